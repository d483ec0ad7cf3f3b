import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { asMinor } from '#contract/units.ts';
import type { Withdrawal } from '#contract/wallet/withdrawals.ts';
import { moneyKeys, turnovers } from '#sandbox/db/money-schema.ts';
import { rounds } from '#sandbox/db/round-schema.ts';
import { members } from '#sandbox/db/schema.ts';
import { readBooks } from '#sandbox/wallet/ledger.ts';
import { askCall, signIn } from '../../kit/ask-call.ts';
import { idOf } from '../../kit/members.ts';
import { sandboxOfFile } from '../../kit/sandbox-of-file.ts';
import { office, termsFor, usualFee, walletsOf, withdraw, withdrawn } from '../../kit/withdrawing.ts';

const minute = 60_000;
const day = 24 * 60 * minute;
const box = sandboxOfFile();
let token = '';

beforeEach(async () => {
  await box.reset();
  token = await signIn(box.address, 'vip5');
});

async function cancel(reference: string, more: { key?: string; token?: string } = {}) {
  const { key = randomUUID(), token: owner = token } = more;
  return askCall(box.address, 'wallet.cancelWithdrawal', { key, reference }, { token: owner });
}

describe('a withdrawal', () => {
  it('waits in the holding wallet, with the fee that was shown', async () => {
    const before = await walletsOf(box, 'vip5');
    const { body } = await withdraw(box, token, '100.00');
    expect(body.value).toMatchObject({
      status: 'PENDING',
      amount: '100.00',
      fee: '1.50',
      net: '98.50',
      account: { holder: 'Valentina Soler', number: expect.stringMatching(/^••• \d{4}$/) },
      payouts: [],
      receipt: null,
    });
    const after = await walletsOf(box, 'vip5');
    expect([Number(before.MAIN) - Number(after.MAIN), after.HELD]).toEqual([100, '100.00']);
    expect(await readBooks(box.sandbox)).toMatchObject({ holds: true });
  });

  it('must be more than the fee', async () => {
    box.sandbox.settings.patch({ money: { withdrawal: { feePercent: '0', feeFixed: '25.00' } } });
    const refused = await withdraw(box, token, '25.00', { fee: '25.00' });
    expect([refused.status, refused.body.code]).toEqual([422, 'AMOUNT_LIMIT']);
    expect((await withdraw(box, token, '25.01', { fee: '25.00' })).status).toBe(200);
  });

  it.each([
    ['19.99', '20.00', '20000.00'],
    ['20000.01', '20.00', '20000.00'],
  ])('of %s is refused outside the limits', async (amount, min, max) => {
    const { status, body } = await withdraw(box, token, amount);
    expect([status, body.code, body.value]).toEqual([422, 'AMOUNT_LIMIT', { min, max }]);
  });

  it.each(['20.001', '-20.00', '2e3', '20,00', ''])('refuses the invalid amount %j', async (amount) => {
    const { status, body } = await withdraw(box, token, amount, { fee: '0.70' });
    expect([status, body.code]).toEqual([400, 'INPUT_INVALID']);
  });

  it('can’t exceed the daily limit', async () => {
    box.sandbox.settings.patch({ money: { withdrawal: { perDay: '150.00' } } });
    await withdrawn(box, token, '100.00');
    expect(await termsFor(box, token)).toMatchObject({ leftToday: '50.00' });
    const { body } = await withdraw(box, token, '50.01');
    expect([body.code, body.value]).toEqual(['AMOUNT_LIMIT', { min: '20.00', max: '50.00' }]);
    const { reference } = await withdrawn(box, token, '50.00');
    await cancel(reference);
    expect(await termsFor(box, token)).toMatchObject({ leftToday: '50.00' });
    box.sandbox.clock.move(day + 1);
    token = await signIn(box.address, 'vip5');
    expect(await termsFor(box, token)).toMatchObject({ leftToday: '150.00' });
  });

  it('is refused for another fee than the current one, which the answer names', async () => {
    const { status, body } = await withdraw(box, token, '100.00', { fee: '1.49' });
    expect([status, body.code, body.value]).toEqual([422, 'QUOTE_CHANGED', { fee: '1.50' }]);
    const odd = await withdraw(box, token, '33.33');
    expect(odd.body.value).toMatchObject({ fee: '0.84', net: '32.49' });
  });

  it('can’t exceed the main wallet', async () => {
    const other = await signIn(box.address, 'member1');
    const { available } = await termsFor(box, other);
    expect(Number(available)).toBeLessThan(1_204.5);
    const { status, body } = await withdraw(box, other, '1200.00');
    expect([status, body.code]).toEqual([422, 'BALANCE_SHORT']);
    expect(await walletsOf(box, 'member1')).toMatchObject({ MAIN: available });
  });

  it('never exceeds the balance, however many are requested at once', async () => {
    const other = await signIn(box.address, 'member1');
    const { available } = await termsFor(box, other);
    const answers = await Promise.all(Array.from({ length: 12 }, () => withdraw(box, other, '300.00')));
    const taken = answers.filter(({ status }) => status === 200).length;
    expect(taken).toBe(Math.floor(Number(available) / 300));
    for (const { body } of answers.filter(({ status }) => status !== 200)) {
      expect(body.code).toBe('BALANCE_SHORT');
    }
    const { HELD } = await walletsOf(box, 'member1');
    expect(HELD).toBe((taken * 300).toFixed(2));
    expect(await readBooks(box.sandbox)).toMatchObject({ holds: true });
  });

  it('is made once for each key, however often it is sent, and another one under the key is refused', async () => {
    const key = randomUUID();
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => withdraw(box, token, '100.00', { key })),
    );
    const references = answers.map(({ body }) => (body.value as Withdrawal).reference);
    expect(new Set(references).size).toBe(1);
    expect(await walletsOf(box, 'vip5')).toMatchObject({ HELD: '100.00' });
    const other = await withdraw(box, token, '101.00', { key, fee: usualFee('101.00') });
    expect([other.status, other.body.code]).toEqual([422, 'KEY_REUSED']);
  });
});

