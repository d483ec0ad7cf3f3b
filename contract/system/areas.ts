import type { CallName } from '../calls.ts';

/**
 * What a gateway may have or lack, each by the call that it can't be without. A brand's file says of each whether it is there
 * (`areas`); where it says nothing, the page finds out.
 */
export const areaCalls = {
  wallets: 'wallet.funds',
  deposits: 'wallet.depositMethods',
  withdrawals: 'wallet.payoutTerms',
  lineTransfers: 'wallet.line',
  bets: 'wallet.bets',
  movements: 'wallet.movements',
  profit: 'wallet.profit',
  bonuses: 'wallet.bonuses',
  promotions: 'notices.announcements',
  rewards: 'promotions.rewards',
  points: 'points.balance',
  missions: 'missions.summary',
  referral: 'member.referral',
  inbox: 'inbox.page',
  comments: 'support.cases',
  protection: 'protection.standing',
  profile: 'member.profile',
  signIns: 'member.signIns',
  help: 'help.centre',
  lotteries: 'lotteries.menus',
  agentAnnouncements: 'agent.announcements',
  agentOverview: 'agent.overview',
  agentRegistration: 'agent.invitations',
  team: 'agent.tree',
  teamBets: 'agent.bets',
  teamProfit: 'agent.profit',
  income: 'agent.income',
  teamMovements: 'agent.movements',
  contracts: 'contracts.own',
} as const satisfies Readonly<Record<string, CallName>>;
export type AreaName = keyof typeof areaCalls;

/** Whether an area is there: said by the brand, or to be found out. */
export type AreaSaid = 'on' | 'off' | 'ask';

/** A 404 says that there is no such call when another comes so much later: a server that is starting may say it too. Milliseconds. */
export const secondTry = 10_000;
