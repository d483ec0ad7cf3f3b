import { eq } from 'drizzle-orm';
import { TOTP } from 'otpauth';
import { beforeEach, describe, expect, it } from 'vitest';
import type { AddressWay } from '#contract/verification.ts';
import { changePerson } from '#sandbox/control/people.ts';
import { people, seedPassword } from '#sandbox/db/people.ts';
import { knownAddresses, members } from '#sandbox/db/schema.ts';
import { readOutbox } from '#sandbox/kit/outbox.ts';
import { askCall, type Came, signIn } from '../../kit/ask-call.ts';
import { startSandbox } from '../../kit/sandbox.ts';
import { sandboxOfFile } from '../../kit/sandbox-of-file.ts';

const minute = 60_000;
const mobile = '+56961234567';
const mail = 'newip1@vestibulo.example';
const box = sandboxOfFile();

beforeEach(() => box.reset());

function answer(token: string, way: AddressWay, typed: string): Promise<Came> {
  return askCall(box.address, 'verification.addressAnswer', { way, answer: typed }, { token });
}

const tokenIn = ({ body }: Came) => (body.value as { token: string }).token;

async function codeFor(token: string, way: 'mobile' | 'email', language = 'ES'): Promise<string> {
  const sent = await askCall(
    box.address,
    'verification.addressCode',
    { way },
    { token, headers: { Language: language } },
  );
  expect(sent.body).toMatchObject({ success: true, value: { expiredMinutes: 10 } });
  const [letter] = await readOutbox(box.sandbox, { to: way === 'mobile' ? mobile : mail });
  return letter?.code ?? '';
}

function totpNow(): string {
  const secret = people.find(({ account }) => account === 'newip1')?.totpSecret ?? '';
  return new TOTP({ secret }).generate({ timestamp: box.sandbox.clock.now() });
}

async function balance(token: string): Promise<string> {
  const { status, body } = await askCall(box.address, 'wallet.balance', {}, { token });
  return `${status} ${body.code ?? 'OK'}`;
}

function login() {
  const input = { username: 'newip1', password: seedPassword, type: 'username' };
  return askCall(box.address, 'session.login', input);
}

