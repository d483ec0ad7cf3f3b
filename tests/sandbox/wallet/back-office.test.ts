import { beforeEach, describe, expect, it } from 'vitest';
import type { Withdrawal } from '#contract/wallet/withdrawals.ts';
import { readBooks } from '#sandbox/wallet/ledger.ts';
import { askCall, signIn } from '../../kit/ask-call.ts';
import { sandboxOfFile } from '../../kit/sandbox-of-file.ts';
import { office, walletsOf, withdrawn } from '../../kit/withdrawing.ts';

const minute = 60_000;
const box = sandboxOfFile();
let token = '';

beforeEach(async () => {
  await box.reset();
  token = await signIn(box.address, 'vip5');
});

async function asShown(reference: string): Promise<Withdrawal> {
  const { body } = await askCall(box.address, 'wallet.withdrawal', { reference }, { token });
  return body.value as Withdrawal;
}

async function house(name: string): Promise<string> {
  const { house: accounts } = await readBooks(box.sandbox);
  return accounts.find(({ wallet }) => wallet === name)?.balance ?? '0.00';
}

async function approved(amount: string): Promise<string> {
  const { reference } = await withdrawn(box, token, amount);
  expect(await office(box, { reference, act: 'approve' })).toMatchObject({ status: 200 });
  return reference;
}

describe('the back office', () => {
  it('pays an approved withdrawal: all of it leaves, the house keeps the fee, and the receipt opens', async () => {
    const bank = Number(await house('BANK'));
    const reference = await approved('100.00');
    expect(await asShown(reference)).toMatchObject({ status: 'APPROVED', receipt: null });
    await office(box, { reference, act: 'pay' });
    const shown = await asShown(reference);
    expect(shown).toMatchObject({
      status: 'PAID',
      payouts: [{ amount: '98.50' }],
      receipt: {
        state: 'OPEN',
        paidOut: '98.50',
        received: '0.00',
        remaining: '98.50',
        proofs: [],
        note: null,
      },
    });
    expect(shown.receipt?.dueAt).toBe((shown.settledAt ?? 0) + 30 * minute);
    expect(await walletsOf(box, 'vip5')).toMatchObject({ HELD: '0.00' });
    expect([Number(await house('BANK')) - bank, await house('FEES')]).toEqual([98.5, '1.50']);
    expect(await readBooks(box.sandbox)).toMatchObject({ holds: true });
  });

  it('pays in parts, none larger than the remainder, and takes the fee once', async () => {
    const reference = await approved('100.00');
    expect(await office(box, { reference, act: 'pay', amount: '40.00' })).toMatchObject({ status: 200 });
    expect(await asShown(reference)).toMatchObject({ status: 'PAYING', receipt: { paidOut: '40.00' } });
    expect(await walletsOf(box, 'vip5')).toMatchObject({ HELD: '58.50' });
    const tooMuch = await office(box, { reference, act: 'pay', amount: '58.51' });
    expect([tooMuch.status, tooMuch.message]).toEqual([400, 'Between 0.01 and 58.50 is left to be paid']);
    expect(await office(box, { reference, act: 'reject' })).toMatchObject({ status: 400 });
    await office(box, { reference, act: 'pay', amount: '0.01' });
    await office(box, { reference, act: 'pay' });
    const { status, payouts, receipt } = await asShown(reference);
    expect([status, payouts.length, receipt?.paidOut]).toEqual(['PAID', 3, '98.50']);
    expect(await house('FEES')).toBe('1.50');
    expect(await office(box, { reference, act: 'pay' })).toMatchObject({ status: 409 });
    expect(await readBooks(box.sandbox)).toMatchObject({ holds: true });
  });

  it('pays the same part once, however many pay it at once', async () => {
    const reference = await approved('100.00');
    const paid = await Promise.all(Array.from({ length: 5 }, () => office(box, { reference, act: 'pay' })));
    expect(paid.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409, 409]);
    expect((await asShown(reference)).payouts).toHaveLength(1);
    expect(await readBooks(box.sandbox)).toMatchObject({ holds: true });
  });

  it('rejects with a reason, and the money is back', async () => {
    const before = await walletsOf(box, 'vip5');
    const { reference } = await withdrawn(box, token, '100.00');
    await office(box, { reference, act: 'reject', reason: 'La cuenta está cerrada.' });
    expect(await asShown(reference)).toMatchObject({
      status: 'REJECTED',
      reason: 'La cuenta está cerrada.',
      receipt: null,
    });
    expect(await walletsOf(box, 'vip5')).toEqual({ ...before, HELD: '0.00' });
  });

  it('pays only approved withdrawals, and checks its input', async () => {
    const { reference } = await withdrawn(box, token, '100.00');
    expect(await office(box, { reference, act: 'pay' })).toMatchObject({ status: 400 });
    expect(await office(box, { reference, act: 'burn' })).toMatchObject({ status: 400 });
    expect(await office(box, { reference: 'nothing', act: 'approve' })).toMatchObject({ status: 404 });
    expect(await asShown(reference)).toMatchObject({ status: 'PENDING' });
  });
});

describe('an unanswered receipt', () => {
  it('counts as received when its minutes have passed, and a later part asks again', async () => {
    const reference = await approved('100.00');
    await office(box, { reference, act: 'pay', amount: '40.00' });
    box.sandbox.clock.move(28 * minute);
    token = await signIn(box.address, 'vip5');
    expect(await asShown(reference)).toMatchObject({ receipt: { state: 'OPEN' } });
    box.sandbox.clock.move(2 * minute);
    expect(await asShown(reference)).toMatchObject({
      receipt: { state: 'COUNTED', remaining: '0.00', dueAt: null },
    });
    await office(box, { reference, act: 'pay' });
    expect(await asShown(reference)).toMatchObject({
      status: 'PAID',
      receipt: { state: 'OPEN', paidOut: '98.50', received: '40.00', remaining: '58.50' },
    });
  });
});
