import { and, eq, like } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { asMinor, type Minor, most, plain, signOf, sumOf } from '#contract/units.ts';
import { handlers } from '#sandbox/app/handlers.ts';
import { correctBills } from '#sandbox/contracts/correcting.ts';
import { billCorrections, bills, keptBack } from '#sandbox/db/contract-schema.ts';
import { ledger } from '#sandbox/db/ledger-schema.ts';
import { members } from '#sandbox/db/schema.ts';
import { readBooks } from '#sandbox/wallet/ledger.ts';
import { callerOf } from '../../kit/ask-handler.ts';
import { idOf } from '../../kit/members.ts';
import { sandboxOfFile } from '../../kit/sandbox-of-file.ts';
import { daily, dividend, realTime } from '../../machines/contracts/terms-of.ts';
import {
  at,
  beginAt,
  bet,
  billRows,
  billsOf,
  correctionRows,
  decide,
  inForce,
  lima,
  moneyOf,
  pays,
  settledAgain,
  takenBack,
} from './contracts.ts';

const box = sandboxOfFile();

beforeEach(() => beginAt(box, lima('2028-01-31T12:00:00')));

const minute = 60_000;
const february = lima('2028-02-01T00:00:00');
const inMarch = lima('2028-03-05T12:00:00');

const agent = async (account: string) => callerOf(await idOf(box, account));

/** What the books paid to agents, and what the rows say was settled less what was kept back. */
async function booksAndRows(): Promise<[number, number]> {
  const { read } = box.sandbox.db;
  const moved = await read
    .select()
    .from(ledger)
    .where(and(eq(ledger.cause, 'contract'), like(ledger.account, 'MAIN')));
  const sum = (all: readonly Minor[]) => plain(sumOf(asMinor(0), all));
  const given = (one: Minor) => most(asMinor(0), one);
  const ofBills = (await read.select().from(bills)).map(({ paid }) => paid);
  const raised = (await read.select().from(billCorrections)).map(({ settled }) => given(settled));
  const back = (await read.select().from(keptBack)).map(({ minor }) => minor);
  return [sum(moved.map(({ change }) => given(change))), sum(ofBills) + sum(raised) - sum(back)];
}

async function holds(): Promise<void> {
  const [books, rows] = await booksAndRows();
  expect(books).toBe(rows);
  expect((await readBooks(box.sandbox)).holds).toBe(true);
}

