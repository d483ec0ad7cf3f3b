import fc from 'fast-check';
import { beforeEach, describe, expect, it } from 'vitest';
import { type Market, markets } from '#contract/market-names.ts';
import { limitPeriods } from '#contract/protection/market.ts';
import { protections } from '#contract/protection/markets.ts';
import { limitPeriodAt } from '#sandbox/protection/periods.ts';
import { raiseFrom } from '#sandbox/protection/raise-wait.ts';
import { runs } from '../../kit/depth.ts';
import { actOn, at, changesOf, day, limitOf, local, ofMarket, ruleOf } from '../../kit/limits.ts';
import { type Asker, askerOf } from '../../kit/promotions.ts';
import { sandboxOfFile } from '../../kit/sandbox-of-file.ts';

const box = sandboxOfFile(ofMarket('UNION'));
let asker: Asker;

beforeEach(async () => {
  await box.reset({ begins: at('2026-11-25 10:00') });
  asker = await askerOf(box, 'vip5');
});

const move = (ms: number) => box.sandbox.clock.move(ms);
const market = (name: string, more: Record<string, unknown> = {}) =>
  box.sandbox.settings.patch({ protection: { market: name, ...more } });
const post = (body: unknown) =>
  box.ask('/sandbox/protection', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  });

/** Since when a raise that was asked for on Wednesday, 25 November 2026 at 10:00 can be in force, by market. */
const waits: Readonly<Record<Market, Readonly<Partial<Record<(typeof limitPeriods)[number], string>>>>> = {
  BASE: { day: '2026-11-26 10:00', week: '2026-11-26 10:00', month: '2026-11-26 10:00' },
  UNION: {
    day: '2026-12-02 10:00',
    week: '2026-12-02 10:00',
    month: '2026-12-02 10:00',
    fourWeeks: '2026-12-02 10:00',
  },
  ES: {
    day: '2026-12-02 10:00',
    week: '2026-12-02 10:00',
    month: '2026-12-02 10:00',
    fourWeeks: '2026-12-02 10:00',
  },
  UK: { day: '2026-11-26 10:00', week: '2026-11-26 10:00', month: '2026-11-26 10:00' },
  MT: { day: '2026-11-26 10:00', week: '2026-11-26 10:00', month: '2026-11-26 10:00' },
  SE: { day: '2026-11-28 10:00', week: '2026-11-30 00:00', month: '2026-12-01 00:00' },
  NL: { day: '2026-12-02 10:00', week: '2026-12-02 10:00', month: '2026-12-02 10:00' },
  CO: { day: '2026-11-26 10:00', week: '2026-11-26 10:00', month: '2026-11-26 10:00' },
  PE: { day: '2026-11-26 10:00', week: '2026-11-26 10:00', month: '2026-11-26 10:00' },
  MX: { day: '2026-11-26 10:00', week: '2026-11-26 10:00', month: '2026-11-26 10:00' },
};

describe('the wait of a raise', () => {
  it.each(markets)('in %s', async (name) => {
    market(name);
    for (const period of protections[name].limits.periods) {
      await actOn(asker, { period, value: '100' });
      let { value: limit } = await actOn(asker, { period, value: '200' });
      if (limit.raise?.state === 'TESTING') limit = (await actOn(asker, { act: 'CONFIRM', period })).value;
      expect(limit).toMatchObject({ value: '100.00', raise: { state: 'WAITING' } });
      expect(local(limit.raise?.from), period).toBe(waits[name][period]);
    }
  });

  it('of three working days passes over the weekend', () => {
    const rules = { ...protections.ES.limits.raise, waitHours: 72 };
    const from = raiseFrom(rules, { period: 'day', at: at('2026-11-27 10:00'), zone: 'America/Lima' });
    expect(from).toBe(at('2026-12-03 00:00'));
  });

  it('never ends before the running period does, in any zone and over any change of the clocks', () => {
    const zones = fc.constantFrom('America/Lima', 'Europe/Madrid', 'America/Santiago', 'Asia/Kathmandu');
    const moments = fc.integer({ min: Date.UTC(2024, 0, 1), max: Date.UTC(2031, 0, 1) });
    const rules = protections.UNION.limits.raise;
    fc.assert(
      fc.property(zones, moments, fc.constantFrom(...limitPeriods), (zone, now, period) => {
        const from = raiseFrom(rules, { period, at: now, zone });
        const { from: since, to } = limitPeriodAt(period, now, zone);
        expect(since).toBeLessThanOrEqual(now);
        expect(to).toBeGreaterThan(now);
        expect(from).toBeGreaterThanOrEqual(Math.max(to, now + rules.waitHours * 3_600_000));
        expect(limitPeriodAt(period, to, zone).from).toBe(to);
      }),
      runs(),
    );
  });
});

