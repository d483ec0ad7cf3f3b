import { beforeEach, describe, expect, it } from 'vitest';
import { seedPassword } from '#sandbox/db/people.ts';
import { readOutbox } from '#sandbox/kit/outbox.ts';
import { askCall, type Came, signIn } from '../../kit/ask-call.ts';
import { sandboxOfFile } from '../../kit/sandbox-of-file.ts';

const minute = 60_000;
const day = 24 * 60 * minute;
const fresh = 'Otra-clave-2027?';
const box = sandboxOfFile();

beforeEach(() => box.reset());

function change(token: string, input: Record<string, string> = {}) {
  const whole = {
    oldPassword: seedPassword,
    newPassword: fresh,
    confirmNewPassword: input.newPassword ?? fresh,
    ...input,
  };
  return askCall(box.address, 'password.change', whole, { token });
}

const tokenIn = ({ body }: Came) => (body.value as { token: string }).token;

async function codeOf(token: string, input: Record<string, string>): Promise<unknown> {
  return (await change(token, input)).body.code;
}

function info(token: string) {
  return askCall(box.address, 'member.info', {}, { token });
}

describe('changing the password', () => {
  it('PWD-06 keeps this session and ends all others of the member, and nobody else’s; the owner gets a mail', async () => {
    const [here, there] = [await signIn(box.address, 'member1'), await signIn(box.address, 'member1')];
    const other = await signIn(box.address, 'member2');
    const kept = tokenIn(await change(here));
    expect([(await info(kept)).status, (await info(there)).status, (await info(other)).status]).toEqual([
      200, 401, 200,
    ]);
    await expect(signIn(box.address, 'member1')).rejects.toThrow('LOGIN_REFUSED');
    expect(await signIn(box.address, 'member1', fresh)).toBeTruthy();
    const [notice] = await readOutbox(box.sandbox, { kind: 'mail' });
    expect(notice).toMatchObject({ recipient: 'member1@vestibulo.example', code: null });
  });

  it('W16 the session goes on under a new token, and the old token is useless to anybody who saw it', async () => {
    const old = await signIn(box.address, 'member1');
    const renewed = tokenIn(await change(old));
    expect(renewed).toMatch(/^[\w-]{43}$/);
    expect(renewed).not.toBe(old);
    for (const call of ['member.info', 'session.life', 'session.stay', 'session.logout'] as const) {
      expect((await askCall(box.address, call, {}, { token: old })).status, call).toBe(401);
    }
    expect((await change(old, { oldPassword: fresh, newPassword: 'Y-otra-mas-2028?' })).status).toBe(401);
    expect((await info(renewed)).status).toBe(200);
    expect(box.logged.join('')).not.toContain(renewed);
  });

  it('W16 the session keeps its age and its sign-in under the new token', async () => {
    box.sandbox.settings.patch({ limits: { absoluteHours: 1 } });
    const old = await signIn(box.address, 'member1');
    box.sandbox.clock.move(20 * minute);
    const token = tokenIn(await change(old));
    const life = await askCall(box.address, 'session.life', {}, { token });
    const { absoluteSeconds } = life.body.value as { absoluteSeconds: number };
    expect(absoluteSeconds).toBeLessThanOrEqual(40 * 60);
    const { value } = (await askCall(box.address, 'member.signIns', {}, { token })).body;
    expect((value as { current: boolean }[])[0]).toMatchObject({ current: true, open: true });
  });

  it('names the fault, with the old password first', async () => {
    const token = await signIn(box.address, 'member1');
    expect(await codeOf(token, { confirmNewPassword: 'Otra-clave-2028?' })).toBe('PASSWORD_CONFIRMATION');
    expect(await codeOf(token, { oldPassword: 'wrong', newPassword: 'short' })).toBe('PASSWORD_WRONG');
    expect(await codeOf(token, { newPassword: seedPassword })).toBe('PASSWORD_SAME');
    for (const newPassword of [
      'corta-1',
      'password123',
      `x${fresh.repeat(3)}`,
      'eh-Member1-eh',
      'Vestíbulo-2027',
    ]) {
      expect(await codeOf(token, { newPassword })).toBe('PASSWORD_RULE');
    }
    expect(await signIn(box.address, 'member1')).toBeTruthy();
  });

  it('enforces the rule that it announces', async () => {
    box.sandbox.settings.patch({ passwordRule: { minLength: 20, maxLength: 24 } });
    const rule = (await askCall(box.address, 'password.rule')).body.value;
    expect(rule).toEqual({ patternId: 'password', minLength: 20, maxLength: 24 });
    const token = await signIn(box.address, 'member1');
    expect(await codeOf(token, { newPassword: fresh })).toBe('PASSWORD_RULE');
    expect((await change(token, { newPassword: 'Otra-clave-aun-2027?' })).status).toBe(200);
  });

  it('PWD-05 ten wrong old passwords are refused, and after the fifth the right one for a while', async () => {
    const token = await signIn(box.address, 'member1');
    for (let n = 0; n < 5; n += 1)
      expect(await codeOf(token, { oldPassword: `wrong${n}` })).toBe('PASSWORD_WRONG');
    expect(await codeOf(token, {})).toBe('PASSWORD_WRONG');
    for (let n = 5; n < 10; n += 1)
      expect(await codeOf(token, { oldPassword: `wrong${n}` })).toBe('PASSWORD_WRONG');
    box.sandbox.clock.move(5 * minute);
    expect((await change(token)).status).toBe(200);
  });

  it('PWD-05 refused tries do not extend a session beyond its end', async () => {
    const token = await signIn(box.address, 'member1');
    const { absoluteHours } = box.sandbox.settings.current().limits;
    for (let passed = 0; passed < absoluteHours * 60; passed += 20) {
      expect(await codeOf(token, { oldPassword: 'wrong' })).toBe('PASSWORD_WRONG');
      box.sandbox.clock.move(20 * minute);
    }
    expect(await codeOf(token, { oldPassword: 'wrong' })).toBe('SESSION_ENDED');
  });

  it('of two changes at once one counts', async () => {
    const [one, other] = [await signIn(box.address, 'member1'), await signIn(box.address, 'member1')];
    const came = await Promise.all([change(one), change(other, { newPassword: 'Y-otra-mas-2028?' })]);
    expect(came.map(({ status }) => status).sort()).not.toEqual([200, 200]);
  });
});

