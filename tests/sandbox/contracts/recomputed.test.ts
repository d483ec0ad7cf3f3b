import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { plain } from '#contract/units.ts';
import { settleContracts } from '#sandbox/contracts/settling.ts';
import { bills, contracts } from '#sandbox/db/contract-schema.ts';
import { ledger } from '#sandbox/db/ledger-schema.ts';
import { rounds } from '#sandbox/db/round-schema.ts';
import { members } from '#sandbox/db/schema.ts';
import { idOf } from '../../kit/members.ts';
import { startSandbox, type TestSandbox } from '../../kit/sandbox.ts';
import { daily, dividend, hourly, realTime } from '../../machines/contracts/terms-of.ts';
import { decide, withoutContracts } from './contracts.ts';

const hour = 3_600_000;
const day = 24 * hour;
/** How far the merchant's clock is behind UTC: Lima has no summer time. */
const behind = 5 * hour;

type Played = {
  readonly memberId: string;
  readonly at: number;
  readonly stake: number;
  readonly win: number;
};

/** Who is below somebody, by walking up from everybody: not by the table that the product uses. */
async function below(box: TestSandbox, id: string): Promise<ReadonlySet<string>> {
  const all = await box.sandbox.db.read.select({ id: members.id, up: members.uplineId }).from(members);
  const uplines = new Map(all.map((one) => [one.id, one.up]));
  const isBelow = (one: string): boolean => {
    const up = uplines.get(one) ?? null;
    return up !== null && (up === id || isBelow(up));
  };
  return new Set(all.filter((one) => isBelow(one.id)).map((one) => one.id));
}

function grouped(played: readonly Played[], of: (one: Played) => string): ReadonlyMap<string, Played[]> {
  const groups = new Map<string, Played[]>();
  for (const one of played) groups.set(of(one), [...(groups.get(of(one)) ?? []), one]);
  return groups;
}

const sumOf = (played: readonly Played[], part: 'stake' | 'win') =>
  played.reduce((sum, one) => sum + one[part], 0);
const local = (at: number) => new Date(at - behind).toISOString();

it('every bill of a line of 2,000 comes to what its bets come to, counted another way', {
  timeout: 600_000,
}, async () => {
  const box = await startSandbox({ crowd: true });
  await withoutContracts(box);
  const { db, clock } = box.sandbox;
  const since = clock.now() - 85 * day;
  const tiers = [
    { dailyBet: '50.00', active: 2, rate: 30 },
    { dailyBet: '500.00', active: 20, rate: 75 },
  ];
  const given = [
    dividend({ rate: 2_900, feeRate: 500, carry: 'NONE' }),
    daily({ period: 'WEEKLY', activeFrom: '5.00', tiers }),
    hourly({ payer: 'PLATFORM', period: 'SEMIMONTHLY', tiers: [{ hourlyBet: '10.00', rate: 15 }] }),
    realTime([{ singleBet: '2.00', profitRate: 10, lossRate: 25 }]),
  ];
  for (const terms of given) await decide(box, { act: 'grant', account: 'agent1', terms });
  await db.write((tx) => tx.update(contracts).set({ validFrom: since }));
  await settleContracts(box.sandbox);

  const agent = await idOf(box, 'agent1');
  const team = await below(box, agent);
  const settled = await db.read.select().from(rounds).where(eq(rounds.status, 'settled'));
  const all = settled.map((one) => ({ ...one, stake: plain(one.stake), win: plain(one.win) }));
  const bonuses = await db.read.select().from(ledger).where(eq(ledger.cause, 'bonus'));
  const found = await db.read.select().from(bills);
  expect(new Set(found.map(({ terms }) => terms.kind))).toEqual(
    new Set(['DIVIDEND', 'DAILY', 'HOURLY', 'REALTIME']),
  );
  for (const { terms, from, to, amount, periodId } of found) {
    const played = all.filter(({ memberId, at }) => team.has(memberId) && at >= from && at < to);
    let expected = 0;
    if (terms.kind === 'DIVIDEND') {
      const lost = sumOf(played, 'stake') - sumOf(played, 'win');
      const bonus = bonuses
        .filter(({ memberId, at }) => team.has(memberId ?? '') && at >= from && at < to)
        .reduce((sum, { change }) => sum + plain(change), 0);
      const base = lost - bonus - Math.floor((Math.max(0, lost) * 5) / 100);
      expected = Math.max(0, Math.floor((base * 29) / 100));
    }
    if (terms.kind === 'DAILY') {
      for (const group of grouped(played, ({ at }) => local(at).slice(0, 10)).values()) {
        const stake = sumOf(group, 'stake');
        const active = [...grouped(group, ({ memberId }) => memberId).values()].filter(
          (own) => sumOf(own, 'stake') >= 5_00,
        );
        const rate =
          stake >= 500_00 && active.length >= 20 ? 75 : stake >= 50_00 && active.length >= 2 ? 30 : 0;
        expected += Math.floor((stake * rate) / 10_000);
      }
    }
    if (terms.kind === 'HOURLY') {
      for (const group of grouped(played, ({ at }) => local(at).slice(0, 13)).values()) {
        const stake = sumOf(group, 'stake');
        expected += stake >= 10_00 ? Math.floor((stake * 15) / 10_000) : 0;
      }
    }
    if (terms.kind === 'REALTIME') {
      for (const { stake, win } of played) {
        const rate = stake < 2_00 || win === stake ? 0 : win > stake ? 10 : 25;
        expected += Math.floor((stake * rate) / 10_000);
      }
    }
    expect([terms.kind, periodId, amount]).toEqual([terms.kind, periodId, expected]);
  }
  const kinds = grouped(
    found.map(({ terms, amount }) => ({ memberId: terms.kind, at: 0, stake: plain(amount), win: 0 })),
    ({ memberId }) => memberId,
  );
  for (const [kind, paid] of kinds) expect([kind, sumOf(paid, 'stake') > 0]).toEqual([kind, true]);
  await box.close();
});
