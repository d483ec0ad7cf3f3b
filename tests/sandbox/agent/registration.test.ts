import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import type { CallOutput } from '#contract/calls.ts';
import { agreements } from '#sandbox/db/help-schema.ts';
import { line, members } from '#sandbox/db/schema.ts';
import { askCall, signIn } from '../../kit/ask-call.ts';
import { memberOf } from '../../kit/members.ts';
import { type Asker, askerOf, askFor } from '../../kit/promotions.ts';
import { newPassword, register } from '../../kit/registering.ts';
import { sandboxOfFile } from '../../kit/sandbox-of-file.ts';

const hour = 60 * 60_000;
const person = { account: 'persona01', nickname: 'Nueva persona', password: newPassword, kind: 'member' };
const box = sandboxOfFile();
let agent1: Asker;

async function begin(begins?: number): Promise<void> {
  await box.reset({ begins });
  box.sandbox.settings.patch({ slider: { register: false } });
  agent1 = await askerOf(box, 'agent1');
}

beforeEach(() => begin());

type Link = CallOutput<'agent.invite'>;

async function invited(asker: Asker, more: Readonly<Record<string, unknown>> = {}): Promise<Link> {
  return (await askFor(asker, 'agent.invite', { name: 'Instagram', kind: 'member', ...more })).value;
}

const linksOf = async (asker: Asker) => (await askFor(asker, 'agent.invitations')).value;

