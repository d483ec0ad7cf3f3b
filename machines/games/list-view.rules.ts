import type { CallInput } from '#contract/calls.ts';
import {
  type GameTile,
  type GameType,
  type Selection,
  type Sorting,
  selections,
  sortings,
} from '#contract/games.ts';
import { wordsOf } from '#contract/typed.ts';
import { holdsAll, wordsIn } from '../kit/text-match.rules.ts';
import type { GameListScreen } from '../places.ts';

/** The games of a list: those of a type, those of a vendor, or all games when neither is given (spec 4, /bgs). */
export type GameList = { readonly gameType?: GameType; readonly vassalage?: string };

const gameLists: Readonly<Record<GameListScreen, GameList>> = {
  rng: { gameType: 'RNG' },
  bgs: { vassalage: 'BGS' },
  bingo: { gameType: 'BINGO' },
  live: { gameType: 'LIVE' },
  fish: { gameType: 'FISH' },
  pvp: { gameType: 'PVP' },
  esports: { gameType: 'ESPORTS' },
  sports: { gameType: 'SPORTS' },
  cockfight: { gameType: 'COCKFIGHT' },
  seamless: {},
};

/** The games that a screen lists. */
export function gameListOf(screen: GameListScreen): GameList {
  return gameLists[screen];
}

/** The filters and orders that a list offers. */
export const offered = {
  selections,
  sortings,
  bets: ['0.10', '0.20', '0.50', '1.00', '2.00', '5.00'],
  lines: [10, 20, 30, 50, 100],
} as const;

/** Which figures the games of a list have: a bet on a match has no price per round, and only reels have lines. */
export function figuresOf({ gameType }: GameList): { readonly bet: boolean; readonly lines: boolean } {
  const reels = gameType === undefined || gameType === 'RNG';
  return { bet: gameType !== 'SPORTS' && gameType !== 'ESPORTS', lines: reels };
}

/** The view of a game list. All of it is in the address, so it can be shared and returned to. */
export type ListView = {
  /** How far the list is scrolled, in pages counted from 1. */
  readonly page: number;
  readonly vendor: string | null;
  readonly gameClass: string | null;
  readonly show: Selection;
  readonly sort: Sorting;
  /** The highest price per round, as on the wire, and the fewest lines; null for any. */
  readonly bet: string | null;
  readonly lines: number | null;
  /** The search text; '' for none. */
  readonly query: string;
  /** The game whose details are open. */
  readonly details: string | null;
};

/** A game list before anything is changed. */
export const plainView: ListView = {
  page: 1,
  vendor: null,
  gameClass: null,
  show: 'ALL',
  sort: 'best',
  bet: null,
  lines: null,
  query: '',
  details: null,
};

/** The largest page number an address may have, and the longest texts, in code points (contract: games.list). */
const furthest = 2_000;
const longestQuery = 1_000;
const longestName = 64;

const amount = /^\d{1,6}(\.\d{1,2})?$/;

const code = /^[\w.:-]{1,64}$/;
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is looked for.
const unprintable = /[\u0000-\u001f\u007f-\u009f\u2028\u2029\ufffd]/;

function plainText(text: string, longest: number): string {
  return unprintable.test(text) || [...text].length > longest ? '' : wordsOf(text);
}

/** Reads the view from an address. A value that is repeated, unknown, too long or malformed counts as absent. */
export function parseView(search: string): ListView {
  const params = new URLSearchParams(search);
  const one = (name: string) => {
    const [value = '', ...others] = params.getAll(name);
    return others.length === 0 ? value : '';
  };
  const named = (name: string) => (code.test(one(name)) ? one(name) : null);
  const bet = amount.test(one('bet')) ? Number(one('bet')) : 0;
  const lines = /^\d{1,3}$/.test(one('lines')) ? Number(one('lines')) : 0;
  const page = /^\d{1,4}$/.test(one('page')) ? Number(one('page')) : 1;
  return {
    page: page >= 1 && page <= furthest ? page : 1,
    vendor: named('vendor'),
    gameClass: plainText(one('class'), longestName) || null,
    show: selections.find((known) => known === one('show')) ?? plainView.show,
    sort: sortings.find((known) => known === one('sort')) ?? plainView.sort,
    bet: bet > 0 ? bet.toFixed(2) : null,
    lines: lines > 0 ? lines : null,
    query: plainText(one('q'), longestQuery),
    details: named('game'),
  };
}

