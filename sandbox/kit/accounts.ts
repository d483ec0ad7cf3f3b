import { demoType } from '#contract/session/account-types.ts';
import type { Entrance } from '#contract/session/entrance.ts';
import { accountOf, emailOf, emailProblem } from '#contract/typed.ts';

/** The characters of a name in the form for comparing; look-alike letters of other alphabets are excluded. */
const comparable = /^[a-z0-9][a-z0-9._-]{0,63}$/;

/**
 * An account name in the form for comparing: 'MEMBER1', ' member1 ' and full-width letters are the same
 * account. Null for an impossible name.
 */
export function accountKey(name: string): string | null {
  const key = accountOf(name).toLowerCase();
  return comparable.test(key) ? key : null;
}

/** A mail address in the form for comparing; null for an impossible one. */
export function mailKey(email: string): string | null {
  return emailProblem(email) ? null : emailOf(email).toLowerCase();
}

const agentTypes: readonly number[] = [1, 2, 41, 42];
/** The kind of an account (spec 6); a demo account is never an agent. */
export function accountKind(type: number): 'member' | 'agent' | 'demo' {
  if (type === demoType) return 'demo';
  return agentTypes.includes(type) ? 'agent' : 'member';
}

/** Why an account of this type may not come in at an entrance (spec 6); null when it may. */
export function turnedAwayAt(entrance: Entrance, type: number): 'NOT_AGENT' | 'NOT_MEMBER' | null {
  const kind = accountKind(type);
  if (entrance === 'agent' && kind !== 'agent') return 'NOT_AGENT';
  return entrance === 'member' && kind === 'agent' ? 'NOT_MEMBER' : null;
}
