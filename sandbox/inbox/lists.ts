import { and, count, desc, eq, inArray, isNotNull, isNull, max } from 'drizzle-orm';
import type { CallInput, CallOutput } from '#contract/calls.ts';
import { plainOf } from '#sandbox/catalogue/drawings.ts';
import type { Transaction } from '#sandbox/db/database.ts';
import { messages } from '#sandbox/db/message-schema.ts';
import { spoken } from '#sandbox/kit/messages.ts';
import { type MessageInRow, rowShown } from './messages.ts';

type Reader = Pick<Transaction, 'select'>;

const size = 9;

/** The messages of a member that are not deleted. */
export const ofMember = (memberId: string) =>
  and(eq(messages.memberId, memberId), isNull(messages.deletedAt));

const folders = {
  all: undefined,
  unread: isNull(messages.readAt),
  favourite: eq(messages.favourite, true),
  toAnswer: and(isNotNull(messages.choices), isNull(messages.answer)),
};

/** How many messages there are of a kind. */
export async function numberOf(from: Reader, what: ReturnType<typeof and>): Promise<number> {
  const [found] = await from.select({ count: count() }).from(messages).where(what);
  return found?.count ?? 0;
}

/** How many messages a member has not read. */
export function unreadOf(from: Reader, memberId: string): Promise<number> {
  return numberOf(from, and(ofMember(memberId), folders.unread));
}

/** One message of a member, if it is there. */
export async function messageOf(
  from: Reader,
  memberId: string,
  id: string,
): Promise<MessageInRow | undefined> {
  const [found] = await from
    .select()
    .from(messages)
    .where(and(ofMember(memberId), eq(messages.id, id)));
  return found;
}

/** The numbers of the messages whose title holds a text, newest first. */
async function titled(
  from: Reader,
  meant: ReturnType<typeof and>,
  text: string,
  language: string,
): Promise<number[]> {
  const title = spoken(language) === 'EN' ? messages.titleEn : messages.titleEs;
  const all = await from
    .select({ number: messages.number, title })
    .from(messages)
    .where(meant)
    .orderBy(desc(messages.number));
  return all.filter((one) => plainOf(one.title).includes(text)).map(({ number }) => number);
}

/** A page of the inbox; a page past the end is empty. */
export async function inboxPage(
  from: Reader,
  memberId: string,
  { page, folder, kind, query, language }: CallInput<'inbox.page'>,
  now: number,
): Promise<CallOutput<'inbox.page'>> {
  const own = ofMember(memberId);
  const inFolder = and(own, folders[folder], kind && eq(messages.kind, kind));
  const text = plainOf(query ?? '');
  const found = text === '' ? null : await titled(from, inFolder, text, language);
  const start = (page - 1) * size;
  const rows = await from
    .select()
    .from(messages)
    .where(found ? inArray(messages.number, found.slice(start, start + size)) : inFolder)
    .orderBy(desc(messages.number))
    .limit(size)
    .offset(found ? 0 : start);
  const total = found?.length ?? (await numberOf(from, inFolder));
  const [newest] = await from
    .select({ number: max(messages.number) })
    .from(messages)
    .where(own);
  return {
    messages: rows.map((row) => rowShown(row, language, now)),
    count: total,
    totalPages: Math.max(1, Math.ceil(total / size)),
    unread: await unreadOf(from, memberId),
    toAnswer: await numberOf(from, and(own, folders.toAnswer)),
    highest: newest?.number ?? 0,
    asOf: now,
  };
}
