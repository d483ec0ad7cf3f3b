import { and, eq, gt, inArray, isNotNull, isNull, lte, ne, or } from 'drizzle-orm';
import type { CallInput, CallOutput } from '#contract/calls.ts';
import type { Message } from '#contract/inbox.ts';
import type { Transaction } from '#sandbox/db/database.ts';
import { messages } from '#sandbox/db/message-schema.ts';
import { Refusal } from '#sandbox/kit/refusal.ts';
import type { Sandbox } from '#sandbox/kit/services.ts';
import { returnTitle } from '#sandbox/protection/absence-letter.ts';
import { careAnswered } from '#sandbox/protection/care-office.ts';
import { messageOf, numberOf, ofMember, unreadOf } from './lists.ts';
import { type MessageInRow, messageShown } from './messages.ts';

/** How long a deletion can be undone; then the messages are gone. Milliseconds. */
export const undoable = 10 * 60_000;

/** Whose inbox, and the moment of the change in epoch milliseconds. */
export type Who = { readonly memberId: string; readonly at: number };

/** The message that must be read before coming back counts as read only once its text was fetched. */
const readable = or(ne(messages.titleEs, returnTitle.es), isNotNull(messages.openedAt));

/** Keeps that the text of a message was fetched, where that has to come before it counts as read. */
export async function noteOpening(db: Sandbox['db'], { id, titleEs, openedAt }: MessageInRow, at: number) {
  if (titleEs !== returnTitle.es || openedAt !== null) return;
  await db.write((tx) => tx.update(messages).set({ openedAt: at }).where(eq(messages.id, id)));
}

/** Marks messages as read or not, as favourites or not. */
export async function mark(
  tx: Transaction,
  { memberId, at }: Who,
  { ids, as }: CallInput<'inbox.mark'>,
): Promise<CallOutput<'inbox.mark'>> {
  const meant = and(ofMember(memberId), inArray(messages.id, ids));
  if (as === 'read') {
    await tx
      .update(messages)
      .set({ readAt: at })
      .where(and(meant, isNull(messages.readAt), readable));
  } else {
    const change = as === 'unread' ? { readAt: null } : { favourite: as === 'favourite' };
    await tx.update(messages).set(change).where(meant);
  }
  return { unread: await unreadOf(tx, memberId) };
}

/** Marks as read; not the message that must be read before coming back, even if it was opened: it is marked by itself. */
export async function readAll(
  tx: Transaction,
  { memberId, at }: Who,
  { upTo }: CallInput<'inbox.readAll'>,
): Promise<CallOutput<'inbox.readAll'>> {
  const meant = and(
    ofMember(memberId),
    isNull(messages.readAt),
    lte(messages.number, upTo),
    ne(messages.titleEs, returnTitle.es),
  );
  await tx.update(messages).set({ readAt: at }).where(meant);
  return { unread: await unreadOf(tx, memberId) };
}

/** What a deletion means: the messages with these ids, or all that were read when the member looked, up to a number. */
function toRemove({ ids, upTo, asOf }: CallInput<'inbox.remove'>) {
  if (ids) return inArray(messages.id, ids);
  if (upTo === undefined) throw new Refusal('INPUT_INVALID', { message: 'Neither ids nor a number' });
  const read = asOf === undefined ? isNotNull(messages.readAt) : lte(messages.readAt, asOf);
  return and(read, eq(messages.favourite, false), lte(messages.number, upTo));
}

export async function remove(
  tx: Transaction,
  { memberId, at }: Who,
  input: CallInput<'inbox.remove'>,
): Promise<CallOutput<'inbox.remove'>> {
  const mine = and(eq(messages.memberId, memberId), eq(messages.batch, input.batch));
  if ((await numberOf(tx, mine)) === 0) {
    const meant = and(ofMember(memberId), eq(messages.required, false), toRemove(input));
    await tx.update(messages).set({ deletedAt: at, batch: input.batch }).where(meant);
  }
  return { unread: await unreadOf(tx, memberId), deleted: await numberOf(tx, mine) };
}

export async function restore(
  tx: Transaction,
  { memberId, at }: Who,
  { batch }: CallInput<'inbox.restore'>,
): Promise<CallOutput<'inbox.restore'>> {
  const mine = and(eq(messages.memberId, memberId), eq(messages.batch, batch));
  const kept = and(mine, or(isNull(messages.deletedAt), gt(messages.deletedAt, at - undoable)));
  if ((await numberOf(tx, kept)) === 0) throw new Refusal('NOT_FOUND');
  // The name of the deletion stays: sent again, it restores nothing more and deletes nothing.
  await tx.update(messages).set({ deletedAt: null }).where(mine);
  return { unread: await unreadOf(tx, memberId) };
}

/** Answers the question of a message, which counts as reading it. */
export async function answer(
  tx: Transaction,
  { memberId, at }: Who,
  { id, choice, language }: CallInput<'inbox.answer'>,
): Promise<Message> {
  const row = await messageOf(tx, memberId, id);
  if (!row?.choices?.some((one) => one.id === choice)) throw new Refusal('NOT_FOUND');
  if (row.answer !== null && row.answer !== choice) throw new Refusal('ALREADY_SETTLED');
  const answered = {
    answer: choice,
    answeredAt: row.answeredAt ?? at,
    readAt: row.readAt ?? at,
  };
  await tx.update(messages).set(answered).where(eq(messages.id, id));
  await careAnswered(tx, { memberId, messageId: id, at: answered.answeredAt });
  return messageShown({ ...row, ...answered }, language, at);
}

/** Deletes for good what can no longer be restored. */
export async function sweepMessages({ db, clock }: Pick<Sandbox, 'db' | 'clock'>): Promise<void> {
  const gone = lte(messages.deletedAt, clock.now() - undoable);
  const [any] = await db.read.select({ id: messages.id }).from(messages).where(gone).limit(1);
  if (any) await db.write((tx) => tx.delete(messages).where(gone));
}
