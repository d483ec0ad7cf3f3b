import { accountTypes, type LotteryItem, opensGames, type PrizeMode } from '#contract/lotteries.ts';
import { holdsAll, wordsIn } from '../kit/text-match.rules.ts';
import type { LotteryScreen } from './screens.rules.ts';

/** Lottery and e-lottery account types open /lottery, Vietnam's /vnlottery, South-East Asia's /seaLottery (spec 4). */
const screens: ReadonlyMap<string, LotteryScreen> = new Map([
  [accountTypes.lottery, 'lottery'],
  [accountTypes.electronic, 'lottery'],
  [accountTypes.vietnam, 'vnlottery'],
  [accountTypes.southEastAsia, 'seaLottery'],
]);

/** The prizes whose popular lotteries a page shows (spec 3, prize modes). */
const modes: Readonly<Record<LotteryScreen, PrizeMode>> = {
  lottery: 'Lott',
  elott: 'Elott',
  vnlottery: 'ZY',
  seaLottery: 'SEA',
};

/** The play types: by all the numbers of a draw, or by the first alone. The first entry is the default. */
export const playTypes = ['STANDARD', 'FIRST'] as const;
export type PlayType = (typeof playTypes)[number];

type Menu = {
  readonly gameGroupCode: string;
  readonly labelName: string;
  readonly games: readonly LotteryItem[];
};

/** What the address of a lottery page asks for: '' and null for nothing usable. */
export type LotteryQuery = { readonly gameCode: string; readonly playType: PlayType | null };

const plainCode = /^[A-Za-z0-9_-]{1,64}$/;

function only(query: URLSearchParams, name: string): string {
  const [value = '', ...more] = query.getAll(name);
  return more.length === 0 ? value : '';
}

/** Reads the query of a lottery page (spec 2): a repeated or malformed value counts as absent. */
export function readLotteryQuery(query: URLSearchParams): LotteryQuery {
  const gameCode = only(query, 'gameCode');
  const playType = only(query, 'playType');
  return {
    gameCode: plainCode.test(gameCode) ? gameCode : '',
    playType: playTypes.find((one) => one === playType) ?? null,
  };
}

/** The page's query for a lottery, with its leading '?'; encoded, because the gateway chooses the code. */
export function lotteryQuery(gameCode: string, playType?: PlayType): string {
  return `?${new URLSearchParams({ gameCode, ...(playType ? { playType } : {}) })}`;
}

/** Whether an entry opens its vendor's list of games instead of a lottery (spec 3). */
export function opensList({ isGame }: LotteryItem): boolean {
  return isGame === opensGames;
}

/** Whether a lottery is one of Vietnam's, whose draws are public (spec 7). */
export function vietnamese({ accountTypeName }: LotteryItem): boolean {
  return accountTypeName === accountTypes.vietnam;
}

/** The page for an account type (spec 4); the lottery page for an unknown type. */
export function screenOfType(accountTypeName: string): LotteryScreen {
  return screens.get(accountTypeName) ?? 'lottery';
}

/** Whether a lottery is played on a page: on the page of its type, and for e-lotteries on their own page too. */
function playedOn(screen: LotteryScreen, { accountTypeName }: LotteryItem): boolean {
  if (screen === 'elott') return accountTypeName === accountTypes.electronic;
  return screenOfType(accountTypeName) === screen;
}

/** The page an entry opens from another page: the same one if it is played there. */
export function screenFor(here: LotteryScreen, item: LotteryItem): LotteryScreen {
  return playedOn(here, item) ? here : screenOfType(item.accountTypeName);
}

/** The groups of a page: all of them on /lottery, elsewhere only what is played there. Empty groups are left out. */
export function menusOf<M extends Menu>(screen: LotteryScreen, menus: readonly M[]): readonly M[] {
  return menus
    .map((menu) => {
      const games = menu.games.filter((item) => screen === 'lottery' || playedOn(screen, item));
      return { ...menu, games };
    })
    .filter(({ games }) => games.length > 0);
}

/** The groups filtered to lotteries whose name, group or code contains every typed word. */
export function searched<M extends Menu>(menus: readonly M[], typed: string): readonly M[] {
  const words = wordsIn(typed);
  const fits = (group: string) => (item: LotteryItem) =>
    holdsAll(`${item.labelName} ${group} ${item.code}`, words);
  return menus
    .map((menu) => ({ ...menu, games: menu.games.filter(fits(menu.labelName)) }))
    .filter(({ games }) => games.length > 0);
}

/** The lottery a page shows: the requested one if it is played there, otherwise the first that is. */
export function chosenOf(
  screen: LotteryScreen,
  menus: readonly Menu[],
  gameCode: string,
): LotteryItem | undefined {
  const items = menus
    .flatMap(({ games }) => games)
    .filter((item) => !opensList(item) && playedOn(screen, item));
  return items.find(({ code }) => code === gameCode) ?? items[0];
}

/** The play type of the chosen lottery: from the address, otherwise the lottery's default, otherwise the general one. */
export function playTypeOf({ playType }: LotteryQuery, { defaultPlayType }: LotteryItem): PlayType {
  return playType ?? playTypes.find((one) => one === defaultPlayType) ?? playTypes[0];
}

/** The prizes whose popular lotteries a page shows. */
export function prizeModeOf(screen: LotteryScreen): PrizeMode {
  return modes[screen];
}
