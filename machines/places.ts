import type { AgentPage, MemberPage } from './centres.ts';

/** Screens that the product can open (spec 2, routes). Their addresses are in src/paths.ts. */
export const screens = [
  'home',
  'login',
  'register',
  'forgot',
  'freePlay',
  'noticePage',
  'pointMall',
  'lottery',
  'vnlottery',
  'seaLottery',
  'elott',
  'rng',
  'bgs',
  'bingo',
  'live',
  'fish',
  'pvp',
  'esports',
  'cockfight',
  'sports',
  'promotions',
  'promoDetail',
  'seamless',
  'helpmc',
  'download',
  'join',
  'game',
  'help',
  'saferPlay',
  'member',
  'agent',
] as const;
export type Screen = (typeof screens)[number];

/** The screens that are one game list each, driven by the page type (spec 2, routes). */
export const gameListScreens = [
  'rng',
  'bgs',
  'bingo',
  'live',
  'fish',
  'pvp',
  'esports',
  'sports',
  'cockfight',
  'seamless',
] as const satisfies readonly Screen[];
export type GameListScreen = (typeof gameListScreens)[number];

/** A place in the product: a screen, for a centre its page, and the section of that page, as its address names it. */
export type Place = {
  readonly screen: Screen;
  readonly page?: MemberPage | AgentPage;
  readonly section?: string;
  /** The part of the screen to show, for screens that keep it in their address. */
  readonly query?: Readonly<Record<string, string>>;
};

export const home: Place = { screen: 'home' };
