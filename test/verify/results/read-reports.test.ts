import { describe, expect, it } from 'vitest';
import { readJestJson } from '../../../src/stages/verify/results/read-jest-json.ts';
import { readJunitXml } from '../../../src/stages/verify/results/read-junit-xml.ts';
import { readMochaJson } from '../../../src/stages/verify/results/read-mocha-json.ts';
import { readTap } from '../../../src/stages/verify/results/read-tap.ts';
import { brief, recorded, relative } from '../recorded.ts';

describe('readJunitXml', () => {
  it('reads a surefire report', () => {
    const cases = readJunitXml(recorded('surefire.xml'));
    expect(brief(cases)).toEqual([
      'failed org.example.RangeTest::last',
      'passed org.example.RangeTest::zero',
      'skipped org.example.RangeTest::later',
      'error org.example.RangeTest::negative',
    ]);
    expect(cases?.[0]?.message).toBe('java.lang.AssertionError: last of 3 expected:<2> but was:<3>');
    expect(cases?.[3]?.trace).toContain('at org.example.Range.last(Range.java:2)');
  });

  it('names tests of nested suites without a class by their suites', () => {
    const xml =
      '<testsuites><testsuite name="all"><testsuite name="inner"><testcase name="a"/></testsuite></testsuite></testsuites>';
    expect(brief(readJunitXml(xml))).toEqual(['passed all::inner::a']);
  });

  it('decodes characters and keeps names apart from numbers', () => {
    const xml =
      '<testsuite><testcase classname="1.0" name="a &lt; b &amp;&#10;c 007"><failure message="x&#10;y"/></testcase></testsuite>';
    expect(readJunitXml(xml)).toMatchObject([{ id: '1.0::a < b &\nc 007', status: 'failed', message: 'x\ny' }]);
  });

  it('takes an error over a failure, and both over a skip', () => {
    const xml = '<testsuite><testcase name="a"><skipped/><failure>f</failure><error>e</error></testcase></testsuite>';
    expect(readJunitXml(xml)).toMatchObject([{ status: 'error', message: 'e' }]);
  });

  it('reads nothing from a text that defines entities, is cut, or is no report', () => {
    expect(readJunitXml('<!DOCTYPE x [<!ENTITY a "b">]><testsuite><testcase name="&a;"/></testsuite>')).toBeUndefined();
    expect(readJunitXml('<html></html>')).toBeUndefined();
    expect(readJunitXml('not xml')).toBeUndefined();
    expect(readJunitXml('')).toBeUndefined();
  });

  it('is not led astray by names that JavaScript uses itself', () => {
    const xml =
      '<testsuite><testcase classname="constructor" name="__proto__"/><testcase name="toString"/></testsuite>';
    expect(brief(readJunitXml(xml))).toEqual(['passed constructor::__proto__', 'passed toString']);
  });
});

describe('readJestJson', () => {
  it('reads a Jest report', () => {
    const cases = readJestJson(recorded('jest.json'), relative);
    expect(brief(cases)).toEqual([
      'failed jest.test.js::last > of three',
      'passed jest.test.js::last > of zero',
      'skipped jest.test.js::last > later',
      'skipped jest.test.js::last > some day',
      'failed jest.test.js::throws',
    ]);
    expect(cases?.[4]?.message).toBe('RangeError: negative');
    expect(cases?.[4]?.trace).toContain('range.js:1:42');
  });

  it('reads a Vitest report', () => {
    expect(brief(readJestJson(recorded('vitest.json'), relative))).toEqual([
      'failed vit.spec.js::last > of three',
      'passed vit.spec.js::last > of zero',
      'skipped vit.spec.js::last > later',
      'failed vit.spec.js::throws',
    ]);
  });

  it('counts a file that could not be loaded as one error', () => {
    const report = {
      testResults: [
        { name: '/home/dev/ranges/a.test.js', status: 'failed', message: 'SyntaxError: no', assertionResults: [] },
      ],
    };
    expect(readJestJson(JSON.stringify(report), relative)).toMatchObject([
      { id: 'a.test.js', status: 'error', message: 'SyntaxError: no' },
    ]);
  });

  it('reads nothing from another document', () => {
    expect(readJestJson('{"tests": 3}', relative)).toBeUndefined();
    expect(readJestJson('{"testResults": [', relative)).toBeUndefined();
  });
});