describe('a password that must be changed', () => {
  it.each([
    ['default1', { mustChangePassword: true, passwordExpired: false }],
    ['expired1', { mustChangePassword: false, passwordExpired: true }],
  ])('PWD-01 %s may do that, sign out, and nothing else', async (username, expected) => {
    const input = { type: 'username', username, password: seedPassword };
    const { value } = (await askCall(box.address, 'session.login', input)).body;
    expect(value).toMatchObject(expected);
    const { token } = value as { token: string };
    for (const name of ['member.info', 'wallet.balance', 'notices.unread', 'session.firstLogin'] as const) {
      const refused = await askCall(box.address, name, {}, { token });
      expect(refused).toMatchObject({ status: 403, body: { code: 'MUST_CHANGE_PASSWORD' } });
    }
    const full = tokenIn(await change(token));
    expect([(await info(token)).status, (await info(full)).status]).toEqual([401, 200]);
    expect((await askCall(box.address, 'session.logout', {}, { token: full })).status).toBe(200);
    const next = await askCall(box.address, 'session.login', { ...input, password: fresh });
    expect(next.body.value).toMatchObject({ mustChangePassword: false, passwordExpired: false });
  });

  it('PWD-02 an expired one may be used while its switch is off', async () => {
    box.sandbox.settings.patch({ whitelabel: { PWDEXPIRE: false } });
    expect((await info(await signIn(box.address, 'expired1'))).status).toBe(200);
  });

  it('every password expires', async () => {
    box.sandbox.clock.move(61 * day);
    expect((await info(await signIn(box.address, 'member1'))).body.code).toBe('MUST_CHANGE_PASSWORD');
  });
});
