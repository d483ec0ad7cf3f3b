import { randomBytes } from 'node:crypto';
import type { Transaction } from '#sandbox/db/database.ts';
import { messages } from '#sandbox/db/schema.ts';

/** A message for a member's inbox; `link` is a path of the app. */
export type Told = { readonly title: string; readonly content: string; readonly link: string };

/** Posts a message into a member's inbox: the one place where this area does. */
export async function tellMember(
  tx: Transaction,
  { memberId, at }: { readonly memberId: string; readonly at: number },
  { title, content, link }: Told,
): Promise<void> {
  const id = randomBytes(16).toString('base64url');
  await tx
    .insert(messages)
    .values({ id, memberId, title, body: `${content}\n\n${link}`, readAt: null, createdAt: at });
}
