import { and, eq, gte, ne, sum } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { asMinor } from '#contract/units.ts';
import { betStatuses, bonusStatuses, movementKinds } from '#contract/wallet/records.ts';
import { post } from '#sandbox/books/journal.ts';
import { ledger } from '#sandbox/db/ledger-schema.ts';
import { bonuses } from '#sandbox/db/money-schema.ts';
import { people } from '#sandbox/db/people.ts';
import { rounds } from '#sandbox/db/round-schema.ts';
import { readBooks } from '#sandbox/wallet/ledger.ts';
import { playMany } from '../../../scripts/bench/many-rounds.ts';
import { signIn } from '../../kit/ask-call.ts';
import { idOf } from '../../kit/members.ts';
import { askRecords, beginOf, daysAgo, recordsOf } from '../../kit/record-rows.ts';
import { sandboxOfFile } from '../../kit/sandbox-of-file.ts';

const box = sandboxOfFile();

beforeEach(() => box.reset());

const minor = (amount: string) => Math.round(Number(amount) * 100);
const total = (amounts: readonly string[]) => amounts.reduce((all, amount) => all + minor(amount), 0);

/** What the ledger moved for a member by these causes within the days at hand. */
async function moved(account: string, cause: string): Promise<number> {
  const [found] = await box.sandbox.db.read
    .select({ change: sum(ledger.change) })
    .from(ledger)
    .where(
      and(
        eq(ledger.memberId, await idOf(box, account)),
        eq(ledger.cause, cause),
        gte(ledger.at, beginOf(box, daysAgo(box, 90))),
      ),
    );
  return Number(found?.change ?? 0);
}

describe('the history of the seed', () => {
  it('covers three months, adds up in the books, and ends with the promised balances', async () => {
    const books = await readBooks(box.sandbox);
    expect(books).toMatchObject({ holds: true, sum: '0.00' });
    for (const { account, money } of people) {
      const own = books.wallets.filter((one) => one.account === account);
      expect([account, total(own.map(({ balance }) => balance))]).toEqual([account, money]);
    }
    for (const account of ['member1', 'member2', 'vip5', 'agent1']) {
      const { totals } = await recordsOf(box, 'wallet.bets', await signIn(box.address, account));
      expect(totals.count).toBeGreaterThan(40);
    }
  });

  it('is the same after every start, and is not on the winner board of the last day', async () => {
    const shown = async () => {
      const all = await recordsOf(box, 'wallet.bets', await signIn(box.address, 'member1'), { size: 1_000 });
      return all.bets.map(({ gameName, stake, win, status }) => [gameName, stake, win, status]);
    };
    const before = await shown();
    await box.reset();
    expect(await shown()).toEqual(before);
    const since = box.sandbox.clock.now() - 24 * 60 * 60_000;
    const recent = await box.sandbox.db.read.select().from(rounds).where(gte(rounds.at, since));
    expect(recent).toHaveLength(14);
  });
});

