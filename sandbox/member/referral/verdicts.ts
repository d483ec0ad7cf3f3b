import { and, count, eq, gte, inArray, isNotNull, isNull, lt, ne } from 'drizzle-orm';
import type { CloseReason } from '#contract/member/referral.ts';
import type { Transaction } from '#sandbox/db/database.ts';
import { payoutAccounts } from '#sandbox/db/money-schema.ts';
import { referrals } from '#sandbox/db/referral-schema.ts';
import { members } from '#sandbox/db/schema.ts';
import { periodAt } from '#sandbox/kit/merchant-time.ts';
import type { Referral } from './facts.ts';

type Reader = Pick<Transaction, 'select'>;
type Traces = { readonly name: string; readonly mail: string; readonly accounts: readonly string[] };

/** A real name in the form for comparing: without accents, capitals and the order of its words. */
function plainName(name: string | null): string {
  const letters = (name ?? '').normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
  return letters
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
    .sort()
    .join(' ');
}

/** An address in the form for comparing: what follows a plus sign reaches the same mailbox. */
function plainMail(key: string | null): string {
  return (key ?? '').replace(/\+[^@]*@/, '@');
}

async function tracesOf(from: Reader, ids: readonly string[]): Promise<ReadonlyMap<string, Traces>> {
  const people = await from
    .select({ id: members.id, name: members.payeeName, mail: members.emailKey })
    .from(members)
    .where(inArray(members.id, [...ids]));
  const paid = await from
    .select({ id: payoutAccounts.memberId, bank: payoutAccounts.institution, number: payoutAccounts.number })
    .from(payoutAccounts)
    .where(inArray(payoutAccounts.memberId, [...ids]));
  return new Map(
    people.map(({ id, name, mail }) => {
      const accounts = paid.filter((one) => one.id === id).map(({ bank, number }) => `${bank} ${number}`);
      return [id, { name: plainName(name), mail: plainMail(mail), accounts }];
    }),
  );
}

const sharesWay = (one: Traces, other: Traces) =>
  (one.mail !== '' && one.mail === other.mail) || one.accounts.some((way) => other.accounts.includes(way));

/**
 * Whether the gateway takes a friend for the inviter's, or an earlier friend's, second account: the same mailbox or the
 * same account for withdrawals, or the inviter's own name. Members can't share a number: the database sees to that.
 */
export async function isSamePerson(
  from: Reader,
  { friendId, inviterId, registeredAt }: Referral,
): Promise<boolean> {
  const earlier = await from
    .select({ id: referrals.friendId })
    .from(referrals)
    .where(and(eq(referrals.inviterId, inviterId), lt(referrals.registeredAt, registeredAt)));
  const others = [inviterId, ...earlier.map(({ id }) => id)];
  const traces = await tracesOf(from, [friendId, ...others]);
  const own = traces.get(friendId);
  if (!own) return false;
  const inviter = traces.get(inviterId);
  const sameName = own.name !== '' && own.name === inviter?.name;
  return sameName || others.some((id) => sharesWay(own, traces.get(id) ?? own) && traces.has(id));
}

/** How many friends of an inviter met the conditions, before the end of a time if one is given. */
async function qualified(from: Reader, { id, inviterId }: Referral, time?: { from: number; to: number }) {
  const within = time && and(gte(referrals.qualifiedAt, time.from), lt(referrals.qualifiedAt, time.to));
  const counted = and(
    eq(referrals.inviterId, inviterId),
    ne(referrals.id, id),
    isNotNull(referrals.qualifiedAt),
    isNull(referrals.closedAt),
    within,
  );
  const [found] = await from.select({ count: count() }).from(referrals).where(counted);
  return found?.count ?? 0;
}

/**
 * The limit that leaves no room for a friend who met the conditions at a moment. One that is being checked has its place
 * already; a place is free again when the check fails.
 */
export async function capOf(
  from: Reader,
  row: Referral,
  met: number,
  zone: string,
): Promise<Extract<CloseReason, `CAP_${string}`> | null> {
  const { inTotal, perMonth } = row.terms;
  if ((await qualified(from, row)) >= inTotal) return 'CAP_TOTAL';
  const month = periodAt('MONTHLY', met, zone);
  return (await qualified(from, row, month)) >= perMonth ? 'CAP_MONTH' : null;
}
