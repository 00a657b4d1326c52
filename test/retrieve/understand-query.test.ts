import { expect, test } from 'vitest';
import { createNameTokeniser } from '../../src/domain/tokenise-code.ts';
import { dropLongQuotes } from '../../src/stages/retrieve/query/drop-logs.ts';
import { extractFrames } from '../../src/stages/retrieve/query/extract-frames.ts';
import { extractLiterals } from '../../src/stages/retrieve/query/extract-literals.ts';
import { extractNames, extractPaths } from '../../src/stages/retrieve/query/extract-mentions.ts';
import { understandQuery } from '../../src/stages/retrieve/query/understand-query.ts';

const TRACES: readonly (readonly [string, string, readonly (readonly [string, number, string?])[]])[] = [
  [
    'Python, innermost last',
    'Traceback (most recent call last):\n  File "/srv/app/run.py", line 12, in main\n    parse(x)\n    ^^^^^^^^\n  File "pkg/parse.py", line 3, in parse\n    raise ValueError\nValueError: no',
    [
      ['pkg/parse.py', 3, 'parse'],
      ['/srv/app/run.py', 12, 'main'],
    ],
  ],
  [
    'Node',
    'TypeError: x is not a function\n    at Router.match (/srv/app/src/router.js:10:5)\n    at async file:///srv/app/main.mjs:4:1\n    at new Thing (C:\\app\\thing.js:7:9)\n    at node:internal/process:95:5',
    [
      ['/srv/app/src/router.js', 10, 'Router.match'],
      ['/srv/app/main.mjs', 4],
      ['C:\\app\\thing.js', 7, 'Thing'],
    ],
  ],
  [
    'Java',
    'Exception in thread "main" java.lang.IllegalStateException: closed\n\tat com.acme.Ledger.post(Ledger.java:42)\n\tat com.acme.Main$1.run(Main.java:7)\n\t... 3 more',
    [
      ['Ledger.java', 42, 'com.acme.Ledger.post'],
      ['Main.java', 7, 'com.acme.Main$1.run'],
    ],
  ],
  [
    'Go panic',
    'panic: oops\n\ngoroutine 1 [running]:\nmain.(*Server).run(0xc000, 0x1)\n\t/home/u/srv/server.go:20 +0x1d\nmain.main()\n\t/home/u/srv/main.go:5 +0x20',
    [
      ['/home/u/srv/server.go', 20, 'main.(*Server).run'],
      ['/home/u/srv/main.go', 5, 'main.main'],
    ],
  ],
  ['Go test log', '--- FAIL: TestAdd (0.00s)\n    add_test.go:12: got 3, want 4', [['add_test.go', 12]]],
  [
    'Rust',
    "thread 'main' panicked at src/lib.rs:10:5:\nindex out of bounds\nstack backtrace:\n   0: rust_begin_unwind\n             at /rustc/abc/library/std/src/panicking.rs:645:5\n   1: httparse::parse_token\n             at ./src/lib.rs:10:5",
    [
      ['src/lib.rs', 10],
      ['/rustc/abc/library/std/src/panicking.rs', 645, 'rust_begin_unwind'],
      ['./src/lib.rs', 10, 'httparse::parse_token'],
    ],
  ],
  [
    'C#',
    'System.ArgumentException: bad\n   at Acme.Ledger.Post(Int32 amount) in /src/Acme/Ledger.cs:line 42\n   at Acme.Program.Main(String[] args) in /src/Acme/Program.cs:line 7',
    [
      ['/src/Acme/Ledger.cs', 42, 'Acme.Ledger.Post'],
      ['/src/Acme/Program.cs', 7, 'Acme.Program.Main'],
    ],
  ],
  [
    'Ruby, both quotes',
    "lib/ledger.rb:42:in `post': closed (RuntimeError)\n\tfrom lib/main.rb:7:in 'Main#run'",
    [
      ['lib/ledger.rb', 42, 'post'],
      ['lib/main.rb', 7, 'Main#run'],
    ],
  ],
  [
    'pytest, with code and messages between',
    "____ test_add ____\n\n    def test_add():\n>       add(1)\n\ntests/test_add.py:4: \n_ _ _ _ _\n\n    def add(x):\n>       raise ValueError('no second')\nE       ValueError: no second\n\npkg/add.py:2: ValueError\n",
    [
      ['pkg/add.py', 2],
      ['tests/test_add.py', 4],
    ],
  ],
  [
    'pytest short',
    'tests/test_add.py:4: in test_add\n    add(1)\npkg/add.py:2: in add\n    raise ValueError',
    [
      ['pkg/add.py', 2, 'add'],
      ['tests/test_add.py', 4, 'test_add'],
    ],
  ],
];

test.each(TRACES)('reads frames of %s', (_, text, frames) => {
  const { traces } = extractFrames(text);
  expect(traces.flat().map(({ path, line, function: name }) => (name ? [path, line, name] : [path, line]))).toEqual(
    frames,
  );
});

