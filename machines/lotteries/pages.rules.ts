import { accountTypes, type LotteryItem, opensGames, type PrizeMode } from '#contract/lotteries.ts';
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

/** How a draw is played and looked at: by all its numbers, or by the first alone. The first of these is the usual one. */
export const playTypes = ['STANDARD', 'FIRST'] as const;
export type PlayType = (typeof playTypes)[number];

type Menu = {
  readonly gameGroupCode: string;
  readonly labelName: string;
  readonly games: readonly LotteryItem[];
};

/** What the address of a lottery page asks for: '' and null when it asks for nothing that could be meant. */
export type LotteryQuery = { readonly gameCode: string; readonly playType: PlayType | null };

const plainCode = /^[A-Za-z0-9_-]{1,64}$/;

function only(query: URLSearchParams, name: string): string {
  const [value = '', ...more] = query.getAll(name);
  return more.length === 0 ? value : '';
}

/** Reads the query of a lottery page (spec 2): whatever comes twice or is no plain word counts as not there. */
export function readLotteryQuery(query: URLSearchParams): LotteryQuery {
  const gameCode = only(query, 'gameCode');
  const playType = only(query, 'playType');
  return {
    gameCode: plainCode.test(gameCode) ? gameCode : '',
    playType: playTypes.find((one) => one === playType) ?? null,
  };
}

/** The page's query for a lottery, with its leading '?'; encoded, for its code is the gateway's word. */
export function lotteryQuery(gameCode: string, playType?: PlayType): string {
  return `?${new URLSearchParams({ gameCode, ...(playType ? { playType } : {}) })}`;
}

/** Whether an entry opens a list of its vendor's games, and is no lottery itself (spec 3). */
export function opensList({ isGame }: LotteryItem): boolean {
  return isGame === opensGames;
}

/** Whether a lottery is one of Vietnam's, whose draws everybody may look at (spec 7). */
export function vietnamese({ accountTypeName }: LotteryItem): boolean {
  return accountTypeName === accountTypes.vietnam;
}

/** The page that lotteries of an account type open on (spec 4); of a type that nobody knows, the lottery page. */
export function screenOfType(accountTypeName: string): LotteryScreen {
  return screens.get(accountTypeName) ?? 'lottery';
}

/** Whether a lottery is played on a page: where its type opens, and e-lotteries on their own page too. */
function playedOn(screen: LotteryScreen, { accountTypeName }: LotteryItem): boolean {
  if (screen === 'elott') return accountTypeName === accountTypes.electronic;
  return screenOfType(accountTypeName) === screen;
}

/** The page an entry leads to from another: it stays where it is played there. */
export function screenFor(here: LotteryScreen, item: LotteryItem): LotteryScreen {
  return playedOn(here, item) ? here : screenOfType(item.accountTypeName);
}

/** The groups of a page: on /lottery all of them, elsewhere what is played there. Groups with nothing are left out. */
export function menusOf<M extends Menu>(screen: LotteryScreen, menus: readonly M[]): readonly M[] {
  return menus
    .map((menu) => {
      const games = menu.games.filter((item) => screen === 'lottery' || playedOn(screen, item));
      return { ...menu, games };
    })
    .filter(({ games }) => games.length > 0);
}

/** Without accents and capitals: what people type and what they mean. */
function plain(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().trim();
}

/** The groups narrowed to lotteries whose name, group or code has every word that was typed. */
export function searched<M extends Menu>(menus: readonly M[], typed: string): readonly M[] {
  const words = plain(typed).split(/\s+/).filter(Boolean);
  const fits = (group: string) => (item: LotteryItem) =>
    words.every((word) => plain(`${item.labelName} ${group} ${item.code}`).includes(word));
  return menus
    .map((menu) => ({ ...menu, games: menu.games.filter(fits(menu.labelName)) }))
    .filter(({ games }) => games.length > 0);
}

/** The lottery that a page shows: the one asked for when it is played there, else the first that is. */
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

/** How the chosen lottery is looked at: as the address says, else as the lottery does, else as usual. */
export function playTypeOf({ playType }: LotteryQuery, { defaultPlayType }: LotteryItem): PlayType {
  return playType ?? playTypes.find((one) => one === defaultPlayType) ?? playTypes[0];
}

/** The prizes whose popular lotteries a page shows. */
export function prizeModeOf(screen: LotteryScreen): PrizeMode {
  return modes[screen];
}
