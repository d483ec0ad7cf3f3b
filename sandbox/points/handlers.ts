import { type SQL, sql } from 'drizzle-orm';
import type { CallInput, CallOutput } from '#contract/calls.ts';
import { asMicro, asPoints, microPoints, quantityOf, times } from '#contract/units.ts';
import { amountOf } from '#contract/wallet/minor-units.ts';
import { countedRows } from '#sandbox/books/counted.ts';
import { gameNameOf } from '#sandbox/books/game-names.ts';
import { pointMoves } from '#sandbox/db/rewards-schema.ts';
import type { Sandbox } from '#sandbox/kit/services.ts';
import { memberIdOf, memberOf } from '#sandbox/wire/call-owner.ts';
import type { Caller, Handlers } from '#sandbox/wire/handler.ts';
import { freeOf, heldOf, pendingOf } from './balance.ts';
import { convert } from './converting.ts';
import { redeemable } from './market-filter.ts';
import { orders, rewardShown, standingOf } from './offers.ts';
import { redeem } from './redeeming.ts';
import { redemptionPage } from './redemptions.ts';
import { countingsOf, ruleAt, rulesUntil } from './rules.ts';

const pageSize = 50;

/** Milliseconds that a reward stays on the list once it is over. */
const shownAfter = 30 * 24 * 60 * 60_000;

async function balance(_: unknown, caller: Caller, { db, clock }: Sandbox) {
  const memberId = memberIdOf(caller);
  const asOf = clock.now();
  return {
    free: quantityOf(await freeOf(db.read, memberId, asOf)),
    held: String(await heldOf(db.read, memberId)),
    pending: quantityOf(await pendingOf(db.read, memberId, asOf)),
    asOf,
  };
}

async function config(_: unknown, caller: Caller, sandbox: Sandbox): Promise<CallOutput<'points.config'>> {
  const { withdrawHash } = await memberOf(caller, sandbox);
  const { version, earning, step, amount } = await ruleAt(sandbox.db.read, sandbox.clock.now());
  return {
    version,
    earning: Object.entries(earning).map(([gameType, share]) => ({
      gameType,
      // The rule says it for each of the 10,000 minor units in 100.00.
      per100: quantityOf(times(10_000, share)),
    })),
    convert: { step, amount: amountOf(amount), min: step },
    withdrawPasswordSet: withdrawHash !== null,
  };
}

async function rewards(
  { page, language, kind, affordable, sort = 'AFFORDABLE' }: CallInput<'points.rewards'>,
  caller: Caller,
  sandbox: Sandbox,
): Promise<CallOutput<'points.rewards'>> {
  const { db, clock, settings } = sandbox;
  const at = clock.now();
  const memberId = memberIdOf(caller);
  const standing = await standingOf(db.read, memberId, at);
  const offers = await redeemable(memberId, sandbox);
  const all = offers
    .filter((offer) => (offer.endsAt ?? at) > at - shownAfter && (!kind || offer.kind === kind))
    .map((offer) => ({ offer, shown: rewardShown(offer, standing, language) }))
    .filter(({ shown }) => !affordable || shown.refusal === null)
    .sort((a, b) => orders[sort](a, b) || orders.PRICE_UP(a, b) || (a.offer.id < b.offer.id ? -1 : 1));
  return {
    rewards: all.slice((page - 1) * pageSize, page * pageSize).map(({ shown }) => shown),
    count: all.length,
    totalPages: Math.max(1, Math.ceil(all.length / pageSize)),
    zone: settings.current().zone,
  };
}

/** What was done with points besides earning them, in the columns of counted.ts. */
function movesOf(memberId: string, language: string, asOf: number): SQL {
  const name = language.toUpperCase().startsWith('EN') ? pointMoves.nameEn : pointMoves.nameEs;
  // A share of one point for each point of the act; `countedRows` tells shares times a hundred.
  const share = asMicro<'point'>(10_000);
  const perPoint = microPoints(asPoints(1));
  return sql`select ${pointMoves.reference} as id, ${pointMoves.cause} as kind, ${name} as name, '' as gameType,
    'settled' as status, 0 as stake, ${pointMoves.change} * ${perPoint} as whole, ${share} as share, 0 as over,
    ${pointMoves.at} as at, -1 as rule
    from ${pointMoves} where ${pointMoves.memberId} = ${memberId} and ${pointMoves.at} <= ${asOf}`;
}

async function rows(
  { page, language, asOf }: CallInput<'points.rows'>,
  caller: Caller,
  sandbox: Sandbox,
): Promise<CallOutput<'points.rows'>> {
  const { db, clock } = sandbox;
  const memberId = memberIdOf(caller);
  const until = Math.min(asOf ?? clock.now(), clock.now());
  return countedRows(db.read, memberId, countingsOf(await rulesUntil(db.read, until)), {
    page,
    asOf: until,
    names: (gameId) => gameNameOf(gameId, language, sandbox),
    moves: movesOf(memberId, language, until),
  });
}

/** Points: earned by bets, spent on rewards, turned into money (spec 7). */
export const points = {
  'points.balance': balance,
  'points.config': config,
  'points.rewards': rewards,
  'points.redeem': redeem,
  'points.redemptions': (input, caller, { db }) => redemptionPage(db.read, memberIdOf(caller), input),
  'points.rows': rows,
  'points.convert': convert,
} satisfies Partial<Handlers>;
