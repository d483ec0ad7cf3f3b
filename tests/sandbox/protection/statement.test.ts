import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import type { CallOutput } from '#contract/calls.ts';
import { asMinor, plain as numberOf } from '#contract/units.ts';
import { post } from '#sandbox/books/journal.ts';
import { entries, ledger } from '#sandbox/db/ledger-schema.ts';
import { messages } from '#sandbox/db/message-schema.ts';
import { deposits } from '#sandbox/db/money-schema.ts';
import { cares, playSessions, protectionChanges } from '#sandbox/db/protection-schema.ts';
import { rounds } from '#sandbox/db/round-schema.ts';
import { members, signIns } from '#sandbox/db/schema.ts';
import { askCall, signIn } from '../../kit/ask-call.ts';
import { memberOf } from '../../kit/members.ts';
import { early } from '../../kit/moment.ts';
import { daysAgo, recordsOf } from '../../kit/record-rows.ts';
import { sandboxOfFile } from '../../kit/sandbox-of-file.ts';

type Answer = CallOutput<'protection.statement'>;
type Month = Answer['statement'];

const day = 24 * 60 * 60_000;
const box = sandboxOfFile();

beforeEach(() => box.reset());

const minor = (amount: string) => Math.round(Number(amount) * 100);
const add = (all: readonly number[]) => all.reduce((sum, one) => sum + one, 0);

function ask(token: string, month?: string) {
  const asked = { language: 'ES', ...(month === undefined ? {} : { month }) };
  return askCall(box.address, 'protection.statement', asked, { token });
}

async function statementFor(token: string, month?: string): Promise<Answer> {
  const { status, body } = await ask(token, month);
  if (status !== 200) throw new Error(`${status} ${JSON.stringify(body)}`);
  return body.value as Answer;
}

/** As if the account had been opened long ago, whenever the test runs. */
async function joinedLongAgo(account: string): Promise<void> {
  await box.sandbox.db.write((tx) =>
    tx.update(members).set({ createdAt: 1_000 }).where(eq(members.account, account)),
  );
}

async function memberNamed(account: string) {
  const found = await memberOf(box, account);
  if (!found) throw new Error(`no ${account}`);
  return found;
}

/** A month of a member added up row by row, knowing nothing of how the gateway does it. */
async function recomputed(account: string, { from, to }: Month, extra = 0) {
  const { id, createdAt } = await memberNamed(account);
  const { read } = box.sandbox.db;
  const moved = (await read.select().from(ledger).where(eq(ledger.memberId, id))).filter(
    (row) => row.account !== 'HELD',
  );
  const own = (await read.select().from(rounds).where(eq(rounds.memberId, id))).filter(
    ({ at, status }) => at >= from && at < to && status !== 'void',
  );
  const entered = await read.select().from(signIns).where(eq(signIns.memberId, id));
  const inside = moved.filter(({ at }) => at >= from && at < to);
  const by = (rows: typeof moved, ...causes: string[]) =>
    add(rows.filter(({ cause }) => causes.includes(cause)).map(({ change }) => numberOf(change)));
  const staked = add(own.map(({ status, stake }) => (status === 'refunded' ? 0 : numberOf(stake))));
  const won = add(own.map(({ win }) => numberOf(win)));
  const opening = add(moved.filter(({ at }) => at < from).map(({ change }) => numberOf(change)));
  return {
    signIns: entered.filter(({ at }) => at >= from && at < to).length,
    depositCount: inside.filter(({ cause }) => cause === 'deposit').length,
    deposited: by(inside, 'deposit'),
    withdrawn: 0 - by(inside, 'withdrawal', 'release', 'return'),
    rounds: own.length,
    staked,
    won,
    net: won - staked,
    opening,
    closing: opening + add(inside.map(({ change }) => numberOf(change))) + extra,
    lifetime: by(moved, 'deposit', 'reversal', 'withdrawal', 'release', 'return'),
    memberSince: createdAt,
  };
}