describe('LOG-15 verifying a new address', () => {
  it('lists the ways open to this member, and reveals hardly more than their owner knows', async () => {
    const token = await signIn(box.address, 'newip1');
    const { body } = await askCall(box.address, 'verification.addressWays', {}, { token });
    expect(body.value).toEqual({
      ways: [
        { way: 'mobile', hint: '•••4567' },
        { way: 'email', hint: 'n•••@•••.example' },
        { way: 'bank', hint: '' },
        { way: 'authenticator', hint: '' },
      ],
    });
  });

  it('offers only ways that the member has', async () => {
    const bare = { mobile: null, email: null, emailKey: null, payeeName: ' - ', totpConfirmed: false };
    const token = await signIn(box.address, 'newip1');
    await box.sandbox.db.write((tx) => tx.update(members).set(bare).where(eq(members.account, 'newip1')));
    const { body } = await askCall(box.address, 'verification.addressWays', {}, { token });
    expect(body.value).toEqual({ ways: [] });
    expect((await answer(token, 'bank', '-')).body.code).toBe('ANSWER_WRONG');
    expect((await answer(token, 'authenticator', totpNow())).body.code).toBe('CODE_WRONG');
    expect((await answer(token, 'mobile', '123456')).body.code).toBe('CODE_WRONG');
    for (const way of ['mobile', 'email']) {
      const sent = await askCall(box.address, 'verification.addressCode', { way }, { token });
      expect(sent).toMatchObject({ status: 422, body: { code: 'FORBIDDEN' } });
    }
  });

  const rightAnswers: readonly [AddressWay, (token: string) => Promise<string> | string][] = [
    ['mobile', (token) => codeFor(token, 'mobile')],
    ['email', (token) => codeFor(token, 'email', 'EN')],
    ['bank', () => '  IRENE   sálas '],
    ['authenticator', totpNow],
  ];

  it.each(rightAnswers)('by %s opens the session and makes the address known', async (way, right) => {
    const token = await signIn(box.address, 'newip1');
    expect(await balance(token)).toBe('403 MUST_VERIFY');
    const verified = tokenIn(await answer(token, way, await right(token)));
    expect([await balance(token), await balance(verified)]).toEqual(['401 SESSION_ENDED', '200 OK']);
    expect(await balance(await signIn(box.address, 'newip1'))).toBe('200 OK');
    const known = await box.sandbox.db.read.select().from(knownAddresses);
    expect(known.map(({ address }) => address).sort()).toEqual(['127.0.0.1', '203.0.113.10']);
  });

  it('W16 with the answer lost, the member signs in again from an address that is now known', async () => {
    const token = await signIn(box.address, 'newip1');
    const verified = tokenIn(await answer(token, 'bank', 'Irene Salas'));
    expect((await answer(token, 'bank', 'Irene Salas')).body.code).toBe('SESSION_ENDED');
    expect(await balance(await signIn(box.address, 'newip1'))).toBe('200 OK');
    const ways = await askCall(box.address, 'verification.addressWays', {}, { token: verified });
    expect(ways.body.value).toEqual({ ways: [] });
    expect((await answer(verified, 'bank', 'Irene Salas')).body.code).toBe('FORBIDDEN');
  });

  it('says in the mail where the sign-in comes from, in the requested language', async () => {
    const token = await signIn(box.address, 'newip1');
    await codeFor(token, 'mobile');
    await codeFor(token, 'email', 'EN');
    const [english, spanish] = await readOutbox(box.sandbox);
    expect(english).toMatchObject({ kind: 'mail', recipient: mail });
    expect(english?.text).toMatch(/from 127\.0\.0\.1\. .*change your password/);
    expect(spanish).toMatchObject({ kind: 'sms', recipient: mobile });
    expect(spanish?.text).toMatch(/desde 127\.0\.0\.1\. .*cambia tu contraseña/);
  });

  it('a code works for one session, one way and one use, and expires', async () => {
    const [mine, other] = [await signIn(box.address, 'newip1'), await signIn(box.address, 'newip1')];
    const code = await codeFor(mine, 'mobile');
    expect((await answer(other, 'mobile', code)).body.code).toBe('CODE_WRONG');
    expect((await answer(mine, 'email', code)).body.code).toBe('CODE_WRONG');
    box.sandbox.clock.move(10 * minute);
    expect((await answer(mine, 'mobile', code)).body.code).toBe('CODE_EXPIRED');
  });

  it('codes are limited like any others', async () => {
    const token = await signIn(box.address, 'newip1');
    await codeFor(token, 'mobile');
    const again = await askCall(box.address, 'verification.addressCode', { way: 'mobile' }, { token });
    expect(again).toMatchObject({ status: 429, body: { code: 'TOO_MANY_REQUESTS' } });
    expect(Number(again.headers.get('Retry-After'))).toBeGreaterThan(0);
  });

  it('a code of the authenticator works once', async () => {
    const code = totpNow();
    const [one, other] = [await signIn(box.address, 'newip1'), await signIn(box.address, 'newip1')];
    const came = await Promise.all([one, other].map((token) => answer(token, 'authenticator', code)));
    expect(came.map(({ status }) => status).sort()).toEqual([200, 422]);
  });

  it.each(['Irene', 'Irene Salaz', 'irenes alas', '   ', 'Salas Irene'])(
    'another name is wrong: %s',
    async (typed) => {
      const token = await signIn(box.address, 'newip1');
      expect((await answer(token, 'bank', typed)).body.code).toBe('ANSWER_WRONG');
      expect(await balance(token)).toBe('403 MUST_VERIFY');
    },
  );
});