describe('what comes before the wait', () => {
  it('of a first raise is the self-test; the wait begins when it was read', async () => {
    await actOn(asker, { value: '100' });
    expect((await actOn(asker, { value: '200' })).value.raise?.state).toBe('TESTING');
    move(30 * day);
    expect((await limitOf(asker, 'deposit', 'day')).value).toBe('100.00');
    const { value } = await actOn(asker, { act: 'CONFIRM' });
    expect(value.raise).toMatchObject({ state: 'WAITING' });
    expect(value.raise?.from).toBeGreaterThanOrEqual(at('2026-11-25 10:00') + 37 * day);
  });

  it('of a high monthly deposit limit is a talk, which the provider notes', async () => {
    market('SE');
    await actOn(asker, { period: 'month', value: '9000' });
    expect((await actOn(asker, { period: 'month', value: '10000' })).value.raise?.state).toBe('WAITING');
    expect((await actOn(asker, { period: 'month', value: '10000.01' })).value.raise?.state).toBe('TALKING');
    expect(ruleOf(await actOn(asker, { act: 'CONFIRM', period: 'month' }))).toBe('raiseEarly');
    const talk = { account: 'vip5', kind: 'deposit', period: 'month', act: 'TALKED' };
    expect((await post({ ...talk, period: 'week' })).status).toBe(404);
    expect((await post({ ...talk, account: 'nobody' })).status).toBe(404);
    expect((await post({ ...talk, act: 'GIVE' })).status).toBe(400);
    expect((await post(talk)).status).toBe(200);
    const { raise } = await limitOf(asker, 'deposit', 'month');
    expect(raise).toMatchObject({ state: 'WAITING', value: '10000.01' });
    expect(local(raise?.from)).toBe('2026-12-01 00:00');
    expect((await post(talk)).status).toBe(404);
  });
});

describe('after the wait', () => {
  it('a raise that needs no confirmation is in force by itself, without being read before', async () => {
    market('ES');
    await actOn(asker, { value: '100' });
    await actOn(asker, { value: '200' });
    await actOn(asker, { act: 'CONFIRM' });
    move(8 * day);
    expect(await limitOf(asker, 'deposit', 'day')).toMatchObject({ value: '200.00', raise: null });
    const { changes } = await changesOf(asker);
    expect(changes[0]?.what).toBe('LIMIT_RAISED');
    expect(local(changes[0]?.at)).toBe('2026-12-02 10:00');
  });

  it('the next raise must wait for so many days, and needs no test', async () => {
    market('ES');
    await actOn(asker, { value: '100' });
    await actOn(asker, { value: '200' });
    await actOn(asker, { act: 'CONFIRM' });
    move(8 * day);
    const refused = await actOn(asker, { value: '300' });
    expect(ruleOf(refused)).toBe('raiseGap');
    expect(local((refused.value as unknown as { until: number }).until)).toBe('2027-03-02 10:00');
    expect((await actOn(asker, { value: '150' })).status).toBe(200);
    move(90 * day);
    expect((await actOn(asker, { value: '300' })).value.raise?.state).toBe('WAITING');
  });
});
