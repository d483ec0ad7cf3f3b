import { useEffect } from 'react';
import type { Withdrawal } from '#contract/wallet/withdrawals.ts';
import { returnedWithdrawalsMachine } from '#machines/wallet/returned-withdrawals.machine.ts';
import { usePageActor } from '#src/actors/page-actor.ts';

/** Tells the views with balances when the money of a shown withdrawal has come back. */
export function useReturnedWithdrawals(withdrawals: readonly Withdrawal[] | undefined): void {
  const givenBack = usePageActor(returnedWithdrawalsMachine);
  useEffect(() => {
    if (withdrawals) givenBack.send({ type: 'withdrawals.listed', withdrawals });
  }, [givenBack, withdrawals]);
}
