import type { Clock } from '#src/ui/clock.ts';

/** Timers of the blocks (`ClockContext`) whose pauses are over at once. */
export const instantClock: Clock = {
  setTimeout: (then) => setImmediate(then),
  clearTimeout: clearImmediate,
};