describe('the invitations of an agent', () => {
  it.each([
    [
      'agent1',
      ['member', 'agent'],
      'NORTE-7Q4K2M8PXV',
      { DIVIDEND: 3_500, DAILY: 75, HOURLY: 120, REALTIME: 150 },
    ],
    ['agent2', ['member', 'agent'], 'SUR-9T3W6H2RCJ', {}],
    ['agent41', ['member'], expect.stringMatching(/^[A-Z0-9]{10}$/), {}],
    ['agent42', ['member'], expect.stringMatching(/^[A-Z0-9]{10}$/), {}],
  ])(
    '%s reads the origin, the own code, what may be made and how much',
    async (account, registers, ownCode, rates) => {
      const { origin } = box.sandbox.settings.current();
      const said = {
        origin,
        ownCode,
        registers,
        most: 20,
        ownRates: Object.entries(rates).map(([kind, rate]) => ({ kind, rate })),
        invitations: [],
        zone: 'America/Lima',
      };
      expect(await linksOf(await askerOf(box, account))).toEqual(said);
    },
  );

  it.each(['member1', 'downline1a', 'demo4'])(
    'ROL-02 ROL-04 %s reaches none of these calls',
    async (account) => {
      const asker = await askerOf(box, account);
      const id = 'nobody-has-made-it';
      const asked = [
        await askFor(asker, 'agent.invitations'),
        await askFor(asker, 'agent.invite', { name: 'x', kind: 'member' }),
        await askFor(asker, 'agent.closeInvitation', { id }),
        await askFor(asker, 'agent.register', person),
        await askFor(asker, 'agent.announcements', { page: 1 }),
      ];
      expect(asked.map(({ status }) => status)).toEqual(asked.map(() => 403));
      expect(await memberOf(box, person.account)).toBeUndefined();
    },
  );

  it('are listed newest first, with their uses so far, in the merchant’s month, and the last of them', async () => {
    const { clock } = box.sandbox;
    // Four hours before the merchant's month ends.
    await begin(Date.parse('2031-04-01T01:00:00Z'));
    const old = await invited(agent1, { name: 'Vieja' });
    await register(box, { username: 'primera01', affiliateCode: old.code });
    clock.move(5 * hour);
    agent1 = await askerOf(box, 'agent1');
    const fresh = await invited(agent1, { name: '  Nueva  ' });
    await register(box, { username: 'segunda01', affiliateCode: old.code.toLowerCase() });
    const last = (await memberOf(box, 'segunda01'))?.createdAt;
    const { invitations } = await linksOf(agent1);
    expect(invitations).toEqual([
      { ...fresh, name: 'Nueva', uses: 0, usesThisMonth: 0, lastUsedAt: null },
      { ...old, uses: 2, usesThisMonth: 1, lastUsedAt: last },
    ]);
  });

  it('have codes of sixty bits that nobody can guess from others', async () => {
    const codes = [];
    for (let n = 0; n < 20; n += 1) codes.push((await invited(agent1)).code);
    expect(new Set(codes).size).toBe(20);
    for (const code of codes) expect(code).toMatch(/^[A-HJ-NP-Z2-9]{12}$/);
  });

  it('may have any name of 1 to 40 characters as a person counts them', async () => {
    const names = ['=HYPERLINK("x")', '<b>negrita</b>', '👨‍👩‍👧‍👦'.repeat(40)];
    for (const name of names) expect((await invited(agent1, { name })).name).toBe(name);
    for (const name of ['', '   ', '\u200b', 'a'.repeat(41)])
      expect((await askFor(agent1, 'agent.invite', { name, kind: 'member' })).code).toBe('INPUT_INVALID');
  });

  it('are at most twenty open, also when two are asked for at once at the limit', async () => {
    const first = await invited(agent1);
    for (let n = 1; n < 19; n += 1) await invited(agent1);
    const both = await Promise.all(
      [1, 2].map((n) => askFor(agent1, 'agent.invite', { name: `A la vez ${n}`, kind: 'member' })),
    );
    expect(both.map(({ code }) => code).sort()).toEqual(['INVITATION_LIMIT', null]);
    await askFor(agent1, 'agent.closeInvitation', { id: first.id });
    expect((await invited(agent1)).uses).toBe(0);
    expect((await askFor(agent1, 'agent.invite', { name: 'x', kind: 'member' })).code).toBe(
      'INVITATION_LIMIT',
    );
  });

  it('are made once under a key, also from two tabs at once', async () => {
    const input = { key: 'one-key-of-an-invitation', name: 'Una', kind: 'member' };
    const both = await Promise.all([1, 2].map(() => askFor(agent1, 'agent.invite', input)));
    expect(new Set(both.map(({ value }) => value.id)).size).toBe(1);
    expect((await linksOf(agent1)).invitations).toHaveLength(1);
    expect((await askFor(agent1, 'wallet.outcome', input)).value).toEqual({
      state: 'done',
      value: both[0]?.value,
    });
    expect((await askFor(agent1, 'agent.invite', { ...input, name: 'Otra' })).code).toBe('KEY_REUSED');
  });

  it.each(['agent41', 'agent42'])(
    '%s can’t make agents: not with a link, and not by the form',
    async (account) => {
      const asker = await askerOf(box, account);
      const link = await askFor(asker, 'agent.invite', { name: 'x', kind: 'agent' });
      const form = await askFor(asker, 'agent.register', { ...person, kind: 'agent' });
      expect([link.code, form.code]).toEqual(['FUNCTION_DISABLED', 'FUNCTION_DISABLED']);
      expect((await linksOf(asker)).invitations).toEqual([]);
      expect((await invited(asker)).kind).toBe('member');
    },
  );
});

describe('closing an invitation', () => {
  it('lets nobody in any more and keeps its uses; closing again keeps the first moment', async () => {
    const { id, code } = await invited(agent1);
    await register(box, { affiliateCode: code });
    const closed = await askFor(agent1, 'agent.closeInvitation', { id });
    expect(closed.value).toMatchObject({ id, uses: 1, closedAt: expect.any(Number) });
    const { body } = await register(box, { username: 'tarde001', affiliateCode: code });
    expect(body.code).toBe('AFFILIATE_WRONG');
    const check = await askCall(box.address, 'registration.affiliate', { code, domain: 'localhost' });
    expect(check.body).toMatchObject({ success: false, code: 'AFFILIATE_WRONG' });
    expect(await memberOf(box, 'tarde001')).toBeUndefined();
    box.sandbox.clock.move(60_000);
    expect((await askFor(agent1, 'agent.closeInvitation', { id })).value).toEqual(closed.value);
  });

  it('GWY-02 can’t be done by another agent: the link is answered as if it did not exist', async () => {
    const { id } = await invited(agent1);
    const agent2 = await askerOf(box, 'agent2');
    expect((await askFor(agent2, 'agent.closeInvitation', { id })).code).toBe('NOT_FOUND');
    const unknown = await askFor(agent2, 'agent.closeInvitation', { id: 'nobody-has-made-it' });
    expect(unknown.code).toBe('NOT_FOUND');
    expect((await linksOf(agent2)).invitations).toEqual([]);
    expect((await linksOf(agent1)).invitations[0]?.closedAt).toBeNull();
  });

  it('while somebody registers refuses them whole or takes them whole', async () => {
    for (let n = 0; n < 10; n += 1) {
      const { id, code } = await invited(agent1);
      const username = `carrera0${n}`;
      const [came] = await Promise.all([
        register(box, { username, affiliateCode: code }),
        askFor(agent1, 'agent.closeInvitation', { id }),
      ]);
      const uses = (await linksOf(agent1)).invitations.find((one) => one.id === id)?.uses;
      expect([came.body.success, uses]).toEqual(came.body.success ? [true, 1] : [false, 0]);
      expect((await memberOf(box, username)) !== undefined).toBe(came.body.success);
      // No more codes a minute are tried from one address than allowed.
      box.sandbox.clock.move(60_000);
    }
  });
});

