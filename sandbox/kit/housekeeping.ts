import { lapse } from '#sandbox/contracts/lapsing.ts';
import { payBills } from '#sandbox/contracts/paying.ts';
import { settleContracts } from '#sandbox/contracts/settling.ts';
import { sweepMessages } from '#sandbox/inbox/changes.ts';
import { settleReferrals } from '#sandbox/member/referral/settling.ts';
import { sweepProofs } from '#sandbox/wallet/proofs.ts';
import type { Sandbox } from './sandbox.ts';

/** Calls a function now and then. Call the returned function to stop. */
export type Ticks = (tick: () => void) => () => void;

const everyMinute: Ticks = (tick) => {
  const timer = setInterval(tick, 60_000);
  return () => clearInterval(timer);
};

/**
 * Does the work that is due by the sandbox's clock without a caller: now and then, and as soon as the clock
 * moves. The returned function stops it and resolves when running work is done.
 */
export function runHousekeeping(
  { db, clock, settings, log }: Pick<Sandbox, 'db' | 'clock' | 'settings' | 'log'>,
  ticks = everyMinute,
): () => Promise<void> {
  let work = Promise.resolve();
  function look(): void {
    work = work
      .then(() => sweepProofs({ db, clock }))
      .then(() => sweepMessages({ db, clock }))
      .then(() => lapse({ db, clock }))
      .then(() => settleContracts({ db, clock, settings }))
      .then(() => payBills({ db, clock }))
      .then(() => settleReferrals({ db, clock, settings }))
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