describe('the turnover', () => {
  async function asked(required: number, at: number) {
    const row = {
      memberId: await idOf(box, 'vip5'),
      reference: randomUUID(),
      required: asMinor(required),
      at,
    };
    await box.sandbox.db.write((tx) => tx.insert(turnovers).values(row));
  }

  async function played(stake: number, at: number, status: 'settled' | 'refunded' = 'settled') {
    const game = { gameId: 'x', gameType: 'RNG', status, at };
    const money = { stake: asMinor(stake), win: asMinor(0), balance: asMinor(0) };
    const row = { id: randomUUID(), memberId: await idOf(box, 'vip5'), ...game, ...money };
    await box.sandbox.db.write((tx) => tx.insert(rounds).values(row));
  }

  it('that is missing blocks a withdrawal, and the answer says how much', async () => {
    const now = box.sandbox.clock.now();
    await asked(100_00, now);
    await played(40_00, now + 1);
    await played(500_00, now + 1, 'refunded');
    const turnover = { required: '100.00', done: '40.00' };
    expect(await termsFor(box, token)).toMatchObject({ turnover });
    const { status, body } = await withdraw(box, token, '100.00');
    expect([status, body.code, body.value]).toEqual([422, 'TURNOVER_MISSING', turnover]);
    await played(60_00, now + 2);
    expect((await withdraw(box, token, '100.00')).status).toBe(200);
  });

  it('of a deposit is not covered by earlier bets', async () => {
    const now = box.sandbox.clock.now();
    await asked(100_00, now);
    await played(300_00, now + 1);
    await asked(50_00, now + 2);
    expect(await termsFor(box, token)).toMatchObject({ turnover: { required: '150.00', done: '100.00' } });
    await played(50_00, now + 3);
    expect(await termsFor(box, token)).toMatchObject({ turnover: { required: '150.00', done: '150.00' } });
  });

  it('starts anew after a withdrawal', async () => {
    const now = box.sandbox.clock.now() - 5;
    await asked(10_00, now);
    await played(10_00, now + 1);
    await withdrawn(box, token, '100.00');
    expect(await termsFor(box, token)).toMatchObject({ turnover: { required: '0.00', done: '0.00' } });
  });
});

