import { eq, sql } from 'drizzle-orm';
import type { Transaction } from '#sandbox/db/database.ts';
import { prepared } from '#sandbox/db/prepared.ts';
import { members } from '#sandbox/db/schema.ts';
import { awayRefusal } from '#sandbox/kit/market.ts';
import { Refusal } from '#sandbox/kit/refusal.ts';
import type { Sandbox } from '#sandbox/kit/services.ts';
import type { Caller, LiveSession } from './handler.ts';

/** The session of a call that is about its caller. Refusals: SESSION_ENDED, or what a break or an exclusion closes. */
export function sessionOf({ session, away }: Caller): LiveSession {
  if (session) return session;
  throw away ? awayRefusal(away) : new Refusal('SESSION_ENDED');
}

/** The id of the calling member. */
export function memberIdOf(caller: Caller): string {
  return sessionOf(caller).memberId;
}

const withId = prepared((from: Pick<Transaction, 'select'>) =>
  from
    .select()
    .from(members)
    .where(eq(members.id, sql.placeholder('id')))
    .prepare(),
);

/** The calling member, from the database. */
export async function memberOf(caller: Caller, { db }: Sandbox): Promise<typeof members.$inferSelect> {
  const [member] = await withId(db.read).all({ id: memberIdOf(caller) });
  if (!member) throw new Refusal('SESSION_ENDED');
  return member;
}

/** The owner of an image captcha: the tab, or the address of a caller without one. */
export function tabOf({ client, address }: Caller): string {
  return client === '' ? `at ${address}` : client;
}
