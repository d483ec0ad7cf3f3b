import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { entries } from '#sandbox/db/ledger-schema.ts';
import { seedWithdrawPassword } from '#sandbox/db/people.ts';
import { members } from '#sandbox/db/schema.ts';
import { readBooks } from '#sandbox/wallet/ledger.ts';
import { signIn } from '../../kit/ask-call.ts';
import { idOf } from '../../kit/members.ts';
import { newKey, said, walletsOf } from '../../kit/money.ts';
import { sandboxOfFile } from '../../kit/sandbox-of-file.ts';
import { fillTeam } from '../../kit/team.ts';

const box = sandboxOfFile();
let token: string;

beforeEach(async () => {
  await box.reset();
  token = await signIn(box.address, 'agent1');
});

/** Sends money to an account, or to a made-up id where there is no such account. */
const send = async (
  { account = 'downline1a', ...fields }: Record<string, unknown> & { account?: string } = {},
  who = token,
) =>
  said(
    box,
    'wallet.sendToLine',
    {
      key: newKey(),
      memberId: (await idOf(box, account)) || 'a-made-up-id',
      amount: '50.00',
      withdrawPassword: seedWithdrawPassword,
      ...fields,
    },
    who,
  );
const found = async (input: Record<string, unknown>, who = token) =>
  (await said(box, 'wallet.recipients', { search: '', ...input }, who)).value;
const accountsOf = async (input: Record<string, unknown>, who = token) =>
  (await found(input, who)).recipients.map(({ account }) => account);
const change = (account: string, fields: Partial<typeof members.$inferInsert>) =>
  box.sandbox.db.write((tx) => tx.update(members).set(fields).where(eq(members.account, account)));
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
    await change('agent2', { uplineId: await idOf(box, 'agent1') });
    const below = await signIn(box.address, 'agent2');
    const shown = (await said(box, 'wallet.line', {}, below)).value;
    expect([shown.upline?.account, shown.downlines]).toEqual(['agent1', 1]);
    expect(await accountsOf({}, below)).toEqual(['downline2a']);
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
    await change('demo4', { uplineId: await idOf(box, 'agent1') });
    expect((await send()).code).toBe('RECIPIENT_REFUSED');
    expect((await send({ account: 'demo4' })).code).toBe('RECIPIENT_REFUSED');
    expect((await said(box, 'wallet.line', {}, token)).value.downlines).toBe(1);
    expect(await accountsOf({})).toEqual(['downline1b']);
    for (const account of ['downline1a', 'demo4'])
      expect(await accountsOf({ to: await idOf(box, account) })).toEqual([]);
  });

  it('TRF-05 a line is never made a circle: the database refuses it, and all stays as it was', async () => {
    const refused = change('agent1', { uplineId: await idOf(box, 'downline1a') });
    await expect(refused).rejects.toMatchObject({ cause: { message: 'nobody is in their own line' } });
    expect(await accountsOf({})).toEqual(['downline1a', 'downline1b']);
    expect((await said(box, 'wallet.line', {}, token)).value.upline).toBeNull();
  });

  it('TRF-05 a recipient is found by account or nickname, without accents and capitals', async () => {
    await change('downline1b', { nickname: 'Íñigo Ávila' });
    expect(await accountsOf({ search: 'INIGO' })).toEqual(['downline1b']);
    expect(await accountsOf({ search: ' line1A ' })).toEqual(['downline1a']);
    expect(await accountsOf({ search: 'downline2' })).toEqual([]);
    expect(await found({})).toMatchObject({ more: false });
  });

  it('TRF-05 the recipient that a card leads to is answered alone, above or below, and nobody else', async () => {
    await change('agent2', { uplineId: await idOf(box, 'agent1') });
    const below = await signIn(box.address, 'agent2');
    for (const account of ['agent1', 'downline2a'])
      expect(await accountsOf({ to: await idOf(box, account), search: 'nobody' }, below)).toEqual([account]);
    for (const account of ['agent2', 'downline1a', 'member1', 'demo4'])
      expect(await accountsOf({ to: await idOf(box, account) }, below)).toEqual([]);
    expect(await accountsOf({ to: 'a-made-up-id' }, below)).toEqual([]);
  });

  it('TRF-05 of a long line twenty are offered, and it says that there are more', async () => {
    await fillTeam(box, 'agent1', 30);
    const { recipients, more } = await found({ search: 'crowd' });
    expect([recipients.length, more]).toEqual([20, true]);
    expect((await said(box, 'wallet.line', {}, token)).value.downlines).toBe(32);
    expect((await found({ search: 'crowd00001' })).more).toBe(false);
  });

  it('TRF-05 where names are masked, nothing else is shown, found or recorded', async () => {
    box.sandbox.settings.patch({ agents: { masked: true } });
    expect(await accountsOf({ search: 'downline1a' })).toEqual([]);
    expect(await accountsOf({ search: 'do•••a' })).toEqual(['do•••a']);
    const { value } = await send();
    expect(value.to).toMatchObject({ account: 'do•••a', id: await idOf(box, 'downline1a') });
    await change('agent2', { uplineId: await idOf(box, 'agent1') });
    const below = await signIn(box.address, 'agent2');
    expect((await said(box, 'wallet.line', {}, below)).value.upline?.account).toBe('ag•••1');
  });

  it.each([['member1'], ['downline1a']])(
    'TRF-05 %s, who is no agent, sends nothing to anybody',
    async (account) => {
      const own = await signIn(box.address, account);
      for (const name of ['wallet.line', 'wallet.recipients'] as const)
        expect((await said(box, name, { search: '' }, own)).code).toBe('FORBIDDEN');
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
    expect((await said(box, 'wallet.recipients', { search: '' }, token)).code).toBe('FUNCTION_DISABLED');
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
