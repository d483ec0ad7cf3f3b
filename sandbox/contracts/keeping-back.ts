import { and, asc, eq, isNull, lt, lte, sql } from 'drizzle-orm';
import type { Terms } from '#contract/contracts/terms.ts';
import { asMinor, least, type Minor, minus, signOf } from '#contract/units.ts';
import { billCorrections, bills, contracts, keptBack } from '#sandbox/db/contract-schema.ts';
import type { Transaction } from '#sandbox/db/database.ts';

/** What is to be paid: the rest of a bill, or of a correction that is positive. */
export type Claim = {
  readonly id: string;
  readonly agentId: string;
  /** Null for the house. */
  readonly payerId: string | null;
  readonly kind: Terms['kind'];
  readonly amount: Minor;
  readonly paid: Minor;
};

/** The negative corrections that this claim is kept back for: of the same agent, payer and kind of contract, since contracts are replaced. */
export function keptBackFrom(
  from: Pick<Transaction, 'select'>,
  { agentId, payerId, kind }: Claim,
  now: number,
) {
  return from
    .select({ id: billCorrections.id, due: billCorrections.due, settled: billCorrections.settled })
    .from(billCorrections)
    .innerJoin(bills, eq(bills.id, billCorrections.billId))
    .innerJoin(contracts, eq(contracts.id, bills.contractId))
    .where(
      and(
        eq(billCorrections.state, 'OPEN'),
        lt(billCorrections.due, asMinor(0)),
        // While a bill is in review it may be refused, and its corrections with it.
        lte(bills.dueAt, now),
        eq(bills.agentId, agentId),
        payerId === null ? isNull(bills.payerId) : eq(bills.payerId, payerId),
        eq(contracts.kind, kind),
      ),
    )
    .orderBy(asc(billCorrections.at), asc(sql`${billCorrections}.rowid`));
}

/** Keeps back from a claim what negative corrections took away, the oldest first; answers how much. No money moves. */
export async function keepBack(tx: Transaction, claim: Claim, at: number): Promise<Minor> {
  const whole = minus(claim.amount, claim.paid);
  let rest = whole;
  for (const { id, due, settled } of await keptBackFrom(tx, claim, at)) {
    const minor = least(rest, minus(settled, due));
    if (signOf(minor) === 0) break;
    rest = minus(rest, minor);
    await tx.insert(keptBack).values({ correctionId: id, fromId: claim.id, minor, at });
    const now = minus(settled, minor);
    await tx
      .update(billCorrections)
      .set({ settled: now, state: now === due ? 'SETTLED' : 'OPEN' })
      .where(eq(billCorrections.id, id));
  }
  return minus(whole, rest);
}
