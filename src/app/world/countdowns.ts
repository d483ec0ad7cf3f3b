import type { AnyActorRef } from 'xstate';
import { millisecondsOf, plain, type Seconds } from '#contract/units.ts';
import { secondsUntil } from '#machines/verification/code-waits.rules.ts';
import { handlers } from './handlers.ts';
import { send } from './send.ts';

/** A time, or until a moment in epoch milliseconds; `of` distinguishes an actor's countdowns. */
type Wait = { readonly seconds: Seconds; readonly until: number | null; readonly of?: string };

/** Knows by the clock when countdowns end, because a timer stops while a device sleeps (spec 4, SMS code). */
export type Countdowns = {
  /** Answers with `countdown.set`, and later with `countdown.passed` unless the actor's own timer was first. */
  readonly start: (actor: AnyActorRef, wait: Wait) => void;
  /** Reports finished ones at once, before anything that depends on them is passed on. */
  readonly look: () => void;
};

type Signals = {
  readonly page: Pick<EventTarget, 'addEventListener'>;
  readonly window: Pick<EventTarget, 'addEventListener'>;
};

/** Looking now and then leaves the first word to the machine's own timer. Milliseconds. */
const timersFirst = 1_000;

/** How often the clock is looked at besides when the page is seen again; milliseconds. */
const everyNowAndThen = 5_000;

/** Starts to watch; `now` is epoch milliseconds. */
export function createCountdowns(
  signals: Signals = { page: document, window },
  now: () => number = Date.now,
): Countdowns {
  const ends = new Map<AnyActorRef, Map<string | undefined, number>>();
  let timer: ReturnType<typeof setInterval> | undefined;

  function lookAt(actor: AnyActorRef, those: Map<string | undefined, number>, grace: number): void {
    for (const [of, endsAt] of those) {
      if (now() < endsAt + grace) continue;
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
  signals.page.addEventListener('visibilitychange', woken);
  signals.window.addEventListener('focus', woken);
  signals.window.addEventListener('pageshow', woken);
  return {
    start(actor, { seconds: given, until, of }) {
      const seconds = until === null ? given : secondsUntil(until, now());
      const endsAt = now() + plain(millisecondsOf(seconds));
      const those = ends.get(actor) ?? new Map<string | undefined, number>();
      ends.set(actor, those.set(of, endsAt));
      timer ??= setInterval(() => look(timersFirst), everyNowAndThen);
      send(actor, { type: 'countdown.set', endsAt, seconds, of });
    },
    look: woken,
  };
}

/** The effects of the countdowns. */
export const countdownHandlers = (countdowns: Countdowns) =>
  handlers({ 'countdown.started': (event, from) => countdowns.start(from, event) });
