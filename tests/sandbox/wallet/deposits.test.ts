import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import { deposits, turnovers } from '#sandbox/db/money-schema.ts';
import { readBooks } from '#sandbox/wallet/ledger.ts';
import { seedVouchers } from '#sandbox/wallet/vouchers.ts';
import { askCall, signIn } from '../../kit/ask-call.ts';
import { askDeposit, decide, putProofs, type Shown, shownIn, stateOf } from '../../kit/depositing.ts';
import { purseOf } from '../../kit/playing.ts';
import { sandboxOfFile } from '../../kit/sandbox-of-file.ts';

const box = sandboxOfFile();
let token: string;

beforeEach(async () => {
  await box.reset();
  // Deposits that the seed made before do not matter here.
  await box.sandbox.db.write(async (tx) => {
    for (const table of [deposits, turnovers]) await tx.delete(table);
  });
  token = await signIn(box.address, 'member1');
});

const minutes = (count: number) => box.sandbox.clock.move(count * 60_000);
const house = async (name: string) => {
  const { house: all, holds } = await readBooks(box.sandbox);
  expect(holds).toBe(true);
  return all.find(({ wallet }) => wallet === name)?.balance ?? '0.00';
};
const listed = async (page = 1, of = token) => {
  const came = await askCall(box.address, 'wallet.deposits', { page, language: 'ES' }, { token: of });
  return came.body.value as { deposits: Shown[]; totalPages: number };
};
const byBank = async (fields: Record<string, unknown> = {}) => {
  const given = await putProofs(box, 'member1', 1);
  const bank = { methodId: 'bank-transfer', amount: '50.00', fee: '0.00', proofs: given };
  return askDeposit(box, token, { ...bank, ...fields });
};

describe('the ways to deposit', () => {
  it('are in the caller’s language, with limits, fee, quick amounts and how long they take', async () => {
    const input = { language: 'EN' };
    const { body } = await askCall(box.address, 'wallet.depositMethods', input, { token });
    const { methods } = body.value as { methods: Record<string, unknown>[] };
    expect(methods.map(({ kind }) => kind)).toEqual(['BANK', 'EWALLET', 'EWALLET', 'CARD', 'VOUCHER']);
    expect(methods[0]).toMatchObject({
      name: 'Bank transfer',
      bank: { number: '001-4478-20931' },
      open: true,
    });
    expect(methods[3]).toMatchObject({ min: '10.00', feePercent: '2.50', feeFixed: '0.30' });
  });

  it('an amount outside the limits is refused, with the limits', async () => {
    for (const amount of ['4.99', '2000.01', '0']) {
      const { body } = await askDeposit(box, token, { amount });
      expect(body).toMatchObject({ code: 'AMOUNT_LIMIT', value: { min: '5.00', max: '2000.00' } });
    }
  });

  it('TRF-01 an invalid amount is refused', async () => {
    for (const amount of ['-10.00', '1e3', '10.001', '10,00', ' 10', 'NaN', '9999999999999']) {
      expect((await askDeposit(box, token, { amount })).body.code).toBe('INPUT_INVALID');
    }
    expect((await listed()).deposits).toEqual([]);
  });

  it('another fee than the one shown is refused, with the right one', async () => {
    const { body } = await askDeposit(box, token, { fee: '0.00' });
    expect(body).toMatchObject({ code: 'QUOTE_CHANGED', value: { fee: '0.10' } });
    expect((await askDeposit(box, token, { amount: '10.01', fee: '0.11' })).status).toBe(200);
  });

  it('a closed or unknown one refuses a deposit', async () => {
    box.sandbox.settings.patch({ money: { closedMethods: ['andes-pay'] } });
    expect((await askDeposit(box, token)).body.code).toBe('METHOD_CLOSED');
    expect((await askDeposit(box, token, { methodId: 'constructor' })).body.code).toBe('METHOD_CLOSED');
  });

  it('a member can have ten pending deposits at most', async () => {
    for (let n = 0; n < 10; n += 1) expect((await askDeposit(box, token)).status).toBe(200);
    expect((await askDeposit(box, token)).body.code).toBe('TOO_MANY_REQUESTS');
    minutes(16);
    expect((await askDeposit(box, await signIn(box.address, 'member1'))).status).toBe(200);
  });
});

