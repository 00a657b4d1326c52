import { explain } from '../domain/errors.ts';
import type { Github, Role } from '../ports/github.ts';
import type { Authority } from './run-settings.ts';

export interface Requester {
  readonly login: string;
  /** As the hosting side says; an account of type Bot has no role to look up. */
  readonly isBot: boolean;
}

export const WRITING_ROLES = ['write', 'maintain', 'admin'] as const;
type WritingRole = (typeof WRITING_ROLES)[number];

export interface AuthorizationPolicy {
  readonly roles: readonly WritingRole[];
  /** Exact names, with or without the `[bot]` suffix, in any case. */
  readonly allowedBots: readonly string[];
}

/**
 * May this account start a run? People by their role, asked of the hosting side and not read from the event; bots only
 * by name. Fails closed: a role that cannot be read is no role.
 */
export async function authorize(requester: Requester, policy: AuthorizationPolicy, github: Github): Promise<Authority> {
  if (requester.isBot) return authorizeBot(requester.login, policy.allowedBots);
  let role: Role;
  try {
    role = await github.roleOf(requester.login);
  } catch (failure) {
    return { allowed: false, reason: `The role of ${requester.login} could not be read: ${explain(failure)}` };
  }
  if (policy.roles.some((allowed) => allowed === role)) return { allowed: true };
  return {
    allowed: false,
    reason: `${requester.login} has the role ${role}; ${policy.roles.join(' or ')} is needed to start a run.`,
  };
}

function authorizeBot(login: string, allowed: readonly string[]): Authority {
  if (allowed.some((name) => botName(name) === botName(login))) return { allowed: true };
  return { allowed: false, reason: `${login} is a bot and is not listed in allowed-bots.` };
}

function botName(login: string): string {
  return login.toLowerCase().replace(/\[bot\]$/, '');
}
