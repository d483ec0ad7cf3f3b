import type { ContractKind } from '#contract/contracts/terms.ts';
import { contracts } from '#contract/contracts.ts';
import { actOf } from '../kit/act-by-call.ts';
import { contractMachine } from './contract.machine.ts';

/** The chart of an act on a contract for each kind, which has a call of its own (spec 7). */
const charts: Readonly<Record<ContractKind, typeof contractMachine>> = {
  DIVIDEND: contractMachine,
  DAILY: contractMachine.provide({
    actors: { act: actOf('contracts.daily', contracts['contracts.daily'].output) },
  }),
  HOURLY: contractMachine.provide({
    actors: { act: actOf('contracts.hourly', contracts['contracts.hourly'].output) },
  }),
  REALTIME: contractMachine.provide({
    actors: { act: actOf('contracts.realTime', contracts['contracts.realTime'].output) },
  }),
};

/** The chart of an act on a contract of a kind. */
export function contractOf(kind: ContractKind): typeof contractMachine {
  return charts[kind];
}
