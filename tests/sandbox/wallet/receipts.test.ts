import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import type { CallOutput } from '#contract/calls.ts';
import type { Withdrawal } from '#contract/wallet/withdrawals.ts';
import { readBooks } from '#sandbox/wallet/ledger.ts';
import { askCall, type Came, signIn } from '../../kit/ask-call.ts';
import { picture, uploaded } from '../../kit/proofs.ts';
import { sandboxOfFile } from '../../kit/sandbox-of-file.ts';
import { office, walletsOf, withdrawn } from '../../kit/withdrawing.ts';

const minute = 60_000;

const box = sandboxOfFile();
let token = '';

beforeEach(async () => {
  await box.reset();
  token = await signIn(box.address, 'vip5');
});

/** A withdrawal of 100.00 that the back office has paid out in full or in part; 98.50 arrives in all. */
async function paid(...parts: string[]): Promise<string> {
  const { reference } = await withdrawn(box, token, '100.00');
  await office(box, { reference, act: 'approve' });
  for (const amount of parts.length > 0 ? parts : ['98.50'])
    await office(box, { reference, act: 'pay', amount });
  return reference;
}

type Word = { received: string; remaining: string; key?: string; token?: string };

function confirm(
  reference: string,
  { key = randomUUID(), token: owner = token, ...word }: Word,
): Promise<Came> {
  return askCall(box.address, 'wallet.confirmReceipt', { key, reference, ...word }, { token: owner });
}

function report(
  reference: string,
  proofs: readonly string[],
  { key = randomUUID(), token: owner = token } = {},
): Promise<Came> {
  return askCall(box.address, 'wallet.reportReceipt', { key, reference, proofs }, { token: owner });
}

async function receiptOf(reference: string): Promise<NonNullable<Withdrawal['receipt']>> {
  const { body } = await askCall(box.address, 'wallet.withdrawal', { reference }, { token });
  const { receipt } = body.value as Withdrawal;
  if (!receipt) throw new Error('Nothing is paid out yet');
  return receipt;
}

const proof = async (red = 1, owner = token) => uploaded(box.address, owner, await picture('png', { red }));
const proofs = (count: number) => Promise.all(Array.from({ length: count }, (_, n) => proof(n)));

