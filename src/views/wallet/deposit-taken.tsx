import type { Deposit } from '#contract/wallet/deposits.ts';
import { standingMachine } from '#machines/wallet/standing.machine.ts';
import { usePageActor } from '#src/actors/page-actor.ts';
import { DepositStanding } from './deposit-standing.tsx';

/** How a deposit stands that was just asked for. */
export function DepositTaken({ deposit, language }: { deposit: Deposit; language: string }) {
  const { reference } = deposit;
  const standing = usePageActor(standingMachine, { reference, language, deposit });
  return <DepositStanding standing={standing} />;
}
