import { correctBills } from '#sandbox/contracts/correcting.ts';
import { lapse } from '#sandbox/contracts/expire-contracts.ts';
import { payBills } from '#sandbox/contracts/paying.ts';
import { settleContracts } from '#sandbox/contracts/settling.ts';
import { sweepMessages } from '#sandbox/inbox/changes.ts';
import type { Pause } from '#sandbox/kit/jobs.ts';
import type { Sandbox } from '#sandbox/kit/services.ts';
import { settleReferrals } from '#sandbox/member/referral/settling.ts';
import { sweepProofs } from '#sandbox/wallet/proofs.ts';

/** Calls a function now and then. Call the returned function to stop. */
export type Ticks = (tick: () => void) => () => void;

const everyMinute: Ticks = (tick) => {
  const timer = setInterval(tick, 60_000);
  return () => clearInterval(timer);
};

type Worker = Pick<Sandbox, 'db' | 'clock' | 'settings' | 'log'> & { readonly pause?: Pause };

/** What is due by the clock, in this order: what ran out ends before contracts are settled, and these before they are paid. */
const chores: readonly ((sandbox: Worker) => Promise<void>)[] = [
  sweepProofs,
  sweepMessages,
  lapse,
  settleContracts,
  correctBills,
  payBills,
  (sandbox) => settleReferrals(sandbox),
];

/**
 * Does the work that is due by the sandbox's clock without a caller: now and then, and as soon as the clock
 * moves. The returned function stops it and resolves when running work is done.
 */
export function runHousekeeping(sandbox: Worker, ticks = everyMinute): () => Promise<void> {
  const { clock, log } = sandbox;
  let work = Promise.resolve();
  function look(): void {
    // One that fails keeps none of the others from being done.
    for (const chore of chores)
      work = work
        .then(() => chore(sandbox))
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
