import { describe, expect, it } from 'vitest';
import { readActionInputs } from '../../src/entry/action-inputs.ts';

function problemsOf(env: NodeJS.ProcessEnv): string {
  try {
    readActionInputs(env);
    return '';
  } catch (failure) {
    return failure instanceof Error ? failure.message : '';
  }
}

describe('the inputs of the step', () => {
  it('are taken in either spelling', () => {
    const inputs = readActionInputs({
      'INPUT_TOKEN-BUDGET': '1000',
      INPUT_MAX_ATTEMPTS: '2',
      INPUT_PROMPT: ' fix\n it ',
      PATH: '/bin',
    });
    expect(inputs.values).toEqual({ 'token-budget': 1000, 'max-attempts': 2, prompt: ' fix\n it ' });
  });

  it('count as absent when empty', () => {
    expect(readActionInputs({ 'INPUT_BASE-URL': '', INPUT_MODEL: ' ' }).values).toEqual({});
  });

  it('leave no secret in the environment', () => {
    const env = { 'INPUT_API-KEY': 'key-123456', INPUT_API_KEY: 'key-123456', 'INPUT_GITHUB-TOKEN': 'tok-123456' };
    const inputs = readActionInputs(env);
    expect(inputs).toMatchObject({ apiKey: 'key-123456', token: 'tok-123456' });
    expect(env).toEqual({});
    expect(JSON.stringify(inputs.values)).not.toContain('123456');
  });

  it('prefer the token a person wrote to the one that is there by default', () => {
    expect(readActionInputs({ 'INPUT_GITHUB-TOKEN': 'default', INPUT_GITHUB_TOKEN: 'written' }).token).toBe('written');
  });

  it('are complained of all at once, without showing a secret', () => {
    const problems = problemsOf({
      'INPUT_TOKEN-BUDGET': '12k',
      'INPUT_ALLOWED-BOTS': 'renovate, *',
      INPUT_PERMISSIONS: 'write,owner',
      'INPUT_OUTPUT-MODE': 'push',
      'INPUT_PROTECTED-PATHS': 'secrets/**',
      'INPUT_TRIGGER-PHRASE': 'hey bot',
      'INPUT_API-KEY': 'key-123456',
    });
    expect(problems.split('\n')).toHaveLength(6);
    for (const words of [
      'token-budget',
      'allowed-bots',
      'permissions',
      'output-mode push is not built',
      'protected-paths is not built',
      'trigger-phrase',
    ]) {
      expect(problems).toContain(words);
    }
    expect(problems).not.toContain('123456');
  });

  it('are refused when one is given twice with different values', () => {
    expect(problemsOf({ 'INPUT_TOKEN-BUDGET': '1', INPUT_TOKEN_BUDGET: '2' })).toContain('token-budget is given twice');
  });

  it('warn of names nobody knows, with the nearest known one', () => {
    expect(readActionInputs({ 'INPUT_TOKEN-BUDGT': '5' }).warnings.join()).toContain('token-budget');
  });

  it('let only the named roles and bots command', () => {
    const { policy } = readActionInputs({ INPUT_PERMISSIONS: 'admin', 'INPUT_ALLOWED-BOTS': 'renovate\nhelper[bot]' });
    expect(policy).toEqual({ roles: ['admin'], allowedBots: ['renovate', 'helper[bot]'], trigger: '/generate' });
  });
});
