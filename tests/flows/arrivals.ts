import type { Arrival } from '#assurance/walk/model.ts';

// What examples look at where a way ends, besides the state.

/** Whether the last step tells the rest of the product all of these. */
export const told =
  (...words: readonly string[]) =>
  ({ effects }: Arrival) =>
    words.every((word) => effects.emitted.some(({ type }) => type === word));

/** Whether a timer of so many milliseconds runs. */
export const waitsFor =
  (milliseconds: number) =>
  ({ to }: Arrival) =>
    to.timers.some(({ delay }) => delay === milliseconds);
