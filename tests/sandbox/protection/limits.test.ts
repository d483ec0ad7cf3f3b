import { beforeEach, describe, expect, it } from 'vitest';
import { actOn, at, changesOf, day, hour, limitOf, local, ofMarket, ruleOf } from '../../kit/limits.ts';
import { type Asker, askerOf, askFor } from '../../kit/promotions.ts';
import { sandboxOfFile } from '../../kit/sandbox-of-file.ts';

const box = sandboxOfFile(ofMarket('UK'));
let asker: Asker;

beforeEach(async () => {
  await box.reset({ begins: at('2026-11-25 10:00') });
  asker = await askerOf(box, 'vip5');
});

const move = (ms: number) => box.sandbox.clock.move(ms);
const names = async () => (await changesOf(asker)).changes.map(({ what }) => what);

describe('setting a limit', () => {
  it('a first value is in force at once, and so is a lower one', async () => {
    const first = await actOn(asker, { value: '100' });
    expect(first.value).toMatchObject({ value: '100.00', left: '100.00', raise: null, version: 1 });
    const lower = await actOn(asker, { value: '40.5' });
    expect(lower.value).toMatchObject({ value: '40.50', raise: null, version: 2 });
    expect(await names()).toEqual(['LIMIT_LOWERED', 'LIMIT_SET']);
    const { changes } = await changesOf(asker);
    expect(changes[0]).toMatchObject({ kind: 'deposit', period: 'day', before: '100.00', after: '40.50' });
  });

  it.each(['0', '0.00', '0.01', '999999999999.99'])('%s is a value', async (value) => {
    expect((await actOn(asker, { value })).status).toBe(200);
  });

  it.each(['999999999999999', 'Infinity', '١٠٠', '1e3', '-1', '10,00', ' 10', '10.001', '', 'NaN'])(
    '%j is not a value, and changes nothing',
    async (value) => {
      expect((await actOn(asker, { value })).code).toBe('INPUT_INVALID');
      expect(await limitOf(asker, 'deposit', 'day')).toMatchObject({ value: null, version: 0 });
    },
  );

  it('a limit of time is whole minutes, at most those of the longest month', async () => {
    const minutes = (value: string) => actOn(asker, { kind: 'time', value });
    for (const value of ['60.50', '44641', '60.00', '99999'])
      expect((await minutes(value)).code).toBe('INPUT_INVALID');
    expect((await minutes('44640')).value).toMatchObject({ value: '44640', left: '44640' });
    expect((await minutes('0')).value).toMatchObject({ value: '0', left: '0' });
  });

  it('the value that holds is refused, and a limit that the market does not have', async () => {
    await actOn(asker, { value: '100' });
    expect(ruleOf(await actOn(asker, { value: '100.00' }))).toBe('sameValue');
    expect(ruleOf(await actOn(asker, { kind: 'loss', value: null }))).toBe('sameValue');
    const foreign = { act: 'SET', kind: 'deposit', period: 'fourWeeks', value: '10', seen: 0 };
    expect(ruleOf(await askFor(asker, 'protection.limit', foreign))).toBe('notOffered');
  });

  it('the same key again answers the same and changes nothing', async () => {
    const fields = {
      key: 'a-key-of-one-form',
      act: 'SET',
      kind: 'stake',
      period: 'week',
      value: '5',
      seen: 0,
    };
    const [one, two] = [
      await askFor(asker, 'protection.limit', fields),
      await askFor(asker, 'protection.limit', fields),
    ];
    expect(two.value).toEqual(one.value);
    expect(await names()).toEqual(['LIMIT_SET']);
  });
});