describe('a dividend', () => {
  const terms = dividend({ rate: 1_000, carry: 'NONE' });

  it('that was paid stays as it is when a bet is voided, and the next one is paid less', async () => {
    await inForce(box, { account: 'agent1', terms, since: february });
    const before = await moneyOf(box, 'agent1');
    const voided = await bet(box, { account: 'downline1a', at: february + minute, stake: 10_000 });
    await bet(box, { account: 'downline1b', at: february + minute, stake: 20_000 });
    await at(box, lima('2028-03-01T00:00:00'));
    await at(box, inMarch);
    const [frozen] = await billsOf(box);
    await takenBack(box, voided);
    await at(box, inMarch + minute);
    expect(await correctionRows(box)).toEqual([['30.00', '20.00', '-10.00', 'OPEN']]);
    expect((await billsOf(box))[0]).toEqual(frozen);
    expect(await moneyOf(box, 'agent1')).toBe(before + 3_000);

    await bet(box, { account: 'downline1a', at: inMarch, stake: 4_000 });
    await bet(box, { account: 'downline1b', at: lima('2028-04-02T12:00:00'), stake: 50_000 });
    await at(box, lima('2028-04-01T00:00:00'));
    await at(box, lima('2028-04-05T12:00:00'));
    // March comes to 4.00, all of which is kept back; the rest of the 10.00 in April.
    expect(await correctionRows(box)).toEqual([['30.00', '20.00', '-10.00', 'OPEN']]);
    expect(await moneyOf(box, 'agent1')).toBe(before + 3_000);
    await holds();
    await at(box, lima('2028-05-01T00:00:00'));
    await at(box, lima('2028-05-05T12:00:00'));
    expect(await billRows(box)).toEqual([
      ['2028-02', 'PAID', 3_000, 3_000],
      ['2028-03', 'PAID', 400, 400],
      ['2028-04', 'PAID', 5_000, 5_000],
    ]);
    expect(await correctionRows(box)).toEqual([['30.00', '20.00', '-10.00', 'SETTLED']]);
    expect(await moneyOf(box, 'agent1')).toBe(before + 2_000 + 400 + 5_000);
    await holds();
  });

  it('in review is paid less by its own correction, and the next as it is', async () => {
    await inForce(box, { account: 'agent1', terms, since: february });
    const before = await moneyOf(box, 'agent1');
    const voided = await bet(box, { account: 'downline1a', at: february + minute, stake: 10_000 });
    await bet(box, { account: 'downline1b', at: february + minute, stake: 20_000 });
    await at(box, lima('2028-03-01T00:00:00'));
    await takenBack(box, voided);
    await at(box, lima('2028-03-01T00:05:00'));
    expect(await billRows(box)).toEqual([['2028-02', 'IN_REVIEW', 3_000, 0]]);
    expect(await correctionRows(box)).toEqual([['30.00', '20.00', '-10.00', 'OPEN']]);
    await at(box, inMarch);
    expect(await billRows(box)).toEqual([['2028-02', 'PAID', 3_000, 3_000]]);
    expect(await correctionRows(box)).toEqual([['30.00', '20.00', '-10.00', 'SETTLED']]);
    expect(await moneyOf(box, 'agent1')).toBe(before + 2_000);
    const [bill = ''] = (await billsOf(box)).map(({ id }) => id);
    const { payments } = await handlers['contracts.bill']({ bill }, await agent('agent1'), box.sandbox);
    // What was paid and what was kept back are all of it.
    expect(payments.map(({ how, amount }) => [how, amount])).toEqual([
      ['KEPT_BACK', '10.00'],
      ['PAID', '20.00'],
    ]);
    await holds();
  });

  it('that is refused pays nothing, nor do its corrections take anything', async () => {
    await inForce(box, { account: 'agent1', terms, since: february });
    const before = await moneyOf(box, 'agent1');
    const one = await bet(box, { account: 'downline1a', at: february + minute, stake: 10_000 });
    const other = await bet(box, { account: 'downline1b', at: february + minute, stake: 20_000 });
    await at(box, lima('2028-03-01T00:00:00'));
    await takenBack(box, one);
    await at(box, lima('2028-03-01T00:05:00'));
    await decide(box, { act: 'refuse', bill: (await billsOf(box))[0]?.id ?? '' });
    await takenBack(box, other);
    await settledAgain(box, one, '0.00');
    await at(box, inMarch);
    expect(await correctionRows(box)).toEqual([
      ['30.00', '20.00', '-10.00', 'SETTLED'],
      ['20.00', '10.00', '-10.00', 'SETTLED'],
    ]);
    expect(await moneyOf(box, 'agent1')).toBe(before);
    await holds();
  });

  it('in review takes nothing from another before it is let go: it may be refused', async () => {
    await inForce(box, { account: 'agent1', terms, since: february });
    const before = await moneyOf(box, 'agent1');
    const won = await bet(box, { account: 'downline1a', at: february + minute, stake: 10_000, win: 5_000 });
    const voided = await bet(box, { account: 'downline1b', at: inMarch, stake: 8_000 });
    await at(box, lima('2028-03-01T00:00:00'));
    await at(box, lima('2028-04-01T00:00:00'));
    await takenBack(box, voided);
    await settledAgain(box, won, '0.00');
    await at(box, lima('2028-04-01T01:00:00'));
    expect((await correctionRows(box)).toSorted()).toEqual([
      ['5.00', '10.00', '5.00', 'SETTLED'],
      ['8.00', '0.00', '-8.00', 'OPEN'],
    ]);
    await decide(box, { act: 'refuse', bill: (await billsOf(box))[1]?.id ?? '' });
    await at(box, lima('2028-04-05T01:00:00'));
    expect(await moneyOf(box, 'agent1')).toBe(before + 1_000);
    await holds();
  });

  it('is corrected once by a void that is reported twice, and not at all by one before its bill', async () => {
    await inForce(box, { account: 'agent1', terms, since: february });
    const early = await bet(box, { account: 'downline1a', at: february + minute, stake: 70_000 });
    const late = await bet(box, { account: 'downline1a', at: february + minute, stake: 10_000 });
    await takenBack(box, early);
    await at(box, lima('2028-03-01T00:00:00'));
    expect((await billRows(box))[0]).toEqual(['2028-02', 'IN_REVIEW', 1_000, 0]);
    await takenBack(box, late);
    await expect(takenBack(box, late)).rejects.toThrow();
    await Promise.all(Array.from({ length: 8 }, () => correctBills(box.sandbox)));
    await at(box, inMarch);
    await at(box, inMarch + minute);
    expect(await correctionRows(box)).toEqual([['10.00', '0.00', '-10.00', 'SETTLED']]);
  });

  it('opens the next period with the balance that was billed, whatever is corrected later', async () => {
    await inForce(box, { account: 'agent1', terms: { ...terms, carry: 'FOREVER' }, since: february });
    const won = await bet(box, {
      account: 'downline1a',
      at: february + minute,
      stake: 10_000,
      win: 15_000,
    });
    await bet(box, { account: 'downline1a', at: inMarch, stake: 20_000 });
    await at(box, lima('2028-03-01T00:00:00'));
    await settledAgain(box, won, '0.00');
    await at(box, lima('2028-04-01T00:00:00'));
    expect((await billsOf(box)).map(({ pay }) => pay.opening)).toEqual(['0.00', '-50.00']);
    expect(await correctionRows(box)).toEqual([['0.00', '10.00', '10.00', 'SETTLED']]);
  });
});

