import { type AccountType, accountTypes, type PrizeMode } from '#contract/lotteries.ts';
import { drawKey } from '../draws/draw-key.ts';
import { groups, lotteryOf, vietnamGroups } from '../draws/lotteries.ts';
import type { Lottery } from '../draws/lottery.ts';
import { itemOf, lotteryMenus, vietnamMenus } from '../draws/menu.ts';
import { numbersOf } from '../draws/numbers.ts';
import { drawAfter, drawsUntil, lastBefore } from '../draws/schedule.ts';
import { type Handlers, Refusal } from '../handler.ts';
import type { Sandbox } from '../sandbox.ts';

type LotteriesHandlers = Omit<
  { readonly [N in keyof Handlers as N extends `lotteries.${string}` ? N : never]: Handlers[N] },
  'lotteries.launch'
>;

/** How many are popular, and how many draws back people may look (spec 9). */
const most = { popular: 20, opened: 100 };

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
  const draws = drawsUntil(lottery, sandbox.clock.now(), most.opened);
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

export const lotteries: LotteriesHandlers = {
  'lotteries.menus': ({ language }) => ({ gameMenus: lotteryMenus(language) }),
  'lotteries.vnMenu': ({ language }) => ({ gameMenus: vietnamMenus(language) }),
  'lotteries.vnRecent': () => ({ games: [] }),
  'lotteries.popular': ({ prizeMode, language }) => {
    const all = [...groups, ...vietnamGroups].flatMap((group) => group.lotteries);
    const asked = all.filter(({ accountType }) => accountType === modes[prizeMode]);
    // Who draws more often is played more often; what stands first in the menus comes first among equals.
    const played = asked.toSorted((a, b) => a.every - b.every);
    return { games: played.slice(0, most.popular).map((lottery) => itemOf(lottery, language)) };
  },
  'lotteries.vnOpened': ({ gameCode }, _, sandbox) => lastDraws(known(gameCode, vietnamese), sandbox),
  'lotteries.opened': ({ gameCode }, _, sandbox) =>
    lastDraws(
      known(gameCode, (lottery) => !vietnamese(lottery)),
      sandbox,
    ),
  'lotteries.next': ({ gameCode }, _, { clock }) => {
    const lottery = known(gameCode);
    const now = clock.now();
    return { ...drawAfter(lottery, now), lastAt: lastBefore(lottery, now), now };
  },
};
