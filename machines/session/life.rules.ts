import type { CallOutput } from '#contract/calls.ts';
import { type Failure, failureOf } from '#contract/errors.ts';

/** What the gateway says of the time a session has. */
export type Left = CallOutput<'session.life'>;

export type LifeContext = {
  /** Seconds until the session ends, the nearer of its two ends, as last told; never negative. */
  readonly seconds: number;
  /** It ends whatever is done: it has lasted as long as any session may. */
  readonly forGood: boolean;
  /** The moment of the end by this device's clock, in epoch milliseconds; null until the world has worked it out. */
  readonly endsAt: number | null;
  /** Why the session could not be prolonged. */
  readonly failure: Failure | null;
};

/** What is waited for: the moment to look again, or the end that is known. */
export type Counted = { readonly of: 'look' | 'end' };

export type LifeEvent =
  | { readonly type: 'stay.clicked' }
  | { readonly type: 'warning.closed' }
  | { readonly type: 'check.clicked' }
  | { readonly type: 'life.doubted' }
  | ({ readonly type: 'countdown.set'; readonly endsAt: number } & Counted)
  | ({ readonly type: 'countdown.passed' } & Counted);

/** What a session that is not used lives as a rule (decision: sessions): believed until the gateway says; seconds. */
const usual = 30 * 60;

export const newLife: LifeContext = { seconds: usual, forGood: false, endsAt: null, failure: null };

/** Seconds before the end from which on one is warned (decision: sessions). */
const warned = 60;

/** No session is believed to last longer, for no timer of a browser counts so far; seconds. */
const longest = 86_400;

const secondsIn = (told: number) => Math.min(longest, Math.max(0, Math.ceil(told)));

/** The time that is left, from what the gateway says. */
export function lifeLeft({ idleSeconds, absoluteSeconds }: Left): Partial<LifeContext> {
  const seconds = Math.min(secondsIn(idleSeconds), secondsIn(absoluteSeconds));
  return { seconds, forGood: secondsIn(absoluteSeconds) <= warned, failure: null };
}

/** There is more time than one is warned of. */
export function lasts({ seconds }: LifeContext): boolean {
  return seconds > warned;
}

/** Nothing is left. */
export function isOver({ seconds }: LifeContext): boolean {
  return seconds === 0;
}

/** How often the gateway is asked while there is time: it may have ended the session, for another device; seconds. */
const lookedAt = 60;

/** Until the gateway is asked again while there is time: when there is reason to warn, or sooner; milliseconds. */
export function untilLook({ seconds }: LifeContext): number {
  return Math.min(lookedAt, Math.max(0, seconds - warned)) * 1_000;
}

/** Until the end; milliseconds. */
export function untilEnd({ seconds }: LifeContext): number {
  return seconds * 1_000;
}

/** The world is asked to watch the clock too, for timers stand still while a device sleeps. */
export function countdownOf(of: Counted['of'], milliseconds: number) {
  return { type: 'countdown.started' as const, seconds: milliseconds / 1_000, until: null, of };
}

/** When the gateway is asked again after it could not be; milliseconds. */
export const askAgain = 30_000;

/** Why it could not be prolonged. */
export function failedToStay(error: unknown): Partial<LifeContext> {
  return { failure: failureOf(error) };
}
