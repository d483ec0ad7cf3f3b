import { and, desc, eq } from 'drizzle-orm';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { payOf } from '#contract/contracts/pay.ts';
import { rowsOf } from '#sandbox/contracts/rows.ts';
import { payRow } from '#sandbox/contracts/settling.ts';
import { billCorrections, lateChanges } from '#sandbox/db/contract-schema.ts';
import { correctRound } from '#sandbox/games/corrections.ts';
import { readBooks } from '#sandbox/wallet/ledger.ts';
import { runs } from '../../kit/depth.ts';
import { early } from '../../kit/moment.ts';
import { sandboxOfFile } from '../../kit/sandbox-of-file.ts';
import { daily, dividend, hourly, realTime } from '../../machines/contracts/terms-of.ts';
import { at, bet, billsOf, inForce, lima } from './contracts.ts';

const box = sandboxOfFile();

const begin = lima('2028-02-01T00:20:00');
const hour = 3_600_000;

const given = [
  dividend({ rate: 2_900, feeRate: 250, carry: 'FOREVER', period: 'DAILY' }),
  daily({ period: 'DAILY', activeFrom: '5.00', tiers: [{ dailyBet: '50.00', active: 1, rate: 75 }] }),
  hourly({ payer: 'PLATFORM', tiers: [{ hourlyBet: '10.00', rate: 15 }] }),
  realTime([{ singleBet: '5.00', profitRate: 0, lossRate: 125 }]),
];

const bets = fc.array(
  fc.record({
    member: fc.constantFrom('downline1a', 'downline1b'),
    after: fc.integer({ min: 0, max: 60 }),
    stake: fc.integer({ min: 1, max: 9_000 }),
    win: fc.integer({ min: 0, max: 9_000 }),
  }),
  { minLength: 1, maxLength: 12 },
);
const deeds = fc.array(
  fc.record({ which: fc.nat(), win: fc.option(fc.integer({ min: 0, max: 20_000 })), works: fc.boolean() }),
  { minLength: 1, maxLength: 12 },
);

/** Of every bill the last correction, or the bill itself, says what its bets come to as they are now. */
async function followed(): Promise<void> {
  const { read } = box.sandbox.db;
  for (const bill of await billsOf(box)) {
    const own = and(eq(billCorrections.billId, bill.id));
    const [last] = await read
      .select()
      .from(billCorrections)
      .where(own)
      .orderBy(desc(billCorrections.ordinal));
    const rows = await rowsOf(read, bill, { ...bill, id: bill.periodId }, bill.zone);
    const now = payOf(bill.terms, rows.map(payRow), bill.pay.opening);
    const said = last?.pay ?? bill.pay;
    const figures = ({ pay, validBet, active, result, closing }: typeof now) => ({
      pay,
      validBet,
      active,
      result,
      closing,
    });
    expect([bill.terms.kind, bill.periodId, figures(said)]).toEqual([
      bill.terms.kind,
      bill.periodId,
      figures(now),
    ]);
  }
}

it('whatever is voided and settled again, in whatever order: what was corrected is what the bets come to', {
  timeout: 240_000,
}, async () => {
  await fc.assert(
    fc.asyncProperty(bets, deeds, async (played, done) => {
      await box.reset({ begins: early });
      box.sandbox.clock.set(lima('2028-01-31T12:00:00'));
      for (const terms of given) await inForce(box, { account: 'agent1', terms, since: begin });
      const all: string[] = [];
      for (const { member: account, after, stake, win } of played)
        all.push(await bet(box, { account, at: begin + after * hour, stake, win }));
      let now = lima('2028-02-05T12:00:00');
      await at(box, now);
      for (const { which, win, works } of done) {
        const reference = all[which % all.length] ?? '';
        const act =
          win === null
            ? ({ act: 'void', reference } as const)
            : ({ act: 'resettle', reference, win: `${(win / 100).toFixed(2)}` } as const);
        await correctRound(box.sandbox, act).catch(() => undefined);
        now += hour;
        if (works) await at(box, now);
      }
      await at(box, now);
      await followed();
      const waiting = (await box.sandbox.db.read.select().from(lateChanges)).filter(
        (one) => !one.correctionId,
      );
      expect(waiting).toEqual([]);
      expect((await readBooks(box.sandbox)).holds).toBe(true);
    }),
    runs(12),
  );
});
