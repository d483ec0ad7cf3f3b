import type { CallOutput } from '#contract/calls.ts';
import { failureOf } from '#contract/errors.ts';
import { askedOnceMore } from '../kit/waits.rules.ts';

export type NoPlayContext = {
  /** The key under which the session was declared. */
  readonly key: string;
  /** The session that is open; '' until the gateway said which. */
  readonly sessionId: string;
  /** How many times the gateway was asked without result. */
  readonly asked: number;
};

export type NoPlayEvent = { readonly type: 'look.asked' } | { readonly type: 'given.up' };

type Answer = CallOutput<'protection.session'>;

/** Nothing is known yet of what was sent under a key. */
export function newNoPlay({ key }: Pick<NoPlayContext, 'key'>): NoPlayContext {
  return { key, sessionId: '', asked: 0 };
}

/** Whether what was sent is not finished: something may still be opened by it. */
export function stillRunning({ state }: CallOutput<'wallet.outcome'>): boolean {
  return state === 'running';
}

/** Whether the gateway can't say what became of a key: it has no such question. */
export function cannotBeAsked(error: unknown): boolean {
  return failureOf(error).absent !== undefined;
}

/** Whether a session of play is open that has to end. */
export function isOpen({ session }: Answer): boolean {
  return session?.state === 'OPEN';
}

/** Which session ends. */
export function toEnd({ session }: Answer): Pick<NoPlayContext, 'sessionId'> {
  return { sessionId: session?.sessionId ?? '' };
}

/** One more question without result. */
export function askedAgain({ asked }: NoPlayContext): Pick<NoPlayContext, 'asked'> {
  return { asked: askedOnceMore(asked) };
}
