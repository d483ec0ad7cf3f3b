import { and, count, desc, eq, gte, lt, ne, type SQL, sql, sum } from 'drizzle-orm';
import type { CallInput, CallOutput } from '#contract/calls.ts';
import type { ProtectionChange } from '#contract/protection/limits.ts';
import { asMinor, type Minor, minus, negated, plus } from '#contract/units.ts';
import { amountOf } from '#contract/wallet/minor-units.ts';
import { methodOf } from '#sandbox/books/deposit-methods.ts';
import { betSums, betsOf } from '#sandbox/books/record-rows.ts';
import { held } from '#sandbox/books/wallets.ts';
import { nameIn } from '#sandbox/catalogue/tiles.ts';
import type { Transaction } from '#sandbox/db/database.ts';
import { entries, ledger } from '#sandbox/db/ledger-schema.ts';
import { deposits } from '#sandbox/db/money-schema.ts';
import { protectionChanges } from '#sandbox/db/protection-schema.ts';
import { rounds } from '#sandbox/db/round-schema.ts';
import { members, signIns } from '#sandbox/db/schema.ts';
import { type Period, periodAt } from '#sandbox/kit/merchant-time.ts';
import { Refusal } from '#sandbox/kit/refusal.ts';
import type { Sandbox } from '#sandbox/kit/services.ts';
import { settleReturn } from './coming-back.ts';
import { minutesIn } from './limit-usage.ts';
import { settleRaises } from './raises-due.ts';

type From = Pick<Transaction, 'select'>;
type Span = Pick<Period, 'from' | 'to'>;

/** The oldest month is so many before the running one. */
const mostBack = 24;

/** The months of a member that have a statement, newest first: none ended before the account was opened. */
export function monthsOf(createdAt: number, now: number, zone: string): Period[] {
  const all = Array.from({ length: mostBack + 1 }, (_, before) => periodAt('MONTHLY', now, zone, before));
  return all.filter(({ to }, before) => before === 0 || to > createdAt);
}

/** What the member sees move, as the records do: money of withdrawals has left the balance when it is asked for. */
function seenBy(memberId: string): SQL | undefined {
  return and(eq(ledger.memberId, memberId), ne(ledger.account, held));
}

const changeBy = (...causes: readonly string[]) =>
  sql<Minor>`coalesce(sum(${ledger.change}) filter (where ${ledger.cause} in ${causes}), 0)`;
const rowsBy = (cause: string) => sql<number>`count(*) filter (where ${ledger.cause} = ${cause})`;

async function movedIn(from: From, memberId: string, { from: since, to }: Span) {
  const [found] = await from
    .select({
      all: sql<Minor>`coalesce(sum(${ledger.change}), 0)`,
      deposited: changeBy('deposit'),
      depositCount: rowsBy('deposit'),
      recalled: changeBy('reversal'),
      withdrawn: changeBy('withdrawal', 'release', 'return'),
      withdrawalCount: rowsBy('withdrawal'),
    })
    .from(ledger)
    .where(and(seenBy(memberId), gte(ledger.at, since), lt(ledger.at, to)));
  if (!found) throw new Error('A sum without a row');
  return found;
}

/** What was credited by each way, the most first. A deposit from before this gateway kept its way has none. */
async function meansIn(from: From, memberId: string, { from: since, to }: Span, language: string) {
  const deposited = and(
    seenBy(memberId),
    eq(ledger.cause, 'deposit'),
    gte(ledger.at, since),
    lt(ledger.at, to),
  );
  const found = await from
    .select({ methodId: deposits.methodId, count: count(), minor: sum(ledger.change).mapWith(Number) })
    .from(ledger)
    .innerJoin(entries, eq(entries.id, ledger.entryId))
    .leftJoin(deposits, eq(deposits.reference, entries.reference))
    .where(deposited)
    .groupBy(deposits.methodId)
    .orderBy(desc(sum(ledger.change)), deposits.methodId);
  const unknown = { nameEs: 'Otro medio', nameEn: 'Another way' };
  return found.map(({ methodId, count: times, minor }) => {
    const method = methodId === null ? unknown : methodOf(methodId);
    return {
      name: method ? nameIn(language, method) : (methodId ?? ''),
      count: times,
      amount: amountOf(asMinor(minor)),
    };
  });
}

async function playedIn(from: From, memberId: string, { from: since, to }: Span) {
  const own = and(eq(rounds.memberId, memberId), betsOf(undefined), gte(rounds.at, since), lt(rounds.at, to));
  const [found] = await from.select(betSums).from(rounds).where(own);
  return {
    rounds: Number(found?.count ?? 0),
    staked: asMinor(Number(found?.stake ?? 0)),
    won: asMinor(Number(found?.win ?? 0)),
  };
}

async function signInsIn(from: From, memberId: string, { from: since, to }: Span): Promise<number> {
  const own = and(eq(signIns.memberId, memberId), gte(signIns.at, since), lt(signIns.at, to));
  const [found] = await from.select({ count: count() }).from(signIns).where(own);
  return found?.count ?? 0;
}

async function changesIn(
  from: From,
  memberId: string,
  { from: since, to }: Span,
): Promise<ProtectionChange[]> {
  const own = and(
    eq(protectionChanges.memberId, memberId),
    gte(protectionChanges.at, since),
    lt(protectionChanges.at, to),
  );
  const rows = await from.select().from(protectionChanges).where(own).orderBy(protectionChanges.at);
  return rows.map(({ memberId: _, what, ...row }) => ({ ...row, what: what as ProtectionChange['what'] }));
}

/** The statement of a month of a member, by the merchant's clock; the running month without one named. */
export async function statementOf(
  { month, language }: CallInput<'protection.statement'>,
  memberId: string,
  sandbox: Sandbox,
): Promise<CallOutput<'protection.statement'>> {
  await settleRaises(sandbox, memberId);
  await settleReturn(sandbox, memberId);
  const { db, clock, settings } = sandbox;
  const now = clock.now();
  const { zone } = settings.current();
  const [member] = await db.read.select().from(members).where(eq(members.id, memberId));
  const months = monthsOf(member?.createdAt ?? now, now, zone);
  const span = month === undefined ? months[0] : months.find(({ id }) => id === month);
  if (!member || !span) throw new Refusal('RANGE_REFUSED');
  const before = await movedIn(db.read, memberId, { from: 0, to: span.from });
  const moved = await movedIn(db.read, memberId, span);
  const ever = await movedIn(db.read, memberId, { from: 0, to: now + 1 });
  const { rounds: played, staked, won } = await playedIn(db.read, memberId, span);
  const net = minus(won, staked);
  return {
    months: months.map(({ id }) => id),
    statement: {
      month: span.id,
      zone,
      from: span.from,
      to: span.to,
      running: now < span.to,
      signIns: await signInsIn(db.read, memberId, span),
      deposits: { count: moved.depositCount, amount: amountOf(moved.deposited) },
      means: await meansIn(db.read, memberId, span, language),
      withdrawals: { count: moved.withdrawalCount, amount: amountOf(negated(moved.withdrawn)) },
      rounds: played,
      staked: amountOf(staked),
      won: amountOf(won),
      net: amountOf(net),
      playMinutes: await minutesIn(db.read, memberId, span, now),
      opening: amountOf(before.all),
      closing: amountOf(plus(before.all, moved.all)),
      other: amountOf(minus(moved.all, plus(moved.deposited, moved.withdrawn, net))),
      changes: await changesIn(db.read, memberId, span),
      lifetimeNetDeposits: amountOf(plus(ever.deposited, ever.recalled, ever.withdrawn)),
      memberSince: member.createdAt,
    },
  };
}
