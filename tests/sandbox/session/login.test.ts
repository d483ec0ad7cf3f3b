import { beforeEach, describe, expect, it } from 'vitest';
import { people, seedPassword } from '#sandbox/db/people.ts';
import { sessions } from '#sandbox/db/schema.ts';
import { readOutbox } from '#sandbox/kit/outbox.ts';
import { usualCost } from '#sandbox/password/passwords.ts';
import { askCall, type Came, signIn, testClient } from '../../kit/ask-call.ts';
import { startSandbox } from '../../kit/sandbox.ts';
import { sandboxOfFile } from '../../kit/sandbox-of-file.ts';

const minute = 60_000;
const box = sandboxOfFile({ hashCost: usualCost });

// These tests measure the time that hashing takes.
beforeEach(() => box.reset());

function login(username: string, password = seedPassword, more: Record<string, unknown> = {}): Promise<Came> {
  return askCall(box.address, 'session.login', { type: 'username', username, password, ...more });
}

async function failTimes(times: number, name = 'member1'): Promise<void> {
  for (let n = 0; n < times; n += 1) expect((await login(name, 'wrong')).body.code).toBe('LOGIN_REFUSED');
}

function openSessions(): Promise<unknown[]> {
  return box.sandbox.db.read.select().from(sessions);
}

describe('signing in with a user name', () => {
  it('gives every account of the seed a token, except the blocked one', async () => {
    for (const { account } of people) {
      const { status, body } = await login(account);
      if (account === 'blocked1') expect(body).toMatchObject({ success: false, code: 'ACCOUNT_DISABLED' });
      else expect({ account, status }).toEqual({ account, status: 200 });
    }
  }, 60_000);

  it('stores no token, only a value to compare it with', async () => {
    const token = await signIn(box.address, 'member1');
    expect(Buffer.from(token, 'base64url')).toHaveLength(32);
    expect(JSON.stringify(await openSessions())).not.toContain(token);
  });

  it('says that a member is blocked only after the right password', async () => {
    expect((await login('blocked1', 'wrong')).body.code).toBe('LOGIN_REFUSED');
    expect((await login('blocked1')).body.code).toBe('ACCOUNT_DISABLED');
  });

  it('announces a first login once', async () => {
    const { body } = await login('first1');
    expect(body.value).toMatchObject({ firstTimeLogin: true, userName: 'first1' });
    const { token } = body.value as { token: string };
    expect((await askCall(box.address, 'session.firstLogin', {}, { token })).status).toBe(200);
    expect((await login('first1')).body.value).toMatchObject({ firstTimeLogin: false });
  });
});

describe('LOG wrong passwords', () => {
  it('LOG-02 answers a wrong password and an unknown user alike', async () => {
    for (let n = 0; n < 7; n += 1) {
      const [known, unknown] = [await login('member1', 'wrong'), await login('nobody1', 'wrong')];
      expect(known).toMatchObject({ status: unknown.status, body: unknown.body });
    }
  });

  // Measures the work of this process, not wall-clock time, which would say more about its neighbours.
  it('LOG-02 works as long for an unknown user as for a wrong password, locked or not', async () => {
    const work: Record<string, number[]> = { member1: [], nobody1: [] };
    for (let n = 0; n < 30; n += 1) {
      for (const name of n % 2 ? ['member1', 'nobody1'] : ['nobody1', 'member1']) {
        const before = process.cpuUsage();
        await login(name, 'wrong');
        const { user, system } = process.cpuUsage(before);
        work[name]?.push(user + system);
      }
    }
    const median = (name: string) => work[name]?.sort((a, b) => a - b)[15] ?? 0;
    const ratio = median('member1') / median('nobody1');
    expect(Math.abs(ratio - 1), `the medians differ: ${ratio}`).toBeLessThan(0.2);
  }, 120_000);

  it('LOG-05 locks after the configured number, and then answers the right password as a wrong one', async () => {
    await failTimes(4);
    const fifth = await login('member1', 'wrong');
    const right = await login('member1');
    expect(right).toMatchObject({ status: fifth.status, body: fifth.body });
    box.sandbox.clock.move(5 * minute);
    expect((await login('member1')).status).toBe(200);
  });

  it('LOG-05 failures during a lock do not extend it', async () => {
    await failTimes(5);
    for (let n = 0; n < 4; n += 1) {
      box.sandbox.clock.move(minute);
      await failTimes(3);
    }
    expect((await login('member1')).body.code).toBe('LOGIN_REFUSED');
    box.sandbox.clock.move(minute);
    expect((await login('member1')).status).toBe(200);
  });

  it('LOG-05 follows the limits that the operator sets', async () => {
    box.sandbox.settings.patch({ limits: { lockAfter: 2, lockMinutes: 1 } });
    await failTimes(2);
    expect((await login('member1')).status).toBe(422);
    box.sandbox.clock.move(minute);
    expect((await login('member1')).status).toBe(200);
  });

  it('LOG-05 failures at the same time are counted one by one', async () => {
    // Requests arrive in any order: the right password is sent once all wrong ones have arrived.
    await Promise.all(Array.from({ length: 12 }, () => login('member1', 'wrong')));
    expect((await login('member1')).body.code).toBe('LOGIN_REFUSED');
  });

  it('LOG-05 a crowd trying one account at once is refused before it is counted', async () => {
    const came = await Promise.all(Array.from({ length: 60 }, () => login('member1', 'wrong')));
    const away = came.filter(({ status }) => status === 429);
    expect(away.length).toBeGreaterThan(0);
    expect(away[0]?.headers.get('Retry-After')).toBe('1');
  }, 60_000);

  it('LOG-05 not even the captcha opens a lock, or reveals it', async () => {
    await failTimes(5);
    await askCall(box.address, 'verification.captcha');
    const [image] = await readOutbox(box.sandbox, { to: testClient });
    const { body } = await login('member1', seedPassword, { captcha: image?.code ?? '' });
    expect(body).toMatchObject({ code: 'LOGIN_REFUSED', value: { captcha: true } });
  });

  it('LOG-06 counts every spelling of a name towards one lock', async () => {
    const wanted: unknown[] = [];
    for (const name of ['Member1', 'MEMBER1', ' member1 ']) {
      wanted.push((await login(name, 'wrong')).body.value);
    }
    expect(wanted).toEqual([{ captcha: false }, { captcha: false }, { captcha: true }]);
    await login('ｍｅｍｂｅｒ１', 'wrong');
    await login('member1', 'wrong');
    box.sandbox.clock.move(5 * minute);
    expect((await login('MEMBER1')).body.value).toMatchObject({ userName: 'member1' });
  });

  it('failures spread over more than half an hour lock nobody', async () => {
    for (let n = 0; n < 8; n += 1) {
      await failTimes(1);
      box.sandbox.clock.move(8 * minute);
    }
    expect((await login('member1')).status).toBe(422);
    box.sandbox.clock.move(20 * minute);
    expect((await login('member1')).status).toBe(200);
  });
});

