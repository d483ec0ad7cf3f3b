import { randomBytes } from 'node:crypto';
import { letters } from '#catalogue/letters.ts';
import type { messages } from './message-schema.ts';

const hour = 60 * 60_000;

/** The inbox of one of the seed's people: one message that was read, and so many after it that were not. */
export function messagesOf(memberId: string, unread: number, now: number): (typeof messages.$inferInsert)[] {
  return Array.from({ length: unread + 1 }, (_, n) => {
    const { kind, es, en, link, over, required, choices } = letters[n % letters.length] ?? letters[0];
    const createdAt = now - (unread + 1 - n) * 7 * hour;
    return {
      id: randomBytes(16).toString('base64url'),
      memberId,
      kind,
      titleEs: es.title,
      titleEn: en.title,
      contentEs: es.content,
      contentEn: en.content,
      link: link ?? null,
      choices: choices?.map((one) => ({ id: one.id, labelEs: one.es, labelEn: one.en })) ?? null,
      required: required ?? false,
      until: over ? createdAt + hour : null,
      readAt: n === 0 ? createdAt + hour : null,
      createdAt,
    };
  });
}
