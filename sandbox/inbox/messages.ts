import { randomBytes } from 'node:crypto';
import type { Message, MessageKind, MessageLink, MessageRow } from '#contract/inbox.ts';
import type { Transaction } from '#sandbox/db/database.ts';
import { type Choice, messages } from '#sandbox/db/message-schema.ts';

export type MessageInRow = typeof messages.$inferSelect;

/** A message for a member. `until` is when what it offers ends, epoch milliseconds. */
export type NewMessage = {
  readonly memberId: string;
  readonly kind: MessageKind;
  readonly title: { readonly es: string; readonly en: string };
  /** HTML. */
  readonly content: { readonly es: string; readonly en: string };
  readonly link?: MessageLink;
  readonly choices?: readonly Choice[];
  readonly required?: boolean;
  readonly until?: number;
};

/** Puts a message into the inbox of a member, in the transaction of what it tells about. Returns its id. */
export async function sendMessage(
  tx: Pick<Transaction, 'insert'>,
  { memberId, kind, title, content, link, choices, required, until }: NewMessage,
  at: number,
): Promise<string> {
  const id = randomBytes(16).toString('base64url');
  await tx.insert(messages).values({
    id,
    memberId,
    kind,
    titleEs: title.es,
    titleEn: title.en,
    contentEs: content.es,
    contentEn: content.en,
    link: link ?? null,
    choices: choices ?? null,
    required: required ?? false,
    until: until ?? null,
    createdAt: at,
  });
  return id;
}

const spoken = (language: string) => (language === 'EN' ? 'EN' : 'ES');

/** A message as its member sees it in the list. */
export function rowShown(row: MessageInRow, language: string, now: number): MessageRow {
  const { id, number, kind, titleEs, titleEn, favourite, required, until } = row;
  return {
    id,
    number,
    kind,
    title: spoken(language) === 'EN' ? titleEn : titleEs,
    language: spoken(language),
    at: row.createdAt,
    read: row.readAt !== null,
    favourite,
    required,
    expiredAt: until !== null && until <= now ? until : null,
    toAnswer: row.choices !== null && row.answer === null,
  };
}

/** A message as its member reads it. */
export function messageShown(row: MessageInRow, language: string, now: number): Message {
  const english = spoken(language) === 'EN';
  return {
    ...rowShown(row, language, now),
    content: english ? row.contentEn : row.contentEs,
    link: row.link,
    question: row.choices && {
      choices: row.choices.map(({ id, labelEs, labelEn }) => ({ id, label: english ? labelEn : labelEs })),
      answer: row.answer,
      answeredAt: row.answeredAt,
    },
  };
}
