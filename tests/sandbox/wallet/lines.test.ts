import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { entries } from '#sandbox/db/ledger-schema.ts';
import { seedWithdrawPassword } from '#sandbox/db/people.ts';
import { members } from '#sandbox/db/schema.ts';
import { readBooks } from '#sandbox/wallet/ledger.ts';
import { signIn } from '../../kit/ask-call.ts';
import { newKey, said, walletsOf } from '../../kit/money.ts';
import { startSandbox, type TestSandbox } from '../../kit/sandbox.ts';

let box: TestSandbox;
let token: string;

beforeAll(async () => {
  box = await startSandbox();
});
beforeEach(async () => {
  await box.reset();
  token = await signIn(box.address, 'agent1');
});
afterAll(() => box.close());

const send = (fields: Record<string, unknown> = {}, who = token) =>
  said(
    box,
    'wallet.sendToLine',
    {
      key: newKey(),
      account: 'downline1a',
      amount: '50.00',
      withdrawPassword: seedWithdrawPassword,
      ...fields,
    },
    who,
  );
const change = (account: string, fields: Partial<typeof members.$inferInsert>) =>
  box.sandbox.db.write((tx) => tx.update(members).set(fields).where(eq(members.account, account)));
const idOf = async (account: string) =>
  (await box.sandbox.db.read.select().from(members).where(eq(members.account, account)))[0]?.id ?? '';

