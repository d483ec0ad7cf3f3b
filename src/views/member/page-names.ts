/** The label keys of the member centre's pages, as spec 2 spells them. */
export const pageNames = {
  securityCenter: 'member.securityCenter',
  transferFund: 'member.transferFund',
  depositv2: 'member.depositv2',
  withdraw: 'member.withdraw',
  transferUpline: 'member.transferUpline',
  personalHistoryCopy: 'member.personalHistoryCopy',
  transactionHistory: 'member.transactionHistory',
  personalProfit: 'member.personalProfit',
  bonusDetails: 'member.bonusDetails',
  rewardCenter: 'member.rewardCenter',
  referral: 'member.referral',
  missionLeaderboard: 'member.missionLeaderboard',
  messageV2: 'member.messageV2',
} as const;
