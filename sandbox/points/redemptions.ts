import { and, count, desc, eq, inArray, sql } from 'drizzle-orm';
import type { CallInput, CallOutput } from '#contract/calls.ts';
import type { Redemption } from '#contract/points/rewards.ts';
import { asPoints } from '#contract/units.ts';
import { amountOf } from '#contract/wallet/minor-units.ts';
import { nameIn } from '#sandbox/catalogue/tiles.ts';
import type { Transaction } from '#sandbox/db/database.ts';
import { pointMoves, redemptions } from '#sandbox/db/rewards-schema.ts';
import { hiddenMobile } from '#sandbox/kit/masking.ts';

type Reader = Pick<Transaction, 'select'>;
export type RedemptionRow = typeof redemptions.$inferSelect;

const pageSize = 10;

/** An address masked for display: what a member needs to know which one it was, the number at its end above all. */
function hiddenAddress(address: string): string {
  const letters = [...address];
  const end = letters.length < 16 ? [] : letters.slice(-4);
  return `${letters.slice(0, 4).join('')}•••${end.join('')}`;
}

/** Redemptions as their member sees them; what came back is read from the moves of points. */
export async function redemptionsShown(
  from: Reader,
  rows: readonly RedemptionRow[],
  language: string,
): Promise<Redemption[]> {
  const references = rows.map(({ reference }) => reference);
  const back = await from
    .select({ reference: pointMoves.reference, change: pointMoves.change })
    .from(pointMoves)
    .where(and(eq(pointMoves.cause, 'REFUND'), inArray(pointMoves.reference, references)));
  const refunds = new Map(back.map(({ reference, change }) => [reference, change]));
  return rows.map((row) => ({
    reference: row.reference,
    appliedAt: row.appliedAt,
    type: row.kind,
    name: nameIn(language, row),
    quantity: row.quantity,
    points: row.points,
    amountRequired: amountOf(row.betsRequired),
    status: row.status,
    remark: row.remark,
    settledAt: row.settledAt,
    refunded: refunds.get(row.reference) ?? asPoints(0),
    address: row.address === null ? null : hiddenAddress(row.address),
    mobile: row.mobile === null ? null : hiddenMobile(row.mobile),
  }));
}

export async function redemptionShown(
  from: Reader,
  row: RedemptionRow,
  language: string,
): Promise<Redemption> {
  const [shown] = await redemptionsShown(from, [row], language);
  if (!shown) throw new Error('A redemption is nowhere');
  return shown;
}

/** A page of a member's redemptions, newest first. */
export async function redemptionPage(
  from: Reader,
  memberId: string,
  { page, language, status, reference }: CallInput<'points.redemptions'>,
): Promise<CallOutput<'points.redemptions'>> {
  const part = reference?.toUpperCase() ?? '';
  const own = and(
    eq(redemptions.memberId, memberId),
    status && eq(redemptions.status, status),
    part === '' ? undefined : sql`instr(upper(${redemptions.reference}), ${part}) > 0`,
  );
  const rows = await from
    .select()
    .from(redemptions)
    .where(own)
    .orderBy(desc(redemptions.appliedAt), desc(redemptions.reference))
    .limit(pageSize)
    .offset((page - 1) * pageSize);
  const [all] = await from.select({ count: count() }).from(redemptions).where(own);
  const found = all?.count ?? 0;
  return {
    redemptions: await redemptionsShown(from, rows, language),
    count: found,
    totalPages: Math.max(1, Math.ceil(found / pageSize)),
  };
}
