import type { CallInput, CallOutput } from '#contract/calls.ts';
import type { Sandbox } from '#sandbox/kit/sandbox.ts';
import { memberIdOf } from '#sandbox/wire/call-owner.ts';
import { type Caller, type Handlers, Refusal } from '#sandbox/wire/handler.ts';
import { offerOf, promotionShown, textIn } from './offers.ts';
import { rewardsShown } from './shown.ts';
import { standingsOf } from './standing.ts';

async function detail(
  { id, language }: CallInput<'promotions.detail'>,
  sandbox: Sandbox,
): Promise<CallOutput<'promotions.detail'>> {
  const offer = await offerOf(sandbox.db.read, id);
  if (!offer) throw new Refusal('NOT_FOUND');
  return {
    promotion: promotionShown(offer, language, sandbox),
    facts: offer.facts,
    content: textIn(language, offer.texts.content),
  };
}

async function rewards(
  { language }: CallInput<'promotions.rewards'>,
  caller: Caller,
  { db, clock, settings }: Sandbox,
): Promise<CallOutput<'promotions.rewards'>> {
  const standings = await standingsOf(db.read, memberIdOf(caller), clock.now());
  return {
    rewards: await rewardsShown(db.read, standings, language),
    claimable: standings.filter(({ status }) => status === 'CLAIM').length,
    zone: settings.current().zone,
  };
}

/** Promotions and what a member has of them (spec 7); the list of promotions is an announcement. */
export const promotions = {
  'promotions.detail': (input, _, sandbox) => detail(input, sandbox),
  'promotions.rewards': rewards,
} satisfies Partial<Handlers>;
