import type { TeamFigures } from '#contract/agent/overview.ts';
import { asMinor, plain } from '#contract/units.ts';
import { amountOf, minorOf } from '#contract/wallet/minor-units.ts';
import type { AgentPage } from '../centres.ts';

/** Where a figure opens: the report whose rows it counts or sums, and what it is narrowed to. */
type Behind = { readonly page: AgentPage; readonly narrowed: Readonly<Record<string, string>> };

const people = (counted: string): Behind => ({ page: 'userProfitLoss', narrowed: { counted } });

/** The figures of an overview in the order of the page; each opens into rows that come to the same. */
export const behind: Readonly<Record<keyof TeamFigures, Behind>> = {
  active: people('active'),
  stake: { page: 'teamBetting', narrowed: {} },
  win: { page: 'teamBetting', narrowed: {} },
  net: { page: 'userProfitLoss', narrowed: {} },
  deposits: { page: 'downlineTransactions', narrowed: { type: 'deposit' } },
  withdrawals: { page: 'userProfitLoss', narrowed: {} },
  depositors: people('depositors'),
  firstDeposits: people('firstDeposits'),
  bonus: { page: 'downlineTransactions', narrowed: { type: 'bonus' } },
  joined: people('joined'),
};

/** The figures that are counted; all others are sums of money. */
const counts = ['joined', 'firstDeposits', 'depositors', 'active'] as const;
type Count = (typeof counts)[number];

export const figures = Object.keys(behind) as (keyof TeamFigures)[];

export function isCount(name: keyof TeamFigures): name is Count {
  return counts.some((one) => one === name);
}

/**
 * A figure beside the one of the days before: what it changed by, in the figure's own unit and without a sign, and in per
 * cent to one decimal; without per cent where there was nothing before.
 */
export type Comparison = {
  readonly way: 'up' | 'down' | 'same';
  readonly change: string;
  readonly percent: number | null;
};

/** How a figure changed from the days before to now. */
export function compareFigures(name: keyof TeamFigures, now: TeamFigures, before: TeamFigures): Comparison {
  const count = isCount(name);
  const [is, was] = count
    ? [now[name], before[name]]
    : [plain(minorOf(now[name])), plain(minorOf(before[name]))];
  const change = is - was;
  return {
    way: change > 0 ? 'up' : change < 0 ? 'down' : 'same',
    change: count ? String(Math.abs(change)) : amountOf(asMinor(Math.abs(change))),
    percent: was === 0 ? null : Math.round((1_000 * Math.abs(change)) / Math.abs(was)) / 10,
  };
}
