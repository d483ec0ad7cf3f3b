import type { AnyActorRef } from 'xstate';
import { secondsUntil } from '#machines/verification/sms-code.rules.ts';
import { send } from './actors.ts';

/** So many seconds, or until a moment, in epoch milliseconds. */
type Wait = { readonly seconds: number; readonly until: number | null };

/** Knows when countdowns end by the clock, for a timer stands still while a device sleeps (spec 4, SMS code). */
export type Countdowns = {
  /** Answers with `countdown.set`, and later with `countdown.passed` unless the actor's own timer was first. */
  readonly start: (actor: AnyActorRef, wait: Wait) => void;
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
  const ends = new Map<AnyActorRef, number>();
  let timer: ReturnType<typeof setInterval> | undefined;

  function look(grace: number): void {
    for (const [actor, endsAt] of ends) {
      if (now() < endsAt + grace) continue;
      ends.delete(actor);
      send(actor, { type: 'countdown.passed' });
    }
    if (ends.size > 0) return;
    clearInterval(timer);
    timer = undefined;
  }

  const woken = () => look(0);
  signals.page.addEventListener('visibilitychange', woken);
  signals.window.addEventListener('focus', woken);
  signals.window.addEventListener('pageshow', woken);
  return {
    start(actor, wait) {
      const seconds = wait.until === null ? wait.seconds : secondsUntil(wait.until, now());
      const endsAt = now() + seconds * 1_000;
      ends.set(actor, endsAt);
      timer ??= setInterval(() => look(timersFirst), everyNowAndThen);
      send(actor, { type: 'countdown.set', endsAt, seconds });
    },
  };
}