describe('readMochaJson', () => {
  it('reads a Mocha report', () => {
    const cases = readMochaJson(recorded('mocha.json'), relative);
    expect(brief(cases)).toEqual([
      'failed last of three',
      'passed last of zero',
      'skipped last later',
      'failed last inner throws',
    ]);
    expect(cases?.[3]).toMatchObject({ file: 'mocha.spec.js', message: 'negative' });
  });

  it('counts a hook that failed, which Mocha leaves out of its tests', () => {
    const hook = { fullTitle: 'last "before each" hook', err: { message: 'no database' } };
    const report = { tests: [], pending: [], passes: [], failures: [hook] };
    expect(brief(readMochaJson(JSON.stringify(report), relative))).toEqual(['error last "before each" hook']);
  });
});

describe('readTap', () => {
  it('names the assertions of tape by file and heading', () => {
    const cases = readTap({ text: recorded('tape.tap'), exitCode: 1, file: 'tape.js' });
    expect(brief(cases)).toEqual([
      'failed tape.js::last::of three',
      'passed tape.js::last::of zero',
      'passed tape.js::inner::should be truthy',
      'passed tape.js::inner::should be truthy',
      'failed tape.js::throws::message',
    ]);
    expect(cases?.[0]?.message).toBe(
      'of three\noperator: equal\nexpected: 2\nactual: 3\nat: Test.<anonymous> (/home/dev/ranges/tape.js:2:25)',
    );
  });

  it('reads subtests without the lines that sum them up', () => {
    expect(brief(readTap({ text: recorded('tap.tap'), exitCode: 1 }))).toEqual([
      'failed last::of three',
      'passed last::should be equal',
      'passed ok::should be equal',
      'skipped sk',
    ]);
  });

  it('reads flat TAP', () => {
    expect(brief(readTap({ text: recorded('ava.tap'), exitCode: 1 }))).toEqual([
      'skipped later',
      'failed of three',
      'passed of zero',
    ]);
  });

  it('counts a stream that ends early as an error of its own', () => {
    const text = 'TAP version 13\n# first\nok 1 fine\nTypeError: boom\n    at f (/home/dev/ranges/a.js:1:2)\n';
    expect(brief(readTap({ text, exitCode: 1 }))).toEqual(['passed first::fine', 'error (ended early)']);
    expect(brief(readTap({ text, exitCode: 0 }))).toEqual(['passed first::fine']);
  });

  it('reads a bail out as an error, and a failing todo as skipped', () => {
    expect(brief(readTap({ text: 'TAP version 13\nok 1 a\nBail out! no database\n', exitCode: 1 }))).toEqual([
      'passed a',
      'error (bail out)',
    ]);
    expect(brief(readTap({ text: 'TAP version 13\nnot ok 1 a # TODO later\n1..1\n', exitCode: 0 }))).toEqual([
      'skipped a',
    ]);
  });

  it('survives nesting without end and YAML without sense', () => {
    const deep = Array.from({ length: 3000 }, (_, i) => `${'    '.repeat(i)}# Subtest: x`).join('\n');
    expect(readTap({ text: `TAP version 13\n${deep}\n`, exitCode: 0 })).toBeDefined();
    const yaml = `TAP version 13\nnot ok 1 - a\n  ---\n${'  a: [\n'.repeat(5000)}  ...\n1..1\n`;
    expect(brief(readTap({ text: yaml, exitCode: 1 }))).toContain('failed a');
  });
});