describe('a wage', () => {
  const terms = daily({ period: 'DAILY', tiers: [{ dailyBet: '0.00', active: 0, rate: 1_000 }] });

  it('is paid more when a bet counts that was voided before it was computed', async () => {
    await inForce(box, { account: 'agent1', terms, since: february });
    const before = await moneyOf(box, 'agent1');
    const voided = await bet(box, { account: 'downline1a', at: february + minute, stake: 5_000 });
    await takenBack(box, voided);
    await bet(box, { account: 'downline1b', at: february + minute, stake: 10_000 });
    await at(box, lima('2028-02-02T00:00:00'));
    await settledAgain(box, voided, '0.00');
    await at(box, lima('2028-02-02T01:00:00'));
    expect(await correctionRows(box)).toEqual([['10.00', '15.00', '5.00', 'SETTLED']]);
    const [bill] = await billsOf(box);
    const asked = { from: '2028-02-01', to: '2028-02-02', page: 1, size: 20 };
    const { income } = await handlers['agent.income'](asked, await agent('agent1'), box.sandbox);
    expect(income.map(({ source, number, change }) => [source, number, change])).toEqual([
      ['DAILY', bill?.number, '5.00'],
      ['DAILY', bill?.number, '10.00'],
    ]);
    expect(await moneyOf(box, 'agent1')).toBe(before + 1_500);
    // And it is taken back by the row that only the correction has.
    await takenBack(box, voided);
    await at(box, lima('2028-02-02T02:00:00'));
    expect((await correctionRows(box)).at(-1)).toEqual(['15.00', '10.00', '-5.00', 'OPEN']);
    await holds();
  });

  it('of a contract that was replaced is kept back from its successor, but not from another kind', async () => {
    await inForce(box, { account: 'agent1', terms, since: february });
    const before = await moneyOf(box, 'agent1');
    const voided = await bet(box, { account: 'downline1a', at: february + minute, stake: 10_000 });
    await at(box, lima('2028-02-02T00:00:00'));
    await decide(box, { act: 'grant', account: 'agent1', terms: { ...terms, period: 'WEEKLY' } });
    const other = realTime([{ singleBet: '1.00', profitRate: 100, lossRate: 100 }]);
    await decide(box, { act: 'grant', account: 'agent1', terms: other });
    await takenBack(box, voided);
    await bet(box, { account: 'downline1a', at: lima('2028-02-03T12:00:00'), stake: 30_000 });
    await at(box, lima('2028-02-04T00:00:00'));
    expect((await correctionRows(box))[0]).toEqual(['10.00', '0.00', '-10.00', 'OPEN']);
    expect(await moneyOf(box, 'agent1')).toBe(before + 1_000 + 300);
    await at(box, lima('2028-02-08T00:00:00'));
    expect((await correctionRows(box))[0]).toEqual(['10.00', '0.00', '-10.00', 'SETTLED']);
    expect(await moneyOf(box, 'agent1')).toBe(before + 300 + 3_000);
    await holds();
  });

  /** downline1a is an agent of agent1's, who has nothing to pay with, and downline1b is below. */
  async function ofUpline(): Promise<void> {
    await box.sandbox.db.write((tx) =>
      tx.update(members).set({ type: 1 }).where(eq(members.account, 'downline1a')),
    );
    const [above, below] = [await idOf(box, 'downline1a'), await idOf(box, 'downline1b')];
    await box.sandbox.db.write((tx) =>
      tx.update(members).set({ uplineId: above }).where(eq(members.id, below)),
    );
    const own = daily({ period: 'DAILY', tiers: [{ dailyBet: '9999999.00', active: 0, rate: 1_000 }] });
    await inForce(box, { account: 'agent1', terms: own, since: february });
    const given = { ...terms, payer: 'UPLINE' } as const;
    await inForce(box, { account: 'downline1a', from: 'agent1', terms: given, since: february });
    await pays(box, 'agent1', -(await moneyOf(box, 'agent1')));
  }

  it('that expired pays nothing more; of what was paid, only what is beyond its new pay is kept back', async () => {
    await ofUpline();
    const [one, other] = [
      await bet(box, { account: 'downline1b', at: february + minute, stake: 4_000 }),
      await bet(box, { account: 'downline1b', at: february + minute, stake: 6_000 }),
    ];
    await pays(box, 'agent1', 700);
    await at(box, lima('2028-02-02T00:00:00'));
    await at(box, lima('2028-03-20T00:00:00'));
    expect((await billsOf(box)).find(({ amount }) => signOf(amount) > 0)).toMatchObject({
      state: 'EXPIRED',
      paid: 700,
    });
    await settledAgain(box, one, '20.00');
    await takenBack(box, other);
    await at(box, lima('2028-03-20T01:00:00'));
    await takenBack(box, one);
    await settledAgain(box, other, '0.00');
    await at(box, lima('2028-03-20T02:00:00'));
    const made = await box.sandbox.db.read.select().from(billCorrections).orderBy(billCorrections.ordinal);
    const his = made.filter(({ before }) => signOf(before) > 0);
    expect(his.map(({ before, after, due }) => [before, after, due])).toEqual([
      [1_000, 400, -300],
      [400, 600, 0],
    ]);
  });

  it('an upline pays more by a correction when he has it, in parts, and never twice', async () => {
    await ofUpline();
    const voided = await bet(box, { account: 'downline1b', at: february + minute, stake: 10_000 });
    await takenBack(box, voided);
    await at(box, lima('2028-02-02T00:00:00'));
    await settledAgain(box, voided, '0.00');
    const before = await moneyOf(box, 'downline1a');
    await at(box, lima('2028-02-02T01:00:00'));
    expect(await moneyOf(box, 'downline1a')).toBe(before);
    await pays(box, 'agent1', 400);
    await at(box, lima('2028-02-02T02:00:00'));
    expect(await moneyOf(box, 'downline1a')).toBe(before + 400);
    await pays(box, 'agent1', 5_000);
    await at(box, lima('2028-02-02T03:00:00'));
    await at(box, lima('2028-02-02T04:00:00'));
    expect([await moneyOf(box, 'downline1a'), await moneyOf(box, 'agent1')]).toEqual([before + 1_000, 4_400]);
    await holds();
  });
});

