import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { signOf } from '#contract/units.ts';
import { payBills } from '#sandbox/contracts/paying.ts';
import { settleContracts } from '#sandbox/contracts/settling.ts';
import { members } from '#sandbox/db/schema.ts';
import { readBooks } from '#sandbox/wallet/ledger.ts';
import { idOf } from '../../kit/members.ts';
import { sandboxOfFile } from '../../kit/sandbox-of-file.ts';
import { daily, dividend, hourly, realTime } from '../../machines/contracts/terms-of.ts';
import { at, beginAt, bet, billRows, billsOf, decide, inForce, lima, moneyOf, pays } from './contracts.ts';

const box = sandboxOfFile();

beforeEach(() => beginAt(box, lima('2027-01-10T12:00:00')));

const minute = 60_000;
const february = lima('2028-02-01T00:00:00');

/** Whoever has this account becomes an agent. */
async function promote(account: string): Promise<void> {
  await box.sandbox.db.write((tx) => tx.update(members).set({ type: 1 }).where(eq(members.account, account)));
}

describe('a period', () => {
  it('of a month ends with the merchant’s 29 February, and what comes a moment later is of the next', async () => {
    await inForce(box, { account: 'agent1', terms: dividend({ rate: 1_000 }), since: february });
    await bet(box, { account: 'downline1a', at: lima('2028-02-29T23:59:59.999'), stake: 10_000 });
    await bet(box, { account: 'downline1a', at: lima('2028-03-01T00:00:00'), stake: 500_000 });
    await at(box, lima('2028-02-29T23:59:00'));
    expect(await billRows(box)).toEqual([]);
    await at(box, lima('2028-03-01T00:00:00'));
    expect(await billRows(box)).toEqual([['2028-02', 'IN_REVIEW', 1_000, 0]]);
    await at(box, lima('2028-03-02T00:01:00'));
    expect(await billRows(box)).toEqual([['2028-02', 'PAID', 1_000, 1_000]]);
  });

  it('of half a month ends on the 15th and with the month', async () => {
    const terms = dividend({ rate: 1_000, period: 'SEMIMONTHLY', carry: 'SECOND_HALF' });
    await inForce(box, { account: 'agent1', terms, since: february });
    await bet(box, { account: 'downline1a', at: lima('2028-02-15T23:59:59'), stake: 10_000, win: 15_000 });
    await bet(box, { account: 'downline1a', at: lima('2028-02-16T00:00:00'), stake: 20_000 });
    await bet(box, { account: 'downline1a', at: lima('2028-03-02T00:00:00'), stake: 10_000 });
    await at(box, lima('2028-03-20T00:00:00'));
    // The second half of February has the loss of the first; March does not.
    expect(await billRows(box)).toEqual([
      ['2028-02-H1', 'NOT_REACHED', 0, 0],
      ['2028-02-H2', 'IN_REVIEW', 1_500, 0],
      ['2028-03-H1', 'IN_REVIEW', 1_000, 0],
    ]);
    expect((await billsOf(box)).map(({ pay }) => [pay.opening, pay.closing])).toEqual([
      ['0.00', '-50.00'],
      ['-50.00', '0.00'],
      ['0.00', '0.00'],
    ]);
  });

  it('in which a contract began or ended counts as far as it was in force', async () => {
    const terms = daily({ period: 'DAILY', tiers: [{ dailyBet: '0.00', active: 0, rate: 100 }] });
    await inForce(box, { account: 'agent1', terms, since: lima('2028-02-10T12:00:00') });
    await bet(box, { account: 'downline1a', at: lima('2028-02-10T11:59:59'), stake: 100_000 });
    await bet(box, { account: 'downline1a', at: lima('2028-02-10T12:00:00'), stake: 30_000 });
    await bet(box, { account: 'downline1a', at: lima('2028-02-11T08:00:00'), stake: 20_000 });
    box.sandbox.clock.set(lima('2028-02-11T10:00:00'));
    const higher = { ...terms, tiers: [{ dailyBet: '0.00', active: 0, rate: 200 }] };
    await decide(box, { act: 'grant', account: 'agent1', terms: higher });
    await bet(box, { account: 'downline1a', at: lima('2028-02-11T10:30:00'), stake: 10_000 });
    await at(box, lima('2028-02-12T00:00:00'));
    expect(await billRows(box)).toEqual([
      ['2028-02-10', 'PAID', 300, 300],
      ['2028-02-11', 'PAID', 200, 200],
      ['2028-02-11', 'PAID', 200, 200],
    ]);
  });

  it('that begins on the same day again, because the merchant’s zone moved west, is settled too', async () => {
    const terms = daily({ period: 'DAILY', tiers: [{ dailyBet: '0.00', active: 0, rate: 1_000 }] });
    await inForce(box, { account: 'agent1', terms, since: february });
    await bet(box, { account: 'downline1a', at: lima('2028-02-01T10:00:00'), stake: 10_000 });
    await bet(box, { account: 'downline1a', at: lima('2028-02-02T01:00:00'), stake: 20_000 });
    await at(box, lima('2028-02-02T00:00:00'));
    box.sandbox.settings.patch({ zone: 'America/Los_Angeles' });
    await at(box, lima('2028-02-02T03:00:00'));
    expect(await billRows(box)).toEqual([
      ['2028-02-01', 'PAID', 1_000, 1_000],
      ['2028-02-01', 'PAID', 2_000, 2_000],
    ]);
  });

  it('of five minutes is named by the merchant’s day, of a month by the month', async () => {
    const late = lima('2028-02-10T23:00:00');
    const terms = realTime([{ singleBet: '1.00', profitRate: 100, lossRate: 200 }]);
    await inForce(box, { account: 'agent42', terms, since: late });
    await inForce(box, { account: 'agent1', terms: dividend({ rate: 1_000 }), since: february });
    await bet(box, { account: 'downline42a', at: late + minute, stake: 10_000 });
    await at(box, lima('2028-03-01T00:00:00'));
    expect((await billsOf(box)).map(({ number }) => number)).toEqual([
      expect.stringMatching(/^\w+-2028-02-\w{6}$/),
      expect.stringMatching(/^\w+-2028-02-10-\w{6}$/),
    ]);
  });

  it('of a real-time salary is five minutes, settled and paid when they are over', async () => {
    const terms = realTime([{ singleBet: '1.00', profitRate: 100, lossRate: 200 }]);
    const noon = lima('2028-02-10T12:00:00');
    await inForce(box, { account: 'agent42', terms, since: noon - minute });
    await bet(box, { account: 'downline42a', at: noon + 4 * minute, stake: 10_000 });
    await bet(box, { account: 'downline42a', at: noon + 5 * minute - 1, stake: 10_000, win: 30_000 });
    await bet(box, { account: 'downline42a', at: noon + 5 * minute, stake: 50_000 });
    await at(box, noon + 4 * minute);
    expect(await billRows(box)).toEqual([]);
    const before = await moneyOf(box, 'agent42');
    await at(box, noon + 5 * minute);
    expect(await billRows(box)).toEqual([['2028-02-10T17:00', 'PAID', 300, 300]]);
    expect(await moneyOf(box, 'agent42')).toBe(before + 300);
    await at(box, noon + 60 * minute);
    expect(await billRows(box)).toHaveLength(2);
  });

  it('of an hourly salary is reached hour by hour', async () => {
    const terms = hourly({ payer: 'PLATFORM', tiers: [{ hourlyBet: '100.00', rate: 100 }] });
    await inForce(box, { account: 'agent41', terms, since: february });
    await bet(box, { account: 'downline41a', at: lima('2028-02-03T10:10:00'), stake: 6_000 });
    await bet(box, { account: 'downline41a', at: lima('2028-02-03T10:50:00'), stake: 6_000 });
    await bet(box, { account: 'downline41a', at: lima('2028-02-03T11:00:00'), stake: 9_000 });
    await at(box, lima('2028-02-04T00:00:00'));
    expect((await billRows(box)).at(-1)).toEqual(['2028-02-03', 'PAID', 120, 120]);
  });
});

