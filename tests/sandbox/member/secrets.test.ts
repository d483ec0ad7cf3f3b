import { Secret, TOTP } from 'otpauth';
import { beforeEach, describe, expect, it } from 'vitest';
import { seedPassword, seedWithdrawPassword } from '#sandbox/db/people.ts';
import { askCall, type Came, signIn } from '../../kit/ask-call.ts';
import { sandboxOfFile } from '../../kit/sandbox-of-file.ts';

const box = sandboxOfFile();
let token: string;

beforeEach(async () => {
  await box.reset();
  token = await signIn(box.address, 'member1');
});

function ask(name: Parameters<typeof askCall>[1], input: Record<string, unknown> = {}): Promise<Came> {
  return askCall(box.address, name, input, { token });
}

async function codeOf(asked: Promise<Came>): Promise<unknown> {
  const { status, body } = await asked;
  return status === 200 ? 200 : body.code;
}

function setWithdraw(newPassword: string, more: Record<string, string> = {}): Promise<Came> {
  const input = { password: seedPassword, newPassword, confirmNewPassword: newPassword, ...more };
  return ask('member.setWithdrawPassword', input);
}

describe('the withdraw password', () => {
  it('is set with the sign-in password, and ends no session', async () => {
    const elsewhere = await signIn(box.address, 'member1');
    expect(await codeOf(setWithdraw('802461'))).toBe(200);
    expect((await askCall(box.address, 'member.info', {}, { token: elsewhere })).status).toBe(200);
    expect(await codeOf(setWithdraw('802461'))).toBe('PASSWORD_SAME');
  });

  it('must differ from the current one', async () => {
    expect(await codeOf(setWithdraw(seedWithdrawPassword))).toBe('PASSWORD_SAME');
  });

  it.each([
    '12345',
    '1234567',
    'abcdef',
    '135 79',
    '',
    '123456',
    '987654',
    '890123',
    '111111',
    '121212',
    '123123',
  ])('is six digits that are no common guess: not %j', async (digits) => {
    expect(['PASSWORD_RULE', 'INPUT_INVALID']).toContain(await codeOf(setWithdraw(digits)));
  });

  it('must be typed the same twice', async () => {
    expect(await codeOf(setWithdraw('802461', { confirmNewPassword: '802462' }))).toBe(
      'PASSWORD_CONFIRMATION',
    );
  });

  it('ten wrong sign-in passwords lock it, and changing that password too', async () => {
    for (let n = 0; n < 10; n += 1) {
      expect(await codeOf(setWithdraw('802461', { password: `wrong${n}` }))).toBe('PASSWORD_WRONG');
    }
    expect(await codeOf(setWithdraw('802461'))).toBe('PASSWORD_WRONG');
    const change = { oldPassword: seedPassword, newPassword: 'Otra-clave-2027?' };
    expect(await codeOf(ask('password.change', { ...change, confirmNewPassword: change.newPassword }))).toBe(
      'PASSWORD_WRONG',
    );
    box.sandbox.clock.move(5 * 60_000);
    expect(await codeOf(setWithdraw('802461'))).toBe(200);
  });

  it('leaves no trace in the log', async () => {
    await setWithdraw('802461');
    await setWithdraw('802462', { password: 'planted-wrong-password' });
    expect(box.logged.join('\n')).not.toMatch(/802461|802462|planted-wrong/);
  });
});

function codeNow(secret: string, steps = 0): string {
  const app = new TOTP({ algorithm: 'SHA1', digits: 6, period: 30, secret: Secret.fromBase32(secret) });
  return app.generate({ timestamp: box.sandbox.clock.now() + steps * 30_000 });
}

/** Starts early in a time step, so that none ends during a test. */
async function begin(): Promise<{ secret: string; uri: string }> {
  box.sandbox.clock.move(31_000 - (box.sandbox.clock.now() % 30_000));
  return (await ask('member.beginAuthenticator', { password: seedPassword })).body.value as never;
}

async function isSet(): Promise<boolean> {
  return ((await ask('member.profile')).body.value as { authenticatorSet: boolean }).authenticatorSet;
}

