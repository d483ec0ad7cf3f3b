import type { TeamFigures } from '#contract/agent/overview.ts';

/** The figures of a team that did nothing. */
export const noFigures: TeamFigures = {
  joined: 0,
  firstDeposits: 0,
  depositors: 0,
  active: 0,
  deposits: '0.00',
  withdrawals: '0.00',
  stake: '0.00',
  win: '0.00',
  bonus: '0.00',
  net: '0.00',
};