const plain = ({ deposits: paid, withdrawals: out, ...rest }: Month) => ({
  signIns: rest.signIns,
  depositCount: paid.count,
  deposited: minor(paid.amount),
  withdrawn: minor(out.amount),
  rounds: rest.rounds,
  staked: minor(rest.staked),
  won: minor(rest.won),
  net: minor(rest.net),
  opening: minor(rest.opening),
  closing: minor(rest.closing),
  lifetime: minor(rest.lifetimeNetDeposits),
  memberSince: rest.memberSince,
});

/** Whether its own figures come to its closing, to the cent. */
function addsUp({ deposits: paid, withdrawals: out, net, other, opening, closing }: Month): boolean {
  const come = minor(opening) + minor(paid.amount) - minor(out.amount) + minor(net) + minor(other);
  return come === minor(closing);
}

describe('a monthly statement', () => {
  it.each(['member1', 'vip5', 'agent1'])('of %s is what the rows add up to, in every month', async (who) => {
    const token = await signIn(box.address, who);
    const { months } = await statementFor(token);
    expect(months.length).toBeGreaterThan(3);
    for (const month of months) {
      const { statement } = await statementFor(token, month);
      expect(plain(statement)).toEqual(await recomputed(who, statement));
      expect(addsUp(statement)).toBe(true);
      expect(add(statement.means.map(({ amount }) => minor(amount)))).toBe(minor(statement.deposits.amount));
    }
  });

  it('would not agree with its rows if one cent more had moved', async () => {
    const { statement } = await statementFor(await signIn(box.address, 'member1'));
    expect(plain(statement)).not.toEqual(await recomputed('member1', statement, 1));
    expect(addsUp({ ...statement, other: `${Number(statement.other) + 0.01}` })).toBe(false);
  });

  it('follows the months before it: each opens with what the one before closed with', async () => {
    const token = await signIn(box.address, 'member1');
    const { months } = await statementFor(token);
    const all = await Promise.all(months.map(async (month) => (await statementFor(token, month)).statement));
    all.slice(1).forEach((one, at) => {
      expect(one.to).toBe(all[at]?.from);
      expect(one.closing).toBe(all[at]?.opening);
    });
    const books = await askCall(box.address, 'wallet.balance', {}, { token });
    expect(books.body.value).toMatchObject({ sumBalance: all[0]?.closing });
  });

  it('says the same as the records of those days', async () => {
    const token = await signIn(box.address, 'member1');
    const { months } = await statementFor(token);
    const { statement } = await statementFor(token, months[1]);
    // Lima is five hours behind UTC in every month.
    const date = (at: number) => new Date(at - 300 * 60_000).toISOString().slice(0, 10);
    const days = { from: date(statement.from), to: date(statement.to - 1) };
    const { totals: bets } = await recordsOf(box, 'wallet.bets', token, days);
    expect([statement.rounds, statement.staked, statement.won, statement.net]).toEqual([
      bets.count,
      bets.stake,
      bets.win,
      bets.net,
    ]);
    const { totals: paid } = await recordsOf(box, 'wallet.movements', token, { ...days, kind: 'deposit' });
    expect(statement.deposits).toEqual({ count: paid.count, amount: paid.incoming });
    const { totals: all } = await recordsOf(box, 'wallet.movements', token, days);
    expect(minor(statement.opening) + minor(all.incoming) - minor(all.outgoing)).toBe(
      minor(statement.closing),
    );
  });

  it('counts sessions of play, entries and changes that fall into it, and no others', async () => {
    const token = await signIn(box.address, 'member2');
    const { months } = await statementFor(token);
    const { id: memberId } = await memberNamed('member2');
    // The limits of the seed were set in a month that depends on the day of the test.
    await box.sandbox.db.write((tx) =>
      tx.delete(protectionChanges).where(eq(protectionChanges.memberId, memberId)),
    );
    const { statement: empty } = await statementFor(token, months[1]);
    expect(empty).toMatchObject({ playMinutes: 0, signIns: 0, changes: [], running: false });
    const { from, to } = empty;
    await box.sandbox.db.write(async (tx) => {
      const session = { memberId, checkedAt: from };
      await tx.insert(playSessions).values([
        { ...session, id: 'before', startedAt: from - 60 * 60_000, endedAt: from + 10 * 60_000 },
        { ...session, id: 'within', startedAt: from + day, endedAt: from + day + 45 * 60_000 },
      ]);
      const change = { memberId, what: 'LIMIT_SET', kind: 'deposit', period: 'day', after: '20.00' } as const;
      await tx.insert(protectionChanges).values([
        { ...change, id: 'first', at: from },
        { ...change, id: 'late', at: to },
      ]);
      const entered = { memberId, tokenHash: 'x', address: '127.0.0.1', device: '' };
      await tx.insert(signIns).values([
        { ...entered, id: 'last', at: to - 1 },
        { ...entered, id: 'next', at: to },
      ]);
    });
    const { statement } = await statementFor(token, months[1]);
    expect(statement).toMatchObject({ playMinutes: 55, signIns: 1 });
    expect(statement.changes.map(({ id, after }) => [id, after])).toEqual([['first', '20.00']]);
  });

  it('of a month in which the clocks change has its hours, and nothing of its neighbours', async () => {
    await box.reset({ begins: Date.parse('2026-11-25T12:00:00Z') });
    const { id: memberId } = await memberNamed('member1');
    await joinedLongAgo('member1');
    box.sandbox.settings.patch({ zone: 'Europe/Madrid' });
    const token = await signIn(box.address, 'member1');
    // On 2026-10-25 at 3:00 it was 2:00 again: the month begins in UTC+2 and ends in UTC+1.
    const [from, to] = [Date.parse('2026-09-30T22:00:00Z'), Date.parse('2026-10-31T23:00:00Z')];
    const { statement: before } = await statementFor(token, '2026-10');
    expect([before.from, before.to, before.zone]).toEqual([from, to, 'Europe/Madrid']);
    await box.sandbox.db.write(async (tx) => {
      for (const at of [from - 1, from, to - 1, to]) {
        const movements = [
          { memberId, wallet: 'MAIN', change: asMinor(1_00) },
          { house: 'BANK', change: asMinor(-1_00) },
        ] as const;
        await post(tx, { cause: 'deposit', reference: `dst-${at}`, at, movements });
      }
    });
    const { statement } = await statementFor(token, '2026-10');
    expect(statement.deposits.count).toBe(before.deposits.count + 2);
    expect(minor(statement.opening)).toBe(minor(before.opening) + 1_00);
    expect(plain(statement)).toEqual(await recomputed('member1', statement));
  });

  it('names the way of each deposit that is known, in the language of the reader', async () => {
    const { id: memberId } = await memberNamed('member2');
    const token = await signIn(box.address, 'member2');
    const at = box.sandbox.clock.now();
    const row = {
      reference: 'a-deposit-at-the-cashier',
      memberId,
      methodId: 'andes-pay',
      fee: asMinor(0),
    } as const;
    await box.sandbox.db.write(async (tx) => {
      await tx
        .insert(deposits)
        .values({ ...row, status: 'APPROVED', amount: asMinor(9_999_00), createdAt: at });
      const movements = [
        { memberId, wallet: 'MAIN', change: asMinor(9_999_00) },
        { house: 'BANK', change: asMinor(-9_999_00) },
      ] as const;
      await post(tx, { cause: 'deposit', reference: row.reference, at, movements });
    });
    const { statement } = await statementFor(token);
    expect(statement.means[0]).toEqual({ name: 'Monedero Andes', count: 1, amount: '9999.00' });
    const found = await box.sandbox.db.read
      .select()
      .from(entries)
      .where(eq(entries.reference, row.reference));
    expect(found).toHaveLength(1);
  });

  it('of a month in which nothing happened is all zero, and opens as it closes', async () => {
    await joinedLongAgo('member1');
    const token = await signIn(box.address, 'member1');
    const { months } = await statementFor(token);
    const { statement } = await statementFor(token, months.at(-1));
    expect(statement).toMatchObject({
      signIns: 0,
      deposits: { count: 0, amount: '0.00' },
      withdrawals: { count: 0, amount: '0.00' },
      means: [],
      rounds: 0,
      net: '0.00',
      other: '0.00',
      playMinutes: 0,
      opening: statement.closing,
    });
  });
});