describe('a raise', () => {
  beforeEach(async () => {
    await actOn(asker, { value: '100' });
  });

  it('waits, is to be confirmed after the wait, and is in force only then', async () => {
    const asked = await actOn(asker, { value: '200' });
    expect(asked.value).toMatchObject({
      value: '100.00',
      left: '100.00',
      raise: { value: '200.00', state: 'WAITING' },
    });
    expect(local(asked.value.raise?.from)).toBe('2026-11-26 10:00');
    expect(ruleOf(await actOn(asker, { act: 'CONFIRM' }))).toBe('raiseEarly');
    move(day);
    const waited = await limitOf(asker, 'deposit', 'day');
    expect(waited).toMatchObject({ value: '100.00', raise: { state: 'TO_CONFIRM' } });
    expect(local(waited.raise?.confirmBy)).toBe('2026-11-27 10:00');
    expect((await actOn(asker, { act: 'CONFIRM' })).value).toMatchObject({ value: '200.00', raise: null });
    expect(await names()).toEqual(['LIMIT_RAISED', 'RAISE_ASKED', 'LIMIT_SET']);
  });

  it('that nobody confirms in time lapses, and is noted once', async () => {
    await actOn(asker, { value: '200' });
    move(2 * day);
    expect(await limitOf(asker, 'deposit', 'day')).toMatchObject({ value: '100.00', raise: null });
    expect(ruleOf(await actOn(asker, { act: 'CONFIRM' }))).toBe('noRaise');
    const histories = await Promise.all(Array.from({ length: 8 }, () => changesOf(asker)));
    for (const { changes } of histories)
      expect(changes.map(({ what }) => what)).toEqual(['RAISE_LAPSED', 'RAISE_ASKED', 'LIMIT_SET']);
    expect(histories[0]?.changes[0]?.after).toBe('200.00');
    expect(local(histories[0]?.changes[0]?.at)).toBe('2026-11-27 10:00');
  });

  it('removes the limit in the same way', async () => {
    expect((await actOn(asker, { value: null })).value).toMatchObject({
      value: '100.00',
      raise: { value: null },
    });
    move(day);
    expect((await actOn(asker, { act: 'CONFIRM' })).value).toMatchObject({ value: null, left: null });
    expect((await names())[0]).toBe('LIMIT_REMOVED');
  });

  it('is dropped, and dropping where there is none changes nothing', async () => {
    await actOn(asker, { value: '200' });
    expect((await actOn(asker, { act: 'DROP' })).value).toMatchObject({ value: '100.00', raise: null });
    const { value } = await actOn(asker, { act: 'DROP' });
    expect(value.version).toBe((await limitOf(asker, 'deposit', 'day')).version);
    expect(await names()).toEqual(['RAISE_DROPPED', 'RAISE_ASKED', 'LIMIT_SET']);
    move(2 * day);
    expect((await limitOf(asker, 'deposit', 'day')).value).toBe('100.00');
  });

  it('is ended by a lower value, whatever version was seen', async () => {
    await actOn(asker, { value: '200' });
    expect((await actOn(asker, { value: '50', seen: 0 })).value).toMatchObject({
      value: '50.00',
      raise: null,
    });
    move(2 * day);
    expect((await limitOf(asker, 'deposit', 'day')).value).toBe('50.00');
    expect(await names()).toEqual(['LIMIT_LOWERED', 'RAISE_DROPPED', 'RAISE_ASKED', 'LIMIT_SET']);
  });

  it('of two tabs counts once, of sixty-four too', async () => {
    const { version: seen } = await limitOf(asker, 'deposit', 'day');
    const all = await Promise.all(
      Array.from({ length: 64 }, (_, n) => actOn(asker, { value: String(200 + n), seen })),
    );
    expect(all.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(new Set(all.filter(({ status }) => status !== 200).map(ruleOf))).toEqual(new Set(['changed']));
    move(day);
    const to = await limitOf(asker, 'deposit', 'day');
    const confirmed = await Promise.all(
      Array.from({ length: 64 }, () => actOn(asker, { act: 'CONFIRM', seen: to.version })),
    );
    expect(confirmed.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(await names()).toEqual(['LIMIT_RAISED', 'RAISE_ASKED', 'LIMIT_SET']);
  });

  it('asked again with the same value is refused; with another one the wait begins again', async () => {
    await actOn(asker, { value: '200' });
    expect(ruleOf(await actOn(asker, { value: '200' }))).toBe('sameValue');
    move(20 * hour);
    const { value } = await actOn(asker, { value: '300' });
    expect(value.raise?.value).toBe('300.00');
    expect(local(value.raise?.from)).toBe('2026-11-27 06:00');
  });
});

describe('the history', () => {
  it('has pages of twenty, newest first, and nobody else’s changes', async () => {
    for (let n = 0; n < 23; n += 1) await actOn(asker, { value: String(500 - n) });
    const [first, second] = [await changesOf(asker), await changesOf(asker, 2)];
    expect([first.changes.length, second.changes.length, first.totalPages]).toEqual([20, 3, 2]);
    expect(first.changes[0]).toMatchObject({ what: 'LIMIT_LOWERED', after: '478.00' });
    expect(second.changes.at(-1)).toMatchObject({ what: 'LIMIT_SET', after: '500.00' });
    const { changes: others } = await changesOf(await askerOf(box, 'member2'));
    const seeded = others.map(({ period, after }) => [period, after]);
    expect(Object.fromEntries(seeded)).toEqual({ day: '30000.00', week: '40000.00', month: '50000.00' });
  });
});
