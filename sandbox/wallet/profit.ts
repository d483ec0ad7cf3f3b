import { and, eq, gte, inArray, lt, type SQL, sql, sum } from 'drizzle-orm';
import type { CallInput, CallOutput } from '#contract/calls.ts';
import { asMinor, type Minor, negated, plus, sumOf } from '#contract/units.ts';
import { amountOf } from '#contract/wallet/minor-units.ts';
import { eachDay, recordDaysIn } from '#sandbox/books/record-days.ts';
import { ledger } from '#sandbox/db/ledger-schema.ts';
import { keptRows } from '#sandbox/db/read-cache.ts';
import type { Sandbox } from '#sandbox/kit/services.ts';

type Profit = CallOutput<'wallet.profit'>;

/** The sum of movements, of one day or of all; stakes are negative. */
type Sums = { readonly staked: Minor; readonly win: Minor; readonly bonus: Minor };

const causes = { staked: ['bet', 'refund'], win: ['win', 'void', 'resettle'], bonus: ['bonus'] } as const;

/**
 * The movements of these causes on the day from `d.value`'s `start` to its `end`: it walks the index day by day, without
 * sorting.
 */
function moved(memberId: string, of: keyof typeof causes): SQL<Minor> {
  const meant = and(
    eq(ledger.memberId, memberId),
    gte(ledger.at, sql`d.value ->> 'start'`),
    lt(ledger.at, sql`d.value ->> 'end'`),
    inArray(ledger.cause, [...causes[of]]),
  );
  return sql<Minor>`(select coalesce(${sum(ledger.change)}, 0) from ${ledger} where ${meant})`;
}

function shown({ staked, win, bonus }: Sums): Profit['totals'] {
  return {
    stake: amountOf(negated(staked)),
    win: amountOf(win),
    bonus: amountOf(bonus),
    net: amountOf(plus(win, bonus, staked)),
  };
}

/** A member's stakes, wins and bonuses, day by day on the merchant's calendar (`wallet.profit`). */
export async function profitOf(
  input: CallInput<'wallet.profit'>,
  memberId: string,
  sandbox: Sandbox,
): Promise<Profit> {
  const asked = recordDaysIn(input, sandbox);
  const days = eachDay(asked);
  const { db } = sandbox;
  const sums = await keptRows(
    db,
    db.read
      .select({
        staked: moved(memberId, 'staked'),
        win: moved(memberId, 'win'),
        bonus: moved(memberId, 'bonus'),
      })
      .from(sql`json_each(${JSON.stringify(days)}) as d`)
      .orderBy(sql`d.key`),
  );
  const add = (part: keyof Sums) =>
    sumOf(
      asMinor(0),
      sums.map((one) => one[part]),
    );
  const totals = { staked: add('staked'), win: add('win'), bonus: add('bonus') };
  return {
    days: sums.map((one, at) => ({ date: days[at]?.date ?? '', ...shown(one) })),
    totals: shown(totals),
    period: asked.period,
  };
}
