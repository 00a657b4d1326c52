import { describe, expect, it } from 'vitest';
import { renderContextJson } from '../../src/stages/report/render-context-json.ts';
import { renderContextText } from '../../src/stages/report/render-context-text.ts';
import { renderJson } from '../../src/stages/report/render-json.ts';
import { expectGolden } from './golden.ts';
import { COMMIT, context, EARLY, ERROR, FAIL, PASS, slot } from './sample-results.ts';

const FILES = {
  patch: '/out/change.patch',
  context: '/out/context.json',
  report: '/out/report.md',
  html: '/out/report.html',
};

const PASS_CONTEXT = PASS.context ?? context([]);

describe('renderJson', () => {
  it.each([
    ['pass.json', PASS, FILES],
    ['fail.json', FAIL, FILES],
    ['error.json', ERROR, {}],
  ])('gives the object of %s', (name, result, files) => {
    expectGolden(name, `${JSON.stringify(renderJson(result, files), null, 2)}\n`);
  });

  it('has every key scripts rely on, however early the run ended', () => {
    const json = renderJson(EARLY, {});
    expect(Object.keys(json)).toEqual(
      expect.arrayContaining([
        ...['schema', 'commit', 'verdict', 'tests', 'attempts', 'gate', 'patch', 'context', 'report', 'model'],
        ...['isolation', 'durationSeconds', 'stages'],
      ]),
    );
    expect(Object.keys(json.tests)).toEqual(expect.arrayContaining(['command', 'before', 'after', 'fixed', 'broken']));
    expect(Object.values(json)).not.toContain(undefined);
  });

  it('adds up a stage that ran twice', () => {
    const stages = ['verify', 'generate', 'verify'].map((stage) => ({ stage, seconds: 1.25 }));
    expect(renderJson({ ...EARLY, stages }, {}).stages).toEqual({ verify: 2.5, generate: 1.25 });
  });
});

describe('the context for scripts and terminals', () => {
  it('gives the object and the text of the golden files', () => {
    expectGolden('context.json', `${JSON.stringify(renderContextJson(PASS_CONTEXT, COMMIT), null, 2)}\n`);
    expectGolden('context.txt', renderContextText(PASS_CONTEXT));
  });

  it('leaves the commit out where none was read, and the text out of what was rejected', () => {
    const json = renderContextJson(PASS_CONTEXT);
    expect(json).not.toHaveProperty('commit');
    expect(json.rejected[0]).not.toHaveProperty('text');
  });

  it('says so when there was no evidence', () => {
    expect(renderContextText(context([]))).toBe(
      '0 objects, 0 of 2,048 tokens (o200k_base, product mode)\nNo evidence was found.\n',
    );
  });

  it('shows a name that holds terminal commands without obeying it', () => {
    expect(renderContextText(context([slot(1, { name: '\x1b]0;t\x07a\r\nb' })]))).toContain('a⏎b');
  });
});
