import type { Deposit } from '#contract/wallet/deposits.ts';
import { depositStatusMachine } from '#machines/wallet/deposit-status.machine.ts';
import { usePageActor } from '#src/actors/page-actor.ts';
import { DepositStatus } from './deposit-status.tsx';

/** The state of a deposit that was just requested. */
export function DepositTaken({ deposit, language }: { deposit: Deposit; language: string }) {
  const { reference } = deposit;
  const depositStatus = usePageActor(depositStatusMachine, { reference, language, deposit });
  return <DepositStatus depositStatus={depositStatus} />;
}
