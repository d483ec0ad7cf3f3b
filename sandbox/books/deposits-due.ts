import { and, eq, inArray, lte } from 'drizzle-orm';
import { deposits } from '#sandbox/db/money-schema.ts';
import type { Sandbox } from '#sandbox/kit/services.ts';
import { cashierMethods } from './deposit-methods.ts';

/** Expires deposits that waited for the cashier too long, dated at the moment they expired. */
export async function expireDue({ db, clock, settings }: Sandbox): Promise<void> {
  const wait = settings.current().money.cashierMinutes * 60_000;
  const due = and(
    eq(deposits.status, 'PENDING'),
    inArray(deposits.methodId, cashierMethods),
    lte(deposits.createdAt, clock.now() - wait),
  );
  const late = await db.read.select().from(deposits).where(due);
  if (late.length === 0) return;
  await db.write(async (tx) => {
    for (const { reference, createdAt } of late)
      await tx
        .update(deposits)
        .set({ status: 'EXPIRED', settledAt: createdAt + wait })
        .where(and(eq(deposits.reference, reference), due));
  });
}
