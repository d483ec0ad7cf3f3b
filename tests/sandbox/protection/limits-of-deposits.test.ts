import { beforeEach, describe, expect, it } from 'vitest';
import { minorOf } from '#contract/wallet/minor-units.ts';
import { absences, cares } from '#sandbox/db/protection-schema.ts';
import { rounds } from '#sandbox/db/round-schema.ts';
import { seedVouchers } from '#sandbox/wallet/vouchers.ts';
import { askCashier, askDeposit, decide, putProofs, shownIn, ticketIn } from '../../kit/depositing.ts';
import { actOn, at, day, limitOf, newPayer, ofMarket } from '../../kit/limits.ts';
import { type Asker, askerOf, askFor, bet } from '../../kit/promotions.ts';
import { sandboxOfFile } from '../../kit/sandbox-of-file.ts';

const box = sandboxOfFile(ofMarket('UK'));
let asker: Asker;

beforeEach(async () => {
  await box.reset({ begins: at('2026-11-25 10:00') });
  asker = await newPayer(box, 'vip5');
});

const register = (answer: string, left: string | null = null) =>
  box.sandbox.settings.patch({ protection: { market: 'UNION', register: { answer, left } } });
const refusal = async (fields: Record<string, unknown> = {}) => {
  const { body } = await askDeposit(box, asker.token, fields);
  return body.success ? null : (body.value as Record<string, unknown>);
};
const used = async (kind: 'deposit' | 'loss' = 'deposit') =>
  minorOf((await limitOf(asker, kind, 'day')).used);

describe('a deposit', () => {
  it('above what is left is refused, with the tightest limit and until when it holds', async () => {
    await actOn(asker, { value: '100' });
    await actOn(asker, { period: 'week', value: '60' });
    await actOn(asker, { period: 'month', value: '80' });
    expect(await refusal({ amount: '60.01', fee: '0.61' })).toEqual({
      rule: 'limitReached',
      kind: 'deposit',
      period: 'week',
      left: '60.00',
      until: at('2026-11-30 00:00'),
    });
    const { reference } = shownIn(await askDeposit(box, asker.token, { amount: '60.00', fee: '0.60' }));
    await decide(box, { reference, act: 'approve' });
    expect(await refusal()).toMatchObject({ rule: 'limitReached', left: '0.00', period: 'week' });
    box.sandbox.clock.set(at('2026-11-30 00:00'));
    expect(await refusal()).toBeNull();
    expect(await refusal({ amount: '30.00', fee: '0.30' })).toMatchObject({ period: 'month' });
  });

  it('counts what is paid, before fees, from when it was asked for', async () => {
    await actOn(asker, { value: '10' });
    expect(await refusal({ amount: '10.00', fee: '0.10' })).toBeNull();
    expect(await used()).toBe(10_00);
  });

  it('of sixty-four at once never passes a limit', async () => {
    await actOn(asker, { value: '55' });
    const all = await Promise.all(Array.from({ length: 64 }, () => askDeposit(box, asker.token)));
    expect(all.filter(({ status }) => status === 200)).toHaveLength(5);
    expect(await used()).toBe(50_00);
  });

  it('that is paid late at the cashier was counted when it was asked for, and frees its part when it expires', async () => {
    await actOn(asker, { value: '10' });
    const deposit = shownIn(await askDeposit(box, asker.token));
    expect(await refusal()).toMatchObject({ rule: 'limitReached' });
    const entered = await askCashier(box, 'enter', { ticket: ticketIn(deposit) });
    box.sandbox.clock.move(16 * 60_000);
    expect(await used()).toBe(0);
    expect(await refusal()).toBeNull();
    const late = await askCashier(box, 'settle', { visit: entered.value.visit, outcome: 'paid' });
    expect(late.status).not.toBe(200);
    expect(await used()).toBe(10_00);
  });

  it('that a person approves the next day counts on the day it was asked for', async () => {
    await actOn(asker, { value: '50' });
    const proofs = await putProofs(box, 'vip5', 1);
    const bank = { methodId: 'bank-transfer', amount: '50.00', fee: '0.00', proofs };
    const { reference } = shownIn(await askDeposit(box, asker.token, bank));
    box.sandbox.clock.move(day);
    await decide(box, { reference, act: 'approve' });
    expect(await used()).toBe(0);
  });

  it('by voucher counts too, and a voucher that is too much stays good', async () => {
    await actOn(asker, { value: '20' });
    const voucher = seedVouchers.find(({ minor }) => minor === 25_00)?.code;
    const fields = { methodId: 'voucher', voucher, amount: undefined, fee: undefined };
    expect(await refusal(fields)).toMatchObject({ rule: 'limitReached', left: '20.00' });
    box.sandbox.clock.move(day);
    await box.sandbox.settings.patch({ protection: { market: 'UK' } });
    const other = await askerOf(box, 'member2');
    expect((await askDeposit(box, other.token, fields)).status).toBe(200);
  });

  it('hides no loss, and neither does a bonus', async () => {
    await box.sandbox.db.write((tx) => tx.delete(rounds));
    await actOn(asker, { kind: 'loss', value: '100' });
    await bet(asker, 30_00);
    expect(await used('loss')).toBe(30_00);
    await askDeposit(box, asker.token);
    await box.ask('/sandbox/rewards', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ act: 'issue', account: 'vip5', amount: '50.00' }),
    });
    expect(await used('loss')).toBe(30_00);
  });

  it('is refused on a break, while excluded, and while a message must be answered; by card with the care', async () => {
    const { id: memberId } = asker;
    const now = box.sandbox.clock.now();
    const care = { memberId, standing: 'INTENSIVE' as const, since: now };
    box.sandbox.settings.patch({ protection: { market: 'ES' } });
    await box.sandbox.db.write((tx) => tx.insert(cares).values(care));
    const card = { methodId: 'card', amount: '10.00', fee: '0.55' };
    expect(await refusal(card)).toMatchObject({ rule: 'cardsClosed' });
    expect(await refusal()).toBeNull();
    await box.sandbox.db.write((tx) =>
      tx.update(cares).set({ standing: 'AT_RISK', messageId: 'm', answerBy: now }),
    );
    expect(await refusal()).toMatchObject({ rule: 'answerNeeded' });
    await box.sandbox.db.write((tx) => tx.delete(cares));
    const absence = {
      id: 'a',
      memberId,
      kind: 'BREAK' as const,
      from: now,
      until: now + day,
      everywhere: false,
    };
    await box.sandbox.db.write((tx) => tx.insert(absences).values(absence));
    expect(await refusal()).toMatchObject({ rule: expect.stringMatching(/onBreak|excluded/) });
  });
});

