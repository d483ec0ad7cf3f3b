import type { Answer } from '#assurance/walk/graph.ts';
import type { MemberInfo } from '#contract/member.ts';
import { type Arrival, nobodyYet } from '#machines/session/load-member.rules.ts';

/** Member info of an account type. */
export function person(type: number): MemberInfo {
  return { id: '1', account: 'ana', nickname: 'Ana', userName: 'ana', type };
}

/** Planted secrets: a context with one of these after its flow ended has leaked it. */
export const secrets = {
  password: 'planted-password',
  old: 'planted-old-password',
  code: 'planted-code',
  captcha: 'planted-captcha',
  token: 'planted-token',
  ticket: 'planted-ticket',
} as const;

/** Whether plain data holds none of the given texts, at any depth. */
export function holdsNone(data: unknown, texts: readonly string[]): boolean {
  const text = JSON.stringify(data) ?? '';
  return texts.every((secret) => !text.includes(secret));
}

/** How loading a person ends who may not come in, or not yet as they are. */
export const unfinishedArrivals = {
  restricted: { done: { ...nobodyYet, outcome: 'restricted', account: 'ana' } },
  unverified: { done: { ...nobodyYet, outcome: 'unverified', account: 'ana' } },
  'restricted, without a name': { done: { ...nobodyYet, outcome: 'restricted' } },
  'turned away': { done: nobodyYet },
  'given up': { done: { ...nobodyYet, outcome: 'givenUp' }, means: 'timeout' },
} as const satisfies Record<string, Answer<Arrival>>;
