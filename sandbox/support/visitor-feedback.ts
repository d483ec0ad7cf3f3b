import { and, asc, eq, inArray, ne } from 'drizzle-orm';
import type { FeedbackCase, VisitorReceipt } from '#contract/support/feedback.ts';
import { emailProblem } from '#contract/typed.ts';
import { inputHashOf } from '#sandbox/books/once.ts';
import type { Transaction } from '#sandbox/db/database.ts';
import { visitorFeedback as table } from '#sandbox/db/support-schema.ts';
import { refuseTooMany } from '#sandbox/kit/limits.ts';
import { spoken } from '#sandbox/kit/messages.ts';
import { post } from '#sandbox/kit/outbox.ts';
import { newReference } from '#sandbox/kit/references.ts';
import { Refusal } from '#sandbox/kit/refusal.ts';
import type { Sandbox } from '#sandbox/kit/services.ts';
import type { Handlers } from '#sandbox/wire/handler.ts';
import { datesOf } from './feedback-dates.ts';

type Row = typeof table.$inferSelect;

const hour = 60 * 60_000;
const call = 'support.sendAsVisitor';

function receiptOf({ reference, receivedAt }: Row): VisitorReceipt {
  return { reference, receivedAt, ...datesOf(receivedAt) };
}

/** Comments of visitors (spec 2): each is received once, and answered by mail where an address was given. */
export const visitorFeedback: Pick<Handlers, typeof call> = {
  // What came under the key is looked at before the limit: whoever asks again for a lost answer always gets it.
  [call]: async (input, { network, language }, { db, clock, limits, settings }) => {
    const { email = null } = input;
    if (email !== null && emailProblem(email))
      throw new Refusal('FIELD_REFUSED', { value: { field: 'email' } });
    return db.write(async (tx) => {
      const inputHash = inputHashOf(call, input);
      const [before] = await tx.select().from(table).where(eq(table.key, input.key));
      if (before && before.inputHash !== inputHash) throw new Refusal('KEY_REUSED');
      if (before) return receiptOf(before);
      const often = { count: settings.current().limits.visitorFeedbackPerAddressHour, window: hour };
      refuseTooMany(limits.take(network, { name: `visitor feedback:${network}`, limits: [often] }));
      const at = clock.now();
      const row: Row = {
        reference: newReference(),
        key: input.key,
        inputHash,
        state: 'RECEIVED',
        text: input.text.trim(),
        email,
        language: spoken(language),
        answer: null,
        receivedAt: at,
        at,
      };
      await tx.insert(table).values(row);
      return receiptOf(row);
    });
  },
};

/** A visitor's comment in the shape of a member's: its last step is the only one that is kept. */
export type VisitorCase = FeedbackCase & {
  /** Where the answer goes; null where none is wanted, or once it has gone there. */
  readonly email: string | null;
};

function caseOf(row: Row): VisitorCase {
  const { reference, state, text, email, answer, receivedAt, at } = row;
  const steps = state === 'RECEIVED' ? [] : [{ state, text: answer, at }];
  return { reference, state, text, pictures: [], receivedAt, ...datesOf(receivedAt), steps, email };
}

const letter = {
  ES: (question: string, answer: string) => `Escribiste: ${question}\n\nNuestra respuesta: ${answer}`,
  EN: (question: string, answer: string) => `You wrote: ${question}\n\nOur answer: ${answer}`,
};

/**
 * Acknowledges a visitor's comment (`answer` null), or answers it: by mail where an address was given, which is then
 * forgotten. Returns null where no comment that waits for it has this reference.
 */
export async function settleVisitorFeedback(
  tx: Transaction,
  {
    reference,
    answer,
    at,
  }: { readonly reference: string; readonly answer: string | null; readonly at: number },
): Promise<VisitorCase | null> {
  const waits = answer === null ? (['RECEIVED'] as const) : (['RECEIVED', 'ACKNOWLEDGED'] as const);
  const waiting = and(eq(table.reference, reference), inArray(table.state, [...waits]));
  const [row] = await tx.select().from(table).where(waiting);
  if (!row) return null;
  if (answer !== null && row.email !== null) {
    const text = letter[row.language](row.text, answer);
    await post(tx, { kind: 'mail', recipient: row.email, text, code: null, createdAt: at });
  }
  const now =
    answer === null
      ? { state: 'ACKNOWLEDGED' as const, at }
      : { state: 'ANSWERED' as const, answer, email: null, at };
  const [settled] = await tx.update(table).set(now).where(waiting).returning();
  return settled ? caseOf(settled) : null;
}

/** How a visitor's comment stands; null where none has this reference. */
export async function visitorStateOf(tx: Transaction, reference: string): Promise<Row['state'] | null> {
  const [row] = await tx.select({ state: table.state }).from(table).where(eq(table.reference, reference));
  return row?.state ?? null;
}

/** Comments of visitors that wait for an answer, the oldest first. */
export async function waitingVisitors({ db }: Sandbox, most: number): Promise<VisitorCase[]> {
  const rows = await db.read
    .select()
    .from(table)
    .where(ne(table.state, 'ANSWERED'))
    .orderBy(asc(table.at))
    .limit(most);
  return rows.map(caseOf);
}