it('a real-time salary is corrected bet by bet', async () => {
  const noon = lima('2028-02-10T12:00:00');
  const terms = realTime([{ singleBet: '1.00', profitRate: 100, lossRate: 300 }]);
  await inForce(box, { account: 'agent42', terms, since: noon - minute });
  const lost = await bet(box, { account: 'downline42a', at: noon + minute, stake: 10_000 });
  const twin = await bet(box, { account: 'downline42a', at: noon + minute, stake: 10_000 });
  await at(box, noon + 5 * minute);
  await settledAgain(box, lost, '150.00');
  await at(box, noon + 6 * minute);
  await takenBack(box, twin);
  await at(box, noon + 7 * minute);
  expect(await correctionRows(box)).toEqual([
    ['6.00', '4.00', '-2.00', 'OPEN'],
    ['4.00', '1.00', '-3.00', 'OPEN'],
  ]);
});

it('a real-time salary that came to nothing has a bill of nothing once a bet of it is settled again', async () => {
  const noon = lima('2028-02-10T12:00:00');
  const terms = realTime([{ singleBet: '1.00', profitRate: 0, lossRate: 300 }]);
  await inForce(box, { account: 'agent42', terms, since: noon - minute });
  await pays(box, 'downline42a', 30_000);
  const before = await moneyOf(box, 'agent42');
  const won = await bet(box, { account: 'downline42a', at: noon + minute, stake: 10_000, win: 15_000 });
  const other = await bet(box, { account: 'downline42a', at: noon + 7 * minute, stake: 10_000, win: 15_000 });
  await settledAgain(box, won, '140.00');
  await at(box, noon + 15 * minute);
  expect(await billRows(box)).toEqual([]);
  await takenBack(box, other);
  await settledAgain(box, won, '0.00');
  await at(box, noon + 16 * minute);
  expect(await billRows(box)).toEqual([['2028-02-10T17:00', 'NOT_REACHED', 0, 0]]);
  expect(await correctionRows(box)).toEqual([['0.00', '3.00', '3.00', 'SETTLED']]);
  expect(await moneyOf(box, 'agent42')).toBe(before + 300);
});
