import type { RepoPath } from '../../domain/repo-path.ts';
import { matchGlob } from './match-glob.ts';

/** What the repository itself says of a file: true or false where it speaks, undefined where it does not. */
export type SaysSecondary = (path: RepoPath) => boolean | undefined;

const RULE_LIMIT = 200;
const ATTRIBUTE = /^(-|!)?linguist-(?:generated|vendored)(?:=(.*))?$/;

interface AttributeRule {
  readonly pattern: string;
  readonly isSecondary: boolean;
}

/** Reads `linguist-generated` and `linguist-vendored` from a `.gitattributes` text; the last rule that matches wins. */
export function readAttributes(text: string): SaysSecondary {
  const rules = text.split('\n').flatMap(readRule).slice(-RULE_LIMIT).reverse();
  return (path) => rules.find(({ pattern }) => matchGlob(pattern, path))?.isSecondary;
}

function readRule(line: string): readonly AttributeRule[] {
  const [pattern = '', ...attributes] = line.trim().split(/\s+/, 20);
  if (pattern === '' || pattern.startsWith('#') || pattern.length > 300) return [];
  return attributes.flatMap((attribute) => {
    const [match, off, value] = ATTRIBUTE.exec(attribute) ?? [];
    return match === undefined ? [] : [{ pattern, isSecondary: off === undefined && value !== 'false' }];
  });
}