describe('bets', () => {
  it('come newest first, twenty on a page, and add up to what the ledger moved', async () => {
    const token = await signIn(box.address, 'member1');
    const first = await recordsOf(box, 'wallet.bets', token);
    const { count, stake, win, net } = first.totals;
    expect(first.bets).toHaveLength(20);
    expect(first.totalPages).toBe(Math.ceil(count / 20));
    const times = first.bets.map(({ at }) => at);
    expect(times).toEqual(times.toSorted((a, b) => b - a));
    expect(-minor(stake)).toBe((await moved('member1', 'bet')) + (await moved('member1', 'refund')));
    expect(minor(win)).toBe(await moved('member1', 'win'));
    expect(minor(net)).toBe(minor(win) - minor(stake));
    const all = await recordsOf(box, 'wallet.bets', token, { size: 1_000 });
    expect(all.bets).toHaveLength(count);
    expect(total(all.bets.map((bet) => bet.net))).toBe(minor(net));
  });

  it('are filtered by a status and a kind of game, and the parts make the whole', async () => {
    const token = await signIn(box.address, 'member1');
    const { totals } = await recordsOf(box, 'wallet.bets', token);
    const counts: number[] = [];
    for (const status of betStatuses) {
      const part = await recordsOf(box, 'wallet.bets', token, { status, size: 1_000 });
      expect(part.bets.every((bet) => bet.status === status)).toBe(true);
      counts.push(part.totals.count);
    }
    expect(counts.reduce((all, one) => all + one)).toBe(totals.count);
    const slots = await recordsOf(box, 'wallet.bets', token, { gameType: 'RNG', size: 1_000 });
    expect(slots.bets.length).toBeGreaterThan(10);
    expect(slots.bets.every(({ gameType }) => gameType === 'RNG')).toBe(true);
    expect(slots.totals.count).toBeLessThan(totals.count);
    expect((await recordsOf(box, 'wallet.bets', token, { gameType: 'x' })).bets).toEqual([]);
  });

  it('leave out bets cancelled before they counted, and name games in both languages', async () => {
    const token = await signIn(box.address, 'member2');
    const { totals } = await recordsOf(box, 'wallet.bets', token);
    const nothing = { gameId: '', gameType: '', stake: asMinor(0), win: asMinor(0), balance: asMinor(0) };
    const at = box.sandbox.clock.now();
    const row = {
      ...nothing,
      id: 'called-off',
      memberId: await idOf(box, 'member2'),
      status: 'void',
      at,
    } as const;
    await box.sandbox.db.write((tx) => tx.insert(rounds).values(row));
    expect((await recordsOf(box, 'wallet.bets', token)).totals.count).toBe(totals.count);
    const names = async (language: string) =>
      (await recordsOf(box, 'wallet.bets', token, { language, size: 100 })).bets.map((bet) => bet.gameName);
    const [spanish, english] = [await names('ES'), await names('EN')];
    expect(spanish).not.toEqual(english);
    expect(spanish.every((name) => name !== '')).toBe(true);
  });
});

describe('movements', () => {
  it('are the member’s part of the ledger, each kind by itself and all together', async () => {
    const token = await signIn(box.address, 'vip5');
    const all = await recordsOf(box, 'wallet.movements', token, { size: 1_000 });
    expect(all.movements).toHaveLength(all.totals.count);
    const changes = all.movements.map(({ change }) => change);
    expect(total(changes)).toBe(minor(all.totals.incoming) - minor(all.totals.outgoing));
    let seen = 0;
    for (const kind of movementKinds) {
      const part = await recordsOf(box, 'wallet.movements', token, { kind, size: 1_000 });
      expect(total(part.movements.map(({ change }) => change))).toBe(await moved('vip5', kind));
      expect(part.movements.every((one) => one.kind === kind)).toBe(true);
      seen += part.totals.count;
    }
    expect(seen).toBe(all.totals.count);
    const away = all.movements.find(({ wallet }) => wallet === 'MIRADOR');
    expect(away?.vendorName).not.toBe('');
  });

  it('show money on its way out as a withdrawal, not as the wallet in which it waits', async () => {
    const memberId = await idOf(box, 'member1');
    const token = await signIn(box.address, 'member1');
    const at = box.sandbox.clock.now();
    const move = (cause: 'withdrawal' | 'payout' | 'release', from: string, to: string | null, sum: number) =>
      box.sandbox.db.write((tx) => {
        const other = to === null ? ({ house: 'BANK' } as const) : { memberId, wallet: to };
        const movements = [
          { memberId, wallet: from, change: asMinor(-sum) },
          { ...other, change: asMinor(sum) },
        ];
        return post(tx, { cause, reference: `w-${cause}`, at, movements });
      });
    await move('withdrawal', 'MAIN', 'HELD', 5_000);
    await move('payout', 'HELD', null, 2_000);
    await move('release', 'HELD', 'MAIN', 3_000);
    const { movements } = await recordsOf(box, 'wallet.movements', token, { from: daysAgo(box, 0) });
    expect(movements.slice(0, 2)).toMatchObject([
      { kind: 'release', wallet: 'MAIN', change: '30.00', reference: 'w-release' },
      { kind: 'withdrawal', wallet: 'MAIN', change: '-50.00', reference: 'w-withdrawal' },
    ]);
    expect(movements.filter(({ at: when }) => when === at)).toHaveLength(2);
  });
});

