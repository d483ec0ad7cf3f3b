import type { Deposit } from '#contract/wallet/deposits.ts';
import { depositStatusMachine } from '#machines/wallet/deposit-status.machine.ts';
import { usePageActor } from '#src/actors/page-actor.ts';
import { DepositStatus } from './deposit-status.tsx';

/** How a deposit stands that was just asked for. */
export function DepositTaken({ deposit, language }: { deposit: Deposit; language: string }) {
  const { reference } = deposit;
  const depositStatus = usePageActor(depositStatusMachine, { reference, language, deposit });
  return <DepositStatus depositStatus={depositStatus} />;
}
