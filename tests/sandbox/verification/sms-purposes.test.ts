import { beforeEach, describe, expect, it } from 'vitest';
import type { CallName } from '#contract/calls.ts';
import { readOutbox } from '#sandbox/kit/outbox.ts';
import { sentinels } from '#sandbox/kit/sentinels.ts';
import { spendCode } from '#sandbox/verification/codes.ts';
import { wordsOf } from '#sandbox/wire/words.ts';
import { askCall, type Came } from '../../kit/ask-call.ts';
import { sandboxOfFile } from '../../kit/sandbox-of-file.ts';

const minute = 60_000;
const dialing = { countryDialingCode: '51' };
const mine = '987654321';
const nobodys = '987000111';
type SmsCall = Extract<CallName, `verification.sms${string}`>;
const box = sandboxOfFile();

beforeEach(() => box.reset());

function send(name: SmsCall, number = mine, language = 'ES'): Promise<Came> {
  const input = name === 'verification.smsRegister' ? { mobileNo: number } : { mobileNum: number };
  const asked = { client: 'mine', headers: { Language: language } };
  return askCall(box.address, name, { ...input, ...dialing }, asked);
}

async function lastCode(number = mine): Promise<string> {
  const [letter] = await readOutbox(box.sandbox, { to: `+51${number}`, kind: 'sms' });
  return letter?.code ?? 'none';
}

describe('a code for registering', () => {
  it('is sent to any caller, whether or not the number belongs to an account', async () => {
    const [known, unknown] = [
      await send('verification.smsRegister'),
      await send('verification.smsRegister', nobodys),
    ];
    expect(known.body.value).toEqual({ expiredMinutes: 10 });
    expect(unknown.body).toEqual(known.body);
    expect(await lastCode(nobodys)).toMatch(/^\d{6}$/);
  });

  it('is off when neither mobile registration nor its SMS is on', async () => {
    box.sandbox.settings.patch({ whitelabel: { REGSMS: false } });
    expect((await send('verification.smsRegister')).status).toBe(200);
    box.sandbox.settings.patch({ whitelabel: { MOBILEREG: false } });
    expect((await send('verification.smsRegister', nobodys)).body.code).toBe('FUNCTION_DISABLED');
  });
});

describe('a code for a forgotten password', () => {
  it('says when another may be requested, in epoch milliseconds', async () => {
    const before = box.sandbox.clock.now();
    const { body } = await send('verification.smsForgot');
    const { expirationTime } = body.value as { expirationTime: number };
    expect(expirationTime).toBeGreaterThanOrEqual(before + 10 * minute);
    expect(expirationTime).toBeLessThanOrEqual(box.sandbox.clock.now() + 10 * minute);
    expect(await lastCode()).toMatch(/^\d{6}$/);
  });

  it('SMS-10 is answered the same for an unknown number, and not sent', async () => {
    const [known, unknown] = [
      await send('verification.smsForgot'),
      await send('verification.smsForgot', nobodys),
    ];
    expect(unknown.status).toBe(known.status);
    expect(Object.keys(unknown.body.value as object)).toEqual(Object.keys(known.body.value as object));
    expect(await lastCode(nobodys)).toBe('none');
  });

  it('is off with its switch', async () => {
    box.sandbox.settings.patch({ whitelabel: { CHNGPASSVERIF3: false } });
    expect((await send('verification.smsForgot')).body.code).toBe('FUNCTION_DISABLED');
  });
});

describe('codes of every purpose', () => {
  it('work only for their own purpose, and only in the tab that asked', async () => {
    await send('verification.smsForgot');
    const code = await lastCode();
    const input = { type: 'sms', username: mine, ...dialing, password: code };
    expect((await askCall(box.address, 'session.login', input, { client: 'mine' })).body.code).toBe(
      'CODE_WRONG',
    );
    const target = `+51${mine}`;
    const spend = (purpose: 'register' | 'forgot', client: string) =>
      spendCode(box.sandbox, { purpose, target, client }, code);
    expect(await spend('register', 'mine')).toBe('wrong');
    expect(await spend('forgot', 'theirs')).toBe('wrong');
    expect(await spend('forgot', 'mine')).toBe('right');
    expect(await spend('forgot', 'mine')).toBe('wrong');
  });

  it('SMS-02 share the limit of a number: another purpose brings no second message', async () => {
    expect((await send('verification.smsForgot')).status).toBe(200);
    expect((await send('verification.smsLogin')).status).toBe(429);
    expect((await send('verification.smsRegister')).status).toBe(429);
  });

  it('SMS-08 may be requested again after one minute when an identity provider sends them', async () => {
    box.sandbox.settings.patch({ whitelabel: { SMSIDP: true } });
    expect((await send('verification.smsLogin')).body.value).toEqual({ expiredMinutes: 1 });
    const before = box.sandbox.clock.now();
    const { body } = await send('verification.smsForgot', nobodys);
    const { expirationTime } = body.value as { expirationTime: number };
    expect(expirationTime).toBeGreaterThanOrEqual(before + minute);
    expect(expirationTime).toBeLessThanOrEqual(box.sandbox.clock.now() + minute);
  });

  it('say in their text what they are for, in the caller’s language', async () => {
    await send('verification.smsForgot');
    await send('verification.smsRegister', nobodys, 'EN');
    const [english, spanish] = await readOutbox(box.sandbox, { kind: 'sms' });
    expect(spanish?.text).toContain('elegir otra contraseña');
    expect(english?.text).toContain('registration code');
  });
});

describe('the messages of the phone table (spec 8), each for a number that can be typed', () => {
  const said = (code: Parameters<typeof wordsOf>[0]) => ({ code, message: wordsOf(code, 'EN') });
  const table = [
    ['QUOTA_EXCEEDED', '900000402', 'Quota not sufficient, contact customer service'],
    ['FUNCTION_DISABLED', '900000403', 'Function not enabled, contact customer service'],
    ['CHALLENGE_FAILED', '900000412', 'Captcha check failed'],
    ['UNKNOWN_ERROR', '900000520', 'Unknown error, try again'],
    ['CODE_EXPIRED', '900000410', 'Verification code expired, send again'],
    ['IDENTITY_REFUSED', '900000408', 'Login failure, try again'],
    ['TOO_MANY_REQUESTS', '900000429', 'Too many requests, try again after 5 minutes'],
    ['PHONE_INVALID', '12', 'Invalid phone number format'],
    ['PHONE_MISSING', ' ', 'Missing phone number'],
  ] as const;

  it.each(table)('%s', async (code, number, message) => {
    for (const name of ['Login', 'Register', 'Forgot'] as const) {
      const { body } = await send(`verification.sms${name}`, number, 'EN');
      expect(body).toMatchObject({ success: false, code, message });
    }
    expect(said(code).message).toBe(message);
  });

  it.each([
    ['CODE_WRONG', { password: '000000' }],
    ['CODE_MISSING', { password: '  ' }],
    ['PHONE_MISSING', { username: ' ' }],
  ] as const)('%s, when signing in', async (code, typed) => {
    const input = { type: 'sms', username: mine, ...dialing, password: '123456', ...typed };
    const { body } = await askCall(box.address, 'session.login', input, { headers: { Language: 'EN' } });
    expect(body).toMatchObject(said(code));
  });

  it('every number with a special message is a valid one', () => {
    expect(new Set(sentinels.map(({ number }) => number)).size).toBe(sentinels.length);
  });
});
