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

/** Pages of the agent centre that exist so far; the first is the default (spec 2). */
export const agentPages = ['agentTeamOverview'] as const;
export type AgentPage = (typeof agentPages)[number];
