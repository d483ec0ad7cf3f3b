import { and, asc, eq, sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import type { Redemption } from '#contract/points/rewards.ts';
import { credit } from '#sandbox/books/rewards-paid.ts';
import { escaped } from '#sandbox/catalogue/markup.ts';
import type { Transaction } from '#sandbox/db/database.ts';
import { pointMoves, pointRewards, redemptions } from '#sandbox/db/rewards-schema.ts';
import { members } from '#sandbox/db/schema.ts';
import { promote } from '#sandbox/inbox/promoting.ts';
import { sendMessage } from '#sandbox/kit/messages.ts';
import { Refusal } from '#sandbox/kit/refusal.ts';
import type { Sandbox } from '#sandbox/kit/services.ts';
import { type RedemptionRow, redemptionShown } from './redemptions.ts';

const remark = z.optional(z.string().check(z.maxLength(200)));
const reference = z.string();

/** The decision of the back office about a redemption; its remark is shown to the member, word for word. */
export const RedemptionAct = z.discriminatedUnion('act', [
  z.strictObject({ reference, act: z.literal('approve'), remark }),
  z.strictObject({ reference, act: z.literal('reject'), remark }),
]);
type RedemptionAct = z.infer<typeof RedemptionAct>;

async function approved(tx: Transaction, row: RedemptionRow, at: number): Promise<void> {
  if (row.kind !== 'BONUS') return;
  const { memberId, nameEs, nameEn } = row;
  const bonus = { id: row.reference, memberId, titleEs: nameEs, titleEn: nameEn };
  await credit(tx, bonus, { amount: row.worth, at });
}

/** Gives the points and the pieces back. */
async function rejected(tx: Transaction, row: RedemptionRow, at: number): Promise<void> {
  const { memberId, nameEs, nameEn, points, quantity } = row;
  const move = { memberId, reference: row.reference, nameEs, nameEn, change: points, at };
  await tx.insert(pointMoves).values({ ...move, cause: 'REFUND' });
  await tx
    .update(pointRewards)
    .set({ stock: sql`${pointRewards.stock} + ${quantity}` })
    .where(eq(pointRewards.id, row.rewardId));
}

/** Tells the member what became of it, with the remark word for word. */
async function tellOfRedemption(tx: Transaction, row: RedemptionRow, sandbox: Sandbox): Promise<string> {
  const { memberId, nameEs, nameEn, reference, remark, status } = row;
  const title =
    status === 'APPROVED'
      ? { es: 'Tu canje fue aprobado', en: 'Your redemption was approved' }
      : {
          es: 'Tu canje fue rechazado: te devolvimos los puntos',
          en: 'Your redemption was rejected: the points are back',
        };
  const why = remark === null ? '' : `<p>${escaped(remark)}</p>`;
  const content = (name: string) => `<p><strong>${escaped(name)}</strong> · ${reference}</p>${why}`;
  const link = { screen: 'pointMall', query: { part: 'redemptions' } };
  const texts = { title, content: { es: content(nameEs), en: content(nameEn) } };
  // What became of a member's own points is told to somebody away too: it promotes nothing to them.
  const message = { memberId, ...texts, link };
  return (
    (await promote(tx, message, sandbox)) ??
    sendMessage(tx, { ...message, kind: 'player' }, sandbox.clock.now())
  );
}

/** Decides about a redemption, once. Refuses with NOT_FOUND, and with INPUT_INVALID and a text for a decided one. */
export function decideRedemption(sandbox: Sandbox, what: RedemptionAct): Promise<Redemption> {
  const { db, clock } = sandbox;
  return db.write(async (tx) => {
    const at = clock.now();
    const waiting = and(eq(redemptions.reference, what.reference), eq(redemptions.status, 'IN_PROCESS'));
    const status = what.act === 'approve' ? 'APPROVED' : 'REJECTED';
    const [row] = await tx
      .update(redemptions)
      .set({ status, remark: what.remark ?? null, settledAt: at })
      .where(waiting)
      .returning();
    if (!row) {
      const [there] = await tx.select().from(redemptions).where(eq(redemptions.reference, what.reference));
      if (!there) throw new Refusal('NOT_FOUND', { message: 'There is no such redemption' });
      throw new Refusal('INPUT_INVALID', { message: `It is ${there.status.toLowerCase()}` });
    }
    await (what.act === 'approve' ? approved : rejected)(tx, row, at);
    await tellOfRedemption(tx, row, sandbox);
    return redemptionShown(tx, row, 'EN');
  });
}

/** A redemption as the back office sees it, with where goods go. */
export type OfficeRedemption = Pick<
  RedemptionRow,
  'reference' | 'kind' | 'quantity' | 'points' | 'address' | 'mobile' | 'appliedAt'
> & { readonly account: string; readonly name: string };

const most = 50;

/** Redemptions that wait for a decision, the oldest first. */
export async function officeRedemptions({ db: { read } }: Sandbox): Promise<OfficeRedemption[]> {
  const found = await read
    .select({ row: redemptions, account: members.account })
    .from(redemptions)
    .innerJoin(members, eq(members.id, redemptions.memberId))
    .where(eq(redemptions.status, 'IN_PROCESS'))
    .orderBy(asc(redemptions.appliedAt))
    .limit(most);
  return found.map(({ row, account }) => {
    const { nameEn: name, kind, quantity, points, address, mobile, appliedAt } = row;
    return { reference: row.reference, account, name, kind, quantity, points, address, mobile, appliedAt };
  });
}
