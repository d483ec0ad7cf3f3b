import { useState } from 'react';
import { contractActs } from '#contract/contracts/contract.ts';
import type { ContractKind } from '#contract/contracts/terms.ts';
import { callOf } from '#machines/contracts/contract.rules.ts';
import { contractOf } from '#machines/contracts/contract-by-call.ts';
import { useMoneyActor } from './money-act.ts';
import { useSystem } from './system-context.tsx';

/** The actor of the acts on contracts of a kind; it goes on with one whose outcome this tab never learned. */
export function useContractActor(kind: ContractKind) {
  const { keptKey } = useSystem();
  const call = callOf[kind];
  const [act] = useState(() => contractActs.find((one) => keptKey(call, one) !== null));
  return useMoneyActor(contractOf(kind), call, { kind, ...(act && { act }) }, act ?? '');
}
