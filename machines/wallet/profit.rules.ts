import { minorOf } from '#contract/wallet/minor-units.ts';
import type { ProfitDay } from '#contract/wallet/records.ts';

/** A day's result as a bar: where it begins and ends, as shares of the height from the top. */
export type ProfitBar = {
  readonly date: string;
  readonly sign: 'plus' | 'minus' | 'none';
  readonly from: number;
  readonly to: number;
};

export type ProfitBars = {
  readonly bars: readonly ProfitBar[];
  /** Where the line of nothing is, as a share of the height from the top. */
  readonly zero: number;
  /** The days that brought and took most, if any did. */
  readonly best: ProfitDay | null;
  readonly worst: ProfitDay | null;
  /** How many days ended above nothing, and below. */
  readonly up: number;
  readonly down: number;
};

function barOf({ date, net }: ProfitDay, highest: number, span: number): ProfitBar {
  const minor = minorOf(net);
  const sign = minor > 0 ? 'plus' : minor < 0 ? 'minus' : 'none';
  return {
    date,
    sign,
    from: (highest - Math.max(minor, 0)) / span,
    to: (highest - Math.min(minor, 0)) / span,
  };
}

/** The bars of days, as high as the best of them and as deep as the worst. */
export function barsOf(days: readonly ProfitDay[]): ProfitBars {
  const nets = days.map(({ net }) => minorOf(net));
  const highest = Math.max(0, ...nets);
  const lowest = Math.min(0, ...nets);
  // Of days without anything there is a line in the middle.
  const span = highest - lowest || 1;
  return {
    bars: days.map((one) => barOf(one, highest, span)),
    zero: highest === lowest ? 0.5 : highest / span,
    best: days[nets.indexOf(highest)] ?? null,
    worst: days[nets.indexOf(lowest)] ?? null,
    up: nets.filter((net) => net > 0).length,
    down: nets.filter((net) => net < 0).length,
  };
}
