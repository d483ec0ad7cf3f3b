import { describe, expect, it, test } from 'vitest';
import {
  countdownSeconds,
  newCode,
  numberWaiting,
  secondsUntil,
  sendInput,
  waitAfter,
} from '#machines/verification/sms-code.rules.ts';

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
  expect(countdownSeconds(minutes)).toBe(seconds);
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
    expect(waitAfter({ expiredMinutes: 10 }, false)).toEqual({ seconds: 600, until: null });
    expect(waitAfter({ expirationTime: now }, false)).toMatchObject({ until: now });
  });

  it.each([{ expiredMinutes: 10 }, { expiredMinutes: 0 }, { expirationTime: now }, { expirationTime: 0 }])(
    'SMS-08 is a minute when an identity provider sends codes, whatever is answered: %o',
    (sent) => {
      expect(waitAfter(sent, true)).toEqual({ seconds: 60, until: null });
    },
  );
});

test('the proof of a slider goes along with what was asked for', () => {
  const input = { mobileNo: '600111222', countryDialingCode: '34' };
  expect(sendInput({ ...newCode, input })).toEqual(input);
  expect(sendInput({ ...newCode, input, verificationData: 'proof' })).toEqual({
    ...input,
    verificationData: 'proof',
  });
});

describe('SMS-02 the number that a code was sent to', () => {
  const number = { mobileNum: '600111222', countryDialingCode: '34' };
  const waiting = { ...newCode, endsAt: now + 60_000 };

  it.each([
    ['for signing in', number],
    ['for registering', { mobileNo: '600111222', countryDialingCode: '34' }],
  ])('%s is known while the wait runs, and nothing else of what was sent', (_, input) => {
    expect(numberWaiting({ ...waiting, input: { ...input, verificationData: 'proof' } })).toEqual(number);
  });

  it('is nobody’s before it was sent, and no mail address is one', () => {
    expect(numberWaiting({ ...newCode, input: number })).toBeNull();
    const mail = { kind: 'email', target: 'a@b.example', countryDialingCode: '' } as const;
    expect(numberWaiting({ ...waiting, input: mail })).toBeNull();
  });
});
