import { letters } from '#sandbox/catalogue/letters.ts';
import type { messages } from '#sandbox/db/message-schema.ts';
import { rowOf } from '#sandbox/kit/messages.ts';

const hour = 60 * 60_000;

/** The inbox of one of the seed's people: one message that was read, and so many after it that were not. */
export function messagesOf(memberId: string, unread: number, now: number): (typeof messages.$inferInsert)[] {
  return Array.from({ length: unread + 1 }, (_, n) => {
    const { kind, es, en, link, over, required, choices } = letters[n % letters.length] ?? letters[0];
    const createdAt = now - (unread + 1 - n) * 7 * hour;
    const message = {
      memberId,
      kind,
      title: { es: es.title, en: en.title },
      content: { es: es.content, en: en.content },
      link,
      choices: choices?.map((one) => ({ id: one.id, labelEs: one.es, labelEn: one.en })),
      required,
      until: over ? createdAt + hour : undefined,
    };
    return { ...rowOf(message, createdAt), readAt: n === 0 ? createdAt + hour : null };
  });
}
