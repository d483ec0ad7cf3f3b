import { plain } from '#contract/units.ts';
import { minorOf } from '#contract/wallet/minor-units.ts';
import type { ProfitDay } from '#contract/wallet/records.ts';

/** A day's result as a bar: its top and bottom, as shares of the height from the top. */
export type ProfitBar = {
  readonly date: string;
  readonly sign: 'plus' | 'minus' | 'none';
  readonly from: number;
  readonly to: number;
};

export type ProfitBars = {
  readonly bars: readonly ProfitBar[];
  /** The position of the zero line, as a share of the height from the top. */
  readonly zero: number;
  /** The days with the largest gain and loss, if any. */
  readonly best: ProfitDay | null;
  readonly worst: ProfitDay | null;
  /** How many days ended with a gain, and with a loss. */
  readonly up: number;
  readonly down: number;
};

function barOf({ date, net }: ProfitDay, highest: number, span: number): ProfitBar {
  const minor = plain(minorOf(net));
  const sign = minor > 0 ? 'plus' : minor < 0 ? 'minus' : 'none';
  return {
    date,
    sign,
    from: (highest - Math.max(minor, 0)) / span,
    to: (highest - Math.min(minor, 0)) / span,
  };
}

/** The bars of all days, scaled to the best and the worst of them. */
export function barsOf(days: readonly ProfitDay[]): ProfitBars {
  const nets = days.map(({ net }) => plain(minorOf(net)));
  const highest = Math.max(0, ...nets);
  const lowest = Math.min(0, ...nets);
  // Days without any result draw a line in the middle.
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
