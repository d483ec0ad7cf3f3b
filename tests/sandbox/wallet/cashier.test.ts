import { randomBytes } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { moneyKeys } from '#sandbox/db/money-schema.ts';
import { readBooks } from '#sandbox/wallet/ledger.ts';
import { signed } from '#sandbox/wire/signed/signing.ts';
import { signIn } from '../../kit/ask-call.ts';
import { askGames } from '../../kit/ask-games.ts';
import { askCashier, askDeposit, openCashier, shownIn, stateOf, ticketIn } from '../../kit/depositing.ts';
import { purseOf } from '../../kit/playing.ts';
import { sandboxOfFile } from '../../kit/sandbox-of-file.ts';

const box = sandboxOfFile();

beforeEach(() => box.reset());

const arm = (...faults: { call: string; kind: string; times?: number }[]) =>
  box.ask('/sandbox/faults', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(faults),
  });

describe('the cashier’s page', () => {
  it('has the other origin, is in the list of deposit hosts, and can’t be framed', async () => {
    const { deposit } = await openCashier(box);
    const { origin, host } = new URL(deposit.cashier ?? '');
    expect(origin).toBe(new URL(box.gameAddress).origin);
    expect(box.sandbox.settings.current().hosts.payments).toContain(host);
    const page = await askGames(`${box.gameAddress}/cashier?lang=en`);
    const policy = page.headers.get('content-security-policy') ?? '';
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).toContain("script-src 'self'");
    expect(page.headers.get('referrer-policy')).toBe('no-referrer');
    expect(await page.text()).not.toMatch(/<script(?![^>]*src=)|<style| style=| on\w+=/);
  });

  it('learns what to pay, and nothing about the payer', async () => {
    const { entered } = await openCashier(box);
    const { visit, ...shown } = entered.value;
    expect(visit).toMatch(/^[\w-]{43}$/);
    expect(shown).toEqual({
      amount: '10.00',
      currency: 'P',
      brand: 'Vestíbulo',
      method: { kind: 'EWALLET', nameEs: 'Monedero Andes', nameEn: 'Andes wallet' },
    });
  });

  it('its ticket works once; closing the page and going on uses the next one', async () => {
    const { token, deposit } = await openCashier(box);
    const used = ticketIn(deposit);
    expect((await askCashier(box, 'enter', { ticket: used })).code).toBe('ENDED');
    const now = shownIn(await stateOf(box, token, deposit.reference));
    expect(ticketIn(now)).not.toBe(used);
    expect(shownIn(await stateOf(box, token, deposit.reference))).toEqual(now);
    const entering = Array.from({ length: 10 }, () => askCashier(box, 'enter', { ticket: ticketIn(now) }));
    const codes = (await Promise.all(entering)).map(({ code }) => code ?? 'in');
    expect(codes.filter((code) => code === 'in')).toHaveLength(1);
  });

  it('an invalid ticket opens nothing', async () => {
    const { token } = await openCashier(box);
    const deposit = shownIn(await askDeposit(box, token));
    const right = ticketIn(deposit);
    const bent = right.slice(0, -1) + (right.endsWith('A') ? 'B' : 'A');
    const foreign = shownIn(await askDeposit(box, token)).reference + right.slice(-43);
    for (const ticket of [bent, foreign, randomBytes(48).toString('base64url')]) {
      expect((await askCashier(box, 'enter', { ticket })).code).toBe('ENDED');
    }
    expect((await askCashier(box, 'enter', { ticket: 'x' })).code).toBe('INVALID');
    expect((await askCashier(box, 'enter', { ticket: right })).status).toBe(200);
  });

  it('no ticket is readable in the database', async () => {
    const { deposit } = await openCashier(box);
    const kept = await box.sandbox.db.read
      .select()
      .from(moneyKeys)
      .where(eq(moneyKeys.call, 'wallet.deposit'));
    expect(JSON.stringify(kept)).toContain(deposit.reference);
    expect(JSON.stringify(kept)).not.toContain(ticketIn(deposit).slice(-43));
  });

  it('GWY-06 takes requests from its own page only', async () => {
    const { visit } = await openCashier(box);
    const before = await purseOf(box, 'member1');
    for (const Origin of ['https://evil.example', box.address, 'null']) {
      expect((await askCashier(box, 'settle', { visit, result: 'PAID' }, { Origin })).status).toBe(403);
    }
    expect((await askCashier(box, 'settle', { visit, result: 'APPROVED' })).code).toBe('INVALID');
    const made = randomBytes(32).toString('base64url');
    expect((await askCashier(box, 'settle', { visit: made, result: 'PAID' })).code).toBe('ENDED');
    expect(await purseOf(box, 'member1')).toBe(before);
  });
});