test('reads frames inside a quote of a reply', () => {
  expect(extractFrames('> > File "a.py", line 3, in f').traces.flat()).toEqual([
    { path: 'a.py', line: 3, function: 'f' },
  ]);
});

test('leaves messages in the text and takes frames and echoed source out', () => {
  const { rest } = extractFrames(
    'It fails:\n  File "a.py", line 3, in f\n    secret_call()\nValueError: no second\nThanks',
  );
  expect(rest).toBe('It fails:\nValueError: no second\nThanks');
});

test('keeps two traces apart', () => {
  const { traces } = extractFrames('  File "a.py", line 1, in f\nthen\n  File "b.py", line 2, in g');
  expect(traces.length).toBe(2);
});

test('reads at most two hundred frames of a recursion', () => {
  const { traces } = extractFrames('  File "a.py", line 1, in f\n'.repeat(5000));
  expect(traces.flat().length).toBe(200);
});

test.each([
  ['see src/a/b.py:12.', [{ path: 'src/a/b.py', line: 12 }]],
  ['in `lib/x.js`, (web/y.ts:3:7)', [{ path: 'lib/x.js' }, { path: 'web/y.ts', line: 3 }]],
  ['https://host.example/o/r/blob/main/src/a.py#L5-L9', [{ path: 'src/a.py', line: 5 }]],
  ['https://host.example/issues/3', []],
  ['keywords.py is wrong, version 1.2.3 too', [{ path: 'keywords.py' }]],
  ['', []],
])('finds the paths of %j', (text, paths) => {
  expect(extractPaths(text)).toEqual(paths);
});

test.each([
  ['fix `gcd` now', ['gcd']],
  ['fix parse_range and parseList', ['parse_range', 'parseList']],
  ['the gcd function and method run', ['gcd', 'run']],
  ['Bounds.contains, ranges::clamp and Ledger#post', ['Bounds.contains', 'ranges.clamp', 'Ledger.post']],
  ['call gcd() please', ['gcd']],
  ['HTTPServer but not HTTP or Server', ['HTTPServer']],
  ['plain words only', []],
])('finds the names of %j', (text, names) => {
  expect(extractNames(text).map(({ segments }) => segments.join('.'))).toEqual(names);
});

test('trusts a name in a code block less than one in prose', () => {
  const names = extractNames('Use of add_all fails:\n```\nsetup_all()\n```\n');
  expect(names).toEqual([
    { segments: ['add_all'], inProse: true },
    { segments: ['setup_all'], inProse: false },
  ]);
});

test('cuts messages at what was filled in and keeps the longest piece', () => {
  expect(extractLiterals('ValueError: range end 3 lies before its start 7')).toEqual(['lies before its start']);
  expect(extractLiterals('It says "could not understand the interval".')).toEqual([
    'could not understand the interval',
  ]);
  expect(extractLiterals('It says "oneword"')).toEqual([]);
});

test('drops quoted blocks of more than fifty lines and keeps shorter ones', () => {
  const block = (lines: number) => `\`\`\`\n${'noise\n'.repeat(lines)}\`\`\`\nafter`;
  expect(dropLongQuotes(block(51))).not.toContain('noise');
  expect(dropLongQuotes(block(50))).toContain('noise');
  expect(dropLongQuotes(`${'> quoted\n'.repeat(60)}after`)).toBe('after');
});

test('weighs title words double, stop words not at all, and a repeated word as once', () => {
  const { terms } = understandQuery(
    { text: 'Fix the width\n\nheight height height #532', failures: [] },
    createNameTokeniser(),
  );
  expect([...terms]).toEqual([
    ['width', 2],
    ['height', 1],
    ['532', 0.3],
  ]);
});

test.each([
  ['fix(range)!: wrong end', [], ['range', 'end']],
  ['perf: cache_all', ['cache_all'], ['cache_all', 'cache']],
  ['fix(range) is wrong', ['fix'], ['range']],
])('reads the kind of change before the colon in %j as no name and no word', (text, names, tokens) => {
  const understood = understandQuery({ text, failures: [] }, createNameTokeniser());
  expect(understood.names.map(({ segments }) => segments.join('.'))).toEqual(names);
  expect([...understood.terms.keys()]).toEqual(tokens);
});

test('takes frames, test names and messages from failures, each failure once', () => {
  const failure = {
    test: 'tests.test_add::test_sum',
    message: 'AssertionError: totals differ much\n  File "pkg/add.py", line 2, in add',
    frames: [{ path: 'tests/test_add.py', line: 4 }],
  };
  const query = understandQuery({ text: '', failures: [failure, failure] }, createNameTokeniser());
  expect(query.failures.length).toBe(1);
  expect(query.traces).toEqual([
    [{ path: 'tests/test_add.py', line: 4 }],
    [{ path: 'pkg/add.py', line: 2, function: 'add' }],
  ]);
  expect(query.terms.get('test_sum')).toBe(1);
  expect(query.terms.get('totals')).toBe(0.5);
  expect(query.literals).toEqual(['totals differ much']);
});
