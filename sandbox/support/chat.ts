import { createHash, randomBytes } from 'node:crypto';
import { and, asc, desc, eq, gt, isNull } from 'drizzle-orm';
import { members } from '#sandbox/db/schema.ts';
import { chatLines, chats } from '#sandbox/db/support-schema.ts';
import { refuseTooMany } from '#sandbox/kit/limits.ts';
import { Refusal } from '#sandbox/kit/refusal.ts';
import type { Sandbox } from '#sandbox/kit/services.ts';
import { redeemTicket } from '#sandbox/kit/tickets.ts';
import { findNamedSession } from '#sandbox/wire/sessions.ts';
import { answersAt } from './chat-address.ts';

const minute = 60_000;
const hour = 60 * minute;

/** Above this rank a member gets VIP service (spec 6). */
const vipAbove = 4;

/** What a person's window is told of its chat. */
export type ChatShown = {
  /** Proves that the window is this person's. */
  readonly visit: string;
  readonly reference: string;
  readonly service: 'LIVECHAT' | 'VIP';
  /** The member's nickname and VIP label; '' for a visitor. */
  readonly name: string;
  readonly label: string;
  readonly open: boolean;
  readonly waitMinutes: number | null;
  readonly lines: readonly ChatLine[];
};

/** A line of a chat; `id` grows. */
export type ChatLine = Pick<typeof chatLines.$inferSelect, 'id' | 'by' | 'text' | 'at'>;
type ChatRow = typeof chats.$inferSelect;

function hashOf(visit: string): string {
  return createHash('sha256').update(visit).digest('base64url');
}

const newSecret = () => randomBytes(32).toString('base64url');

/** The lines of a chat after one of them, at most two hundred: the rest comes with the next question. */
function linesAfter({ db: { read } }: Sandbox, reference: string, after: number): Promise<ChatLine[]> {
  return read
    .select({ id: chatLines.id, by: chatLines.by, text: chatLines.text, at: chatLines.at })
    .from(chatLines)
    .where(and(eq(chatLines.reference, reference), gt(chatLines.id, after)))
    .orderBy(asc(chatLines.id))
    .limit(200);
}

/** The member of a ticket, and the session that it was given to; null without one, or when that has ended. */
async function memberBehind(sandbox: Sandbox, ticket: string | undefined) {
  if (ticket === undefined) return null;
  const sessionHash = await redeemTicket(sandbox, 'chat', ticket);
  const session = sessionHash && (await findNamedSession(sandbox, sessionHash, false));
  if (!session) return null;
  const [member] = await sandbox.db.read.select().from(members).where(eq(members.id, session.memberId));
  return member ? { ...member, sessionHash: session.tokenHash } : null;
}

type Entering = {
  readonly ticket?: string | undefined;
  readonly service: ChatRow['service'];
  readonly language: ChatRow['language'];
  readonly network: string;
};

/** Whether somebody answers this service just now, and how long it takes. */
function standing({ settings, clock }: Sandbox, service: ChatRow['service']) {
  const current = settings.current();
  const entry = current.customerService.find(({ csType }) => csType === service);
  return {
    open: !entry || answersAt(entry, current, clock.now()),
    waitMinutes: entry?.waitMinutes ?? null,
  };
}

/**
 * Lets a person in: a member by the ticket in the address, who goes on with the chat that they have not ended; anybody else,
 * also with a ticket that was used before, as a visitor. VIP service is for members of that rank.
 */
