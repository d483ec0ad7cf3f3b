import type { AreaName } from '#contract/system/areas.ts';
import type { AgentPage, MemberPage } from '../centres.ts';
import type { Place, Screen } from '../places.ts';

/** Screens, and pages and sections of the centres, that are of no use without an area of the gateway's. */
const ofScreens: Partial<Record<Screen, AreaName>> = {
  promotions: 'promotions',
  promoDetail: 'promotions',
  pointMall: 'points',
  helpmc: 'help',
  lottery: 'lotteries',
  vnlottery: 'lotteries',
  seaLottery: 'lotteries',
  elott: 'lotteries',
};
const ofPages: Partial<Record<MemberPage | AgentPage, AreaName>> = {
  transferFund: 'wallets',
  depositv2: 'deposits',
  withdraw: 'withdrawals',
  transferUpline: 'lineTransfers',
  personalHistoryCopy: 'bets',
  transactionHistory: 'movements',
  personalProfit: 'profit',
  bonusDetails: 'bonuses',
  rewardCenter: 'rewards',
  referral: 'referral',
  missionLeaderboard: 'missions',
  messageV2: 'inbox',
  feedback: 'comments',
  protection: 'protection',
  announcement: 'agentAnnouncements',
  agentTeamOverview: 'agentOverview',
  registrationCenter: 'agentRegistration',
  downline: 'team',
  teamBetting: 'teamBets',
  userProfitLoss: 'teamProfit',
  myIncome: 'income',
  downlineTransactions: 'teamMovements',
  dividend: 'contracts',
  dailyWages: 'contracts',
  hourlySalary: 'contracts',
  realTimeSalary: 'contracts',
};
/** Of the sections of the security centre. A password can be changed by the specification alone. */
function ofSection(section: string): AreaName | undefined {
  if (section === '' || section === 'password') return undefined;
  return section === 'signIns' ? section : 'profile';
}

/** The area that a place stands on; undefined for one that is there with every gateway. */
export function areaOf({ screen, page, section = '' }: Place): AreaName | undefined {
  if (page === 'securityCenter') return ofSection(section);
  return page ? ofPages[page] : ofScreens[screen];
}
