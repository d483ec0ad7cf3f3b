import { createHash } from 'node:crypto';
import { and, eq, isNull } from 'drizzle-orm';
import { codeOf, voucherOf } from '#contract/typed.ts';
import type { Minor } from '#contract/units.ts';
import type { Transaction } from '#sandbox/db/database.ts';
import { vouchers } from '#sandbox/db/money-schema.ts';
import { Refusal } from '#sandbox/kit/refusal.ts';

/** The seed's vouchers, and their worth in minor units. */
export const seedVouchers: readonly { readonly code: string; readonly minor: number }[] = [
  { code: 'VALE-7KQ2-10MX', minor: 10_00 },
  { code: 'VALE-3FWD-25TR', minor: 25_00 },
  { code: 'VALE-9HJP-50LC', minor: 50_00 },
  { code: 'VALE-5ZNB-99GS', minor: 99_90 },
];

/** The stored form of a code; its hyphens don't matter. */
export function voucherHash(code: string): string {
  const plain = codeOf(voucherOf(code));
  return createHash('sha256').update(plain).digest('base64url');
}

/** Uses a code up; of several requests the first wins. Returns its worth. Refuses with VOUCHER_REFUSED. */
export async function spendVoucher(
  tx: Transaction,
  code: string,
  { memberId, at }: { memberId: string; at: number },
): Promise<Minor> {
  const unused = and(eq(vouchers.hash, voucherHash(code)), isNull(vouchers.usedBy));
  const [used] = await tx
    .update(vouchers)
    .set({ usedBy: memberId, usedAt: at })
    .where(unused)
    .returning({ minor: vouchers.minor });
  if (!used) throw new Refusal('VOUCHER_REFUSED');
  return used.minor;
}
