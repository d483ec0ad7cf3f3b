import { expect, test } from 'vitest';
import {
  codeInput,
  forgotProblems,
  mailInput,
  newForgot,
  resetInput,
  withFeatures,
  withNumber,
} from '#machines/password/forgot.rules.ts';
import { noFeatures } from '#machines/system/features.rules.ts';

const features = { ...noFeatures, phoneReset: true };
const start = newForgot({ features, entrance: 'any', failure: null });
const rule = { patternId: 'password', minLength: 8, maxLength: 10 };
const peru = { code: '51', digits: [9] };
const form = (way: 'email' | 'phone', fields: object) => ({
  ...start,
  way,
  rule,
  dialing: peru,
  fields: { ...start.fields, ...fields },
});

test('by e-mail a user name and a valid address are required, and nothing else', () => {
  expect(forgotProblems(form('email', {}))).toEqual({ username: 'required', email: 'required' });
  expect(forgotProblems(form('email', { username: 'ana', email: 'ana' }))).toEqual({ email: 'emailAt' });
  expect(forgotProblems(form('email', { username: ' ana ', email: 'ana@example.org' }))).toEqual({});
});

test('by mobile a valid number, a code and a new password that keeps its rule are required', () => {
  expect(forgotProblems(form('phone', {}))).toEqual({
    mobileNum: 'required',
    code: 'required',
    newPassword: 'required',
    confirmNewPassword: 'required',
  });
  const typed = { mobileNum: '98765', code: '123456', newPassword: 'short', confirmNewPassword: 'other' };
  expect(forgotProblems(form('phone', typed))).toEqual({
    mobileNum: 'mobileDigits',
    newPassword: 'length',
    confirmNewPassword: 'confirmation',
  });
  const good = { ...typed, mobileNum: '987654321', newPassword: 'long-one', confirmNewPassword: 'long-one' };
  expect(forgotProblems(form('phone', good))).toEqual({});
});

test('everything sent is trimmed, except the password', () => {
  const typed = { username: ' ana ', email: ' ana@example.org ', mobileNum: ' 987654321 ', code: ' 123456 ' };
  const filled = form('phone', { ...typed, newPassword: ' with spaces ' });
  expect(mailInput(filled)).toEqual({ username: 'ana', email: 'ana@example.org' });
  expect(codeInput(filled)).toEqual({ mobileNum: '987654321', countryDialingCode: '51' });
  expect(resetInput(filled)).toEqual({
    mobileNum: '987654321',
    countryDialingCode: '51',
    verificationCode: '123456',
    newPassword: ' with spaces ',
  });
  expect(resetInput({ ...filled, verificationData: 'proof' })).toEqual({
    ...resetInput(filled),
    verificationData: 'proof',
  });
});

test('where help by mobile is off, the e-mail tab is open', () => {
  expect(withFeatures(form('phone', {}), { features: noFeatures })).toEqual({
    phoneEnabled: false,
    way: 'email',
  });
  expect(withFeatures(form('phone', {}), { features })).toEqual({ phoneEnabled: true, way: 'phone' });
});

test('SMS-02 the number that a code went to is filled in again', () => {
  const number = { mobileNum: '600111222', countryDialingCode: '34' };
  expect(withNumber({ ...form('email', {}), phoneEnabled: true }, number)).toMatchObject({
    way: 'phone',
    dialing: { code: '34' },
    fields: { mobileNum: '600111222' },
  });
  expect(withNumber({ ...form('email', {}), phoneEnabled: false }, number)).toMatchObject({ way: 'email' });
});
