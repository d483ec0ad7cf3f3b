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

/** Pages of the member centre, by the label keys of spec 2; the first is the default. */
export const memberPages = [
  'securityCenter',
  'transferFund',
  'depositv2',
  'withdraw',
  'transferUpline',
  'personalHistoryCopy',
  'transactionHistory',
  'personalProfit',
  'bonusDetails',
  'rewardCenter',
  'referral',
  'missionLeaderboard',
  'messageV2',
] as const;
export type MemberPage = (typeof memberPages)[number];

/** The sections of the security centre, each with its own address below the page. */
export const securitySections = [
  'profile',
  'avatar',
  'password',
  'withdrawPassword',
  'mobile',
  'email',
  'authenticator',
  'signIns',
] as const;
export type SecuritySection = (typeof securitySections)[number];

/** Pages of the agent centre that exist so far; the first is the default (spec 2). */
export const agentPages = ['agentTeamOverview'] as const;
export type AgentPage = (typeof agentPages)[number];

/** A place in the product: a screen, for a centre its page, and the section of that page. */
export type Place = {
  readonly screen: Screen;
  readonly page?: MemberPage | AgentPage;
  readonly section?: SecuritySection;
  /** The part of the screen to show, for screens that keep it in their address. */
  readonly query?: Readonly<Record<string, string>>;
};

export const home: Place = { screen: 'home' };