describe('the receipt of a payout', () => {
  it('is open as soon as a part is paid out, with the time that is left', async () => {
    const { reference } = await withdrawn(box, token, '100.00');
    const early = await confirm(reference, { received: '98.50', remaining: '0.00' });
    expect(early.body.code).toBe('NOT_FOUND');
    await office(box, { reference, act: 'approve' });
    await office(box, { reference, act: 'pay', amount: '50.00' });
    const receipt = await receiptOf(reference);
    expect(receipt).toMatchObject({ state: 'OPEN', paidOut: '50.00', received: '0.00', remaining: '50.00' });
    expect(receipt.secondsLeft).toBeGreaterThan(29 * 60);
    expect(receipt.secondsLeft).toBeLessThanOrEqual(30 * 60);
  });

  it('is confirmed in full by the member, and no money moves by it', async () => {
    const reference = await paid();
    const before = [await walletsOf(box, 'vip5'), (await readBooks(box.sandbox)).entries];
    const { status, body } = await confirm(reference, { received: '98.50', remaining: '0.00' });
    expect(status).toBe(200);
    expect(body.value).toMatchObject({
      receipt: { state: 'RECEIVED', received: '98.50', remaining: '0.00', dueAt: null, secondsLeft: null },
    });
    const books = await readBooks(box.sandbox);
    expect([await walletsOf(box, 'vip5'), books.entries, books.holds]).toEqual([...before, true]);
  });

  it('is confirmed in part, and the rest stays open, and may be confirmed or reported', async () => {
    const reference = await paid();
    expect((await confirm(reference, { received: '60.00', remaining: '38.50' })).body.value).toMatchObject({
      receipt: { state: 'OPEN', paidOut: '98.50', received: '60.00', remaining: '38.50' },
    });
    expect((await confirm(reference, { received: '8.5', remaining: '30' })).status).toBe(200);
    const [one = ''] = await proofs(1);
    expect((await report(reference, [one])).body.value).toMatchObject({
      receipt: { state: 'REPORTED', received: '68.50', remaining: '30.00', proofs: [one], dueAt: null },
    });
  });

  it.each([
    ['more than remains', '98.51', '0.00', 'FIELD_REFUSED', 'received'],
    ['nothing', '0.00', '98.50', 'FIELD_REFUSED', 'received'],
    ['less than remains in all', '90.00', '8.49', 'FIELD_REFUSED', 'remaining'],
    ['more than remains in all', '90.00', '8.51', 'FIELD_REFUSED', 'remaining'],
    ['below zero', '-1.00', '99.50', 'INPUT_INVALID', undefined],
    ['rest below zero', '99.50', '-1.00', 'INPUT_INVALID', undefined],
    ['three decimals', '60.001', '38.499', 'INPUT_INVALID', undefined],
    ['no number', 'NaN', '1e2', 'INPUT_INVALID', undefined],
  ])('WDR-01 %s is refused: %s and %s', async (_, received, remaining, code, field) => {
    const reference = await paid();
    const { body } = await confirm(reference, { received, remaining });
    expect(body.code).toBe(code);
    if (field) expect(body.value).toEqual({ field });
    expect(await receiptOf(reference)).toMatchObject({ state: 'OPEN', received: '0.00' });
  });

  it.each([
    [0, 'INPUT_INVALID'],
    [1, null],
    [3, null],
    [4, 'INPUT_INVALID'],
  ])('WDR-02 a report of money not received with %i proofs is refused', async (count, code) => {
    const reference = await paid();
    const { body } = await report(reference, await proofs(count));
    expect(body.code ?? null).toBe(code);
    const { state, proofs: kept } = await receiptOf(reference);
    expect([state, kept.length]).toEqual(code ? ['OPEN', 0] : ['REPORTED', count]);
  });

  it('WDR-02 a proof that is invalid, incomplete, or used for another withdrawal is refused', async () => {
    const [reference, another] = [await paid(), await paid()];
    const file = await picture('png', { red: 9 });
    const open = await askCall(
      box.address,
      'wallet.openProof',
      { size: file.length, type: 'image/png', sha256: 'a'.repeat(64) },
      { token },
    );
    const { proofId } = open.body.value as { proofId: string };
    for (const strange of ['nobody-ever-made-it', proofId])
      expect((await report(reference, [strange])).body.code).toBe('PROOF_REFUSED');
    const used = await proof(3);
    expect((await report(another, [used])).status).toBe(200);
    expect((await report(reference, [used])).body.code).toBe('PROOF_REFUSED');
    expect((await report(reference, [used, await proof(4)])).body.code).toBe('PROOF_REFUSED');
    expect(await receiptOf(reference)).toMatchObject({ state: 'OPEN', proofs: [] });
    const dropped = await askCall(box.address, 'wallet.dropProof', { proofId: used }, { token });
    expect(dropped.body.code).toBe('NOT_FOUND');
  });

  it('WDR-03 sent twice under one key stores one record, and both get the same answer', async () => {
    const reference = await paid();
    const [one = ''] = await proofs(1);
    const key = randomUUID();
    const answers = await Promise.all([report(reference, [one], { key }), report(reference, [one], { key })]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect(answers[0]?.body).toEqual(answers[1]?.body);
    const other = await report(reference, [one, await proof(7)], { key });
    expect(other.body.code).toBe('KEY_REUSED');
    const outcome = await askCall(box.address, 'wallet.outcome', { key }, { token });
    expect(outcome.body.value).toMatchObject({ state: 'done', value: { receipt: { state: 'REPORTED' } } });
  });

  it('WDR-04 counts as received when the minutes have passed, and says so; the books stay as they are', async () => {
    const reference = await paid();
    const one = await proof();
    const { entries } = await readBooks(box.sandbox);
    box.sandbox.clock.move(30 * minute);
    token = await signIn(box.address, 'vip5');
    for (const said of [
      () => report(reference, [one]),
      () => confirm(reference, { received: '98.50', remaining: '0.00' }),
    ]) {
      const { status, body } = await said();
      expect([status, body.code]).toEqual([409, 'ALREADY_SETTLED']);
      expect(body.value).toMatchObject({
        reference,
        receipt: { state: 'COUNTED', received: '0.00', remaining: '0.00' },
      });
    }
    expect(await receiptOf(reference)).toMatchObject({ state: 'COUNTED', proofs: [] });
    expect(await readBooks(box.sandbox)).toMatchObject({ entries, holds: true });
  });

  it('WDR-04 after a partial confirmation the rest counts as received when the member says no more', async () => {
    const reference = await paid();
    await confirm(reference, { received: '60.00', remaining: '38.50' });
    box.sandbox.clock.move(30 * minute - 10_000);
    expect(await receiptOf(reference)).toMatchObject({ state: 'OPEN' });
    box.sandbox.clock.move(10_000);
    token = await signIn(box.address, 'vip5');
    expect(await receiptOf(reference)).toMatchObject({ state: 'COUNTED', received: '60.00' });
  });

  it.each(['confirm first', 'report first'])(
    'WDR-05 of two different answers one counts: %s',
    async (order) => {
      const reference = await paid();
      const one = await proof();
      const words = [
        () => confirm(reference, { received: '98.50', remaining: '0.00' }),
        () => report(reference, [one]),
      ];
      if (order === 'report first') words.reverse();
      const answers = await Promise.all(words.map((say) => say()));
      expect(answers.map(({ status }) => status)).toEqual([200, 409]);
      const expected = order === 'report first' ? 'REPORTED' : 'RECEIVED';
      expect(answers[1]?.body).toMatchObject({
        code: 'ALREADY_SETTLED',
        value: { receipt: { state: expected } },
      });
      expect(await receiptOf(reference)).toMatchObject({ state: expected });
    },
  );

  it('WDR-05 of fifty answers at once, each under its own key, one is stored', async () => {
    const reference = await paid();
    const answers = await Promise.all(
      Array.from({ length: 50 }, () => confirm(reference, { received: '98.50', remaining: '0.00' })),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ body }) => body.code === 'ALREADY_SETTLED')).toHaveLength(49);
    expect(await receiptOf(reference)).toMatchObject({ received: '98.50' });
  });

  it('WDR-06 another member’s withdrawal seems not to exist', async () => {
    const reference = await paid();
    const other = await signIn(box.address, 'member2');
    const word = { received: '98.50', remaining: '0.00', token: other };
    const known = await confirm(reference, word);
    const unknown = await confirm('nobody-ever-asked-for-it', word);
    const said = ({ status, body: { code, message } }: Came) => ({ status, code, message });
    expect(said(known)).toEqual({ status: 404, code: 'NOT_FOUND', message: said(unknown).message });
    expect((await report(reference, [await proof(2, other)], { token: other })).status).toBe(404);
    const mine = await proof();
    const theirs = await report(reference, [await proof(5, other)]);
    expect(theirs.body.code).toBe('PROOF_REFUSED');
    expect((await report(reference, [mine])).status).toBe(200);
  });

  it('the back office forces one, and the money is not given back', async () => {
    const reference = await paid();
    await report(reference, [await proof()]);
    const before = await walletsOf(box, 'vip5');
    const { value } = await office(box, { reference, act: 'force', note: 'The bank shows it.' });
    expect(value?.receipt).toMatchObject({ state: 'FORCED', remaining: '0.00', note: 'The bank shows it.' });
    expect(await walletsOf(box, 'vip5')).toEqual(before);
    expect(await readBooks(box.sandbox)).toMatchObject({ holds: true });
    expect((await office(box, { reference, act: 'refund' })).code).toBe('ALREADY_SETTLED');
    const late = await confirm(reference, { received: '98.50', remaining: '0.00' });
    expect(late.body).toMatchObject({ code: 'ALREADY_SETTLED', value: { receipt: { state: 'FORCED' } } });
  });

  it('the back office gives back what did not arrive, once', async () => {
    const reference = await paid();
    await confirm(reference, { received: '60.00', remaining: '38.50' });
    expect((await office(box, { reference, act: 'refund' })).code).toBe('INPUT_INVALID');
    await report(reference, [await proof()]);
    const before = await walletsOf(box, 'vip5');
    expect((await office(box, { reference, act: 'refund' })).value?.receipt?.state).toBe('REFUNDED');
    const after = await walletsOf(box, 'vip5');
    expect(Number(after.MAIN) - Number(before.MAIN)).toBeCloseTo(38.5, 5);
    expect((await office(box, { reference, act: 'refund' })).code).toBe('ALREADY_SETTLED');
    expect(await walletsOf(box, 'vip5')).toEqual(after);
    expect(await readBooks(box.sandbox)).toMatchObject({ holds: true });
  });

  it('money given back is shown on the withdrawal, and is in the movements under its reference', async () => {
    const reference = await paid('40.00');
    await confirm(reference, { received: '15.00', remaining: '25.00' });
    await report(reference, [await proof()]);
    const { value: withdrawal } = await office(box, { reference, act: 'refund' });
    const at = box.sandbox.clock.now();
    expect(withdrawal).toMatchObject({
      returns: [{ payoutId: withdrawal?.payouts[0]?.payoutId, amount: '25.00' }],
      receipt: { state: 'REFUNDED', paidOut: '40.00', received: '15.00', remaining: '0.00' },
    });
    const day = new Date(at).toISOString().slice(0, 10);
    const asked = { from: day, to: day, language: 'ES', page: 1, size: 20 };
    const { body } = await askCall(box.address, 'wallet.movements', asked, { token });
    const { movements } = body.value as CallOutput<'wallet.movements'>;
    expect(movements.map(({ kind, change, reference: of }) => [kind, change, of]).slice(0, 2)).toEqual([
      ['return', '25.00', reference],
      ['withdrawal', '-100.00', reference],
    ]);
  });

  it('money given back for a part does not count as received once a further part is paid', async () => {
    const reference = await paid('40.00');
    await confirm(reference, { received: '15.00', remaining: '25.00' });
    await report(reference, [await proof()]);
    await office(box, { reference, act: 'refund' });
    await office(box, { reference, act: 'pay' });
    expect(await receiptOf(reference)).toMatchObject({ received: '15.00', remaining: '58.50' });
    await report(reference, [await proof(2)]);
    const { value } = await office(box, { reference, act: 'refund' });
    expect(value?.receipt).toMatchObject({ paidOut: '98.50', received: '15.00', remaining: '0.00' });
    expect(value?.returns.map(({ amount }) => amount)).toEqual(['25.00', '58.50']);
  });

  it('a further part reopens a settled one, for its own amount alone', async () => {
    const reference = await paid('50.00');
    await confirm(reference, { received: '50.00', remaining: '0.00' });
    await office(box, { reference, act: 'pay', amount: '40.00' });
    expect(await receiptOf(reference)).toMatchObject({
      state: 'OPEN',
      paidOut: '90.00',
      received: '50.00',
      remaining: '40.00',
    });
    await report(reference, [await proof(1)]);
    await office(box, { reference, act: 'refund' });
    await office(box, { reference, act: 'pay' });
    expect(await receiptOf(reference)).toMatchObject({ state: 'OPEN', remaining: '8.50', note: null });
    await report(reference, [await proof(2)]);
    expect((await office(box, { reference, act: 'refund' })).value?.receipt?.state).toBe('REFUNDED');
    expect(await readBooks(box.sandbox)).toMatchObject({ holds: true });
  });
});
