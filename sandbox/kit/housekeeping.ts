import { sweepProofs } from '#sandbox/wallet/proofs.ts';
import type { Sandbox } from './sandbox.ts';

/** Calls somebody now and then, until what it gives is called. */
export type Ticks = (tick: () => void) => () => void;

const everyMinute: Ticks = (tick) => {
  const timer = setInterval(tick, 60_000);
  return () => clearInterval(timer);
};

/**
 * Does what is due by the sandbox's clock and waits for no caller: now and then, and as soon as the clock is moved. What
 * it gives ends that, once what was begun is done.
 */
export function keepHouse(
  { db, clock, log }: Pick<Sandbox, 'db' | 'clock' | 'log'>,
  ticks = everyMinute,
): () => Promise<void> {
  let work = Promise.resolve();
  function look(): void {
    work = work
      .then(() => sweepProofs({ db, clock }))
      .catch((error: unknown) => log.error({ error }, 'housekeeping failed'));
  }
  const stopTicks = ticks(look);
  const stopListening = clock.onMoved(look);
  look();
  return () => {
    stopTicks();
    stopListening();
    return work;
  };
}
