import type { Message, MessageRow } from '#contract/inbox.ts';
import type { messages } from '#sandbox/db/message-schema.ts';
import { spoken } from '#sandbox/kit/messages.ts';

export type MessageInRow = typeof messages.$inferSelect;

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
