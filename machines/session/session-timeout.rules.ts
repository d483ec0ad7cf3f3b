import type { CallOutput } from '#contract/calls.ts';
import { type Failure, failureOf } from '#contract/errors.ts';
import {
  asMilliseconds,
  asMinutes,
  asSeconds,
  least,
  millisecondsOf,
  minus,
  most,
  plain,
  type Seconds,
  secondsIn,
  secondsOf,
  signOf,
} from '#contract/units.ts';
import { type Span, within } from '../kit/waits.rules.ts';
import type { WorldEvent } from '../world.ts';

/** The gateway's answer about the time left. */
export type Left = CallOutput<'session.life'>;

export type LifeContext = {
  /** Until the nearer of the session's two ends, at the last answer; never negative. */
  readonly seconds: Seconds;
  /** The end is final: the session has reached its maximum length. */
  readonly forGood: boolean;
  /** The end by the gateway's clock, in epoch milliseconds; null until the browser has computed it. */
  readonly endsAt: number | null;
  /** Why the session could not be prolonged. */
  readonly failure: Failure | null;
  /** Between 0 and 1: spreads the questions of many pages. */
  readonly chance: number;
  /** Nobody sees the page. */
  readonly hidden: boolean;
};

/** What the clock waits for: the next question to the gateway, or the known end. */
export type Counted = { readonly of: 'look' | 'end' };

export type LifeEvent =
  | { readonly type: 'stay.clicked' }
  | { readonly type: 'warning.closed' }
  | { readonly type: 'check.clicked' }
  | { readonly type: 'life.doubted' }
  | { readonly type: 'page.hidden' }
  | { readonly type: 'page.shown' }
  | ({ readonly type: 'countdown.set'; readonly endsAt: number } & Counted)
  | ({ readonly type: 'countdown.passed' } & Counted);

/** The types of the chart. */
export type LifeTypes = {
  input: { readonly chance: number };
  context: LifeContext;
  events: LifeEvent;
  emitted: WorldEvent;
  tags: 'busy' | 'stable' | 'refused';
};

/** The usual life of an unused session (decision: sessions), assumed until the gateway answers. */
const usual = secondsIn(asMinutes(30));

export function newLife({ chance }: Pick<LifeContext, 'chance'>): LifeContext {
  return { seconds: usual, forGood: false, endsAt: null, failure: null, chance, hidden: false };
}

/** How long before the end the warning starts (decision: sessions). */
export const warned = secondsIn(asMinutes(1));

/** The longest life believed, because browser timers do not reach much further. */
const longest = secondsIn(asMinutes(24 * 60));

const none = asSeconds(0);

const believed = (left: Seconds) => least(longest, most(none, asSeconds(Math.ceil(plain(left)))));

/** The time left, from the gateway's answer. */
export function lifeLeft({ idleSeconds, absoluteSeconds }: Left): Partial<LifeContext> {
  const seconds = least(believed(idleSeconds), believed(absoluteSeconds));
  return { seconds, forGood: believed(absoluteSeconds) <= warned, failure: null };
}

/** The warning is not due yet. */
export function lasts({ seconds }: LifeContext): boolean {
  return seconds > warned;
}

/** No time is left. */
export function isOver({ seconds }: LifeContext): boolean {
  return signOf(seconds) === 0;
}

/** How often the gateway is asked while there is time, because it may have ended the session for another device. */
const looks: Span = [180_000, 220_000];

/** Until the gateway is asked again while there is time: when the warning is due, or sooner; milliseconds. */
export function untilLook({ seconds, chance }: LifeContext): number {
  return Math.min(within(looks, chance), plain(millisecondsOf(most(none, minus(seconds, warned)))));
}

/** Until the end; milliseconds. */
export function untilEnd({ seconds }: LifeContext): number {
  return plain(millisecondsOf(seconds));
}

/** Asks the browser to watch the clock too, because timers stop while a device sleeps: nobody may be in front of it as it wakes. */
export function countdownOf(of: Counted['of'], milliseconds: number) {
  return {
    type: 'countdown.started' as const,
    seconds: secondsOf(asMilliseconds(milliseconds)),
    until: null,
    of,
    wary: true as const,
  };
}

/** After a failure: everybody is back within two minutes, and no sooner than the status has been tried twice. */
const retries: Span = [90_000, 104_000];

/** How soon the gateway is asked again after a failure; milliseconds. */
export function askAgain({ chance }: LifeContext): number {
  return within(retries, chance);
}

/** Why the session could not be prolonged. */
export function failedToStay(error: unknown): Partial<LifeContext> {
  return { failure: failureOf(error) };
}
