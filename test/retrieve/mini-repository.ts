import type { FileSpec } from './build-index.ts';

const PARSER = `"""Reads ranges such as 3-7 from text."""
from .bounds import Bounds, clamp
from .errors import RangeError

def parse_range(text, last=None):
    """Turns '3-7' into bounds; an open end takes the last position."""
    start, _, end = text.partition('-')
    if end == '':
        return Bounds(int(start), last)
    check_order(int(start), int(end))
    return Bounds(clamp(int(start), last), int(end))

def parse_list(text, last=None):
    return [parse_range(part, last) for part in text.split(',')]

def check_order(start, end):
    if end < start:
        raise RangeError(f"range end {end} lies before its start {start}")
`;

const BOUNDS = `LARGEST = 1 << 31

class Bounds:
    """A closed interval of whole numbers."""

    def __init__(self, start, end):
        self.start = start
        self.end = end

    def contains(self, value):
        return self.start <= value <= self.end

    def width(self):
        return self.end - self.start

class Padded(Bounds):
    def widen(self, amount):
        if self.contains(amount):
            return self.width() + amount
        return self.width()

def clamp(value, limit):
    return min(value, limit or LARGEST)
`;

const ERRORS = `class RangeError(ValueError):
    """Raised when the text of an interval makes no sense."""

def explain_failure(error):
    return "could not understand the interval " + str(error)
`;

const INIT = `from .parser import parse_range, parse_list
from .bounds import *
`;

const REPORT = `from ranges import parse_list

def summarise(text):
    total = 0
    for bounds in parse_list(text):
        total += bounds.width()
    return total
`;

const TEST_PARSER = `import unittest
from ranges import parse_range

class ParserTest(unittest.TestCase):
    def test_open_end(self):
        self.assertEqual(parse_range('3-', 9).end, 9)

    def test_order(self):
        with self.assertRaises(ValueError):
            parse_range('7-3')
`;

const LEGACY = `def parse_range(text):
    """Turns '3-7' into bounds; an open end takes the last position."""
    return text.split('-')
`;

const ROUTER = `import { normalisePath } from './paths.js';
import type { Handler } from './handler.js';

export class Router {
  private routes: Map<string, Handler> = new Map();

  add(pattern: string, handler: Handler): void {
    this.routes.set(normalisePath(pattern), handler);
  }

  match(path: string): Handler | undefined {
    return this.routes.get(normalisePath(path)) ?? this.fallback();
  }

  private fallback(): Handler | undefined {
    return this.routes.get('*');
  }
}
`;

const PATHS = `export function normalisePath(path: string): string {
  return stripSlash(path.toLowerCase());
}

function stripSlash(path: string): string {
  return path.endsWith('/') ? path.slice(0, -1) : path;
}
`;

const HANDLER = `export interface Handler {
  handle(request: Request): Response;
}
`;

const BARREL = `export { Router } from './router.js';
export * from './paths.js';
`;

const ROUTER_TEST = `import { Router } from '../src/index.js';

test('matches without the trailing slash', () => {
  const router = new Router();
  expect(router.match('/a/')).toBeDefined();
});
`;

const README = `# Ranges

A small library. Install it with the package manager of your choice.

The configuration file is called ranges.toml; set strict to refuse gaps.
`;

/** Two small packages, a vendored copy and a README: enough for every source of candidates. */
export const MINI_REPOSITORY: Readonly<Record<string, FileSpec>> = {
  'README.md': { text: README },
  'python/ranges/__init__.py': { text: INIT, imports: ['>.parser: parse_range, parse_list', '>.bounds: *'] },
  'python/ranges/bounds.py': {
    text: BOUNDS,
    units: [
      { at: 'LARGEST =', kind: 'constant' },
      { at: 'class Bounds:', doc: 'A closed interval of whole numbers.' },
      { at: 'def __init__' },
      { at: 'def contains' },
      { at: 'def width' },
      { at: 'class Padded', bases: ['Bounds'] },
      { at: 'def widen', calls: ['self.contains', 'self.width'] },
      { at: 'def clamp', calls: ['min'] },
    ],
  },
  'python/ranges/errors.py': {
    text: ERRORS,
    units: [
      { at: 'class RangeError', bases: ['ValueError'], doc: 'Raised when the text of an interval makes no sense.' },
      { at: 'def explain_failure', calls: ['str'] },
    ],
  },
  'python/ranges/parser.py': {
    text: PARSER,
    imports: ['.bounds: Bounds, clamp', '.errors: RangeError'],
    units: [
      {
        at: 'def parse_range',
        doc: "Turns '3-7' into bounds; an open end takes the last position.",
        calls: ['text.partition', 'Bounds', 'int', 'check_order', 'clamp'],
      },
      { at: 'def parse_list', calls: ['parse_range', 'text.split'] },
      { at: 'def check_order', calls: ['RangeError'] },
    ],
  },
  'python/report.py': {
    text: REPORT,
    imports: ['ranges: parse_list'],
    units: [{ at: 'def summarise', calls: ['parse_list', 'bounds.width'] }],
  },
  'python/tests/test_parser.py': {
    text: TEST_PARSER,
    isTestFile: true,
    imports: ['unittest', 'ranges: parse_range'],
    units: [
      { at: 'class ParserTest', bases: ['unittest.TestCase'], isTest: true },
      { at: 'def test_open_end', calls: ['parse_range', 'self.assertEqual'], isTest: true },
      { at: 'def test_order', calls: ['parse_range', 'self.assertRaises'], isTest: true },
    ],
  },
  'vendor/legacy_ranges.py': {
    text: LEGACY,
    isSecondary: true,
    units: [{ at: 'def parse_range', doc: "Turns '3-7' into bounds; an open end takes the last position." }],
  },
  'web/package.json': { text: '{"name": "@mini/web", "main": "dist/index.js"}' },
  'web/src/handler.ts': { text: HANDLER, units: [{ at: 'export interface Handler', kind: 'interface' }] },
  'web/src/index.ts': { text: BARREL, imports: ['>./router.js: Router', '>./paths.js: *'] },
  'web/src/paths.ts': {
    text: PATHS,
    units: [
      { at: 'export function normalisePath', calls: ['stripSlash', 'path.toLowerCase'] },
      { at: 'function stripSlash', calls: ['path.endsWith', 'path.slice'] },
    ],
  },
  'web/src/router.ts': {
    text: ROUTER,
    imports: ['./paths.js: normalisePath', './handler.js: Handler'],
    units: [
      { at: 'export class Router' },
      { at: 'add(pattern', name: 'add', calls: ['normalisePath', 'this.routes.set'] },
      { at: 'match(path', name: 'match', calls: ['normalisePath', 'this.routes.get', 'this.fallback'] },
      { at: 'private fallback', name: 'fallback', calls: ['this.routes.get'] },
    ],
  },
  'web/test/router.test.ts': {
    text: ROUTER_TEST,
    isTestFile: true,
    imports: ['../src/index.js: Router'],
    units: [
      {
        at: "test('matches without",
        name: 'matches without the trailing slash',
        kind: 'function',
        calls: ['Router', 'router.match'],
        isTest: true,
      },
    ],
  },
};
