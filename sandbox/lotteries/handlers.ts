import { count, desc, eq } from 'drizzle-orm';
import { type AccountType, accountTypes, type PrizeMode } from '#contract/lotteries.ts';
import { played } from '#sandbox/db/play-schema.ts';
import { Refusal } from '#sandbox/kit/refusal.ts';
import type { Sandbox } from '#sandbox/kit/services.ts';
import { memberIdOf } from '#sandbox/wire/call-owner.ts';
import type { Handlers } from '#sandbox/wire/handler.ts';
import { drawKey } from './draw-key.ts';
import { groups, lotteryOf, vietnamGroups } from './lotteries.ts';
import type { Lottery } from './lottery.ts';
import { itemOf, lotteryMenus, vietnamMenus } from './menu.ts';
import { numbersOf } from './numbers.ts';
import { drawAfter, drawsUntil, lastBefore } from './schedule.ts';

/**
 * How many lotteries are popular, how many past draws are listed (spec 9), and how many lotteries count as
 * played lately.
 */
const most = { popular: 20, opened: 100, recent: 20 };

function known(code: string, fits: (lottery: Lottery) => boolean = () => true): Lottery {
  const lottery = lotteryOf(code);
  if (!lottery || !fits(lottery)) throw new Refusal('GAME_UNKNOWN');
  return lottery;
}

function vietnamese({ accountType }: Lottery): boolean {
  return accountType === accountTypes.vietnam;
}

async function lastDraws(lottery: Lottery, sandbox: Sandbox) {
  const secret = await drawKey(sandbox);
  const { zone } = sandbox.settings.current();
  const draws = drawsUntil(lottery, { now: sandbox.clock.now(), zone, count: most.opened });
  return {
    list: draws.map(({ issue, drawsAt }) => {
      return { issue, numbers: numbersOf(lottery, issue, secret), openedAt: drawsAt };
    }),
  };
}

const modes: Readonly<Record<PrizeMode, AccountType>> = {
  Lott: accountTypes.lottery,
  Elott: accountTypes.electronic,
  SEA: accountTypes.southEastAsia,
  ZY: accountTypes.vietnam,
};

export const lotteries = {
  'lotteries.menus': ({ language }) => ({ gameMenus: lotteryMenus(language) }),
  'lotteries.vnMenu': ({ language }) => ({ gameMenus: vietnamMenus(language) }),
  'lotteries.vnRecent': async ({ language }, caller, { db }) => {
    const found = await db.read
      .select({ code: played.gameId })
      .from(played)
      .where(eq(played.memberId, memberIdOf(caller)))
      .orderBy(desc(played.at));
    const lotteries = found.flatMap(({ code }) => lotteryOf(code) ?? []).filter(vietnamese);
    return { games: lotteries.slice(0, most.recent).map((lottery) => itemOf(lottery, language)) };
  },
  'lotteries.popular': async ({ prizeMode, language }, _, { db }) => {
    const all = [...groups, ...vietnamGroups].flatMap((group) => group.lotteries);
    const asked = all.filter(({ accountType }) => accountType === modes[prizeMode]);
    const counted = await db.read
      .select({ code: played.gameId, players: count() })
      .from(played)
      .groupBy(played.gameId);
    const players = new Map(counted.map((one) => [one.code, one.players]));
    const by = ({ code }: Lottery) => players.get(code) ?? 0;
    // Among lotteries with equally many players, the more frequent ones come first, then the order of the menus.
    const popular = asked.toSorted((a, b) => by(b) - by(a) || a.every - b.every);
    return { games: popular.slice(0, most.popular).map((lottery) => itemOf(lottery, language)) };
  },
  'lotteries.vnOpened': ({ gameCode }, _, sandbox) => lastDraws(known(gameCode, vietnamese), sandbox),
  'lotteries.opened': ({ gameCode }, _, sandbox) =>
    lastDraws(
      known(gameCode, (lottery) => !vietnamese(lottery)),
      sandbox,
    ),
  'lotteries.next': ({ gameCode }, _, { clock, settings }) => {
    const lottery = known(gameCode);
    const now = clock.now();
    return { ...drawAfter(lottery, now, settings.current().zone), lastAt: lastBefore(lottery, now), now };
  },
} satisfies Partial<Handlers>;