describe('the months that have a statement', () => {
  it('begin with the running one and end with that in which the account was opened', async () => {
    const { months, statement } = await statementFor(await signIn(box.address, 'member1'));
    expect(months[0]).toBe(daysAgo(box, 0).slice(0, 7));
    expect(statement).toMatchObject({ month: months[0], running: true });
    const { createdAt } = await memberNamed('member1');
    expect(months.at(-1)).toBe(new Date(createdAt - 300 * 60_000).toISOString().slice(0, 7));
  });

  it('are at most the running one and 24 before it', async () => {
    await joinedLongAgo('member1');
    const { months } = await statementFor(await signIn(box.address, 'member1'));
    expect(months).toHaveLength(25);
  });

  it.each(['2019-01', '2999-12', '2026-13', '2026-00'])('do not include %s', async (month) => {
    const { status, body } = await ask(await signIn(box.address, 'member1'), month);
    expect([status, body]).toMatchObject([422, { code: 'RANGE_REFUSED' }]);
  });
});

describe('members are told that there are statements', () => {
  const told = async (account: string) => {
    const { id } = await memberNamed(account);
    const found = await box.sandbox.db.read.select().from(messages).where(eq(messages.memberId, id));
    return found.filter(({ kind, link }) => kind === 'protection' && link?.section === 'statement');
  };
  const market = (name: string) => box.sandbox.settings.patch({ protection: { market: name } });

  it.each(['UNION', 'ES'])('in the market %s, every three months', async (name) => {
    market(name);
    await signIn(box.address, 'member1');
    await signIn(box.address, 'member1');
    expect(await told('member1')).toHaveLength(1);
    box.sandbox.clock.set(box.sandbox.clock.now() + 80 * day);
    await signIn(box.address, 'member1');
    expect(await told('member1')).toHaveLength(1);
    box.sandbox.clock.set(box.sandbox.clock.now() + 15 * day);
    await signIn(box.address, 'member1');
    expect(await told('member1')).toHaveLength(2);
  });

  it('once, when somebody signs in twice at the same moment', async () => {
    market('ES');
    await Promise.all([signIn(box.address, 'member1'), signIn(box.address, 'member1')]);
    expect(await told('member1')).toHaveLength(1);
  });

  it('not in other markets, and not when they have just joined', async () => {
    await signIn(box.address, 'member1');
    expect(await told('member1')).toHaveLength(0);
    market('ES');
    const { id } = await memberNamed('member1');
    await box.sandbox.db.write((tx) =>
      tx
        .update(members)
        .set({ createdAt: box.sandbox.clock.now() - day })
        .where(eq(members.id, id)),
    );
    await signIn(box.address, 'member1');
    expect(await told('member1')).toHaveLength(0);
  });

  it('at the beginning of each month when the gateway calls them intensive', async () => {
    await box.reset({ begins: early });
    market('ES');
    await joinedLongAgo('member1');
    const { id: memberId } = await memberNamed('member1');
    const since = box.sandbox.clock.now();
    await box.sandbox.db.write((tx) => tx.insert(cares).values({ memberId, standing: 'INTENSIVE', since }));
    box.sandbox.clock.set(Date.parse('2027-02-28T12:00:00Z'));
    await signIn(box.address, 'member1');
    box.sandbox.clock.set(Date.parse('2027-03-03T12:00:00Z'));
    await signIn(box.address, 'member1');
    await signIn(box.address, 'member1');
    expect(await told('member1')).toHaveLength(2);
  });
});
