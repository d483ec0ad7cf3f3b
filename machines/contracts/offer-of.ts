import type { ContractKind } from '#contract/contracts/terms.ts';
import { actOf } from '../kit/act-of.ts';
import { callOf } from './contract.rules.ts';
import { offerMachine } from './offer.machine.ts';

/** The chart of an offer (offer.machine.ts), with the call of a kind. */
export function offerOf(kind: ContractKind): typeof offerMachine {
  return offerMachine.provide({ actors: { act: actOf(callOf[kind]) } });
}
