import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import type { PayoutAccount } from '#contract/wallet/withdrawals.ts';
import { members } from '#sandbox/db/schema.ts';
import { askCall, signIn } from '../../kit/ask-call.ts';
import { sandboxOfFile } from '../../kit/sandbox-of-file.ts';
import { office, termsFor, withdraw, withdrawn, withdrawPassword } from '../../kit/withdrawing.ts';

const box = sandboxOfFile();
let token = '';

beforeEach(async () => {
  await box.reset();
  token = await signIn(box.address, 'member1');
});

function bind(more: Readonly<Record<string, unknown>> = {}) {
  const bank = { kind: 'BANK', institution: 'Caja Meridiana', number: '0012 3456-7890 1234' };
  return askCall(box.address, 'wallet.bindPayoutAccount', { ...bank, withdrawPassword, ...more }, { token });
}

function remove(accountId: string, owner = token) {
  const input = { accountId, withdrawPassword };
  return askCall(box.address, 'wallet.removePayoutAccount', input, { token: owner });
}

describe('payout accounts', () => {
  it('carry their member’s real name, with the number mostly hidden', async () => {
    const { body } = await bind();
    const { accountId } = body.value as PayoutAccount;
    expect(body.value).toEqual({
      accountId,
      kind: 'BANK',
      institution: 'Caja Meridiana',
      holder: 'Lucía Andrade',
      number: '••• 1234',
    });
    const { accounts } = await termsFor(box, token);
    expect(accounts).toHaveLength(2);
    expect(accounts).toContainEqual(body.value);
    expect(JSON.stringify(accounts)).not.toContain('56789');
  });

  it.each([
    ['a bank that is none', { institution: 'Banco de Nadie' }, 'institution'],
    ['a wallet as a bank', { institution: 'Bolsillo' }, 'institution'],
    ['too short a number', { number: '123456789' }, 'number'],
    ['letters in the number', { number: '0012345678901234x' }, 'number'],
    ['one digit all over', { number: '0000000000' }, 'number'],
    ['other digits of Unicode', { number: '٠١٢٣٤٥٦٧٨٩٠١' }, 'number'],
  ])('are refused with %s', async (_, wrong, field) => {
    const { status, body } = await bind(wrong);
    expect([status, body.code, body.value]).toEqual([422, 'FIELD_REFUSED', { field }]);
  });

  it('are refused with a wrong withdraw password, and without a real name', async () => {
    expect((await bind({ withdrawPassword: '111222' })).body.code).toBe('WITHDRAW_PASSWORD_WRONG');
    const nameless = { payeeName: null };
    await box.sandbox.db.write((tx) =>
      tx.update(members).set(nameless).where(eq(members.account, 'member1')),
    );
    const { body } = await bind();
    expect([body.code, body.value]).toEqual(['FIELD_REFUSED', { field: 'payeeName' }]);
  });

  it('are stored once, and five at most, also when many are bound at once', async () => {
    expect((await bind()).status).toBe(200);
    expect((await bind({ number: '0012345678901234' })).body.value).toEqual({ field: 'number' });
    const numbers = Array.from({ length: 6 }, (_, nth) => `55512345${nth}00`);
    const kinds = { kind: 'EWALLET', institution: 'PagoClaro' };
    const answers = await Promise.all(numbers.map((number) => bind({ ...kinds, number })));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(3);
    const refused = answers.filter(({ status }) => status !== 200).map(({ body }) => body.code);
    expect(new Set(refused)).toEqual(new Set(['ACCOUNT_LIMIT']));
    expect((await termsFor(box, token)).accounts).toHaveLength(5);
  });

  it('are removed, and earlier withdrawals to them still say where they go', async () => {
    const { reference, account } = await withdrawn(box, token, '50.00');
    expect((await remove(account.accountId)).status).toBe(200);
    expect((await termsFor(box, token)).accounts).toEqual([]);
    expect((await remove(account.accountId)).status).toBe(404);
    expect((await withdraw(box, token, '50.00', { accountId: account.accountId })).status).toBe(404);
    await office(box, { reference, act: 'approve' });
    const paid = await office(box, { reference, act: 'pay' });
    expect(paid.value?.account).toEqual(account);
  });

  it('of another member can be neither removed nor paid to: they seem not to exist', async () => {
    const other = await signIn(box.address, 'vip5');
    const [theirs] = (await termsFor(box, other)).accounts;
    const accountId = theirs?.accountId ?? '';
    const answers = [await remove(accountId), await remove('an-account-of-nobody')];
    expect(answers.map(({ status, body }) => [status, body])).toEqual(
      Array.from({ length: 2 }, () => [404, answers[1]?.body]),
    );
    expect((await withdraw(box, token, '50.00', { accountId })).status).toBe(404);
    expect((await termsFor(box, other)).accounts).toEqual([theirs]);
  });
});
