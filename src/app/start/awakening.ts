import type { Clock } from '#src/actors/clock.ts';
import { type Signals, whenSeenAgain } from '../world/countdowns.ts';

type Awakening = {
  readonly clock: Pick<Clock, 'now' | 'latest'>;
  /** Asks the gateway what time it is. */
  readonly ask: () => void;
};

/** Clocks that differ by less agree; milliseconds. */
const agreed = 5_000;

/** How often it is looked at besides when the page is seen again: a device that wakes need not say so. Milliseconds. */
const everyNowAndThen = 5_000;

/** The clock that only runs forward may stand still while a device sleeps: as it wakes, the gateway is asked for the time. */
export function watchAwakening(
  { clock, ask }: Awakening,
  signals: Signals = { page: document, window },
  every: (look: () => void, milliseconds: number) => unknown = setInterval,
): void {
  let asked = 0;
  const look = () => {
    const apart = clock.latest() - clock.now();
    // Where no answer says the time, asking once more would not help.
    if (apart - asked > agreed) ask();
    asked = apart > agreed ? apart : 0;
  };
  whenSeenAgain(look, signals);
  every(look, everyNowAndThen);
}
