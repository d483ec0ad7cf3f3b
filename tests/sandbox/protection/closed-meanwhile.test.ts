import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { asMinor } from '#contract/units.ts';
import { deposits, turnovers } from '#sandbox/db/money-schema.ts';
import { seedWithdrawPassword } from '#sandbox/db/people.ts';
import { absences, cares, memberLimits } from '#sandbox/db/protection-schema.ts';
import { askCall, signIn } from '../../kit/ask-call.ts';
import {
  askCashier,
  askDeposit,
  decide,
  openCashier,
  putProofs,
  shownIn,
  stateOf,
  ticketIn,
} from '../../kit/depositing.ts';
import { idOf } from '../../kit/members.ts';
import { walletsOf } from '../../kit/money.ts';
import { type Asker, act, askerOf, askFor } from '../../kit/promotions.ts';
import { sandboxOfFile } from '../../kit/sandbox-of-file.ts';

const box = sandboxOfFile();

beforeEach(() => box.reset());

const inMarket = (market: string) => box.sandbox.settings.patch({ protection: { market } });
const mainOf = async (account: string) => (await walletsOf(box, account)).MAIN;

/** Puts somebody on a break of an hour. */
async function away(account: string): Promise<void> {
  const from = box.sandbox.clock.now();
  const row = { id: `break of ${account}`, memberId: await idOf(box, account), kind: 'BREAK' as const, from };
  await box.sandbox.db.write((tx) =>
    tx.insert(absences).values({ ...row, until: from + 3_600_000, everywhere: false }),
  );
}

/** A message that had to be answered was not. */
async function suspended(account: string): Promise<void> {
  const since = box.sandbox.clock.now();
  const care = { standing: 'AT_RISK' as const, since, messageId: 'answer-this', answerBy: since };
  const memberId = await idOf(box, account);
  await box.sandbox.db.write((tx) => tx.insert(cares).values({ memberId, ...care }));
}

describe('a deposit that waits at the cashier', () => {
  it.each([
    ['on a break', away],
    ['suspended', suspended],
  ] as const)('is refused when its member is %s meanwhile, however it is settled', async (_, close) => {
    const { token, deposit, visit } = await openCashier(box);
    const before = await mainOf('member1');
    await close('member1');
    expect((await askCashier(box, 'settle', { visit, result: 'PAID' })).code).toBe('CLOSED');
    expect(shownIn(await stateOf(box, token, deposit.reference))).toMatchObject({
      status: 'REJECTED',
      reason: 'Los depósitos se cerraron en tu cuenta: no se cobró nada.',
    });
    expect(await mainOf('member1')).toBe(before);
  });

  it('does not let somebody away in', async () => {
    const token = await signIn(box.address, 'member1');
    const deposit = shownIn(await askDeposit(box, token));
    await away('member1');
    expect((await askCashier(box, 'enter', { ticket: ticketIn(deposit) })).code).toBe('ENDED');
    expect(shownIn(await stateOf(box, token, deposit.reference)).status).toBe('REJECTED');
  });

  it('by card is refused when cards were closed, and by wallet it is not', async () => {
    inMarket('ES');
    const one = await openCashier(box);
    const card = await openCashier(box);
    await box.sandbox.db.write((tx) =>
      tx.update(deposits).set({ methodId: 'card' }).where(eq(deposits.reference, card.deposit.reference)),
    );
    await act(box, 'people', { account: 'member1', care: 'INTENSIVE' });
    expect((await askCashier(box, 'settle', { visit: card.visit, result: 'PAID' })).code).toBe('CLOSED');
    expect((await askCashier(box, 'settle', { visit: one.visit, result: 'PAID' })).status).toBe(200);
  });
});

it('money that a bank transfer has brought is credited to somebody away, who sees it', async () => {
  const token = await signIn(box.address, 'member1');
  const before = await mainOf('member1');
  const memberId = await idOf(box, 'member1');
  const row = { memberId, amount: asMinor(10_00), fee: asMinor(0), status: 'PENDING' as const };
  const { methods } = (await askFor(await askerOf(box, 'member1'), 'wallet.depositMethods')).value;
  const bank = methods.find(({ kind }) => kind === 'BANK')?.methodId ?? '';
  const reference = 'a-bank-transfer-of-somebody';
  await box.sandbox.db.write((tx) =>
    tx.insert(deposits).values({ ...row, methodId: bank, reference, createdAt: box.sandbox.clock.now() }),
  );
  await away('member1');
  expect((await decide(box, { reference, act: 'approve' })).status).toBe(200);
  expect(await mainOf('member1')).toBe(Number(before) + 10_00);
  const listed = await askCall(box.address, 'wallet.deposits', { page: 1, language: 'ES' }, { token });
  expect(listed.status).toBe(200);
});

