import { and, asc, count, desc, eq, gt, inArray } from 'drizzle-orm';
import type { CallOutput } from '#contract/calls.ts';
import type { FeedbackCase } from '#contract/support/feedback.ts';
import { once } from '#sandbox/books/once.ts';
import type { Transaction } from '#sandbox/db/database.ts';
import { feedbackCases, feedbackSteps } from '#sandbox/db/support-schema.ts';
import { newReference } from '#sandbox/kit/references.ts';
import { Refusal } from '#sandbox/kit/refusal.ts';
import type { Sandbox } from '#sandbox/kit/services.ts';
import { handIn, proofsOf } from '#sandbox/wallet/proofs.ts';
import { memberIdOf } from '#sandbox/wire/call-owner.ts';
import type { Caller, Handlers } from '#sandbox/wire/handler.ts';
import { datesOf } from './feedback-dates.ts';

type Feedback = Pick<Handlers, 'support.sendFeedback' | 'support.cases' | 'support.case' | 'support.reopen'>;
type Reader = Pick<Transaction, 'select'>;
export type CaseRow = typeof feedbackCases.$inferSelect;

const day = 24 * 60 * 60_000;

const pageSize = 5;

/** A comment with everything that happened to it. */
export async function caseShown(from: Reader, row: CaseRow): Promise<FeedbackCase> {
  const { reference, state, text, receivedAt } = row;
  const steps = await from
    .select({ state: feedbackSteps.state, text: feedbackSteps.text, at: feedbackSteps.at })
    .from(feedbackSteps)
    .where(eq(feedbackSteps.reference, reference))
    .orderBy(asc(feedbackSteps.id));
  return {
    reference,
    state,
    text,
    pictures: await proofsOf(from, reference),
    receivedAt,
    ...datesOf(receivedAt),
    steps,
  };
}

/** Moves a comment on, if it still is where it was seen; returns null where it is not. */
export async function moveOn(
  tx: Transaction,
  reference: string,
  from: readonly CaseRow['state'][],
  step: Pick<typeof feedbackSteps.$inferInsert, 'state' | 'at'> & { readonly text: string | null },
): Promise<CaseRow | null> {
  const { state, at } = step;
  const [moved] = await tx
    .update(feedbackCases)
    .set({ state, at })
    .where(and(eq(feedbackCases.reference, reference), inArray(feedbackCases.state, [...from])))
    .returning();
  if (moved) await tx.insert(feedbackSteps).values({ reference, ...step });
  return moved ?? null;
}

const tooMany = {
  ES: (most: number) =>
    `Ya enviaste ${most} comentarios en las últimas 24 horas. Prueba mañana o usa el chat.`,
  EN: (most: number) => `You have sent ${most} comments in the last 24 hours. Try tomorrow, or use the chat.`,
};

/** Refuses a member who has written as often as they may in a day. */
async function refuseTooMany(
  tx: Transaction,
  memberId: string,
  { language }: Caller,
  { settings, clock }: Sandbox,
): Promise<void> {
  const most = settings.current().limits.feedbackPerDay;
  const since = clock.now() - day;
  const recent = and(eq(feedbackCases.memberId, memberId), gt(feedbackCases.receivedAt, since));
  const [sent] = await tx.select({ sent: count() }).from(feedbackCases).where(recent);
  const reopened = and(eq(feedbackSteps.state, 'REOPENED'), gt(feedbackSteps.at, since));
  const [again] = await tx
    .select({ sent: count() })
    .from(feedbackSteps)
    .innerJoin(feedbackCases, eq(feedbackCases.reference, feedbackSteps.reference))
    .where(and(reopened, eq(feedbackCases.memberId, memberId)));
  if ((sent?.sent ?? 0) + (again?.sent ?? 0) < most) return;
  throw new Refusal('TOO_MANY_REQUESTS', { message: tooMany[language === 'EN' ? 'EN' : 'ES'](most) });
}

async function casesOf(memberId: string, page: number, { db: { read } }: Sandbox) {
  const own = eq(feedbackCases.memberId, memberId);
  const [all] = await read.select({ count: count() }).from(feedbackCases).where(own);
  const rows = await read
    .select()
    .from(feedbackCases)
    .where(own)
    .orderBy(desc(feedbackCases.receivedAt), desc(feedbackCases.reference))
    .limit(pageSize)
    .offset((page - 1) * pageSize);
  const cases = await Promise.all(rows.map((row) => caseShown(read, row)));
  const found = all?.count ?? 0;
  return { cases, count: found, totalPages: Math.max(1, Math.ceil(found / pageSize)) };
}

async function rowOf(from: Reader, memberId: string, reference: string): Promise<CaseRow> {
  const own = and(eq(feedbackCases.reference, reference), eq(feedbackCases.memberId, memberId));
  const [row] = await from.select().from(feedbackCases).where(own);
  if (!row) throw new Refusal('NOT_FOUND');
  return row;
}

/** Comments of members (spec 7): each is received once, and answered by the back office. */
export const feedback: Feedback = {
  'support.sendFeedback': (input, caller, sandbox) =>
    once('support.sendFeedback', input, caller, sandbox, async (tx, at): Promise<FeedbackCase> => {
      const memberId = memberIdOf(caller);
      await refuseTooMany(tx, memberId, caller, sandbox);
      const reference = newReference();
      const row = {
        reference,
        memberId,
        state: 'RECEIVED',
        text: input.text.trim(),
        receivedAt: at,
        at,
      } as const;
      await tx.insert(feedbackCases).values(row);
      await handIn(tx, { memberId, ids: input.pictures ?? [], usedFor: reference });
      return caseShown(tx, row);
    }),
  'support.cases': ({ page }, caller, sandbox): Promise<CallOutput<'support.cases'>> =>
    casesOf(memberIdOf(caller), page, sandbox),
  'support.case': async ({ reference }, caller, { db }) =>
    caseShown(db.read, await rowOf(db.read, memberIdOf(caller), reference)),
  'support.reopen': (input, caller, sandbox) =>
    once('support.reopen', input, caller, sandbox, async (tx, at): Promise<FeedbackCase> => {
      const memberId = memberIdOf(caller);
      const row = await rowOf(tx, memberId, input.reference);
      if (row.state !== 'ANSWERED') throw new Refusal('ALREADY_SETTLED');
      await refuseTooMany(tx, memberId, caller, sandbox);
      const step = { state: 'REOPENED', text: input.text.trim(), at } as const;
      const moved = await moveOn(tx, row.reference, ['ANSWERED'], step);
      return caseShown(tx, moved ?? row);
    }),
};
