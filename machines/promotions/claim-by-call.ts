import { missions } from '#contract/missions.ts';
import { promotions } from '#contract/promotions.ts';
import { actOf } from '../kit/act-by-call.ts';
import { claimMachine } from './claim.machine.ts';
import type { ClaimCall } from './claim.rules.ts';

/** The chart of a claim for each call that claims something (spec 7). */
const claims: Readonly<Record<ClaimCall, typeof claimMachine>> = {
  'promotions.claim': claimMachine,
  'promotions.raffle': claimMachine.provide({
    actors: { act: actOf('promotions.raffle', promotions['promotions.raffle'].output) },
  }),
  'missions.claim': claimMachine.provide({
    actors: { act: actOf('missions.claim', missions['missions.claim'].output) },
  }),
};

/** The chart that claims with this call. */
export function claimBy(call: ClaimCall): typeof claimMachine {
  return claims[call];
}