describe('LOG who may sign in', () => {
  it('LOG-13 an entrance for members turns agents away, and one for agents everybody else', async () => {
    expect((await login('agent1', seedPassword, { entrance: 'member' })).body.code).toBe('NOT_MEMBER');
    for (const name of ['member1', 'demo4']) {
      expect((await login(name, seedPassword, { entrance: 'agent' })).body.code).toBe('NOT_AGENT');
    }
    expect(await openSessions()).toEqual([]);
    expect((await login('agent42', seedPassword, { entrance: 'agent' })).status).toBe(200);
  });

  it('LOG-13 the client can’t override the brand’s own entrance', async () => {
    box.sandbox.settings.patch({ brand: { entrance: 'agent' } });
    expect((await login('member1', seedPassword, { entrance: 'any' })).body.code).toBe('NOT_AGENT');
  });

  it('LOG-16 refuses other kinds of login without a token and without breaking', async () => {
    for (const type of ['SMS', 'oauth', ['sms'], undefined, null]) {
      const { status, body } = await login('member1', seedPassword, { type });
      expect(status).toBe(400);
      expect(body).toMatchObject({ success: false, code: 'INPUT_INVALID' });
    }
    const mixed = await login('member1', seedPassword, { type: 'sms' });
    expect(mixed.body.code).toBe('PHONE_INVALID');
    expect(await openSessions()).toEqual([]);
  });

  it('LOG-19 look-alike names are unknown, or the same account', async () => {
    for (const name of ['mеmber1', 'member1\u0000', 'member1%00', "member1'--"]) {
      expect((await login(name)).body.code).toBe('LOGIN_REFUSED');
    }
    for (const name of ['ｍｅｍｂｅｒ１', 'member1\u200b', 'mem\u00adber1', ' \u200emember1\u00a0'])
      expect((await login(name)).body.value).toMatchObject({ userName: 'member1' });
  });
});

describe('LOG-15 signing in from an unregistered address', () => {
  const known = { 'X-Forwarded-For': '203.0.113.10' };
  const ask = (token: string) => askCall(box.address, 'wallet.balance', {}, { token });

  it('LOG-15 gives a token that works for nothing yet', async () => {
    const token = await signIn(box.address, 'newip1');
    expect(await ask(token)).toMatchObject({ status: 403, body: { code: 'MUST_VERIFY' } });
    const change = { oldPassword: seedPassword, newPassword: 'Otra-2027?', confirmNewPassword: 'Otra-2027?' };
    const changed = await askCall(box.address, 'password.change', change, { token });
    expect(changed).toMatchObject({ status: 403, body: { code: 'MUST_VERIFY' } });
  });

  it('LOG-15 a header does not make the address known', async () => {
    const input = { type: 'username', username: 'newip1', password: seedPassword };
    const { body } = await askCall(box.address, 'session.login', input, { headers: known });
    expect((await ask((body.value as { token: string }).token)).status).toBe(403);
  });

  it('LOG-15 the header of the configured proxy does', async () => {
    const behind = await startSandbox({ trustedProxies: ['127.0.0.1'] });
    const input = { type: 'username', username: 'newip1', password: seedPassword };
    const { body } = await askCall(behind.address, 'session.login', input, { headers: known });
    const { token } = body.value as { token: string };
    expect((await askCall(behind.address, 'wallet.balance', {}, { token })).status).toBe(200);
    await behind.close();
  });
});
