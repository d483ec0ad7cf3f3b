import { expect, test } from 'vitest';
import { type Dialing, mobileProblem } from '#contract/mobile-numbers.ts';
import * as rules from '#machines/session/login.rules.ts';
import { noFeatures } from '#machines/system/features.rules.ts';

const context = (patch: Partial<rules.LoginContext> = {}): rules.LoginContext => ({
  ...rules.newLogin({
    features: { ...noFeatures, smsLogin: true, passwordExpiry: true },
    entrance: 'any',
    failure: null,
  }),
  ...patch,
});
const fields = (patch: Partial<typeof rules.noLoginFields>) => ({ ...rules.noLoginFields, ...patch });
const spain: Dialing = { code: '34', digits: [9] };

test.each(['', '   ', '\t'])('LOG-01 a user name and password of %j are missing', (blank) => {
  const form = context({ fields: fields({ username: blank, password: blank }) });
  expect(rules.loginProblems(form)).toEqual({ username: 'required', password: 'required' });
});

test('LOG-03 the captcha is required only once it is wanted', () => {
  const filled = fields({ username: 'a', password: 'b' });
  expect(rules.loginProblems(context({ fields: filled }))).toEqual({});
  expect(rules.loginProblems(context({ fields: filled, captchaWanted: true }))).toEqual({
    captcha: 'required',
  });
});

test.each(['0', 'abc', '6'.repeat(30), '٦٠٠١١١٢٢٢', '60011122', '600111222a'])(
  'SMS-04 the mobile number %j is not valid',
  (mobileNum) => {
    expect(mobileProblem(mobileNum, spain)).toBeDefined();
  },
);

test.each(['600111222', ' 600 111 222 ', '600-111-222'])('the mobile number %j is valid', (mobileNum) => {
  expect(mobileProblem(mobileNum, spain)).toBeUndefined();
});

test('without a country no number is valid; without known lengths any plausible one is', () => {
  expect(mobileProblem('600111222', { code: '', digits: [9] })).toBe('mobileCountry');
  expect(mobileProblem('600111', { code: '99', digits: [] })).toBeUndefined();
  expect(mobileProblem('60011', { code: '99', digits: [] })).toBe('mobileDigits');
});

test('the payload of a user-name login trims the name but never the password', () => {
  const form = context({ fields: fields({ username: ' ana ', password: ' s ' }) });
  expect(rules.loginPayload(form)).toEqual({
    type: 'username',
    username: 'ana',
    password: ' s ',
    entrance: 'any',
  });
});

test('the payload of an SMS login carries the number, the code and the dialing code', () => {
  const form = context({
    type: 'sms',
    dialing: spain,
    fields: fields({ mobileNum: '600111222', code: '123456' }),
  });
  expect(rules.loginPayload(form)).toEqual({
    type: 'sms',
    username: '600111222',
    password: '123456',
    countryDialingCode: '34',
    entrance: 'any',
  });
});

test('an SMS login asks the browser to remember the number, never the code', () => {
  const form = context({
    type: 'sms',
    dialing: spain,
    fields: fields({ mobileNum: '600111222', code: '123456' }),
  });
  expect(rules.rememberedOf(form)).toEqual({ type: 'sms', mobileNum: '600111222', countryDialingCode: '34' });
});

test('recalled credentials never overwrite typed text', () => {
  const remembered = { type: 'username', username: 'ana', password: 'p' } as const;
  const begun = context({ fields: fields({ username: 'luis' }) });
  expect(rules.fillRecalled(begun, remembered)).toEqual({});
  expect(rules.fillRecalled(context(), remembered)).toMatchObject({
    remember: true,
    fields: { username: 'ana' },
  });
});

const value = { token: 't', firstTimeLogin: false, passwordExpired: false, userName: 'ana' };

test.each([
  ['username', { mustChangePassword: true }, false, true],
  ['username', { passwordExpired: true }, true, true],
  ['username', { passwordExpired: true }, false, false],
  ['username', {}, true, false],
  ['sms', { mustChangePassword: true, passwordExpired: true }, true, false],
] as const)(
  'PWD-02 a %s login answered %j with expiry %s forces a change: %s',
  (type, patch, expiryOn, forced) => {
    expect(rules.mustChange(context({ type, expiryOn, accepted: { ...value, ...patch } }))).toBe(forced);
  },
);

test('PWD-02 a login through an identity provider never forces a change by itself', () => {
  const accepted = { ...value, mustChangePassword: true, passwordExpired: true };
  expect(rules.mustChange(context({ provider: 'norte', accepted }))).toBe(false);
});

test('before one was shown only a refusal whose value carries the captcha flag asks for a captcha', () => {
  const refused = (answer: unknown) => context({ failure: { kind: 'refused', value: answer } });
  expect(rules.captchaDue(refused({ captcha: true }))).toBe(true);
  for (const other of [undefined, null, {}, { captcha: false }, { captcha: 'true' }, 'captcha']) {
    expect(rules.captchaDue(refused(other))).toBe(false);
  }
});
