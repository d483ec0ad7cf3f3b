import type { Gateway } from '#contract/calls.ts';

/** Milliseconds that a trace waits for the gateway's clock. */
const patience = 5_000;

/**
 * Milliseconds by which the gateway's clock is ahead of the browser's, give or take half of the way there and back; null when
 * it does not answer in time.
 */
export async function clockAhead(
  call: Gateway,
  now: () => number = Date.now,
  late: Promise<null> = new Promise((resolve) => setTimeout(resolve, patience, null)),
): Promise<number | null> {
  const asked = now();
  const answered = call('system.keys', {}).then(
    (keys) => Math.round(keys.now - (asked + now()) / 2),
    () => null,
  );
  return Promise.race([answered, late]);
}
