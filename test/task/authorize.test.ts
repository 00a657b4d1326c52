import { describe, expect, it } from 'vitest';
import type { Role } from '../../src/ports/github.ts';
import { authorize } from '../../src/task/authorize.ts';
import { FakeGithub } from '../fakes/fake-github.ts';

const POLICY = { roles: ['write', 'maintain', 'admin'], allowedBots: ['renovate', 'Helper[bot]'] } as const;

async function decide(login: string, more: { role?: Role; isBot?: boolean; failing?: boolean } = {}) {
  const github = new FakeGithub();
  if (more.role) github.roles.set(login, more.role);
  if (more.failing) github.failing.add('roleOf');
  const authority = await authorize({ login, isBot: more.isBot ?? false }, POLICY, github);
  return { authority, calls: github.calls };
}

describe('authorize', () => {
  it.each<readonly [Role, boolean]>([
    ['none', false],
    ['read', false],
    ['triage', false],
    ['write', true],
    ['maintain', true],
    ['admin', true],
  ])('decides by the role: %s', async (role, allowed) => {
    expect((await decide('octo', { role })).authority.allowed).toBe(allowed);
  });

  it('names the role it saw and the roles it needs', async () => {
    expect((await decide('octo', { role: 'triage' })).authority).toEqual({
      allowed: false,
      reason: 'octo has the role triage; write or maintain or admin is needed to start a run.',
    });
  });

  it('refuses when the role cannot be read', async () => {
    const { authority } = await decide('octo', { role: 'admin', failing: true });
    expect(authority).toEqual({ allowed: false, reason: expect.stringContaining('status 500') });
  });

  it.each(['renovate[bot]', 'Renovate[bot]', 'renovate', 'helper[bot]', 'HELPER'])(
    'accepts the listed bot %s without a role',
    async (login) => {
      const { authority, calls } = await decide(login, { isBot: true });
      expect(authority.allowed).toBe(true);
      expect(calls).toEqual([]);
    },
  );

  it.each(['renovate-evil[bot]', 'evil[bot]', 'xrenovate[bot]', '*'])('refuses the bot %s', async (login) => {
    expect((await decide(login, { isBot: true })).authority.allowed).toBe(false);
  });

  it('gives a person named like a listed bot nothing but his own role', async () => {
    expect((await decide('renovate', { role: 'read' })).authority.allowed).toBe(false);
  });
});
