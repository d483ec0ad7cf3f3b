import type { Terms } from '#contract/contracts/terms.ts';
import { asMinor, minus, plus, signOf } from '#contract/units.ts';
import type { lateChanges } from '#sandbox/db/contract-schema.ts';
import { periodAt } from '#sandbox/kit/merchant-time.ts';
import type { TeamRow } from './rows.ts';

type Change = Pick<
  typeof lateChanges.$inferSelect,
  'memberId' | 'at' | 'stakeBefore' | 'winBefore' | 'stakeAfter' | 'winAfter'
>;
type Billed = { readonly terms: Terms; readonly from: number; readonly zone: string };

const hour = 60 * 60_000;
const nothing = asMinor(0);

/** When the unit of a moment began: `rowsOf` says the same in SQL. */
function unitAt({ terms: { kind }, from, zone }: Billed, at: number): number {
  if (kind === 'DIVIDEND') return from;
  if (kind === 'REALTIME') return at;
  const begin = kind === 'HOURLY' ? at - (at % hour) : periodAt('DAILY', at, zone).from;
  return Math.max(from, begin);
}

/** Each bet is a row: the row of this one goes, and the bet as it is now comes. */
function withBet(rows: readonly TeamRow[], change: Change): TeamRow[] {
  const { memberId, at, stakeBefore, winBefore, stakeAfter, winAfter } = change;
  const place = rows.findIndex(
    (row) => row.memberId === memberId && row.at === at && row.stake === stakeBefore && row.win === winBefore,
  );
  if (place < 0 && signOf(stakeBefore) > 0)
    throw new Error('A late change is of a bet that is not in the bill');
  const bet = { memberId, at, stake: stakeAfter, win: winAfter, bonus: nothing };
  const now = signOf(stakeAfter) > 0 ? [bet] : [];
  if (place < 0) return [...rows, ...now];
  return [...rows.slice(0, place), ...now, ...rows.slice(place + 1)];
}

/** The bet is in the sum of its member and unit; of a sum of nothing there is no row. */
function withSum(rows: readonly TeamRow[], change: Change, unit: number): TeamRow[] {
  const { memberId } = change;
  const place = rows.findIndex((row) => row.memberId === memberId && row.at === unit);
  const row = rows[place] ?? { memberId, at: unit, stake: nothing, win: nothing, bonus: nothing };
  const stake = minus(plus(row.stake, change.stakeAfter), change.stakeBefore);
  const win = minus(plus(row.win, change.winAfter), change.winBefore);
  const now = signOf(stake) > 0 || signOf(row.bonus) > 0 ? [{ ...row, stake, win }] : [];
  if (place < 0) return [...rows, ...now];
  return [...rows.slice(0, place), ...now, ...rows.slice(place + 1)];
}

/** The rows of a bill after late changes, in the order of the changes. */
export function changedRows(
  billed: Billed,
  rows: readonly TeamRow[],
  changes: readonly Change[],
): readonly TeamRow[] {
  return changes.reduce<readonly TeamRow[]>(
    (now, change) =>
      billed.terms.kind === 'REALTIME'
        ? withBet(now, change)
        : withSum(now, change, unitAt(billed, change.at)),
    rows,
  );
}
