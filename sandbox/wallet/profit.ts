import { and, eq, gte, inArray, lt, type SQL, sql, sum } from 'drizzle-orm';
import type { CallInput, CallOutput } from '#contract/calls.ts';
import { amountOf } from '#contract/wallet/minor-units.ts';
import { keptRows } from '#sandbox/db/kept.ts';
import { ledger } from '#sandbox/db/ledger-schema.ts';
import type { Sandbox } from '#sandbox/kit/sandbox.ts';
import { daysOf, rangeOf } from './record-range.ts';

type Profit = CallOutput<'wallet.profit'>;

/** The sum of movements in minor units, of one day or of all; stakes are negative. */
type Sums = { readonly staked: number; readonly win: number; readonly bonus: number };

const day = 24 * 60 * 60_000;

const causes = { staked: ['bet', 'refund'], win: ['win', 'void', 'resettle'], bonus: ['bonus'] } as const;

/**
 * The movements of these causes on the day that begins at `d.value`: it walks the index day by day, without sorting.
 */
function moved(memberId: string, of: keyof typeof causes): SQL<number> {
  const meant = and(
    eq(ledger.memberId, memberId),
    gte(ledger.at, sql`d.value`),
    lt(ledger.at, sql`d.value + ${day}`),
    inArray(ledger.cause, [...causes[of]]),
  );
  return sql<number>`(select coalesce(${sum(ledger.change)}, 0) from ${ledger} where ${meant})`;
}

function shown({ staked, win, bonus }: Sums): Profit['totals'] {
  return {
    stake: amountOf(0 - staked),
    win: amountOf(win),
    bonus: amountOf(bonus),
    net: amountOf(win + bonus + staked),
  };
}

/** A member's stakes, wins and bonuses, day by day on the member's clock (`wallet.profit`). */
export async function profitOf(
  { from, to, offset }: CallInput<'wallet.profit'>,
  memberId: string,
  { db, clock }: Sandbox,
): Promise<Profit> {
  const range = rangeOf({ from, to, offset }, clock.now());
  const dates = daysOf(range, offset);
  const begins = JSON.stringify(dates.map((_, at) => range.start + at * day));
  const sums = await keptRows(
    db,
    db.read
      .select({
        staked: moved(memberId, 'staked'),
        win: moved(memberId, 'win'),
        bonus: moved(memberId, 'bonus'),
      })
      .from(sql`json_each(${begins}) as d`)
      .orderBy(sql`d.key`),
  );
  const add = (part: keyof Sums) => sums.reduce((all, one) => all + one[part], 0);
  const totals = { staked: add('staked'), win: add('win'), bonus: add('bonus') };
  return {
    days: sums.map((one, at) => ({ date: dates[at] ?? '', ...shown(one) })),
    totals: shown(totals),
  };
}
