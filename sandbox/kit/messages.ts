import type { MessageKind, MessageLink } from '#contract/inbox.ts';
import type { Transaction } from '#sandbox/db/database.ts';
import { type Choice, messages } from '#sandbox/db/message-schema.ts';
import { newReference } from './references.ts';

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

export type Sender = Pick<Transaction, 'insert' | 'select'>;

/** Puts a message of any kind into the inbox of a member; returns its id. */
export async function putMessage(tx: Sender, message: NewMessage, at: number): Promise<string> {
  const row = rowOf(message, at);
  await tx.insert(messages).values(row);
  return row.id;
}

/** A message that promotes nothing. */
export type PlainMessage = NewMessage & { readonly kind: Exclude<MessageKind, 'promotion'> };

/** Puts a message into the inbox of a member, in the transaction of what it tells about; returns its id. */
export function sendMessage(tx: Sender, message: PlainMessage, at: number): Promise<string> {
  return putMessage(tx, message, at);
}

/** A language without texts here gets Spanish. */
export const spoken = (language: string) => (language === 'EN' ? 'EN' : 'ES');