describe('registering with an invitation', () => {
  it.each([
    ['agent1', 'member', 0],
    ['agent1', 'agent', 1],
    ['agent2', 'agent', 2],
    ['agent41', 'member', 0],
  ])('of %s for a %s gives an account of type %i, directly below', async (account, kind, type) => {
    const asker = await askerOf(box, account);
    const { code } = await invited(asker, { kind });
    expect((await register(box, { affiliateCode: code })).status).toBe(200);
    expect(await memberOf(box, 'nuevo01')).toMatchObject({ type, uplineId: asker.id, mustChange: false });
  });

  it('AFF-01 AFF-04 the verification says yes or no, nothing of whose link it is, and 429 after twenty', async () => {
    const { code } = await invited(agent1, { kind: 'agent' });
    const ask = (tried: string) =>
      askCall(box.address, 'registration.affiliate', { code: tried, domain: 'localhost' });
    expect((await ask(code)).body).toEqual({ success: true, value: null });
    const came = [];
    for (let n = 0; n < 25; n += 1) came.push((await ask(`GUESS${n}`)).status);
    expect(came).toEqual([...Array(19).fill(422), ...Array(6).fill(429)]);
  });

  it('is refused where the agent was blocked, or may not make that kind any more', async () => {
    const { code } = await invited(agent1, { kind: 'agent' });
    const set = (change: Partial<typeof members.$inferInsert>) =>
      box.sandbox.db.write((tx) => tx.update(members).set(change).where(eq(members.id, agent1.id)));
    await set({ type: 41 });
    expect((await register(box, { affiliateCode: code })).body.code).toBe('AFFILIATE_WRONG');
    await set({ type: 1, disabled: true });
    expect((await register(box, { affiliateCode: code })).body.code).toBe('AFFILIATE_WRONG');
    await set({ disabled: false });
    box.sandbox.settings.patch({ brand: { entrance: 'member' } });
    expect((await register(box, { affiliateCode: code })).body.code).toBe('AFFILIATE_WRONG');
  });
});

