import { CallFailure } from '#contract/errors.ts';

/** The failures of a call that charts must handle; `late` is a time-out. */
export const late = { error: new CallFailure({ kind: 'timeout' }), means: 'timeout' } as const;
export const lost = { error: new CallFailure({ kind: 'network' }) } as const;
export const endedToken = {
  error: new CallFailure({ kind: 'unauthorized', code: 'SESSION_ENDED' }),
} as const;

/** The refusals of a restricted session, and the gateway's answers about its restriction. */
export function restriction(code: 'MUST_CHANGE_PASSWORD' | 'MUST_VERIFY', value?: unknown) {
  return { error: new CallFailure({ kind: 'restricted', code, value }) } as const;
}
export const mustChange = restriction('MUST_CHANGE_PASSWORD');

/** A refusal with its code, and the value it may carry; pages say the rest in their own words. */
export function refusal(code: string, value?: unknown) {
  return { error: new CallFailure({ kind: 'refused', code, value }) } as const;
}

/** The gateway has no such call. */
export const absent = {
  error: new CallFailure({ kind: 'refused', code: 'CALL_UNKNOWN', absent: 'perhaps' }),
} as const;

/** What a child machine that broke throws at its parent. */
export const broke = { error: new Error('the child broke') } as const;
