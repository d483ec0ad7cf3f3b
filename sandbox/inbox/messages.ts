import type { Message, MessageKind, MessageLink, MessageRow } from '#contract/inbox.ts';
import type { Transaction } from '#sandbox/db/database.ts';
import { type Choice, messages } from '#sandbox/db/message-schema.ts';
import type { Sandbox } from '#sandbox/kit/sandbox.ts';
import { mayPromote } from '#sandbox/protection/may.ts';
import { newReference } from '#sandbox/wallet/transfers.ts';

export type MessageInRow = typeof messages.$inferSelect;

/** A message for a member. `until` is when what it offers ends, epoch milliseconds. */
export type NewMessage = {
  readonly memberId: string;
  readonly kind: MessageKind;
  readonly title: { readonly es: string; readonly en: string };
  /** HTML. */
  readonly content: { readonly es: string; readonly en: string };
  readonly link?: MessageLink | undefined;
  readonly choices?: readonly Choice[] | undefined;
  readonly required?: boolean | undefined;
  readonly until?: number | undefined;
};

/** A new message as its row, under an id of its own. */
export function rowOf(
  { memberId, kind, title, content, link, choices, required, until }: NewMessage,
  createdAt: number,
) {
  return {
    id: newReference(),
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
    createdAt,
  };
}

type Sender = Pick<Transaction, 'insert' | 'select'>;

async function put(tx: Sender, message: NewMessage, at: number): Promise<string> {
  const row = rowOf(message, at);
  await tx.insert(messages).values(row);
  return row.id;
}

/** A message that promotes nothing. */
export type PlainMessage = NewMessage & { readonly kind: Exclude<MessageKind, 'promotion'> };

/** Puts a message into the inbox of a member, in the transaction of what it tells about; returns its id. */
export function sendMessage(tx: Sender, message: PlainMessage, at: number): Promise<string> {
  return put(tx, message, at);
}

/**
 * Puts a message that promotes something into the inbox of a member, now. Returns its id; null where nothing may be promoted
 * to the member: it is not sent, and never will be.
 */
export async function promote(
  tx: Sender,
  message: Omit<NewMessage, 'kind'>,
  sandbox: Pick<Sandbox, 'settings' | 'clock'>,
): Promise<string | null> {
  if (!(await mayPromote(tx, message.memberId, sandbox))) return null;
  return put(tx, { ...message, kind: 'promotion' }, sandbox.clock.now());
}

/** A language without texts here gets Spanish. */
export const spoken = (language: string) => (language === 'EN' ? 'EN' : 'ES');

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
      choices: row.choices.map(({ id, labelEs, labelEn, link }) => ({
        id,
        label: english ? labelEn : labelEs,
        link: link ?? null,
      })),
      answer: row.answer,
      answeredAt: row.answeredAt,
    },
  };
}
