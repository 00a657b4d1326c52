import { XMLParser } from 'fast-xml-parser';
import type { CaseDraft } from './case-draft.ts';

/** What the parser gives for an element: attributes and children by name, text under `#text`. */
type Element = { readonly [name: string]: unknown };

const parser = () =>
  new XMLParser({
    ignoreAttributes: false,
    attributeNamePrefix: '',
    parseAttributeValue: false,
    parseTagValue: false,
    trimValues: false,
    htmlEntities: true,
    isArray: (name) => name === 'testsuite' || name === 'testcase',
  });

/**
 * Tests of a JUnit XML report as pytest, surefire, Gradle and PHPUnit write it; undefined if it is none. A document type could define entities
 * that grow without end, and no runner writes one.
 */
export function readJunitXml(text: string): readonly CaseDraft[] | undefined {
  if (/<!DOCTYPE/i.test(text)) return undefined;
  try {
    const root: unknown = parser().parse(text);
    if (!isElement(root) || !('testsuites' in root || 'testsuite' in root)) return undefined;
    const suites = isElement(root.testsuites) ? [root.testsuites] : elements(root.testsuite);
    return suites.flatMap((suite) => readSuite(suite, []));
  } catch {
    return undefined;
  }
}

function readSuite(suite: Element, names: readonly string[]): readonly CaseDraft[] {
  return [
    // pytest notes an interruption as a test without a name.
    ...elements(suite.testcase)
      .filter((test) => attribute(test, 'name') !== undefined)
      .map((test) => readCase(test, names)),
    ...elements(suite.testsuite).flatMap((inner) => readSuite(inner, [...names, attribute(inner, 'name') ?? ''])),
  ];
}

function readCase(test: Element, suites: readonly string[]): CaseDraft {
  const name = attribute(test, 'name') ?? '';
  const group = attribute(test, 'classname') ?? suites.filter(Boolean).join('::');
  const file = attribute(test, 'file');
  const problem = firstElement(test.error) ?? firstElement(test.failure);
  const known = { id: group === '' ? name : `${group}::${name}`, ...(file === undefined ? {} : { file }) };
  if (problem !== undefined) {
    const trace = textOf(problem);
    const message = messageOf(problem, trace);
    return { ...known, status: 'error' in test ? 'error' : 'failed', message, trace: `${message}\n${trace}` };
  }
  return { ...known, status: 'skipped' in test ? 'skipped' : 'passed' };
}

function messageOf(problem: Element, trace: string): string {
  const message = attribute(problem, 'message');
  const type = attribute(problem, 'type');
  if (message === undefined) return trace;
  return type !== undefined && !message.includes(type) ? `${type}: ${message}` : message;
}

function isElement(value: unknown): value is Element {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function elements(value: unknown): readonly Element[] {
  return Array.isArray(value) ? value.filter(isElement) : isElement(value) ? [value] : [];
}

/** The first of what may be one element, several, or one with text only. */
function firstElement(value: unknown): Element | undefined {
  const first: unknown = Array.isArray(value) ? value[0] : value;
  if (typeof first === 'string') return { '#text': first };
  return isElement(first) ? first : undefined;
}

function textOf(element: Element): string {
  const text = element['#text'];
  return typeof text === 'string' ? text : '';
}

function attribute(element: Element, name: string): string | undefined {
  const value = element[name];
  return typeof value === 'string' && value !== '' ? value : undefined;
}