/** Writes a view as the query of an address, '' for the plain one: defaults are left out, and the order is fixed. */
export function writeView(view: ListView): string {
  const params = new URLSearchParams();
  const write = (name: string, value: string | null, usual = '') => {
    if (value !== null && value !== usual) params.set(name, value);
  };
  write('vendor', view.vendor);
  write('class', view.gameClass);
  write('show', view.show, plainView.show);
  write('sort', view.sort, plainView.sort);
  write('bet', view.bet);
  write('lines', view.lines === null ? null : String(view.lines));
  write('q', view.query);
  write('page', String(view.page), '1');
  write('game', view.details);
  const text = params.toString();
  return text === '' ? '' : `?${text}`;
}

/** A changed view: a different list starts at its first page, and a different vendor has different classes. */
export function changedView(view: ListView, change: Partial<ListView>): ListView {
  const { page, details, ...list } = change;
  const elsewhere = Object.keys(list).length > 0;
  return {
    ...view,
    ...('vendor' in change && change.vendor !== view.vendor ? { gameClass: null } : {}),
    ...(elsewhere ? { page: 1, details: null } : {}),
    ...change,
  };
}

/** Selections of the member's own games: a visitor is asked to sign in. */
const own: readonly Selection[] = ['FAV', 'RECENT'];

/** Whether a selection is of the member's own games. */
export function ownSelection(show: Selection): boolean {
  return own.includes(show);
}

/** What distinguishes one merchant's list in one language from another's. */
export type Asker = { readonly merchant: string; readonly language: string };

/** The input of the call for a list of games, without its page. */
export type ListInput = Omit<CallInput<'games.list'>, 'page' | 'pageSize'>;

/** The input for a view of a game list; `query` is passed on as the gateway's own search by name. */
export function listInput(
  gameList: GameList,
  { vendor, gameClass, show, sort, bet, lines, query }: ListView,
  asker: Asker,
): ListInput {
  const vassalage = gameList.vassalage ?? vendor;
  return {
    clientType: '3',
    platform: 'html5-desktop',
    channel: 'WEB',
    ...asker,
    ...(gameList.gameType ? { gameType: gameList.gameType } : {}),
    ...(vassalage ? { vassalage } : {}),
    ...(gameClass ? { gameClassify: gameClass } : {}),
    ...(show === 'ALL' ? {} : { selection: show }),
    ...(sort === 'best' ? {} : { sort }),
    ...(bet ? { minBet: bet } : {}),
    ...(lines ? { minLineNum: lines } : {}),
    ...(query ? { gameName: query } : {}),
  };
}

/** Whether a list is filtered by the figures of its games. */
export function narrowedByFigures({ bet, lines }: Pick<ListView, 'bet' | 'lines'>): boolean {
  return bet !== null || lines !== null;
}

/** How many of the filters that a phone folds away are in use. */
export function filtersInUse({ gameClass, sort, bet, lines }: ListView): number {
  return [gameClass, sort === 'best' ? null : sort, bet, lines].filter((one) => one !== null).length;
}

/** Orders for lists that come whole: by name, highest return first, smallest bet first; `best` keeps the order as received. */
const orders: Readonly<Record<Sorting, (a: GameTile, b: GameTile, language: string) => number>> = {
  best: () => 0,
  name: (a, b, language) => a.gameName.localeCompare(b.gameName, language),
  rtp: (a, b) => (b.rtp ?? 0) - (a.rtp ?? 0),
  minBet: (a, b) =>
    Number(a.minBet ?? Number.POSITIVE_INFINITY) - Number(b.minBet ?? Number.POSITIVE_INFINITY),
};

/** The part of a whole list that a view shows, such as the member's own lists. `language` is a code such as 'ES'. */
export function narrowList(
  games: readonly GameTile[],
  gameList: GameList,
  { vendor, sort, bet, lines, query }: ListView,
  language: string,
): readonly GameTile[] {
  const vassalage = gameList.vassalage ?? vendor;
  const words = wordsIn(query);
  return games
    .filter((game) => !gameList.gameType || game.gameType === gameList.gameType)
    .filter((game) => !vassalage || game.vassalage === vassalage)
    .filter(({ minBet }) => !bet || Number(minBet ?? Number.POSITIVE_INFINITY) <= Number(bet))
    .filter(({ lineNum = 0 }) => lineNum >= (lines ?? 0))
    .filter((game) => holdsAll(game.gameName, words))
    .toSorted((a, b) => orders[sort](a, b, language));
}

/** What is searched for, of what was typed so far. */
export function queryOf(typed: string): string {
  return wordsOf(typed);
}
