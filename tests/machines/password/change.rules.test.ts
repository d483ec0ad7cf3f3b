import { expect, test } from 'vitest';
import { changeProblems } from '#machines/password/change.rules.ts';

const rule = { patternId: 'password', minLength: 8, maxLength: 10 };
const form = (oldPassword: string, newPassword: string, confirmNewPassword = newPassword) => ({
  oldPassword,
  newPassword,
  confirmNewPassword,
});

test.each([
  ['x'.repeat(7), 'length'],
  ['x'.repeat(8), undefined],
  ['x'.repeat(10), undefined],
  ['x'.repeat(11), 'length'],
  ['', 'required'],
] as const)('the new password %j gives %s', (newPassword, problem) => {
  expect(changeProblems(form('old', newPassword), rule).newPassword).toBe(problem);
});

test('PWD-04 a new password equal to the old one, or not confirmed, is refused before any call', () => {
  expect(changeProblems(form('same-one', 'same-one'), rule)).toEqual({ newPassword: 'same' });
  expect(changeProblems(form('old', 'new-one-1', 'other'), rule)).toEqual({
    confirmNewPassword: 'confirmation',
  });
});

test('without a rule the gateway alone decides on the length', () => {
  expect(changeProblems(form('old', 'x'), null)).toEqual({});
});