describe('the withdraw password', () => {
  it('when wrong withdraws nothing, and locks after too many tries, also for the right one', async () => {
    for (let tries = 0; tries < 5; tries += 1) {
      const { status, body } = await withdraw(box, token, '100.00', { withdrawPassword: '135791' });
      expect([status, body.code]).toEqual([422, 'WITHDRAW_PASSWORD_WRONG']);
    }
    expect((await withdraw(box, token, '100.00')).body.code).toBe('WITHDRAW_PASSWORD_WRONG');
    expect(await walletsOf(box, 'vip5')).not.toHaveProperty('HELD');
    expect((await askCall(box.address, 'member.info', {}, { token })).status).toBe(200);
    box.sandbox.clock.move(5 * minute + 1);
    expect((await withdraw(box, token, '100.00')).status).toBe(200);
  });

  it('when reset is not locked by tries at the old one', async () => {
    for (let tries = 0; tries < 5; tries += 1)
      await withdraw(box, token, '100.00', { withdrawPassword: '135791' });
    const digits = { newPassword: '802461', confirmNewPassword: '802461' };
    const change = { password: 'Clave-2026!', ...digits };
    expect((await askCall(box.address, 'member.setWithdrawPassword', change, { token })).status).toBe(200);
    expect((await withdraw(box, token, '100.00', { withdrawPassword: '802461' })).status).toBe(200);
  });

  it('is requested where none was set', async () => {
    await box.sandbox.db.write((tx) =>
      tx.update(members).set({ withdrawHash: null }).where(eq(members.account, 'vip5')),
    );
    expect(await termsFor(box, token)).toMatchObject({ withdrawPasswordSet: false });
    expect((await withdraw(box, token, '100.00')).body.code).toBe('WITHDRAW_PASSWORD_MISSING');
  });

  it('is in no log and in no row of an act', async () => {
    await withdraw(box, token, '100.00', { withdrawPassword: '864208' });
    await withdraw(box, token, '100.00', { withdrawPassword: '246810' });
    const kept = await box.sandbox.db.read.select().from(moneyKeys);
    expect(kept).toHaveLength(1);
    expect(JSON.stringify(kept)).not.toContain('246810');
    expect(box.logged.join('\n')).not.toMatch(/864208|246810/);
  });
});

describe('a pending withdrawal', () => {
  it('can be taken back, and its money with it', async () => {
    const before = await walletsOf(box, 'vip5');
    const { reference } = await withdrawn(box, token, '100.00');
    const { body } = await cancel(reference);
    expect(body.value).toMatchObject({ reference, status: 'CANCELLED' });
    expect(await walletsOf(box, 'vip5')).toEqual({ ...before, HELD: '0.00' });
    const again = await cancel(reference);
    expect([again.status, again.body.code]).toEqual([409, 'ALREADY_SETTLED']);
    expect(again.body.value).toMatchObject({ reference, status: 'CANCELLED' });
  });

  it('is taken back or approved, never both', async () => {
    for (let round = 0; round < 6; round += 1) {
      const { reference } = await withdrawn(box, token, '50.00');
      const acts = [cancel(reference), office(box, { reference, act: 'approve' })];
      const [cancelled, approved] = await Promise.all(round % 2 ? acts : acts.toReversed());
      expect([cancelled?.status, approved?.status].toSorted()).toEqual([200, 409]);
    }
    expect(await readBooks(box.sandbox)).toMatchObject({ holds: true });
  });

  it('of another member seems not to exist', async () => {
    const { reference } = await withdrawn(box, token, '100.00');
    const other = await signIn(box.address, 'member1');
    const asked = [
      await cancel(reference, { token: other }),
      await askCall(box.address, 'wallet.withdrawal', { reference }, { token: other }),
      await cancel('a-withdrawal-of-nobody', { token: other }),
      await askCall(
        box.address,
        'wallet.withdrawal',
        { reference: 'a-withdrawal-of-nobody' },
        { token: other },
      ),
    ];
    for (const { status, body } of asked) {
      expect([status, body]).toEqual([404, asked[0]?.body]);
    }
    const list = await askCall(box.address, 'wallet.withdrawals', { page: 1 }, { token: other });
    expect(list.body.value).toEqual({ withdrawals: [], totalPages: 1 });
    expect((await cancel(reference)).status).toBe(200);
  });
});

it('is listed with the others, newest first, ten a page', async () => {
  const references: string[] = [];
  for (let nth = 0; nth < 11; nth += 1) {
    references.unshift((await withdrawn(box, token, '20.00')).reference);
    box.sandbox.clock.move(1);
  }
  const pages = [1, 2].map((page) => askCall(box.address, 'wallet.withdrawals', { page }, { token }));
  const [first, second] = (await Promise.all(pages)).map(
    ({ body }) => body.value as { withdrawals: Withdrawal[]; totalPages: number },
  );
  expect([first?.totalPages, second?.totalPages]).toEqual([2, 2]);
  const all = [...(first?.withdrawals ?? []), ...(second?.withdrawals ?? [])];
  expect(all.map(({ reference }) => reference)).toEqual(references);
});
