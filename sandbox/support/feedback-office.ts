import { asc, eq, ne } from 'drizzle-orm';
import * as z from 'zod/mini';
import type { FeedbackCase } from '#contract/support/feedback.ts';
import { escaped } from '#sandbox/catalogue/markup.ts';
import type { Transaction } from '#sandbox/db/database.ts';
import { members } from '#sandbox/db/schema.ts';
import { feedbackCases } from '#sandbox/db/support-schema.ts';
import { sendMessage } from '#sandbox/kit/messages.ts';
import { Refusal } from '#sandbox/kit/refusal.ts';
import type { Sandbox } from '#sandbox/kit/services.ts';
import { type CaseRow, caseShown, moveOn } from './feedback.ts';
import {
  settleVisitorFeedback,
  type VisitorCase,
  visitorStateOf,
  waitingVisitors,
} from './visitor-feedback.ts';

const reference = z.string();

/** What the back office does with a comment: it says that somebody has seen it, or answers it. */
export const FeedbackAct = z.discriminatedUnion('act', [
  z.strictObject({ reference, act: z.literal('acknowledge') }),
  z.strictObject({
    reference,
    act: z.literal('answer'),
    text: z.string().check(z.trim(), z.minLength(1), z.maxLength(2_000)),
  }),
]);
type FeedbackAct = z.infer<typeof FeedbackAct>;

/** What the inbox says about an answered comment: the answer, and what was asked. */
function told(question: string, answer: string) {
  const content = (asked: string) =>
    `<p>${escaped(answer)}</p><p><em>${asked}: ${escaped(question)}</em></p>`;
  return {
    title: { es: 'Respondimos a tu comentario', en: 'We answered your comment' },
    content: { es: content('Escribiste'), en: content('You wrote') },
  };
}

/** Refuses with what keeps a comment from being settled: there is none, or where it stands. */
async function refuseUnsettled(tx: Transaction, reference: string): Promise<never> {
  const [member] = await tx
    .select({ state: feedbackCases.state })
    .from(feedbackCases)
    .where(eq(feedbackCases.reference, reference));
  const state = member?.state ?? (await visitorStateOf(tx, reference));
  if (state === null) throw new Refusal('NOT_FOUND', { message: 'There is no such comment' });
  throw new Refusal('INPUT_INVALID', { message: `It is ${state.toLowerCase()}` });
}

async function tellMember(
  tx: Transaction,
  { memberId, reference, text }: CaseRow,
  answer: string,
  at: number,
) {
  const link = { screen: 'member', page: 'feedback', section: reference };
  await sendMessage(tx, { memberId, kind: 'player', ...told(text, answer), link }, at);
}

/**
 * Acknowledges or answers a comment; an answer goes into the member's inbox too, and to a visitor by mail. Refuses with
 * NOT_FOUND, and with INPUT_INVALID and a text for one that waits for nothing of the kind.
 */
export function settleFeedback({ db, clock }: Sandbox, what: FeedbackAct): Promise<FeedbackCase> {
  return db.write(async (tx) => {
    const at = clock.now();
    const answer = what.act === 'answer' ? what.text : null;
    const row = await moveOn(
      tx,
      what.reference,
      answer === null ? ['RECEIVED'] : ['RECEIVED', 'ACKNOWLEDGED', 'REOPENED'],
      { state: answer === null ? 'ACKNOWLEDGED' : 'ANSWERED', text: answer, at },
    );
    if (!row) {
      const visitors = await settleVisitorFeedback(tx, { reference: what.reference, answer, at });
      return visitors ?? refuseUnsettled(tx, what.reference);
    }
    if (answer !== null) await tellMember(tx, row, answer, at);
    return caseShown(tx, row);
  });
}

/** A comment as the back office sees it; one of a visitor has no account. */
export type OfficeFeedback =
  | (FeedbackCase & { readonly account: string })
  | (VisitorCase & { readonly account: null });

const most = 50;

/** When a comment came to where it stands. */
const stoodSince = ({ steps, receivedAt }: FeedbackCase) => steps.at(-1)?.at ?? receivedAt;

async function waitingMembers({ db: { read } }: Sandbox) {
  const found = await read
    .select({ row: feedbackCases, account: members.account })
    .from(feedbackCases)
    .innerJoin(members, eq(members.id, feedbackCases.memberId))
    .where(ne(feedbackCases.state, 'ANSWERED'))
    .orderBy(asc(feedbackCases.at))
    .limit(most);
  return Promise.all(found.map(async ({ row, account }) => ({ account, ...(await caseShown(read, row)) })));
}

/** Comments of members and visitors that wait for an answer, the oldest first. */
export async function officeFeedback(sandbox: Sandbox): Promise<OfficeFeedback[]> {
  const visitors = await waitingVisitors(sandbox, most);
  return [...(await waitingMembers(sandbox)), ...visitors.map((one) => ({ account: null, ...one }))]
    .toSorted((one, other) => stoodSince(one) - stoodSince(other))
    .slice(0, most);
}