describe('profit and loss', () => {
  it('has every requested day, and adds up to what the ledger moved', async () => {
    const token = await signIn(box.address, 'member1');
    const { days, totals } = await recordsOf(box, 'wallet.profit', token);
    expect(days).toHaveLength(91);
    expect(days.map(({ date }) => date)).toEqual(
      Array.from({ length: 91 }, (_, at) => daysAgo(box, 90 - at)),
    );
    for (const part of ['stake', 'win', 'bonus', 'net'] as const) {
      expect(total(days.map((one) => one[part]))).toBe(minor(totals[part]));
    }
    expect(minor(totals.win)).toBe(await moved('member1', 'win'));
    expect(minor(totals.bonus)).toBe(await moved('member1', 'bonus'));
    expect(-minor(totals.stake)).toBe((await moved('member1', 'bet')) + (await moved('member1', 'refund')));
    expect(minor(totals.net)).toBe(minor(totals.win) + minor(totals.bonus) - minor(totals.stake));
  });
});

describe('bonuses', () => {
  it('are listed by status, and claimed ones are what the ledger moved', async () => {
    const token = await signIn(box.address, 'vip5');
    const all = await recordsOf(box, 'wallet.bonuses', token);
    expect(minor(all.totals.claimed)).toBe(await moved('vip5', 'bonus'));
    expect(total(all.bonuses.map(({ amount }) => amount))).toBe(minor(all.totals.amount));
    const counts: number[] = [];
    for (const status of bonusStatuses) {
      const part = await recordsOf(box, 'wallet.bonuses', token, { status });
      expect(part.bonuses.every((one) => one.status === status)).toBe(true);
      counts.push(part.totals.count);
    }
    expect(Math.min(...counts)).toBeGreaterThan(0);
    expect(counts.reduce((sum, one) => sum + one)).toBe(all.totals.count);
    const english = await recordsOf(box, 'wallet.bonuses', token, { language: 'EN' });
    expect(english.bonuses[0]?.name).not.toBe(all.bonuses[0]?.name);
  });
});

const calls = ['wallet.bets', 'wallet.movements', 'wallet.profit', 'wallet.bonuses'] as const;

describe('days', () => {
  it.each(calls)(
    '%s refuses days that are in the wrong order, in the future, too long ago, or in no calendar',
    async (name) => {
      const token = await signIn(box.address, 'member1');
      const refused = [
        { from: daysAgo(box, 1), to: daysAgo(box, 2) },
        { to: daysAgo(box, -1) },
        { from: daysAgo(box, 91) },
        { from: '2026-02-30', to: daysAgo(box, 0) },
      ];
      for (const days of refused) {
        const { status, body } = await askRecords(box, name, token, days);
        expect([status, body.code]).toEqual([422, 'RANGE_REFUSED']);
      }
      for (const days of [{ from: 'x' }, { page: 0 }, { size: 1_001 }]) {
        if (name === 'wallet.profit' && !('from' in days)) continue;
        expect((await askRecords(box, name, token, days)).status).toBe(400);
      }
    },
  );

  it.each(['America/Lima', 'UTC', 'Asia/Kolkata', 'Pacific/Kiritimati'])(
    'begin and end at midnight in %s, where the merchant is',
    async (zone) => {
      box.sandbox.settings.settle({ zone });
      const token = await signIn(box.address, 'downline2a');
      const memberId = await idOf(box, 'downline2a');
      const date = daysAgo(box, 10);
      const [midnight, next] = [beginOf(box, date), beginOf(box, daysAgo(box, 9))];
      const moments = [midnight - 1, midnight, next - 1, next];
      const row = {
        memberId,
        gameId: 'x',
        gameType: 'RNG',
        status: 'settled',
        stake: asMinor(1),
        win: asMinor(0),
      } as const;
      await box.sandbox.db.write(async (tx) => {
        for (const at of moments) {
          await tx.insert(rounds).values({ ...row, id: `at-${at}`, balance: asMinor(0), at });
          await post(tx, {
            cause: 'bonus',
            reference: `at-${at}`,
            at,
            movements: [
              { memberId, wallet: 'MAIN', change: asMinor(1) },
              { house: 'BONUSES', change: asMinor(-1) },
            ],
          });
        }
      });
      const day = { from: date, to: date };
      const found = await recordsOf(box, 'wallet.bets', token, day);
      expect(found.bets.map(({ at }) => at)).toEqual([moments[2], moments[1]]);
      const { movements } = await recordsOf(box, 'wallet.movements', token, day);
      expect(movements.map(({ at }) => at)).toEqual([moments[2], moments[1]]);
      const { days } = await recordsOf(box, 'wallet.profit', token, day);
      expect(days).toEqual([{ date, stake: '0.00', win: '0.00', bonus: '0.02', net: '0.02' }]);
    },
  );
});

