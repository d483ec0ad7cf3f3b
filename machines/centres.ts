/** Pages of the member centre, by the label keys of spec 2; the first is the default. The start does not hold this list. */
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
  'feedback',
  'protection',
] as const;
export type MemberPage = (typeof memberPages)[number];

/** The page that an address names; the first where it names none, or one that does not exist. */
export function memberPageAt(page: string | undefined): MemberPage {
  return memberPages.find((one) => one === page) ?? memberPages[0];
}

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

/** The sections of the page of member protection, each with its own address below the page. */
export const protectionSections = ['limits', 'break', 'exclusion', 'statement', 'history'] as const;
export type ProtectionSection = (typeof protectionSections)[number];

/** Pages of the agent centre, in the order of its menu (spec 2). The start does not hold this list. */
export const agentPages = [
  'announcement',
  'agentTeamOverview',
  'registrationCenter',
  'downline',
  'teamBetting',
  'userProfitLoss',
  'myIncome',
  'downlineTransactions',
  'dividend',
  'dailyWages',
  'hourlySalary',
  'realTimeSalary',
] as const;
export type AgentPage = (typeof agentPages)[number];

/** The page that an address names; the team overview (spec 2) where it names none, or one that does not exist. */
export function agentPageAt(page: string | undefined): AgentPage {
  return agentPages.find((one) => one === page) ?? 'agentTeamOverview';
}