describe('a payment', () => {
  it('that succeeds is the member’s at once, less the fee, however often it is reported', async () => {
    const { token, deposit, visit } = await openCashier(box);
    const before = await purseOf(box, 'member1');
    const pay = () => askCashier(box, 'settle', { visit, result: 'PAID' });
    const answers = await Promise.all(Array.from({ length: 8 }, pay));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect(await purseOf(box, 'member1')).toBe(before + 9_90);
    const now = shownIn(await stateOf(box, token, deposit.reference));
    expect(now).toMatchObject({ status: 'APPROVED', fee: '0.10', credited: '9.90', cashier: null });
    const { holds, house } = await readBooks(box.sandbox);
    expect(holds).toBe(true);
    expect(house.find(({ wallet }) => wallet === 'FEES')?.balance).toBe('0.10');
  });

  it.each([
    ['FAILED', 'El pago no se pudo completar en la caja.'],
    ['CANCELLED', 'Cancelaste el pago en la caja.'],
  ])('that is %s brings nothing, stays so, and says why', async (result, reason) => {
    const { token, deposit, visit } = await openCashier(box);
    const before = await purseOf(box, 'member1');
    expect((await askCashier(box, 'settle', { visit, result })).status).toBe(200);
    expect((await askCashier(box, 'settle', { visit, result: 'PAID' })).code).toBe('CLOSED');
    const now = shownIn(await stateOf(box, token, deposit.reference));
    expect(now).toMatchObject({ status: 'REJECTED', reason });
    expect(await purseOf(box, 'member1')).toBe(before);
  });

  it.each(['reset', 'truncated', 'lost after commit', '500'])(
    'NET-01 is reported once more when the gateway’s answer was lost by %s, and counts once',
    async (kind) => {
      const { visit } = await openCashier(box);
      const before = await purseOf(box, 'member1');
      await arm({ call: 'desk.settle', kind, times: 2 });
      expect((await askCashier(box, 'settle', { visit, result: 'PAID' })).status).toBe(200);
      expect(await purseOf(box, 'member1')).toBe(before + 9_90);
    },
  );

  it('that the gateway never heard of is reported on the next press, and can’t end otherwise', async () => {
    const { visit } = await openCashier(box);
    const before = await purseOf(box, 'member1');
    await arm({ call: 'desk.settle', kind: 'reset', times: 3 });
    expect((await askCashier(box, 'settle', { visit, result: 'PAID' })).status).toBe(500);
    expect((await askCashier(box, 'settle', { visit, result: 'CANCELLED' })).code).toBe('CLOSED');
    expect((await askCashier(box, 'settle', { visit, result: 'PAID' })).status).toBe(200);
    expect(await purseOf(box, 'member1')).toBe(before + 9_90);
  });

  it('in two windows ends in one way', async () => {
    const { token, deposit, visit } = await openCashier(box);
    const next = ticketIn(shownIn(await stateOf(box, token, deposit.reference)));
    const other = String((await askCashier(box, 'enter', { ticket: next })).value.visit);
    const before = await purseOf(box, 'member1');
    const ends = await Promise.all([
      askCashier(box, 'settle', { visit, result: 'PAID' }),
      askCashier(box, 'settle', { visit: other, result: 'CANCELLED' }),
    ]);
    expect(ends.map(({ status }) => status).sort()).toEqual([200, 422]);
    const paid = ends[0]?.status === 200;
    expect(await purseOf(box, 'member1')).toBe(before + (paid ? 9_90 : 0));
  });
});

describe('the gateway’s endpoint for the cashier', () => {
  it('GWY-04 refuses a request not signed with its secret', async () => {
    const { deposit } = await openCashier(box);
    const before = await purseOf(box, 'member1');
    const path = '/cashier-desk/settle';
    const body = JSON.stringify({ payment: deposit.reference, amount: '10.00', result: 'PAID' });
    const forged = signed(randomBytes(32), path, body, box.sandbox.clock.now());
    for (const headers of [{}, forged]) {
      const answer = await box.ask(path, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', ...headers },
        body,
      });
      expect(answer.status).toBe(403);
    }
    expect(await purseOf(box, 'member1')).toBe(before);
  });
});

describe('an unpaid deposit', () => {
  it('expires by the clock, and can’t be paid after that', async () => {
    const { deposit, visit } = await openCashier(box);
    const before = await purseOf(box, 'member1');
    const next = ticketIn(
      shownIn(await stateOf(box, await signIn(box.address, 'member1'), deposit.reference)),
    );
    box.sandbox.clock.move(15 * 60_000);
    expect((await askCashier(box, 'enter', { ticket: next })).code).toBe('ENDED');
    expect((await askCashier(box, 'settle', { visit, result: 'PAID' })).code).toBe('CLOSED');
    const token = await signIn(box.address, 'member1');
    const now = shownIn(await stateOf(box, token, deposit.reference));
    expect(now).toMatchObject({ status: 'EXPIRED', cashier: null });
    expect(await purseOf(box, 'member1')).toBe(before);
  });

  it('does not expire a moment too early', async () => {
    const { token, deposit, visit } = await openCashier(box);
    box.sandbox.clock.move(15 * 60_000 - 2_000);
    expect(shownIn(await stateOf(box, token, deposit.reference)).status).toBe('PENDING');
    expect((await askCashier(box, 'settle', { visit, result: 'PAID' })).status).toBe(200);
  });
});