describe('the joint register', () => {
  const asked = async (amount = '10.00') => (await askFor(asker, 'protection.askRegister', { amount })).value;

  const keys = ['a-key-of-one-deposit', 'a-key-of-another-one'] as const;
  const askedUnder = async (key: string, amount = '10.00') =>
    (await askFor(asker, 'protection.askRegister', { amount, key })).value;

  it('allows, and the deposit is made', async () => {
    register('allowed', '10.00');
    expect(await askedUnder(keys[0])).toEqual({ answer: 'allowed', left: '10.00' });
    expect(await refusal({ key: keys[0] })).toBeNull();
  });

  it('refuses, or leaves less than is asked for: nothing is made', async () => {
    register('refused');
    expect(await asked()).toEqual({ answer: 'refused', left: null });
    expect(await refusal()).toMatchObject({ rule: 'registerRefused' });
    register('allowed', '9.99');
    expect(await asked()).toEqual({ answer: 'refused', left: '9.99' });
    expect(await refusal()).toEqual({ rule: 'registerRefused', left: '9.99' });
    expect(await used()).toBe(0);
  });

  it('can’t be reached: nothing is made', async () => {
    register('unreachable');
    expect(await asked()).toEqual({ answer: 'unreachable', left: null });
    expect(await refusal()).toMatchObject({ rule: 'registerUnreachable' });
    expect(await used()).toBe(0);
  });

  it('takes seconds, and others are served meanwhile', async () => {
    register('slow');
    const slow = asked();
    expect((await askFor(asker, 'protection.history', { page: 1 })).status).toBe(200);
    expect(await slow).toEqual({ answer: 'allowed', left: null });
  });

  it('that leaves room for one lets one of sixty-four at once pass, and the next when that fails', async () => {
    register('allowed', '19.99');
    const all = await Promise.all(Array.from({ length: 64 }, () => askDeposit(box, asker.token)));
    const made = all.filter(({ body }) => body.success);
    expect(made).toHaveLength(1);
    expect(await refusal()).toEqual({ rule: 'registerRefused', left: '9.99' });
    const [one] = made;
    await decide(box, { reference: one ? shownIn(one).reference : '', act: 'reject', reason: 'No llegó' });
    expect(await refusal()).toBeNull();
  });

  it('holds what it allowed for the deposit of its key, and for no other', async () => {
    register('allowed', '15.00');
    expect(await askedUnder(keys[0])).toEqual({ answer: 'allowed', left: '15.00' });
    expect(await askedUnder(keys[1])).toEqual({ answer: 'refused', left: '5.00' });
    expect(await refusal({ key: keys[1] })).toEqual({ rule: 'registerRefused', left: '5.00' });
    expect(await refusal({ key: keys[0] })).toBeNull();
    expect(await askedUnder(keys[1], '5.00')).toEqual({ answer: 'allowed', left: '5.00' });
  });

  it('releases what nobody used: after minutes, or when the same deposit asks for less', async () => {
    register('allowed', '15.00');
    await askedUnder(keys[0], '15.00');
    await askedUnder(keys[0], '5.00');
    expect(await askedUnder(keys[1])).toEqual({ answer: 'allowed', left: '10.00' });
    await box.sandbox.clock.move(5 * 60_000);
    expect(await askedUnder(keys[0], '15.00')).toEqual({ answer: 'allowed', left: '15.00' });
  });

  it('has counted what was paid by the time it says another sum', async () => {
    register('allowed', '10.00');
    expect(await refusal()).toBeNull();
    expect(await refusal()).toEqual({ rule: 'registerRefused', left: '0.00' });
    register('allowed', '12.00');
    expect(await refusal()).toBeNull();
  });

  it('that refuses does not refuse a deposit that was already made under the key', async () => {
    register('allowed');
    const key = 'a-key-of-one-deposit';
    const first = await askDeposit(box, asker.token, { key });
    register('refused');
    const again = await askDeposit(box, asker.token, { key });
    expect(shownIn(again).reference).toBe(shownIn(first).reference);
  });

  it('is not asked where the market has none', async () => {
    register('refused');
    box.sandbox.settings.patch({ protection: { market: 'UK' } });
    expect(await asked()).toEqual({ answer: 'allowed', left: null });
    expect(await refusal()).toBeNull();
  });
});
