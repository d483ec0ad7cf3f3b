import { beforeEach, describe, expect, it } from 'vitest';
import { readBooks } from '#sandbox/wallet/ledger.ts';
import { signIn } from '../../kit/ask-call.ts';
import { newKey, said, walletsOf, wired } from '../../kit/money.ts';
import { sandboxOfFile } from '../../kit/sandbox-of-file.ts';

const box = sandboxOfFile();
let token: string;

beforeEach(async () => {
  await box.reset();
  token = await signIn(box.address, 'member1');
});

const vendor = 'MIRADOR';
const transfer = (fields: Record<string, unknown> = {}, who = token) =>
  said(box, 'wallet.transfer', { key: newKey(), from: 'MAIN', to: vendor, amount: '1.00', ...fields }, who);

const money = () => walletsOf(box, 'member1');

describe('moving money between wallets', () => {
  it('TRF-01 debits one and credits the other, as the ledger shows', async () => {
    const before = await money();
    const moved = await transfer({ amount: '12.5' });
    expect([moved.status, moved.value.reference]).toEqual([200, expect.stringMatching(/^[\w-]{16,64}$/)]);
    expect(await money()).toEqual({
      ...before,
      MAIN: Number(before.MAIN) - 1_250,
      [vendor]: Number(before[vendor]) + 1_250,
    });
    expect((await transfer({ from: vendor, to: 'MAIN', amount: '12.50' })).status).toBe(200);
    expect(await money()).toEqual(before);
    expect((await readBooks(box.sandbox)).holds).toBe(true);
  });

  it.each([
    ['nothing', '0', 'AMOUNT_LIMIT'],
    ['less than the minimum', '0.99', 'AMOUNT_LIMIT'],
    ['more than the maximum', '50000.01', 'AMOUNT_LIMIT'],
    ['less than nothing', '-5', 'INPUT_INVALID'],
    ['no text', '', 'INPUT_INVALID'],
    ['letters', 'abc', 'INPUT_INVALID'],
    ['an exponent', '1e3', 'INPUT_INVALID'],
    ['three decimals', '1.001', 'INPUT_INVALID'],
    ['a comma', '1,5', 'INPUT_INVALID'],
    ['a number', 5, 'INPUT_INVALID'],
  ])('TRF-01 %s as an amount is refused, and nothing moves', async (_, amount, code) => {
    const before = await readBooks(box.sandbox);
    expect((await transfer({ amount })).code).toBe(code);
    expect(await readBooks(box.sandbox)).toEqual(before);
  });

  it('TRF-01 more than the balance is refused, and nothing moves', async () => {
    const before = await readBooks(box.sandbox);
    const { [vendor]: there = 0 } = await money();
    expect((await transfer({ from: vendor, to: 'MAIN', amount: wired(there + 1) })).code).toBe(
      'BALANCE_SHORT',
    );
    expect(await readBooks(box.sandbox)).toEqual(before);
  });

  it.each([
    ['an unknown vendor', { to: 'NOBODY' }],
    ['the wallet of pending withdrawals', { from: 'HELD', to: 'MAIN' }],
    ['the same wallet', { to: 'MAIN' }],
    ['two vendors', { from: 'PULSO', to: vendor }],
    ['an account of the house', { from: 'BANK', to: 'MAIN' }],
  ])('%s is no wallet to move between', async (_, fields) => {
    const before = await readBooks(box.sandbox);
    expect((await transfer(fields)).code).toBe('WALLET_UNKNOWN');
    expect(await readBooks(box.sandbox)).toEqual(before);
  });

  it('a vendor under maintenance neither gives nor takes money, and is left out of collecting', async () => {
    box.sandbox.settings.patch({ closedGames: [vendor] });
    expect((await transfer()).code).toBe('WALLET_CLOSED');
    expect((await transfer({ from: vendor, to: 'MAIN' })).code).toBe('WALLET_CLOSED');
    const { value } = await said(box, 'wallet.collect', { key: newKey() }, token);
    expect([value.collected, value.left]).toEqual(['0.00', [vendor]]);
    const funds = await said(box, 'wallet.funds', { language: 'ES' }, token);
    expect(funds.value.vendors.find(({ vassalage }) => vassalage === vendor)?.open).toBe(false);
  });

  it('collecting brings all money to the main wallet, once', async () => {
    await transfer({ to: 'PULSO', amount: '7.25' });
    const before = await money();
    const key = newKey();
    const first = await said(box, 'wallet.collect', { key }, token);
    expect(await said(box, 'wallet.collect', { key }, token)).toEqual(first);
    const away = Number(before[vendor]) + 725;
    expect(first.value.collected).toBe(wired(away));
    expect(await money()).toEqual({ ...before, MAIN: Number(before.MAIN) + away, [vendor]: 0, PULSO: 0 });
  });

  it('with a single wallet nothing is moved', async () => {
    box.sandbox.settings.patch({ money: { single: true } });
    expect((await said(box, 'wallet.merchant', {}, token)).value).toEqual({ isSingle: true });
    expect((await transfer()).code).toBe('FUNCTION_DISABLED');
    expect((await said(box, 'wallet.collect', { key: newKey() }, token)).code).toBe('FUNCTION_DISABLED');
  });

  it('wallets with money come first, and their sum is the balance', async () => {
    await transfer({ to: 'PULSO', amount: '1.00' });
    const { value } = await said(box, 'wallet.funds', { language: 'EN' }, token);
    expect(value.vendors.slice(0, 2).map(({ vassalage }) => vassalage)).toEqual([vendor, 'PULSO']);
    const all = [value.main, ...value.vendors.map(({ amount }) => amount)];
    expect(wired(all.reduce((sum, amount) => sum + Math.round(Number(amount) * 100), 0))).toBe(value.sum);
    expect((await said(box, 'wallet.balance', {}, token)).value.sumBalance).toBe(value.sum);
  });

  it.each([
    ['agent1', '1111'],
    ['agent2', '1100'],
    ['agent41', '1010'],
    ['agent42', '0101'],
    ['member1', '0000'],
  ])('%s learns which contracts apply: %s', async (account, expected) => {
    const { value } = await said(box, 'wallet.funds', { language: 'ES' }, await signIn(box.address, account));
    const { divtypereq, dailysalreqtype, contracthoursalreq, realtimesalreqtype } = value;
    expect([divtypereq, dailysalreqtype, contracthoursalreq, realtimesalreqtype].join('')).toBe(expected);
  });

  it('GWY-03 fields that a client adds change nobody’s money', async () => {
    const other = await walletsOf(box, 'member2');
    const before = await money();
    const privileges = {
      memberId: 'x',
      account: 'member2',
      balance: '9999',
      type: 1,
      minor: 1,
      at: 0,
      cause: 'bonus',
    };
    await transfer({ ...privileges, amount: '2.00' });
    await said(
      box,
      'wallet.collect',
      { key: newKey(), ...privileges, wallet: 'HELD', collected: '99' },
      token,
    );
    const after = await money();
    const sum = (all: Record<string, number>) =>
      Object.values(all).reduce((total, minor) => total + minor, 0);
    expect(sum(after)).toBe(sum(before));
    expect(await walletsOf(box, 'member2')).toEqual(other);
    expect((await readBooks(box.sandbox)).holds).toBe(true);
  });
});
