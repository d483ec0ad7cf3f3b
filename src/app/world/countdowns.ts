import type { AnyActorRef } from 'xstate';
import { millisecondsOf, plain, type Seconds } from '#contract/units.ts';
import { secondsUntil } from '#machines/verification/code-waits.rules.ts';
import { type Clock, clock as ofThisPage } from '#src/actors/clock.ts';
import { handlers } from './handlers.ts';
import { send } from './send.ts';

/** A time, or until a moment of the gateway's clock in epoch milliseconds; `of` distinguishes an actor's countdowns. */
type Wait = {
  readonly seconds: Seconds;
  readonly until: number | null;
  readonly of?: string;
  /** Ends as soon as the device may have slept through the end, before an answer tells. */
  readonly wary?: true;
};

/** Knows by the clock when countdowns end, because a timer stops while a device sleeps (spec 4, SMS code). */
export type Countdowns = {
  /** Answers with `countdown.set`, and later with `countdown.passed` unless the actor's own timer was first. */
  readonly start: (actor: AnyActorRef, wait: Wait) => void;
  /** Reports finished ones at once, before anything that depends on them is passed on. */
  readonly look: () => void;
};

/** `endsAt` is the gateway's clock, epoch milliseconds. */
type End = { readonly endsAt: number; readonly wary: boolean };

/** Where the browser says that a page is seen again. */
export type Signals = {
  readonly page: Pick<EventTarget, 'addEventListener'>;
  readonly window: Pick<EventTarget, 'addEventListener'>;
};

/** Looks whenever the page is seen again, after its device may have slept. */
export function whenSeenAgain(look: () => void, { page, window }: Signals): void {
  page.addEventListener('visibilitychange', look);
  window.addEventListener('focus', look);
  window.addEventListener('pageshow', look);
}

/** Looking now and then leaves the first word to the machine's own timer. Milliseconds. */
const timersFirst = 1_000;

/** How often the clock is looked at besides when the page is seen again and when an answer sets it; milliseconds. */
const everyNowAndThen = 5_000;

/** Starts to watch. */
export function createCountdowns(
  signals: Signals = { page: document, window },
  clock: Pick<Clock, 'now' | 'latest' | 'listen'> = ofThisPage,
): Countdowns {
  const ends = new Map<AnyActorRef, Map<string | undefined, End>>();
  let timer: ReturnType<typeof setInterval> | undefined;

  function lookAt(actor: AnyActorRef, those: Map<string | undefined, End>, grace: number): void {
    for (const [of, { endsAt, wary }] of those) {
      if ((wary ? clock.latest() : clock.now()) < endsAt + grace) continue;
      those.delete(of);
      send(actor, { type: 'countdown.passed', of });
    }
    if (those.size === 0) ends.delete(actor);
  }

  function look(grace: number): void {
    for (const [actor, those] of ends) lookAt(actor, those, grace);
    if (ends.size > 0) return;
    clearInterval(timer);
    timer = undefined;
  }

  const woken = () => look(0);
  clock.listen(woken);
  whenSeenAgain(woken, signals);
  return {
    start(actor, { seconds: given, until, of, wary = false }) {
      const seconds = until === null ? given : secondsUntil(until, clock.now());
      const endsAt = clock.now() + plain(millisecondsOf(seconds));
      const those = ends.get(actor) ?? new Map<string | undefined, End>();
      ends.set(actor, those.set(of, { endsAt, wary }));
      timer ??= setInterval(() => look(timersFirst), everyNowAndThen);
      send(actor, { type: 'countdown.set', endsAt, seconds, of });
    },
    look: woken,
  };
}

/** The effects of the countdowns. */
export const countdownHandlers = (countdowns: Countdowns) =>
  handlers({ 'countdown.started': (event, from) => countdowns.start(from, event) });