describe('a bank transfer', () => {
  it('waits for approval, and then is the member’s, to be bet once', async () => {
    const [before, bank] = [await purseOf(box, 'member1'), Number(await house('BANK'))];
    const { reference, status, cashier } = shownIn(await byBank());
    expect([status, cashier]).toEqual(['PENDING', null]);
    expect(await purseOf(box, 'member1')).toBe(before);
    expect((await decide(box, { reference, act: 'approve' })).status).toBe(200);
    expect(await purseOf(box, 'member1')).toBe(before + 50_00);
    expect(Number(await house('BANK'))).toBeCloseTo(bank - 50, 2);
    expect(shownIn(await stateOf(box, token, reference)).status).toBe('APPROVED');
    const owed = await box.sandbox.db.read.select().from(turnovers);
    expect(owed).toEqual([expect.objectContaining({ reference, required: 50_00 })]);
    expect((await decide(box, { reference, act: 'approve' })).status).toBe(404);
    expect((await decide(box, { reference, act: 'reject' })).status).toBe(404);
    expect(await purseOf(box, 'member1')).toBe(before + 50_00);
  });

  it('is rejected with a reason that the member reads', async () => {
    const before = await purseOf(box, 'member1');
    const { reference } = shownIn(await byBank());
    await decide(box, { reference, act: 'reject', reason: 'No llegó ninguna transferencia.' });
    const now = shownIn(await stateOf(box, token, reference));
    expect(now).toMatchObject({ status: 'REJECTED', reason: 'No llegó ninguna transferencia.' });
    expect(await purseOf(box, 'member1')).toBe(before);
  });

  it('needs one to three complete pictures, the member’s own and used for nothing else', async () => {
    const [own, half, other] = [
      await putProofs(box, 'member1', 4),
      await putProofs(box, 'member1', 1, 'OPEN'),
      await putProofs(box, 'member2', 1),
    ];
    for (const proofs of [[], half, other, [...own.slice(0, 1), ...other], [randomUUID()]]) {
      expect((await byBank({ proofs })).body.code).toBe('PROOF_REFUSED');
    }
    expect((await byBank({ proofs: own })).body.code).toBe('INPUT_INVALID');
    expect((await byBank({ proofs: own.slice(0, 3) })).status).toBe(200);
    expect((await byBank({ proofs: own.slice(0, 1) })).body.code).toBe('PROOF_REFUSED');
    expect((await byBank({ proofs: own.slice(3) })).status).toBe(200);
  });

  it('is on the control page with its proofs, to be decided by hand', async () => {
    const { reference } = shownIn(await byBank());
    const page = await (await box.ask('/sandbox?tab=money')).text();
    expect(page).toContain('Approve 50.00 of member1');
    expect(page).toContain(`name="reference" value="${reference}"`);
    const answer = (await (await box.ask('/sandbox/deposits')).json()) as { value: { proofs: string[] }[] };
    expect(answer.value[0]).toMatchObject({ reference, account: 'member1', amount: '50.00' });
    const [proof = ''] = answer.value[0]?.proofs ?? [];
    expect(page).toContain(`href="/sandbox/proofs/${proof}"`);
    const picture = await box.ask(`/sandbox/proofs/${proof}`);
    expect(picture.headers.get('content-type')).toBe('image/png');
    expect(picture.headers.get('x-content-type-options')).toBe('nosniff');
    expect((await box.ask('/sandbox/proofs/constructor')).status).toBe(404);
    await decide(box, { reference, act: 'reject', reason: '<b>No</b>' });
    expect(await (await box.ask('/sandbox?tab=money')).text()).toContain('No deposit waits.');
  });

  it('waits for a decision however long that takes', async () => {
    const { reference } = shownIn(await byBank());
    minutes(24 * 60);
    token = await signIn(box.address, 'member1');
    expect(shownIn(await stateOf(box, token, reference)).status).toBe('PENDING');
  });
});

