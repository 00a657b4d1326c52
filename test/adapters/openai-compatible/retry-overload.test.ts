import { describe, expect, it } from 'vitest';
import { askedWait, retryOverload, warmUpPause } from '../../../src/adapters/openai-compatible/retry-overload.ts';
import type { Fault } from '../../../src/adapters/openai-compatible/server-error.ts';
import { TaskError } from '../../../src/domain/errors.ts';

const NOON = Date.parse('2026-01-01T12:00:00Z');

describe('askedWait', () => {
  it.each([
    [{ 'retry-after': '7' }, 7],
    [{ 'retry-after': '0.5' }, 0.5],
    [{ 'retry-after': 'Thu, 01 Jan 2026 12:00:30 GMT' }, 30],
    [{ 'retry-after': 'Thu, 01 Jan 2026 11:00:00 GMT' }, 0],
    [{ 'retry-after-ms': '250', 'retry-after': '9' }, 0.25],
    [{ 'retry-after': 'soon' }, undefined],
    [{ 'retry-after': '-3' }, 0],
    [{}, undefined],
  ])('reads %j as %s seconds', (headers, seconds) => {
    // A negative number is a date to the parser, and a past one.
    expect(askedWait(new Headers(headers), NOON)).toBe(seconds);
  });
});

describe('retryOverload', () => {
  const fault = (more: Partial<Fault> = {}): Fault => ({
    error: new TaskError('model-overloaded', 'busy'),
    status: 503,
    retryable: true,
    headers: new Headers({ 'retry-after-ms': '1' }),
    ...more,
  });
  const policy = { retries: 2, maxWaitSeconds: 60, signal: new AbortController().signal };

  it('waits longer and longer, within bounds, when the server does not say', async () => {
    const controller = new AbortController();
    const waits: number[] = [];
    const onWait = (seconds: number) => {
      waits.push(seconds);
      controller.abort();
    };
    const explain = () => fault({ headers: new Headers() });
    const attempt = async () => Promise.reject(new Error('busy'));
    await expect(retryOverload(attempt, { ...policy, signal: controller.signal, explain, onWait })).rejects.toThrow();
    expect(waits[0]).toBeGreaterThanOrEqual(0.375);
    expect(waits[0]).toBeLessThanOrEqual(0.5);
  });

  it('goes on past its tries only while the server loads its model', async () => {
    const server = { message: 'Loading model', code: '503', type: '', param: '' };
    let calls = 0;
    const attempt = async () => {
      if (++calls < 2) throw new Error('loading');
      return 'done';
    };
    expect(await retryOverload(attempt, { ...policy, retries: 0, explain: () => fault({ server }) })).toBe('done');
    calls = 0;
    await expect(retryOverload(attempt, { ...policy, retries: 0, explain: () => fault() })).rejects.toThrow('loading');
  });

  it('stops when all waits together would be too long', async () => {
    let calls = 0;
    const attempt = async () => {
      calls++;
      throw new Error('busy');
    };
    const patience = { ...policy, retries: 99, maxWaitSeconds: 0.0035, explain: () => fault() };
    await expect(retryOverload(attempt, patience)).rejects.toThrow('busy');
    expect(calls).toBe(4);
  });
});

it('looks at a loading server more and more rarely', () => {
  expect([0, 1, 2, 3, 9].map(warmUpPause)).toEqual([0.25, 0.5, 1, 2, 2]);
});
