/** Screens a person can be sent to (spec 2, routes). Their addresses stand in src/paths.ts. */
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

/** The screens that are one list of games, driven by the page type (spec 2, routes). */
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

/** What the security centre is made of, each at an address of its own below the page. */
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

/** Pages of the agent centre that this product opens so far; the first is the default (spec 2). */
export const agentPages = ['agentTeamOverview'] as const;
export type AgentPage = (typeof agentPages)[number];

/** A place in the product: a screen, and for a centre the page of it and what of that page. */
export type Place = {
  readonly screen: Screen;
  readonly page?: MemberPage | AgentPage;
  readonly section?: SecuritySection;
  /** What of the screen is looked at, for screens whose address says so. */
  readonly query?: Readonly<Record<string, string>>;
};

export const home: Place = { screen: 'home' };
