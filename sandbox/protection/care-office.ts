import { and, eq, isNull } from 'drizzle-orm';
import type { Care } from '#contract/protection.ts';
import type { Transaction } from '#sandbox/db/database.ts';
import { cares } from '#sandbox/db/protection-schema.ts';
import type { members } from '#sandbox/db/schema.ts';
import { marketOf } from '#sandbox/kit/market.ts';
import type { Sandbox } from '#sandbox/kit/services.ts';
import { knownOf, youngAt } from './care.ts';
import { sendAtRisk, sendIntensive, sendWelcome, sendYoung } from './care-letters.ts';
import { noteChange } from './changes.ts';

const hour = 60 * 60_000;
const none = { messageId: null, answerBy: null, answeredAt: null } as const;

type Row = typeof cares.$inferSelect;

/** What an administrator says of a member; a field left out stays as it is. */
export type CareSaid = {
  readonly care?: Care['standing'] | undefined;
  readonly vipAssessed?: boolean | undefined;
};

/** Sends the message of a standing; returns what there is to answer. */
async function told(
  tx: Transaction,
  memberId: string,
  standing: Care['standing'],
  { at, sandbox }: { readonly at: number; readonly sandbox: Pick<Sandbox, 'settings'> },
): Promise<Pick<Row, keyof typeof none>> {
  if (standing === 'INTENSIVE') await sendIntensive(tx, memberId, at);
  if (standing === 'YOUNG') await sendYoung(tx, memberId, at);
  if (standing !== 'AT_RISK') return none;
  const { answerHours } = marketOf(sandbox).rules.care;
  const messageId = await sendAtRisk(tx, memberId, answerHours, at);
  return { messageId, answerBy: at + answerHours * hour, answeredAt: null };
}

/** Whether a member is at risk and has not answered yet: saying it again asks nothing more. */
function asks(row: Row | null): boolean {
  return row?.standing === 'AT_RISK' && row.messageId !== null && row.answeredAt === null;
}

/** Sets the standing of care of a member, and sends the message that belongs to it. */
export async function sayCare(
  tx: Transaction,
  memberId: string,
  { care, vipAssessed }: CareSaid,
  sandbox: Pick<Sandbox, 'settings' | 'clock'>,
): Promise<void> {
  const at = sandbox.clock.now();
  const { row } = await knownOf(tx, memberId, at);
  const again = care === undefined || (care === 'AT_RISK' && asks(row));
  const said = again
    ? {}
    : { standing: care, since: at, ...(await told(tx, memberId, care, { at, sandbox })) };
  const change = { ...said, ...(vipAssessed === undefined ? {} : { vipAssessed }) };
  if (Object.keys(change).length === 0) return;
  await tx
    .insert(cares)
    .values({ memberId, standing: 'NONE', since: at, ...change })
    .onConflictDoUpdate({ target: cares.memberId, set: change });
  const before = row?.standing ?? 'NONE';
  if (!again && before !== care) await noteChange(tx, memberId, { what: 'CARE', before, after: care }, at);
}

/** The member answered a message: if it is the one that had to be, the account is open again. The record stays. */
export async function careAnswered(
  tx: Pick<Transaction, 'update'>,
  { memberId, messageId, at }: { readonly memberId: string; readonly messageId: string; readonly at: number },
): Promise<void> {
  const waiting = and(eq(cares.memberId, memberId), eq(cares.messageId, messageId), isNull(cares.answeredAt));
  await tx.update(cares).set({ answeredAt: at }).where(waiting);
}

/** Sends the message that a new member gets where the market protects the young (Spain, art. 12). */
export async function welcomeNew(
  tx: Transaction,
  { id, birthday, createdAt }: Pick<typeof members.$inferSelect, 'id' | 'birthday' | 'createdAt'>,
  { settings }: Pick<Sandbox, 'settings'>,
): Promise<void> {
  const { youngUpTo } = marketOf({ settings }).rules.care;
  if (youngUpTo === 0) return;
  const { zone } = settings.current();
  const young = birthday !== null && youngAt(birthday, youngUpTo, createdAt, zone);
  await sendWelcome(tx, id, young, createdAt);
}
