import type { ContractKind } from '#contract/contracts/terms.ts';
import { contracts } from '#contract/contracts.ts';
import { actOf } from '../kit/act-by-call.ts';
import { callOf } from './contract.rules.ts';
import { offerMachine } from './offer.machine.ts';

/** The chart of an offer (offer.machine.ts), with the call of a kind. */
export function offerOf(kind: ContractKind): typeof offerMachine {
  const call = callOf[kind];
  return offerMachine.provide({ actors: { act: actOf(call, contracts[call].output) } });
}
