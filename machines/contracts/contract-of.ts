import type { ContractKind } from '#contract/contracts/terms.ts';
import { actOf } from '../kit/act-of.ts';
import { contractMachine } from './contract.machine.ts';
import { callOf } from './contract.rules.ts';

/** The chart of an act on a contract of a kind. */
export function contractOf(kind: ContractKind): typeof contractMachine {
  return contractMachine.provide({ actors: { act: actOf(callOf[kind]) } });
}