export async function enterChat(sandbox: Sandbox, entering: Entering): Promise<ChatShown> {
  const { db, clock, limits, settings } = sandbox;
  const member = await memberBehind(sandbox, entering.ticket);
  const vip = entering.service === 'VIP' && member !== null && member.rankLevel > vipAbove;
  const service = vip ? 'VIP' : 'LIVECHAT';
  const { network, language } = entering;
  const often = { count: settings.current().limits.chatsPerAddressHour, window: hour };
  refuseTooMany(limits.take(network, { name: `chat:${network}`, limits: [often] }));
  const visit = newSecret();
  const visitHash = hashOf(visit);
  const reference = await db.write(async (tx) => {
    const memberId = member?.id ?? null;
    const sessionHash = member?.sessionHash ?? null;
    const at = clock.now();
    if (memberId !== null) {
      const own = and(eq(chats.memberId, memberId), eq(chats.service, service), isNull(chats.endedAt));
      const [before] = await tx.select().from(chats).where(own).orderBy(desc(chats.openedAt)).limit(1);
      if (before) {
        // The window that had it before is told that it goes on here.
        await tx
          .update(chats)
          .set({ visitHash, sessionHash, language })
          .where(eq(chats.reference, before.reference));
        return before.reference;
      }
    }
    const fresh = { memberId, sessionHash, service, visitHash, language, openedAt: at, at } as const;
    const name = randomBytes(6).toString('hex').toUpperCase();
    await tx.insert(chats).values({ reference: name, ...fresh });
    return name;
  });
  return {
    visit,
    reference,
    service,
    name: member?.nickname ?? '',
    label: vip ? (member?.serviceLabel ?? '') : '',
    ...standing(sandbox, service),
    lines: await linesAfter(sandbox, reference, 0),
  };
}

/**
 * The chat of a window; refuses a window whose chat goes on in another (NOT_FOUND), and a member's whose session has ended
 * (SESSION_ENDED). Writing is a use of the session, looking for answers is none.
 */
async function chatOf(sandbox: Sandbox, visit: string, writing: boolean): Promise<ChatRow> {
  const [found] = await sandbox.db.read
    .select()
    .from(chats)
    .where(eq(chats.visitHash, hashOf(visit)));
  if (!found) throw new Refusal('NOT_FOUND');
  const { memberId, sessionHash } = found;
  if (memberId !== null && !(await findNamedSession(sandbox, sessionHash ?? '', writing)))
    throw new Refusal('SESSION_ENDED');
  return found;
}

/** What is new in a chat. */
export async function readChat(sandbox: Sandbox, { visit, after }: { visit: string; after: number }) {
  const { reference, service, endedAt } = await chatOf(sandbox, visit, false);
  const lines = await linesAfter(sandbox, reference, after);
  return { reference, ended: endedAt !== null, ...standing(sandbox, service), lines };
}

type Said = { readonly key: string; readonly text: string; readonly by: ChatLine['by'] };

async function write({ db, clock }: Sandbox, reference: string, { key, text, by }: Said): Promise<void> {
  const at = clock.now();
  await db.write(async (tx) => {
    await tx.insert(chatLines).values({ reference, key, text, by, at }).onConflictDoNothing();
    // Writing takes up a chat that was ended.
    await tx.update(chats).set({ at, endedAt: null }).where(eq(chats.reference, reference));
  });
}

/** Writes a line of a person, once per key; refuses who writes too fast. */
export async function sayInChat(
  sandbox: Sandbox,
  { visit, key, text }: { visit: string; key: string; text: string },
): Promise<{ reference: string }> {
  const { reference } = await chatOf(sandbox, visit, true);
  const often = { count: sandbox.settings.current().limits.chatLinesPerMinute, window: minute };
  refuseTooMany(sandbox.limits.take(reference, { name: `chat:${reference}`, limits: [often] }));
  await write(sandbox, reference, { key, text, by: 'PERSON' });
  return { reference };
}

/** Writes a line of the back office. */
export async function answerInChat(sandbox: Sandbox, reference: string, text: string): Promise<void> {
  const [found] = await sandbox.db.read.select().from(chats).where(eq(chats.reference, reference));
  if (!found) throw new Refusal('NOT_FOUND', { message: 'There is no such chat' });
  await write(sandbox, reference, { key: newSecret(), text, by: 'STAFF' });
}