describe('registering a person by the form', () => {
  it('makes an account directly below the agent, whose password must be changed first', async () => {
    const { status, value } = await askFor(agent1, 'agent.register', { ...person, account: ' Persona01 ' });
    expect([status, value.account]).toEqual([200, 'Persona01']);
    const kept = await memberOf(box, 'Persona01');
    expect(kept).toMatchObject({ id: value.id, type: 0, nickname: 'Nueva persona', uplineId: agent1.id });
    expect(kept).toMatchObject({ mustChange: true, firstLogin: true });
    const [place] = await box.sandbox.db.read.select().from(line).where(eq(line.memberId, value.id)).limit(1);
    expect(place).toBeDefined();
    const token = await signIn(box.address, 'persona01', newPassword);
    expect((await askCall(box.address, 'wallet.balance', {}, { token })).body.code).toBe(
      'MUST_CHANGE_PASSWORD',
    );
    // The agent accepted nothing in the person's name.
    const accepted = await box.sandbox.db.read
      .select()
      .from(agreements)
      .where(eq(agreements.memberId, value.id));
    expect(accepted).toEqual([]);
  });

  it('makes an agent of the same type where that is allowed, named by the account without a nickname', async () => {
    const agent2 = await askerOf(box, 'agent2');
    await askFor(agent2, 'agent.register', { ...person, nickname: ' ', kind: 'agent' });
    expect(await memberOf(box, 'persona01')).toMatchObject({
      type: 2,
      nickname: 'persona01',
      uplineId: agent2.id,
    });
  });

  it.each([
    ['an account that is too short', { account: 'corta' }, 'FIELD_REFUSED', 'account'],
    ['an account with signs', { account: 'persona_01' }, 'FIELD_REFUSED', 'account'],
    ['an account of look-alike letters', { account: 'реrsona01' }, 'FIELD_REFUSED', 'account'],
    ['an account that begins with a digit', { account: '1persona' }, 'FIELD_REFUSED', 'account'],
    ['an empty account', { account: ' ' }, 'FIELD_REFUSED', 'account'],
    ['a nickname of nothing visible', { nickname: '\u0301' }, 'FIELD_REFUSED', 'nickname'],
    ['a nickname that is too long', { nickname: 'a'.repeat(33) }, 'FIELD_REFUSED', 'nickname'],
    ['a short password', { password: 'corta' }, 'PASSWORD_RULE', undefined],
    ['a common password', { password: 'password1' }, 'PASSWORD_RULE', undefined],
    ['a password made of the account', { password: 'persona01-2027' }, 'PASSWORD_RULE', undefined],
    ['a password made of the brand', { password: 'vestibulo-2027' }, 'PASSWORD_RULE', undefined],
  ])('refuses %s', async (_, wrong, code, field) => {
    const came = await askFor(agent1, 'agent.register', { ...person, ...wrong });
    expect([came.code, (came.value as { field?: string } | null)?.field]).toEqual([code, field]);
    expect(await memberOf(box, 'persona01')).toBeUndefined();
  });

  it('refuses an account that exists, also when the same one is asked for twice at once', async () => {
    expect((await askFor(agent1, 'agent.register', { ...person, account: 'MEMBER1' })).code).toBe(
      'ACCOUNT_TAKEN',
    );
    const agent2 = await askerOf(box, 'agent2');
    const both = await Promise.all(
      [agent1, agent2, agent1].map((asker) => askFor(asker, 'agent.register', person)),
    );
    expect(both.map(({ code }) => code).sort()).toEqual(['ACCOUNT_TAKEN', 'ACCOUNT_TAKEN', null]);
  });

  it('happens once under a key, which holds nothing of the password', async () => {
    const input = { ...person, key: 'one-key-of-one-person' };
    const both = await Promise.all([1, 2].map(() => askFor(agent1, 'agent.register', input)));
    expect(new Set(both.map(({ value }) => value.id)).size).toBe(1);
    const again = await askFor(agent1, 'agent.register', { ...input, password: 'Otra-Clave-2027?' });
    expect(again.value).toEqual(both[0]?.value);
    // The first password is the one that works.
    expect(await signIn(box.address, 'persona01', newPassword)).toBeTruthy();
    expect((await askFor(agent1, 'agent.register', { ...input, account: 'otra0001' })).code).toBe(
      'KEY_REUSED',
    );
    expect(box.logged.join()).not.toContain(newPassword);
  });

  it('may be tried so many times an hour by one agent; repeating under a key does not count', async () => {
    box.sandbox.settings.patch({ limits: { agentRegistersPerHour: 3 } });
    const input = { ...person, key: 'one-key-of-one-person' };
    await askFor(agent1, 'agent.register', input);
    await askFor(agent1, 'agent.register', input);
    await askFor(agent1, 'agent.register', person);
    await askFor(agent1, 'agent.register', { ...person, account: 'otra0001' });
    const refused = await askFor(agent1, 'agent.register', { ...person, account: 'otra0002' });
    expect([refused.status, refused.code]).toEqual([429, 'TOO_MANY_REQUESTS']);
    const other = await askerOf(box, 'agent2');
    expect((await askFor(other, 'agent.register', { ...person, account: 'otra0002' })).status).toBe(200);
    box.sandbox.clock.move(hour);
    agent1 = await askerOf(box, 'agent1');
    expect((await askFor(agent1, 'agent.register', { ...person, account: 'otra0003' })).status).toBe(200);
  });
});
