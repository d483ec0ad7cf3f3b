import { eq } from 'drizzle-orm';
import * as z from 'zod/mini';
import { MessageLink, messageKinds } from '#contract/inbox.ts';
import type { Transaction } from '#sandbox/db/database.ts';
import { messages } from '#sandbox/db/message-schema.ts';
import { members } from '#sandbox/db/schema.ts';
import { accountKey } from '#sandbox/kit/accounts.ts';
import { sendMessage } from '#sandbox/kit/messages.ts';
import { newReference } from '#sandbox/kit/references.ts';
import { Refusal } from '#sandbox/kit/refusal.ts';
import type { Sandbox } from '#sandbox/kit/services.ts';
import { promote } from './promoting.ts';

const Text = z.string().check(z.maxLength(100_000));
const kind = z.enum(messageKinds);

/**
 * A message that the back office sends. English texts default to the Spanish ones; with `choices` the member has to answer;
 * `until` ends what it offers, epoch milliseconds. `fill` sends so many numbered ones.
 */
export const MessageAct = z.discriminatedUnion('act', [
  z.strictObject({
    act: z.literal('send'),
    account: z.string(),
    kind,
    titleEs: Text,
    contentEs: Text,
    titleEn: z.optional(Text),
    contentEn: z.optional(Text),
    link: z.optional(MessageLink),
    required: z._default(z.boolean(), false),
    choices: z.optional(
      z.array(
        z.strictObject({
          id: z.string(),
          labelEs: z.string(),
          labelEn: z.string(),
          link: z.optional(MessageLink),
        }),
      ),
    ),
    until: z.optional(z.number()),
  }),
  z.strictObject({
    act: z.literal('fill'),
    account: z.string(),
    count: z.int().check(z.minimum(0), z.maximum(20_000)),
  }),
]);
type MessageAct = z.infer<typeof MessageAct>;

/** Puts so many numbered messages in the place of a member's own, a second apart. */
export async function fillInbox(tx: Transaction, memberId: string, count: number, at: number): Promise<void> {
  const rows = Array.from({ length: count }, (_, n) => {
    const number = n + 1;
    return {
      id: newReference(),
      memberId,
      kind: 'player' as const,
      titleEs: `Mensaje ${number}`,
      titleEn: `Message ${number}`,
      contentEs: `<p>Mensaje ${number}</p>`,
      contentEn: `<p>Message ${number}</p>`,
      required: false,
      createdAt: at - (count - n) * 1_000,
    };
  });
  await tx.delete(messages).where(eq(messages.memberId, memberId));
  for (let done = 0; done < rows.length; done += 1_000)
    await tx.insert(messages).values(rows.slice(done, done + 1_000));
}

/** Sends a message to a member, or fills the inbox; returns the id of a single one, null for one that is not sent. Refuses with NOT_FOUND. */
export function decideMessage(sandbox: Sandbox, what: MessageAct): Promise<string | null | undefined> {
  const { db, clock } = sandbox;
  return db.write(async (tx) => {
    const at = clock.now();
    const key = accountKey(what.account) ?? '';
    const [member] = await tx.select().from(members).where(eq(members.accountKey, key));
    if (!member) throw new Refusal('NOT_FOUND', { message: 'There is no such account' });
    if (what.act === 'send') {
      const {
        kind,
        titleEs,
        titleEn = titleEs,
        contentEs,
        contentEn = contentEs,
        link,
        choices,
        required,
        until,
      } = what;
      const title = { es: titleEs, en: titleEn };
      const content = { es: contentEs, en: contentEn };
      const message = { memberId: member.id, title, content, link, choices, required, until };
      if (kind === 'promotion') return promote(tx, message, sandbox);
      return sendMessage(tx, { ...message, kind }, at);
    }
    await fillInbox(tx, member.id, what.count, at);
    return undefined;
  });
}
