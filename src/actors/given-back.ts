import { useEffect } from 'react';
import type { Withdrawal } from '#contract/wallet/withdrawals.ts';
import { givenBackMachine } from '#machines/wallet/given-back.machine.ts';
import { usePageActor } from './page-actor.ts';

/** Tells the views with balances when the money of a shown withdrawal has come back. */
export function useGivenBack(withdrawals: readonly Withdrawal[] | undefined): void {
  const givenBack = usePageActor(givenBackMachine);
  useEffect(() => {
    if (withdrawals) givenBack.send({ type: 'withdrawals.listed', withdrawals });
  }, [givenBack, withdrawals]);
}
