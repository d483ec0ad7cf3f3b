import { asc, eq, ne } from 'drizzle-orm';
import * as z from 'zod/mini';
import { escaped } from '#catalogue/markup.ts';
import type { FeedbackCase } from '#contract/support/feedback.ts';
import { members } from '#sandbox/db/schema.ts';
import { feedbackCases } from '#sandbox/db/support-schema.ts';
import { sendMessage } from '#sandbox/inbox/messages.ts';
import type { Sandbox } from '#sandbox/kit/sandbox.ts';
import { Refusal } from '#sandbox/wire/handler.ts';
import { caseShown, moveOn } from './feedback.ts';

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

/**
 * Acknowledges or answers a comment; an answer goes into the member's inbox too. Refuses with NOT_FOUND, and with
 * INPUT_INVALID and a text for one that waits for nothing of the kind.
 */
export function settleFeedback({ db, clock }: Sandbox, what: FeedbackAct): Promise<FeedbackCase> {
  return db.write(async (tx) => {
    const at = clock.now();
    const answers = what.act === 'answer';
    const row = await moveOn(
      tx,
      what.reference,
      answers ? ['RECEIVED', 'ACKNOWLEDGED', 'REOPENED'] : ['RECEIVED'],
      { state: answers ? 'ANSWERED' : 'ACKNOWLEDGED', text: answers ? what.text : null, at },
    );
    if (!row) {
      const [there] = await tx
        .select()
        .from(feedbackCases)
        .where(eq(feedbackCases.reference, what.reference));
      if (!there) throw new Refusal('NOT_FOUND', { message: 'There is no such comment' });
      throw new Refusal('INPUT_INVALID', { message: `It is ${there.state.toLowerCase()}` });
    }
    if (answers) {
      const { memberId, reference: section, text } = row;
      const link = { screen: 'member', page: 'feedback', section };
      await sendMessage(tx, { memberId, kind: 'player', ...told(text, what.text), link }, at);
    }
    return caseShown(tx, row);
  });
}

/** A comment as the back office sees it. */
export type OfficeFeedback = FeedbackCase & { readonly account: string };

const most = 50;

/** Comments that wait for an answer, the oldest first. */
export async function officeFeedback({ db: { read } }: Sandbox): Promise<OfficeFeedback[]> {
  const found = await read
    .select({ row: feedbackCases, account: members.account })
    .from(feedbackCases)
    .innerJoin(members, eq(members.id, feedbackCases.memberId))
    .where(ne(feedbackCases.state, 'ANSWERED'))
    .orderBy(asc(feedbackCases.at))
    .limit(most);
  return Promise.all(found.map(async ({ row, account }) => ({ account, ...(await caseShown(read, row)) })));
}