it('whoever has an overdue answer need not bet before they withdraw', async () => {
  const asker = await askerOf(box, 'member1');
  const owed = {
    memberId: asker.id,
    reference: 'owed',
    required: asMinor(500_00),
    at: box.sandbox.clock.now(),
  };
  await box.sandbox.db.write((tx) => tx.insert(turnovers).values(owed));
  await suspended('member1');
  expect((await askFor(asker, 'wallet.payoutTerms')).value.turnover.required).toBe('0.00');
});

it('no money is sent to somebody away, and the card of the team says so', async () => {
  const agent = await askerOf(box, 'agent1');
  const id = await idOf(box, 'downline1a');
  const sends = async () => (await askFor(agent, 'agent.member', { id })).value.sends;
  expect(await sends()).toBe(true);
  await away('downline1a');
  expect(await sends()).toBe(false);
  const sent = { memberId: id, amount: '50.00', withdrawPassword: seedWithdrawPassword };
  expect((await askFor(agent, 'wallet.sendToLine', sent)).code).toBe('RECIPIENT_REFUSED');
});

it.each([
  ['has an overdue answer', () => suspended('downline1a')],
  [
    'has reached a deposit limit',
    async () => {
      const memberId = await idOf(box, 'downline1a');
      const row = { memberId, kind: 'deposit', period: 'day', value: 0, version: 1 } as const;
      await box.sandbox.db.write((tx) => tx.insert(memberLimits).values(row));
    },
  ],
] as const)('no money is sent along a line to somebody who %s, without a word why', async (_, happens) => {
  const agent = await askerOf(box, 'agent1');
  const sent = {
    memberId: await idOf(box, 'downline1a'),
    amount: '50.00',
    withdrawPassword: seedWithdrawPassword,
  };
  expect((await askFor(agent, 'wallet.sendToLine', sent)).code).toBeNull();
  await happens();
  const { code, value } = await askFor(agent, 'wallet.sendToLine', sent);
  expect([code, value ?? null]).toEqual(['RECIPIENT_REFUSED', null]);
});

describe('a limit of somebody away', () => {
  const set = async (asker: Asker, value: string | null, more: object = {}) =>
    askFor(asker, 'protection.limit', {
      act: 'SET',
      kind: 'deposit',
      period: 'month',
      value,
      seen: 1,
      ...more,
    });

  it('is lowered and not raised, and a raise is dropped and not confirmed', async () => {
    const asker = await askerOf(box, 'member1');
    await set(asker, '60000.00');
    await away('member1');
    const refused = { value: { rule: 'onBreak' } };
    expect(await set(asker, null, { seen: 2 })).toMatchObject(refused);
    expect(await set(asker, '60000.00', { act: 'CONFIRM', seen: 2 })).toMatchObject(refused);
    expect((await set(asker, null, { act: 'DROP' })).value.raise).toBeNull();
    expect((await set(asker, '20.00', { seen: 3 })).value.value).toBe('20.00');
  });
});

it('the own games of somebody away are refused with the reason', async () => {
  const asker = await askerOf(box, 'member1');
  await askFor(asker, 'protection.exclude', { months: 6, understood: true, everywhere: false });
  const { inputs } = await import('../../kit/valid-inputs.ts');
  const { status, body } = await askCall(
    box.address,
    'games.list',
    { ...inputs['games.list'], selection: 'FAV' },
    { token: asker.token },
  );
  expect([status, (body.value as { rule?: string } | undefined)?.rule]).toEqual([422, 'excluded']);
});

it('a deposit above the ceiling of the site names the ceiling, and not a limit of the member', async () => {
  inMarket('ES');
  const asker = await askerOf(box, 'member1');
  const { token } = asker;
  await putProofs(box, 'member1', 1);
  const { body } = await askDeposit(box, token, { amount: '700.00', fee: '7.00' });
  expect(body.value).toMatchObject({ rule: 'aboveCeiling', ceiling: '600.00', period: 'day' });
});
