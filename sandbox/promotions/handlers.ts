import type { CallInput, CallOutput } from '#contract/calls.ts';
import { countedRows } from '#sandbox/books/counted.ts';
import { gameNameOf } from '#sandbox/books/game-names.ts';
import { Refusal } from '#sandbox/kit/refusal.ts';
import type { Sandbox } from '#sandbox/kit/services.ts';
import { settleReferrals } from '#sandbox/member/referral/settling.ts';
import { freezeDue } from '#sandbox/missions/results.ts';
import { offerable } from '#sandbox/protection/market-promotions.ts';
import { refuseUnpromoted } from '#sandbox/protection/promotions-allowed.ts';
import { memberIdOf } from '#sandbox/wire/call-owner.ts';
import type { Caller, Handlers } from '#sandbox/wire/handler.ts';
import { claim, raffle } from './claiming.ts';
import { eligibility, hasJoined, join } from './joining.ts';
import { leave } from './leaving.ts';
import { offerOf, promotionShown, textIn } from './offers.ts';
import { standingOf, standingsOf } from './reward-status.ts';
import { rewardsShown } from './shown.ts';

async function detail(
  { id, language }: CallInput<'promotions.detail'>,
  { session }: Caller,
  sandbox: Sandbox,
): Promise<CallOutput<'promotions.detail'>> {
  const { read } = sandbox.db;
  if (session) await refuseUnpromoted(read, session.memberId, sandbox);
  const offer = await offerOf(read, id);
  // Who joined it while it was offered can read its terms still.
  const open = offer && (offerable(offer.facts, sandbox) || (await hasJoined(read, session?.memberId, id)));
  if (!open) throw new Refusal('NOT_FOUND');
  return {
    promotion: promotionShown(offer, language, sandbox),
    facts: offer.facts,
    content: textIn(language, offer.texts.content),
  };
}

async function rewards(
  { language }: CallInput<'promotions.rewards'>,
  caller: Caller,
  sandbox: Sandbox,
): Promise<CallOutput<'promotions.rewards'>> {
  // The prizes of a board that has become final are there for whoever asks first, and so are rewards for friends.
  await freezeDue(sandbox);
  await settleReferrals(sandbox, memberIdOf(caller));
  const { db, clock, settings } = sandbox;
  const standings = await standingsOf(db.read, memberIdOf(caller), clock.now());
  return {
    rewards: await rewardsShown(db.read, standings, language),
    claimable: standings.filter(({ status }) => status === 'CLAIM').length,
    zone: settings.current().zone,
  };
}

/** The bets behind the wagering of a reward, under the terms as they were accepted. */
async function rows(
  { id, page, language, asOf }: CallInput<'promotions.rows'>,
  caller: Caller,
  sandbox: Sandbox,
): Promise<CallOutput<'promotions.rows'>> {
  const { db, clock } = sandbox;
  const now = clock.now();
  const memberId = memberIdOf(caller);
  const standing = await standingOf(db.read, { memberId, id, at: now });
  if (!standing) throw new Refusal('NOT_FOUND');
  return countedRows(db.read, memberId, standing.counting ? [standing.counting] : [], {
    page,
    asOf: Math.min(asOf ?? now, now),
    names: (gameId) => gameNameOf(gameId, language, sandbox),
  });
}

/** Promotions and what a member has of them (spec 7); the list of promotions is an announcement. */
export const promotions = {
  'promotions.detail': detail,
  'promotions.rewards': rewards,
  'promotions.eligibility': eligibility,
  'promotions.join': join,
  'promotions.claim': claim,
  'promotions.raffle': raffle,
  'promotions.leave': leave,
  'promotions.rows': rows,
} satisfies Partial<Handlers>;
