import { asc, desc, eq, isNull } from 'drizzle-orm';
import * as z from 'zod/mini';
import { members } from '#sandbox/db/schema.ts';
import { chatLines, chats } from '#sandbox/db/support-schema.ts';
import { Refusal } from '#sandbox/kit/refusal.ts';
import type { Sandbox } from '#sandbox/kit/services.ts';
import { answerInChat, type ChatLine } from './chat.ts';

const reference = z.string();

/** What the back office does in a chat: it writes a line, or ends the chat, whose lines are kept. */
export const ChatAct = z.discriminatedUnion('act', [
  z.strictObject({
    reference,
    act: z.literal('answer'),
    text: z.string().check(z.trim(), z.minLength(1), z.maxLength(1_000)),
  }),
  z.strictObject({ reference, act: z.literal('end') }),
]);
type ChatAct = z.infer<typeof ChatAct>;

/** Answers or ends a chat. Refuses with NOT_FOUND. */
export async function settleChat(sandbox: Sandbox, what: ChatAct): Promise<void> {
  if (what.act === 'answer') return answerInChat(sandbox, what.reference, what.text);
  const endedAt = sandbox.clock.now();
  const ended = await sandbox.db.write((tx) =>
    tx
      .update(chats)
      .set({ endedAt })
      .where(eq(chats.reference, what.reference))
      .returning({ reference: chats.reference }),
  );
  if (ended.length === 0) throw new Refusal('NOT_FOUND', { message: 'There is no such chat' });
}

/** A chat as the back office sees it. */
export type OfficeChat = Pick<
  typeof chats.$inferSelect,
  'reference' | 'service' | 'language' | 'openedAt' | 'at'
> & {
  /** Null for a visitor. */
  readonly account: string | null;
  readonly nickname: string;
  readonly label: string;
  readonly lines: readonly ChatLine[];
};

const most = 20;

/** Chats that are not ended, those that were written in last first. */
export async function officeChats({ db: { read } }: Sandbox): Promise<OfficeChat[]> {
  const found = await read
    .select({ row: chats, member: members })
    .from(chats)
    .leftJoin(members, eq(members.id, chats.memberId))
    .where(isNull(chats.endedAt))
    .orderBy(desc(chats.at))
    .limit(most);
  return Promise.all(
    found.map(async ({ row, member }) => {
      const { reference: name, service, language, openedAt, at } = row;
      const lines = await read
        .select({ id: chatLines.id, by: chatLines.by, text: chatLines.text, at: chatLines.at })
        .from(chatLines)
        .where(eq(chatLines.reference, name))
        .orderBy(asc(chatLines.id));
      const who = {
        account: member?.account ?? null,
        nickname: member?.nickname ?? '',
        label: member?.serviceLabel ?? '',
      };
      return { reference: name, service, language, openedAt, at, ...who, lines };
    }),
  );
}
