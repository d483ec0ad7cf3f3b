import type { ContractKind } from '#contract/contracts/terms.ts';
import { actOf } from '../kit/act-of.ts';
import { offerMachine } from './offer.machine.ts';
import { contractCalls } from './offer.rules.ts';

/** The chart of an offer (offer.machine.ts), with the call of a kind. */
export function offerOf(kind: ContractKind): typeof offerMachine {
  return offerMachine.provide({ actors: { act: actOf(contractCalls[kind]) } });
}