describe('LOG-15 wrong answers', () => {
  it('the fifth ends the session, and for five minutes nobody gets in from a new address', async () => {
    const token = await signIn(box.address, 'newip1');
    for (let n = 1; n < 5; n += 1) expect((await answer(token, 'bank', 'x')).body.code).toBe('ANSWER_WRONG');
    expect(await answer(token, 'bank', 'x')).toMatchObject({ status: 401, body: { code: 'SESSION_ENDED' } });
    expect(await balance(token)).toBe('401 SESSION_ENDED');
    expect((await login()).body).toMatchObject({ code: 'LOGIN_REFUSED', value: { captcha: true } });
    box.sandbox.clock.move(5 * minute);
    expect((await login()).status).toBe(200);
  });

  it('are counted for the member: signing in again gives no new tries, and ends with the last', async () => {
    const tokens = [];
    for (let n = 0; n < 5; n += 1) tokens.push(await signIn(box.address, 'newip1'));
    const codes = [];
    for (const token of tokens) codes.push((await answer(token, 'authenticator', '000000')).body.code);
    expect(codes).toEqual([...Array(4).fill('CODE_WRONG'), 'SESSION_ENDED']);
    for (const token of tokens) expect(await balance(token)).toBe('401 SESSION_ENDED');
  });

  it('many at once are counted one by one, and none of them after the last', async () => {
    const token = await signIn(box.address, 'newip1');
    const tries = Array.from({ length: 9 }, () => answer(token, 'bank', 'x'));
    const right = answer(token, 'bank', 'Irene Salas');
    const wrong = (await Promise.all(tries)).filter(({ body }) => body.code === 'ANSWER_WRONG');
    expect(wrong.length).toBeLessThan(5);
    const { status } = await right;
    expect(await balance(token)).toBe(status === 200 ? '200 OK' : '401 SESSION_ENDED');
  });

  it('do not keep the owner out who comes from a known address', async () => {
    const behind = await startSandbox({ trustedProxies: ['127.0.0.1'] });
    const input = { username: 'newip1', password: seedPassword, type: 'username' };
    const away = (await askCall(behind.address, 'session.login', input)).body.value as { token: string };
    for (let n = 0; n < 5; n += 1) {
      const wrong = { way: 'bank', answer: 'x' };
      await askCall(behind.address, 'verification.addressAnswer', wrong, { token: away.token });
    }
    expect((await askCall(behind.address, 'session.login', input)).body.code).toBe('LOGIN_REFUSED');
    const home = { headers: { 'X-Forwarded-For': '203.0.113.10' } };
    expect((await askCall(behind.address, 'session.login', input, home)).status).toBe(200);
    await behind.close();
  });

  it('after four of them the right one opens the session and resets the count', async () => {
    const token = await signIn(box.address, 'newip1');
    for (let n = 1; n < 5; n += 1) await answer(token, 'bank', 'x');
    expect((await answer(token, 'bank', 'Irene Salas')).status).toBe(200);
    await box.sandbox.db.write((tx) => tx.delete(knownAddresses));
    const next = await signIn(box.address, 'newip1');
    expect((await answer(next, 'bank', 'x')).body.code).toBe('ANSWER_WRONG');
  });

  it('leave nothing typed in the log', async () => {
    const token = await signIn(box.address, 'newip1');
    await answer(token, 'bank', 'Irene Salas Secreta');
    expect(box.logged.join('\n')).not.toContain('Secreta');
  });
});

describe('LOG-15 a new address and a password that must be changed', () => {
  it('are handled in this order: first verify, then change, and nothing between', async () => {
    await changePerson(box.sandbox, { account: 'newip1', mustChange: true });
    const { value } = (await login()).body;
    // Until then nothing is said about the password.
    expect(value).toMatchObject({ mustChangePassword: false, passwordExpired: false });
    const { token } = value as { token: string };
    const fresh = 'Otra-clave-2027?';
    const change = { oldPassword: seedPassword, newPassword: fresh, confirmNewPassword: fresh };
    expect(await balance(token)).toBe('403 MUST_VERIFY');
    expect((await askCall(box.address, 'password.change', change, { token })).body.code).toBe('MUST_VERIFY');
    const verified = tokenIn(await answer(token, 'bank', 'Irene Salas'));
    expect(await balance(verified)).toBe('403 MUST_CHANGE_PASSWORD');
    const full = tokenIn(await askCall(box.address, 'password.change', change, { token: verified }));
    expect([await balance(verified), await balance(full)]).toEqual(['401 SESSION_ENDED', '200 OK']);
  });
});