describe('the owner of records', () => {
  it('GWY-02 sees no row of any other member, whoever is named in the call', async () => {
    const { read } = box.sandbox.db;
    const memberId = await idOf(box, 'member2');
    const token = await signIn(box.address, 'member2');
    const naming = { size: 1_000, memberId: await idOf(box, 'vip5'), account: 'vip5' };
    const own = async (table: typeof rounds | typeof bonuses) =>
      (await read.select().from(table).where(eq(table.memberId, memberId))).map(({ id }) => id).toSorted();
    const { bets } = await recordsOf(box, 'wallet.bets', token, naming);
    expect(bets.map(({ roundId }) => roundId).toSorted()).toEqual(await own(rounds));
    const given = await recordsOf(box, 'wallet.bonuses', token, naming);
    expect(given.bonuses.map(({ id }) => id).toSorted()).toEqual(await own(bonuses));
    const { movements } = await recordsOf(box, 'wallet.movements', token, naming);
    const written = await read
      .select({ id: ledger.id })
      .from(ledger)
      .where(and(eq(ledger.memberId, memberId), ne(ledger.cause, 'opening')));
    expect(movements.map(({ id }) => Number(id)).toSorted()).toEqual(written.map(({ id }) => id).toSorted());
  });
});

/** Milliseconds for a hundred pages of a thousand rows, which a busy machine takes its time for. */
const patience = 240_000;

describe('a hundred thousand rows', () => {
  it(
    'are on their pages once each, whatever is written meanwhile',
    async () => {
      const { db, clock } = box.sandbox;
      await playMany(db, ['downline2a'], 50_000, clock.now());
      const token = await signIn(box.address, 'downline2a');
      const first = await recordsOf(box, 'wallet.movements', token, { size: 1_000 });
      expect(first.totals.count).toBe(100_002);
      const memberId = await idOf(box, 'downline2a');
      const later = { cause: 'bonus', reference: 'later', at: clock.now() + 1 } as const;
      const movements = [
        { memberId, wallet: 'MAIN', change: asMinor(1) },
        { house: 'BONUSES', change: asMinor(-1) },
      ] as const;
      await db.write((tx) => post(tx, { ...later, movements }));
      clock.move(1_000);
      const seen = new Set<string>();
      let sums = 0;
      for (let page = 1; page <= first.totalPages; page += 1) {
        const { asOf } = first;
        const answer = await recordsOf(box, 'wallet.movements', token, { size: 1_000, page, asOf });
        expect(answer.totals).toEqual(first.totals);
        for (const { id, change } of answer.movements) {
          seen.add(id);
          sums += minor(change);
        }
      }
      expect(seen.size).toBe(100_002);
      expect(sums).toBe(minor(first.totals.incoming) - minor(first.totals.outgoing));
      expect((await recordsOf(box, 'wallet.movements', token)).totals.count).toBe(100_003);
      expect((await recordsOf(box, 'wallet.bets', token, { page: 2_501 })).bets).toHaveLength(1);
      expect((await recordsOf(box, 'wallet.bets', token, { page: 2_502 })).bets).toEqual([]);
    },
    patience,
  );
});
