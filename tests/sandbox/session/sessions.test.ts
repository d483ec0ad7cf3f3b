import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { type CallName, calls } from '#contract/calls.ts';
import { members } from '#sandbox/db/schema.ts';
import { askCall, signIn } from '../../kit/ask-call.ts';
import { startSandbox } from '../../kit/sandbox.ts';
import { sandboxOfFile } from '../../kit/sandbox-of-file.ts';

const minute = 60_000;
const tokenCalls: readonly CallName[] = [
  'member.info',
  'member.icon',
  'member.avatar',
  'wallet.balance',
  'notices.unread',
];
const box = sandboxOfFile();

beforeEach(() => box.reset());

function balance(token: string) {
  return askCall(box.address, 'wallet.balance', {}, { token });
}

const ended = { status: 401, body: { success: false, code: 'SESSION_ENDED' } };

describe('sign-out', () => {
  it('OUT-03 makes the token useless', async () => {
    const token = await signIn(box.address, 'member1');
    for (const name of tokenCalls) expect((await askCall(box.address, name, {}, { token })).status).toBe(200);
    expect((await askCall(box.address, 'session.logout', {}, { token })).status).toBe(200);
    for (const name of tokenCalls)
      expect(await askCall(box.address, name, {}, { token })).toMatchObject(ended);
  });

  it('ends this session only, and does nothing the second time', async () => {
    const [one, other] = [await signIn(box.address, 'member1'), await signIn(box.address, 'member1')];
    await askCall(box.address, 'session.logout', {}, { token: one });
    await askCall(box.address, 'session.logout', {}, { token: one });
    expect((await balance(other)).status).toBe(200);
  });
});

describe('the life of a session', () => {
  it('SES-01 ends when it has been idle for half an hour', async () => {
    const token = await signIn(box.address, 'member1');
    box.sandbox.clock.move(28 * minute);
    expect((await balance(token)).status).toBe(200);
    box.sandbox.clock.move(30 * minute);
    expect(await balance(token)).toMatchObject(ended);
  });

  it('SES-01 counts from the very last use, although uses are stored once a minute', async () => {
    const token = await signIn(box.address, 'member1');
    box.sandbox.clock.move(50_000);
    expect((await balance(token)).status).toBe(200);
    box.sandbox.clock.move(30 * minute - 25_000);
    expect((await balance(token)).status).toBe(200);
  });

  it('SES-01 is not extended by calls that need no token', async () => {
    const token = await signIn(box.address, 'member1');
    for (let n = 0; n < 3; n += 1) {
      box.sandbox.clock.move(10 * minute);
      await askCall(box.address, 'system.status', { url: 'localhost' }, { token });
    }
    expect(await balance(token)).toMatchObject(ended);
  });

  it.each([
    ['wallet.outcome', { key: 'a-key-of-one-form' }],
    ['wallet.depositState', { reference: 'a-reference-of-none', language: 'ES' }],
    ['wallet.withdrawal', { reference: 'a-withdrawal-of-nobody' }],
    ['wallet.withdrawals', { page: 1 }],
  ] as const)(
    'SES-01 ends when nobody uses a page, even if the page makes %s by itself',
    async (name, input) => {
      const token = await signIn(box.address, 'member1');
      for (let asked = 0; asked < 2; asked += 1) {
        box.sandbox.clock.move(14 * minute);
        expect((await askCall(box.address, name, input, { token })).status).not.toBe(401);
      }
      box.sandbox.clock.move(3 * minute);
      expect(await balance(token)).toMatchObject(ended);
    },
  );

  it('SES-02 ends after twelve hours, however busy', async () => {
    const token = await signIn(box.address, 'member1');
    for (let n = 1; n < 12 * 4; n += 1) {
      box.sandbox.clock.move(15 * minute);
      expect((await balance(token)).status).toBe(200);
    }
    box.sandbox.clock.move(15 * minute);
    expect(await balance(token)).toMatchObject(ended);
  });

  it('SES-09 a token anywhere but in its header is ignored', async () => {
    const token = await signIn(box.address, 'member1');
    const { path: where } = calls['wallet.balance'];
    for (const name of ['token', 'Authorization', 'authorization', 'access_token']) {
      expect((await box.ask(`${where}?${name}=${token}`)).status).toBe(401);
      expect((await box.ask(where, { headers: { Cookie: `${name}=${token}` } })).status).toBe(401);
    }
    expect((await box.ask(where, { headers: { 'X-Token': token } })).status).toBe(401);
    expect((await box.ask(where, { headers: { Authorization: token } })).status).toBe(200);
  });

  it('refuses invalid tokens, whatever they look like', async () => {
    for (const token of ['x', 'null', 'A'.repeat(43), 'a'.repeat(5_000), "' OR 1=1--", '%00']) {
      expect(await balance(token)).toMatchObject(ended);
    }
  });

  it('SES-10 ends for a member who is blocked meanwhile', async () => {
    const token = await signIn(box.address, 'member1');
    await box.sandbox.db.write((tx) =>
      tx.update(members).set({ disabled: true }).where(eq(members.account, 'member1')),
    );
    expect(await balance(token)).toMatchObject(ended);
  });

  it('survives a restart of the gateway', async () => {
    const folder = await mkdtemp(path.join(tmpdir(), 'vestibulo-'));
    const databaseUrl = `file:${folder}/kept.db`;
    const first = await startSandbox({ databaseUrl });
    const token = await signIn(first.address, 'member1');
    await first.close();
    const second = await startSandbox({ databaseUrl });
    expect((await askCall(second.address, 'wallet.balance', {}, { token })).status).toBe(200);
    await second.close();
    await rm(folder, { recursive: true });
  });
});

describe('roles', () => {
  it('ROL-01 a demo account is refused calls that need a real one', async () => {
    const token = await signIn(box.address, 'demo4');
    const input = { oldPassword: 'Clave-2026!', newPassword: 'Otra-2027?', confirmNewPassword: 'Otra-2027?' };
    const change = await askCall(box.address, 'password.change', input, { token });
    expect(change).toMatchObject({ status: 403, body: { code: 'REAL_ACCOUNT_NEEDED' } });
    expect((await askCall(box.address, 'member.info', {}, { token })).body.value).toMatchObject({ type: 4 });
  });

  it('ROL-02 the account type comes from the database, whatever is sent along', async () => {
    const token = await signIn(box.address, 'member1');
    const claims = { headers: { isAgent: '1', 'Client-Type': '1', Platform: 'agent' } };
    const said = await askCall(box.address, 'member.info', { type: 1, isAgent: 1 }, { token, ...claims });
    if (said.status === 200) expect(said.body.value).toMatchObject({ account: 'member1', type: 0 });
    else expect(said.body.code).toBe('INPUT_INVALID');
  });

  it('ROL-03 gives every account type as a number', async () => {
    const types = { member1: 0, agent1: 1, agent2: 2, agent41: 41, agent42: 42, demo4: 4 };
    for (const [account, type] of Object.entries(types)) {
      const token = await signIn(box.address, account);
      expect((await askCall(box.address, 'member.info', {}, { token })).body.value).toMatchObject({
        account,
        type,
      });
    }
  });
});
