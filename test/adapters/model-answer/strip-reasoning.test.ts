import { describe, expect, it } from 'vitest';
import { stripReasoning } from '../../../src/adapters/model-answer/strip-reasoning.ts';

describe('stripReasoning', () => {
  it('removes a closed block before the answer', () => {
    expect(stripReasoning('<think>\nmaybe delete it\n</think>\n\nreturn a + b\n')).toBe('return a + b\n');
  });

  it('keeps what follows the closing tag on its line', () => {
    expect(stripReasoning('<think>hm</think>answer')).toBe('answer');
  });

  it('leaves nothing of a block that never closes', () => {
    expect(stripReasoning('<think>\nfirst I would\n```py\nx = 1\n```\n')).toBe('');
  });

  it('removes thoughts whose opening tag was in the prompt', () => {
    expect(stripReasoning('let me see\nperhaps\n</think>\nanswer\n')).toBe('answer\n');
  });

  it('removes a block between two parts of an answer', () => {
    expect(stripReasoning('one\n<thinking>\nsecret\n</thinking>\ntwo\n')).toBe('one\ntwo\n');
  });

  it('keeps tags that are part of code', () => {
    const code = 'The fix:\n```py\n<think>\nTAG = "</think>"\n```\n';
    expect(stripReasoning(code)).toBe(code);
  });

  it('keeps a tag in the middle of a line', () => {
    expect(stripReasoning('strip("<think>") is called\n')).toBe('strip("<think>") is called\n');
  });

  it('gives an answer without thoughts back unchanged', () => {
    expect(stripReasoning('\n\n  indented\r\n')).toBe('\n\n  indented\r\n');
  });

  it('needs linear time on a flood of tags', () => {
    const flood = '<think>'.repeat(200_000);
    expect(stripReasoning(flood)).toBe('');
  });
});