describe('the authenticator', () => {
  it('is set up with a first code, and removed with another', async () => {
    const { secret, uri } = await begin();
    expect(uri).toMatch(/^otpauth:\/\/totp\/Vest%C3%ADbulo:member1\?/);
    expect(new URL(uri).searchParams.get('secret')).toBe(secret);
    expect(await isSet()).toBe(false);
    expect(await codeOf(ask('member.confirmAuthenticator', { code: codeNow(secret) }))).toBe(200);
    expect(await isSet()).toBe(true);
    box.sandbox.clock.move(60_000);
    const removal = { password: seedPassword, code: codeNow(secret) };
    expect(await codeOf(ask('member.removeAuthenticator', removal))).toBe(200);
    expect(await isSet()).toBe(false);
  });

  it('a code works once, also for another action', async () => {
    const { secret } = await begin();
    const code = codeNow(secret);
    await ask('member.confirmAuthenticator', { code });
    expect(await codeOf(ask('member.removeAuthenticator', { password: seedPassword, code }))).toBe(
      'CODE_WRONG',
    );
  });

  it.each([
    [-2, 'CODE_WRONG'],
    [-1, 200],
    [0, 200],
    [1, 200],
    [2, 'CODE_WRONG'],
  ])('a code of %s steps from now: %s', async (steps, expected) => {
    const { secret } = await begin();
    expect(await codeOf(ask('member.confirmAuthenticator', { code: codeNow(secret, steps) }))).toBe(expected);
  });

  it('starting again makes another secret, and voids the first', async () => {
    const [first, second] = [await begin(), await begin()];
    expect(first.secret).not.toBe(second.secret);
    expect(await codeOf(ask('member.confirmAuthenticator', { code: codeNow(first.secret) }))).toBe(
      'CODE_WRONG',
    );
    expect(await codeOf(ask('member.confirmAuthenticator', { code: codeNow(second.secret) }))).toBe(200);
  });

  it('an active one can’t be replaced without being removed first', async () => {
    const { secret } = await begin();
    await ask('member.confirmAuthenticator', { code: codeNow(secret) });
    expect(await codeOf(ask('member.beginAuthenticator', { password: seedPassword }))).toBe(
      'FUNCTION_DISABLED',
    );
    expect(await codeOf(ask('member.confirmAuthenticator', { code: codeNow(secret, 1) }))).toBe('CODE_WRONG');
    expect(await isSet()).toBe(true);
  });

  it('needs the sign-in password to be set up and to be removed', async () => {
    expect(await codeOf(ask('member.beginAuthenticator', { password: 'wrong' }))).toBe('PASSWORD_WRONG');
    const { secret } = await begin();
    await ask('member.confirmAuthenticator', { code: codeNow(secret) });
    const removal = { password: 'wrong', code: codeNow(secret, 1) };
    expect(await codeOf(ask('member.removeAuthenticator', removal))).toBe('PASSWORD_WRONG');
    expect(await isSet()).toBe(true);
  });

  it('codes can’t be guessed by trying all', async () => {
    const { secret } = await begin();
    for (let n = 0; n < 10; n += 1) {
      expect(await codeOf(ask('member.confirmAuthenticator', { code: `00000${n}` }))).toBe('CODE_WRONG');
    }
    expect(await codeOf(ask('member.confirmAuthenticator', { code: codeNow(secret) }))).toBe('CODE_WRONG');
    box.sandbox.clock.move(5 * 60_000);
    expect(await codeOf(ask('member.confirmAuthenticator', { code: codeNow(secret) }))).toBe(200);
  });

  it('of two first codes sent at once one counts', async () => {
    const { secret } = await begin();
    const code = codeNow(secret);
    const both = await Promise.all([0, 1].map(() => ask('member.confirmAuthenticator', { code })));
    expect(both.map(({ status }) => status).sort()).toEqual([200, 422]);
  });

  it('without a set-up there is nothing to confirm', async () => {
    expect(await codeOf(ask('member.confirmAuthenticator', { code: '123456' }))).toBe('CODE_WRONG');
    const removal = { password: seedPassword, code: '123456' };
    expect(await codeOf(ask('member.removeAuthenticator', removal))).toBe('CODE_WRONG');
  });
});
