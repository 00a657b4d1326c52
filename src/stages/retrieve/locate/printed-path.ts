import { endingsOf, type PathTable } from './path-table.ts';

/** More files than this under one ending and the print does not say which. */
const MOST_MEANT = 5;
/** Segments of a printed path that are looked at; real ones are never as deep. */
const MOST_SEGMENTS = 64;

/** Code of others: the standard library, package caches, the runtime itself. */
const FOREIGN =
  /(?:^|\/)node_modules\/|^node:|^<|\/rustc\/|\.cargo\/registry\/|\/pkg\/mod\/|^\/usr\/(?:lib|local\/go)\//;
/** What is installed may be the repository itself, but only under its whole name. */
const INSTALLED = /.*\/(?:site|dist)-packages\//;

/**
 * Files a printed path may mean: absolute on another machine, relative to some folder, or a base name. The longest
 * ending that both have decides; an absolute path that shares its base name only is another file.
 */
export function locatePrintedPath(table: PathTable, printed: string): readonly number[] {
  const path = printed
    .replaceAll('\\', '/')
    .replace(/^file:\/\//, '')
    .replace(/^(?:\.?\.\/)+/, '');
  const exact = table.exact(path);
  if (exact !== undefined) return [exact];
  const installed = path.replace(INSTALLED, '');
  if (FOREIGN.test(path) && installed === path) return [];
  const isAbsolute = /^(?:\/|[A-Za-z]:)/.test(path) && installed === path;
  const segments = installed
    .split('/')
    .filter((segment) => segment !== '')
    .slice(-MOST_SEGMENTS);
  const whole = segments.join('/');
  for (const ending of endingsOf(whole)) {
    const found = table.endingWith(ending);
    if (found.length === 0) continue;
    return isMeant(table, { found, ending, whole, isAbsolute }) ? found : [];
  }
  return [];
}

interface Match {
  readonly found: readonly number[];
  readonly ending: string;
  readonly whole: string;
  readonly isAbsolute: boolean;
}

function isMeant(table: PathTable, { found, ending, whole, isAbsolute }: Match): boolean {
  if (found.length > MOST_MEANT) return false;
  if (ending === whole && !isAbsolute) return true;
  // A machine's absolute path ends in the whole repository path; two shared segments are enough beside a moved root.
  return ending.includes('/') || (isAbsolute && found.length === 1 && table.files[found[0] ?? 0]?.path === ending);
}