describe('a voucher', () => {
  const [{ code, minor } = { code: '', minor: 0 }] = seedVouchers;
  const voucher = { methodId: 'voucher', amount: undefined, fee: undefined };

  it('is money at once, however it is typed, and only once', async () => {
    const before = await purseOf(box, 'member1');
    const typed = ` ${code.toLowerCase().replaceAll('-', ' ')}`;
    const { status, credited } = shownIn(await askDeposit(box, token, { ...voucher, voucher: typed }));
    expect([status, credited]).toEqual(['APPROVED', '10.00']);
    expect(await purseOf(box, 'member1')).toBe(before + minor);
    expect((await askDeposit(box, token, { ...voucher, voucher: code })).body.code).toBe('VOUCHER_REFUSED');
    await house('BANK');
  });

  it('TRF-02 of eighteen uses at once one succeeds', async () => {
    const other = await signIn(box.address, 'member2');
    const before = (await purseOf(box, 'member1')) + (await purseOf(box, 'member2'));
    const asked = Array.from({ length: 18 }, (_, n) =>
      askDeposit(box, n % 2 === 0 ? token : other, { ...voucher, voucher: code }),
    );
    const codes = (await Promise.all(asked)).map(({ body }) => body.code ?? 'done');
    expect(codes.filter((one) => one === 'done')).toHaveLength(1);
    expect(new Set(codes)).toEqual(new Set(['done', 'VOUCHER_REFUSED']));
    expect((await purseOf(box, 'member1')) + (await purseOf(box, 'member2'))).toBe(before + minor);
  });

  it('can’t be guessed by trying', async () => {
    for (let n = 0; n < 10; n += 1) {
      const tried = { ...voucher, voucher: `VALE-${n}` };
      expect((await askDeposit(box, token, tried)).body.code).toBe('VOUCHER_REFUSED');
    }
    const { body, headers } = await askDeposit(box, token, { ...voucher, voucher: code });
    expect(body.code).toBe('TOO_MANY_REQUESTS');
    expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
  });
});

describe('an idempotency key', () => {
  it('TRF-03 sent again makes one deposit and one answer, in any language; another input is refused', async () => {
    const key = randomUUID();
    const first = shownIn(await askDeposit(box, token, { key }));
    const again = shownIn(await askDeposit(box, token, { key, language: 'EN' }));
    expect(again).toEqual({ ...first, cashier: first.cashier?.replace('lang=es', 'lang=en') });
    expect((await askDeposit(box, token, { key, amount: '20.00', fee: '0.20' })).body.code).toBe(
      'KEY_REUSED',
    );
    expect((await listed()).deposits).toHaveLength(1);
  });

  it.each(['reset', 'truncated', 'empty', '500', 'lost after commit'])(
    'NET-01 an answer lost by %s comes on asking again, and nothing is deposited twice',
    async (kind) => {
      const [{ code, minor } = { code: '', minor: 0 }] = seedVouchers;
      const before = await purseOf(box, 'member1');
      const input = { methodId: 'voucher', voucher: code, amount: undefined, fee: undefined };
      const asked = { ...input, key: randomUUID() };
      await box.ask('/sandbox/faults', {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify([{ call: 'wallet.deposit', kind }]),
      });
      await askDeposit(box, token, asked).catch(() => null);
      expect(shownIn(await askDeposit(box, token, asked)).status).toBe('APPROVED');
      expect(await purseOf(box, 'member1')).toBe(before + minor);
      const { key } = asked;
      const outcome = await askCall(box.address, 'wallet.outcome', { key }, { token });
      expect(outcome.body.value).toMatchObject({ state: 'done', value: { status: 'APPROVED' } });
    },
  );
});

describe('the owner of deposits', () => {
  it('GWY-02 another member’s deposit does not exist: not by name, not in the list', async () => {
    const { reference } = shownIn(await askDeposit(box, token));
    const other = await signIn(box.address, 'member2');
    expect((await stateOf(box, other, reference)).body.code).toBe('NOT_FOUND');
    expect((await listed(1, other)).deposits).toEqual([]);
  });

  it('sees the newest first, ten a page', async () => {
    const codes = seedVouchers.map(({ code }) => code);
    for (const voucher of codes) {
      await askDeposit(box, token, { methodId: 'voucher', voucher, amount: undefined, fee: undefined });
      minutes(1);
    }
    for (let n = 0; n < 8; n += 1) await askDeposit(box, token);
    const [first, second] = [await listed(), await listed(2)];
    expect([first.totalPages, first.deposits.length, second.deposits.length]).toEqual([2, 10, 2]);
    expect(second.deposits.map(({ amount }) => amount)).toEqual(['25.00', '10.00']);
    expect((await listed(3)).deposits).toEqual([]);
  });
});