describe('TRF-05 money within a line', () => {
  it('TRF-05 goes from an agent to a downline, is stored with its reason, and is logged', async () => {
    const [mine, theirs] = [await walletsOf(box, 'agent1'), await walletsOf(box, 'downline1a')];
    const { status, value } = await send();
    expect(status).toBe(200);
    expect((await walletsOf(box, 'agent1')).MAIN).toBe(Number(mine.MAIN) - 5_000);
    expect((await walletsOf(box, 'downline1a')).MAIN).toBe(Number(theirs.MAIN) + 5_000);
    const [entry] = await box.sandbox.db.read
      .select()
      .from(entries)
      .where(eq(entries.reference, value.reference));
    expect(entry?.cause).toBe('line');
    const lines = box.logged.filter((line) => line.includes('money was sent along a line'));
    expect(lines.at(-1)).toContain('"from":"agent1","to":"downline1a","amount":"50.00"');
    expect((await readBooks(box.sandbox)).holds).toBe(true);
  });

  it('TRF-05 goes up too, and to members further down', async () => {
    await change('agent2', { uplineId: await idOf('agent1') });
    const below = await signIn(box.address, 'agent2');
    const shown = (await said(box, 'wallet.line', {}, below)).value;
    expect([shown.upline?.account, shown.downlines.map(({ account }) => account)]).toEqual([
      'agent1',
      ['downline2a'],
    ]);
    expect((await send({ account: 'agent1' }, below)).status).toBe(200);
    expect((await send({ account: 'downline2a' })).status).toBe(200);
  });

  it.each([
    ['somebody of another line', 'downline2a'],
    ['another agent', 'agent2'],
    ['a member of no line', 'member1'],
    ['oneself', 'agent1'],
    ['a demo account', 'demo4'],
    ['nobody there is', 'nobody'],
  ])('TRF-05 to %s is refused in the same words, and nothing moves', async (_, account) => {
    const before = await readBooks(box.sandbox);
    expect((await send({ account })).code).toBe('RECIPIENT_REFUSED');
    expect(await readBooks(box.sandbox)).toEqual(before);
  });

  it('TRF-05 to a closed or demo account of the same line is refused, and it is not offered', async () => {
    await change('downline1a', { disabled: true });
    await change('demo4', { uplineId: await idOf('agent1') });
    expect((await send()).code).toBe('RECIPIENT_REFUSED');
    expect((await send({ account: 'demo4' })).code).toBe('RECIPIENT_REFUSED');
    const { downlines } = (await said(box, 'wallet.line', {}, token)).value;
    expect(downlines.map(({ account }) => account)).toEqual(['downline1b']);
  });

  it('TRF-05 a line is never made a circle: the database refuses it, and all stays as it was', async () => {
    const refused = change('agent1', { uplineId: await idOf('downline1a') });
    await expect(refused).rejects.toMatchObject({ cause: { message: 'nobody is in their own line' } });
    const { downlines, upline } = (await said(box, 'wallet.line', {}, token)).value;
    expect(downlines.map(({ account }) => account)).toEqual(['downline1a', 'downline1b']);
    expect(upline).toBeNull();
  });

  it.each([['member1'], ['downline1a']])(
    'TRF-05 %s, who is no agent, sends nothing to anybody',
    async (account) => {
      const own = await signIn(box.address, account);
      expect((await said(box, 'wallet.line', {}, own)).code).toBe('FORBIDDEN');
      expect((await send({ account: 'agent1' }, own)).code).toBe('FORBIDDEN');
    },
  );

  it('TRF-05 the gateway tells everybody whether they may send, and refuses those who may not', async () => {
    for (const [account, may] of [
      ['agent1', true],
      ['agent42', true],
      ['member1', false],
      ['downline1a', false],
      ['vip5', false],
    ] as const) {
      const own = await signIn(box.address, account);
      expect([account, (await said(box, 'member.info', {}, own)).value.toUpline]).toEqual([account, may]);
      expect((await said(box, 'wallet.line', {}, own)).status === 200).toBe(may);
    }
    box.sandbox.settings.patch({ whitelabel: { LINETRANSFER: false } });
    expect((await said(box, 'member.info', {}, token)).value.toUpline).toBe(false);
  });

  it('TRF-05 a demo account learns that it needs a real one', async () => {
    const own = await signIn(box.address, 'demo4');
    expect((await said(box, 'wallet.line', {}, own)).code).toBe('REAL_ACCOUNT_NEEDED');
  });

  it('TRF-05 while the brand does not offer it nobody sends', async () => {
    box.sandbox.settings.patch({ whitelabel: { LINETRANSFER: false } });
    expect((await send()).code).toBe('FUNCTION_DISABLED');
    expect((await said(box, 'wallet.line', {}, token)).code).toBe('FUNCTION_DISABLED');
  });

  it('limits hold for one transfer and for a day, and the daily one resets', async () => {
    expect((await send({ amount: '9.99' })).code).toBe('AMOUNT_LIMIT');
    expect((await send({ amount: '5000.01' })).code).toBe('AMOUNT_LIMIT');
    for (let n = 0; n < 4; n += 1) expect((await send({ amount: '5000.00' })).status).toBe(200);
    expect((await said(box, 'wallet.line', {}, token)).value.leftToday).toBe('0.00');
    expect((await send({ amount: '10.00' })).code).toBe('AMOUNT_LIMIT');
    box.sandbox.clock.move(24 * 60 * 60_000 + 1);
    token = await signIn(box.address, 'agent1');
    expect((await send({ amount: '10.00' })).status).toBe(200);
  });

  it('the withdraw password is required each time, and locks after too many tries', async () => {
    expect((await send({ withdrawPassword: '111111' })).code).toBe('WITHDRAW_PASSWORD_WRONG');
    expect((await send()).status).toBe(200);
    for (let n = 0; n < 5; n += 1) await send({ withdrawPassword: '111111' });
    expect((await send()).code).toBe('WITHDRAW_PASSWORD_WRONG');
  });

  it('TRF-03 the same key sends once', async () => {
    const key = newKey();
    const before = await walletsOf(box, 'agent1');
    const all = await Promise.all(Array.from({ length: 10 }, () => send({ key })));
    expect(new Set(all.map(({ value }) => value.reference)).size).toBe(1);
    expect((await walletsOf(box, 'agent1')).MAIN).toBe(Number(before.MAIN) - 5_000);
  });
});
