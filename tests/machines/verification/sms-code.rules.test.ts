import { describe, expect, it, test } from 'vitest';
import { asMinutes } from '#contract/units.ts';
import { countdownSeconds, numberWaiting, secondsUntil } from '#machines/verification/code-waits.rules.ts';
import { endsAtOf, newCode, placeOf, sendInput, waitAfter } from '#machines/verification/sms-code.rules.ts';

const now = 1_795_000_000_000;

test.each([
  [2, 120],
  [0.5, 30],
  [0, 0],
  [-3, 0],
  [1e12, 3600],
  [Number.NaN, 60],
  [Number.POSITIVE_INFINITY, 60],
])('PWD-11 an answer of %d minutes counts down %d seconds', (minutes, seconds) => {
  expect(countdownSeconds(asMinutes(minutes))).toBe(seconds);
});

test.each([
  ['ten minutes on', now + 600_000, 600],
  ['this moment', now, 0],
  ['past', now - 1, 0],
  ['1e12, long past', 1e12, 0],
  ['the beginning of time', 0, 0],
  ['1e15, far beyond', 1e15, 3_600],
  ['no number', Number.NaN, 60],
])('PWD-11 until %s', (_, moment, seconds) => {
  expect(secondsUntil(moment, now)).toBe(seconds);
});

describe('the wait after a send', () => {
  it('is as the answer says', () => {
    expect(waitAfter({ expiredMinutes: asMinutes(10) }, false)).toEqual({ seconds: 600, until: null });
    expect(waitAfter({ expirationTime: now }, false)).toMatchObject({ until: now });
  });

  it.each([
    { expiredMinutes: asMinutes(10) },
    { expiredMinutes: asMinutes(0) },
    { expirationTime: now },
    { expirationTime: 0 },
  ])('SMS-08 is a minute when an identity provider sends codes, whatever the answer: %o', (sent) => {
    expect(waitAfter(sent, true)).toEqual({ seconds: 60, until: null });
  });
});

test('the proof of a slider is sent with the request it was solved for', () => {
  const input = { mobileNo: '600111222', countryDialingCode: '34' };
  expect(sendInput({ ...newCode, input })).toEqual(input);
  expect(sendInput({ ...newCode, input, verificationData: 'proof' })).toEqual({
    ...input,
    verificationData: 'proof',
  });
});

describe('SMS-02 the number that a code was sent to', () => {
  const number = { mobileNum: '600111222', countryDialingCode: '34' };
  const other = { mobileNum: '600111333', countryDialingCode: '34' };
  const endsAt = now + 60_000;

  it.each([
    ['for signing in', number],
    ['for registering', { mobileNo: '600111222', countryDialingCode: '34' }],
  ])('%s is known while the wait runs, and nothing else of the request', (_, input) => {
    const sent = { ...input, verificationData: 'proof' };
    expect(numberWaiting({ waits: [{ input: sent, endsAt }] })).toEqual(number);
  });

  it('is the last of them', () => {
    const waits = [
      { input: number, endsAt },
      { input: other, endsAt },
    ];
    expect(numberWaiting({ waits })).toEqual(other);
  });

  it('is unknown before anything was sent, and is never a mail address', () => {
    expect(numberWaiting(newCode)).toBeNull();
    expect(numberWaiting({ waits: [{ input: number, endsAt: null }] })).toBeNull();
    const mail = { kind: 'email', target: 'a@b.example', countryDialingCode: '' } as const;
    expect(numberWaiting({ waits: [{ input: mail, endsAt }] })).toBeNull();
  });
});

describe('a wait belongs to one number or address', () => {
  const waits = [{ input: { mobileNum: '600 111-222', countryDialingCode: '34' }, endsAt: now }];

  it.each([
    [{ mobileNum: ' 600111222', countryDialingCode: '34' }],
    [{ mobileNo: '600-111-222', countryDialingCode: '34' }],
    [{ kind: 'mobile', target: '600111222', countryDialingCode: '34' } as const],
  ])('the same number has it, however it is written: %o', (input) => {
    expect(endsAtOf({ waits }, placeOf(input))).toBe(now);
  });

  it.each([
    [{ mobileNum: '600111223', countryDialingCode: '34' }],
    [{ mobileNum: '600111222', countryDialingCode: '351' }],
    [{ kind: 'email', target: '600111222', countryDialingCode: '34' } as const],
    [{ way: 'mobile' } as const],
  ])('another number does not: %o', (input) => {
    expect(endsAtOf({ waits }, placeOf(input))).toBeNull();
  });

  it('an address has it also in capitals, and a way to verify has it by its name', () => {
    const mail = (target: string) => placeOf({ kind: 'email', target, countryDialingCode: '' });
    expect(mail(' Ana@Mail.example')).toBe(mail('ana@mail.example'));
    expect(placeOf({ way: 'email' })).not.toBe(placeOf({ way: 'mobile' }));
  });
});