describe('what counts', () => {
  it('is settled bets of those below, never the agent’s own, nor what was given back or is open', async () => {
    await inForce(box, { account: 'agent1', terms: dividend({ rate: 10_000 }), since: february });
    const during = february + minute;
    await bet(box, { account: 'agent1', at: during, stake: 100_000 });
    await bet(box, { account: 'downline2a', at: during, stake: 100_000 });
    await bet(box, { account: 'downline1a', at: during, stake: 100_000, status: 'refunded' });
    await bet(box, { account: 'downline1a', at: during, stake: 100_000, status: 'taken' });
    await bet(box, { account: 'downline1b', at: during, stake: 700 });
    await at(box, lima('2028-03-01T00:00:00'));
    expect(await billRows(box)).toEqual([['2028-02', 'IN_REVIEW', 700, 0]]);
  });

  it('is not changed when a bet is voided after the bill was made', async () => {
    await inForce(box, { account: 'agent1', terms: dividend({ rate: 1_000 }), since: february });
    await bet(box, { account: 'downline1a', at: february + minute, stake: 10_000 });
    await at(box, lima('2028-03-01T00:00:00'));
    await box.sandbox.db.write((tx) => tx.run("UPDATE rounds SET status = 'refunded' WHERE id LIKE 'bet-%'"));
    await at(box, lima('2028-03-02T00:01:00'));
    expect(await billRows(box)).toEqual([['2028-02', 'PAID', 1_000, 1_000]]);
  });
});

describe('paying', () => {
  const terms = daily({
    period: 'DAILY',
    payer: 'UPLINE',
    tiers: [{ dailyBet: '0.00', active: 0, rate: 1_000 }],
  });
  const own = daily({ period: 'DAILY', tiers: [{ dailyBet: '9999999.00', active: 0, rate: 1_000 }] });

  /** agent1 owes downline1a, who is an agent now, 10.00 for a day of agent2's people put below. */
  async function owed(): Promise<void> {
    await promote('downline1a');
    const [above, below] = [await idOf(box, 'downline1a'), await idOf(box, 'downline1b')];
    await box.sandbox.db.write((tx) =>
      tx.update(members).set({ uplineId: above }).where(eq(members.id, below)),
    );
    await inForce(box, { account: 'agent1', terms: own, since: february });
    await inForce(box, { account: 'downline1a', from: 'agent1', terms, since: february });
    await bet(box, { account: 'downline1b', at: february + minute, stake: 10_000 });
    const all = await moneyOf(box, 'agent1');
    const agent = await idOf(box, 'agent1');
    await box.sandbox.db.write((tx) =>
      tx.run(`UPDATE wallets SET minor = 0 WHERE member_id = '${agent}' AND wallet = 'MAIN'`),
    );
    await box.sandbox.db.write((tx) =>
      tx.run(`UPDATE house_accounts SET minor = minor + ${all} WHERE name = 'BANK'`),
    );
  }

  const bill = async () => (await billsOf(box)).find(({ amount }) => signOf(amount) > 0);

  it('an upline who has nothing owes it, pays a part when there is a part, and the rest later, each once', async () => {
    await owed();
    const before = await moneyOf(box, 'downline1a');
    await at(box, lima('2028-02-02T00:00:00'));
    expect(await bill()).toMatchObject({ state: 'PAYER_SHORT', amount: 1_000, paid: 0 });
    await pays(box, 'agent1', 400);
    await at(box, lima('2028-02-02T01:00:00'));
    expect(await bill()).toMatchObject({ state: 'PARTLY_PAID', paid: 400, paidAt: null });
    await at(box, lima('2028-02-02T02:00:00'));
    expect(await bill()).toMatchObject({ state: 'PARTLY_PAID', paid: 400 });
    await pays(box, 'agent1', 5_000);
    await at(box, lima('2028-02-02T03:00:00'));
    expect(await bill()).toMatchObject({ state: 'PAID', paid: 1_000 });
    await at(box, lima('2028-02-02T04:00:00'));
    expect([await moneyOf(box, 'downline1a'), await moneyOf(box, 'agent1')]).toEqual([before + 1_000, 4_400]);
  });

  it('what nobody paid in time is not paid any more', async () => {
    await owed();
    await at(box, lima('2028-02-02T00:00:00'));
    await at(box, lima('2028-03-04T00:00:00'));
    await pays(box, 'agent1', 5_000);
    await at(box, lima('2028-03-05T00:00:00'));
    expect(await bill()).toMatchObject({ state: 'EXPIRED', paid: 0 });
    expect(await moneyOf(box, 'agent1')).toBe(5_000);
  });

  it('the house pays even when nobody looked in time', async () => {
    await inForce(box, { account: 'agent1', terms: daily({ period: 'DAILY' }), since: february });
    await bet(box, { account: 'downline1a', at: february + minute, stake: 100_000 });
    box.sandbox.clock.set(lima('2028-02-02T00:00:00'));
    await settleContracts(box.sandbox);
    await at(box, lima('2028-06-01T00:00:00'));
    expect((await billRows(box))[0]).toEqual(['2028-02-01', 'PAID', 500, 500]);
  });

  it('a dividend is reviewed first: the operator lets it go at once, or refuses it for good', async () => {
    for (const account of ['agent1', 'agent2']) {
      await inForce(box, { account, terms: dividend({ rate: 1_000 }), since: february });
    }
    await bet(box, { account: 'downline1a', at: february + minute, stake: 10_000 });
    await bet(box, { account: 'downline2a', at: february + minute, stake: 10_000 });
    await at(box, lima('2028-03-01T00:00:00'));
    const [mine, theirs] = [await idOf(box, 'agent1'), await idOf(box, 'agent2')];
    const of = async (agent: string) => (await billsOf(box)).find(({ agentId }) => agentId === agent);
    await decide(box, { act: 'approve', bill: (await of(mine))?.id ?? '' });
    await decide(box, { act: 'refuse', bill: (await of(theirs))?.id ?? '' });
    await at(box, lima('2028-03-01T00:01:00'));
    expect([(await of(mine))?.state, (await of(theirs))?.state]).toEqual(['PAID', 'REFUSED']);
    await at(box, lima('2028-03-09T00:00:00'));
    expect((await of(theirs))?.state).toBe('REFUSED');
    await expect(decide(box, { act: 'approve', bill: (await of(theirs))?.id ?? '' })).rejects.toThrow();
  });

  it('a bill whose review is over is refused no more, even before it is paid', async () => {
    await inForce(box, { account: 'agent1', terms: dividend({ rate: 1_000 }), since: february });
    await bet(box, { account: 'downline1a', at: february + minute, stake: 10_000 });
    await at(box, lima('2028-03-01T00:00:00'));
    const [bill] = await billsOf(box);
    box.sandbox.clock.set(bill?.dueAt ?? 0);
    const refused = decide(box, { act: 'refuse', bill: bill?.id ?? '' });
    await expect(refused).rejects.toMatchObject({ code: 'INPUT_INVALID' });
    await payBills(box.sandbox);
    expect(await billRows(box)).toEqual([['2028-02', 'PAID', 1_000, 1_000]]);
  });

  it('begun many times at once it pays once, and the books hold', async () => {
    await inForce(box, { account: 'agent1', terms: daily({ period: 'DAILY' }), since: february });
    for (const day of ['01', '02', '03']) {
      await bet(box, { account: 'downline1a', at: lima(`2028-02-${day}T10:00:00`), stake: 100_000 });
    }
    const before = await moneyOf(box, 'agent1');
    box.sandbox.clock.set(lima('2028-02-04T00:00:00'));
    await Promise.all(
      Array.from({ length: 12 }, async () => {
        await settleContracts(box.sandbox);
        await payBills(box.sandbox);
      }),
    );
    expect((await billRows(box)).map(([period, state]) => [period, state])).toEqual([
      ['2028-02-01', 'PAID'],
      ['2028-02-02', 'PAID'],
      ['2028-02-03', 'PAID'],
    ]);
    expect(await moneyOf(box, 'agent1')).toBe(before + 1_500);
    expect((await readBooks(box.sandbox)).holds).toBe(true);
  });
});
