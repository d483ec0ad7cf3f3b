import { describe, expect, it, test } from 'vitest';
import type { RegisterRule } from '#contract/system.ts';
import {
  noRegisterFields,
  type RegisterField,
  registerFields,
  registerProblems,
  sendable,
  shownFields,
  unknownDemands,
} from '#machines/registration/fields.rules.ts';
import {
  type FormContext,
  newForm,
  sendingInput,
  unmet,
  withAnswer,
  withField,
  withLeft,
} from '#machines/registration/register-form.rules.ts';
import { noFeatures } from '#machines/system/features.rules.ts';
import { rule } from '../../kit/models/register-rule.ts';

const features = { ...noFeatures, directRegistration: true, usernameRegistration: true };
const invited = { code: null, domain: 'localhost', url: 'http://localhost/register' };

function formUnder(rules: readonly RegisterRule[], typed: Partial<FormContext['fields']> = {}): FormContext {
  const form = newForm({ features, entrance: 'any', rules, latestBirthday: '2008-11-22', invited });
  return { ...form, fields: { ...noRegisterFields, ...typed } };
}

const asked = (form: FormContext) => shownFields(form).map(({ field }) => field);
const sent = (form: FormContext) => (sendingInput(form).user ?? {}) as Partial<Record<RegisterField, string>>;

/** Fields with a demand of their own, whatever their rule says. */
const ownWay = ['username', 'password', 'confirmPassword', 'mobileNum', 'verificationCode', 'agreement'];
const ruled = registerFields.filter((field) => !ownWay.includes(field));
const byRuleAlone = ruled.filter((field) => field !== 'paymentPassword');

const goodTexts: Partial<Record<RegisterField, string>> = {
  birthday: '1990-02-28',
  depositLimit: '500.00',
  timeLimit: '90',
};
const goodText = (field: RegisterField) => goodTexts[field] ?? 'abc';
const loose = { minLength: 0, maxLength: 64 };

describe.each(ruled)('%s', (field) => {
  it('is on the form only while its rule is switched on', () => {
    expect(asked(formUnder([]))).not.toContain(field);
    expect(asked(formUnder([rule(field, { enabled: false, required: true })]))).not.toContain(field);
    expect(asked(formUnder([rule(field)]))).toContain(field);
  });

  it('REG-01 is sent as it was typed, and left out where it is empty or not asked for', () => {
    const typed = { [field]: goodText(field) };
    expect(sent(formUnder([rule(field, loose)], typed))).toHaveProperty(field, goodText(field));
    expect(sent(formUnder([rule(field)]))).not.toHaveProperty(field);
    expect(sent(formUnder([], typed))).not.toHaveProperty(field);
  });
});

test.each(byRuleAlone)('%s may stay empty, unless a rule requires it', (field) => {
  expect(registerProblems(formUnder([rule(field)]))[field]).toBeUndefined();
  expect(registerProblems(formUnder([rule(field, { required: true })]))[field]).toBe('required');
});

test.each([
  ['1990-02-28', undefined],
  ['2008-11-22', undefined],
  ['2008-11-23', 'age'],
  ['1990-02-30', 'date'],
  ['28-02-1990', 'date'],
])('a birthday of %s: %s', (birthday, problem) => {
  const form = formUnder([rule('birthday', { patternId: 'dateYmd', ...loose })], { birthday });
  expect(registerProblems(form).birthday).toBe(problem);
});

test.each([
  ['depositLimit', '1,200', '1200.00'],
  ['depositLimit', ' .50', '0.50'],
  ['depositLimit', '0', '0.00'],
  ['timeLimit', '1,440', '1440'],
] as const)('a first limit is sent as it was read: %s "%s" is %s', (field, typed, read) => {
  const form = formUnder([rule(field, loose)], { [field]: typed });
  expect(registerProblems(form)[field]).toBeUndefined();
  expect(sent(form)[field]).toBe(read);
});

test.each([
  ['depositLimit', '0,500', 'amount'],
  ['depositLimit', '1e2', 'amount'],
  ['timeLimit', '1.5', 'minutes'],
  ['timeLimit', '0', 'minutes'],
  ['timeLimit', '44,641', 'minutes'],
] as const)('a first limit that can’t be read says so: %s "%s"', (field, typed, problem) => {
  expect(registerProblems(formUnder([rule(field, loose)], { [field]: typed }))[field]).toBe(problem);
});

test.each([
  ['15', undefined],
  ['20', 'pattern'],
])('a field with choices holds one of them: %s', (text, problem) => {
  const form = formUnder([rule('checkEvery', { choices: ['15', '30'], ...loose })], { checkEvery: text });
  expect(registerProblems(form).checkEvery).toBe(problem);
});

it('a gateway that names no latest birthday checks the age itself', () => {
  const form = { ...formUnder([rule('birthday', loose)], { birthday: '2020-01-01' }), latestBirthday: null };
  expect(registerProblems(form).birthday).toBeUndefined();
});

it('a birthday is sent in the order that its rule wants', () => {
  const wanted = rule('birthday', { patternId: 'dateMdy', acceptedPattern: null, ...loose });
  const form = formUnder([wanted], { birthday: '1990-02-28' });
  expect(registerProblems(form).birthday).toBeUndefined();
  expect(sent(form)).toHaveProperty('birthday', '02-28-1990');
});

it('a birthday that is too young is marked as soon as the field is left', () => {
  const form = formUnder([rule('birthday', loose)]);
  const typed = { ...form, ...withField(form, { field: 'birthday', value: '2015-01-01' }) };
  expect(typed.problems).toEqual({});
  expect(withLeft(typed, 'birthday').problems).toEqual({ birthday: 'age' });
});

describe('the box of the age and the terms', () => {
  it('is on every form, must be ticked whatever the rules say, and is not sent', () => {
    for (const rules of [
      [],
      [rule('agreement', { required: false })],
      [rule('agreement', { enabled: false })],
    ]) {
      expect(registerProblems(formUnder(rules)).agreement).toBe('required');
      const ticked = formUnder(rules, { agreement: 'agreed' });
      expect(registerProblems(ticked).agreement).toBeUndefined();
      expect(sent(ticked)).not.toHaveProperty('agreement');
    }
  });
});

describe('fields unknown to the form', () => {
  const strange = rule('shoeSize', { required: true });

  it('are named when the rules require them', () => {
    expect(unknownDemands([strange, rule('hatSize'), rule('username', { required: true })])).toEqual([
      'shoeSize',
    ]);
    expect(unknownDemands([{ ...strange, enabled: false }])).toEqual([]);
  });

  it('do not matter where the app fills them in itself', () => {
    const own = ['countryDialingCode', 'domain', 'referralCode', 'registerUrl', 'verificationData'];
    expect(unknownDemands(own.map((field) => rule(field, { required: true })))).toEqual([]);
  });

  it('are named once, however often and at whatever length the gateway lists them', () => {
    const long = rule('x'.repeat(500), { required: true });
    expect(unknownDemands([strange, strange, long])).toEqual(['shoeSize', 'x'.repeat(60)]);
  });

  it('are also named when the gateway refuses for one that the form does not show', () => {
    const refused = (field: unknown, code = 'FIELD_REFUSED') =>
      unmet({ ...formUnder([rule('line')]), failure: { kind: 'refused', code, value: { field } } });
    expect(refused('telegram')).toEqual(['telegram']);
    expect(refused('line')).toEqual([]);
    expect(refused(17)).toEqual([]);
    expect(refused('telegram', 'ACCOUNT_TAKEN')).toEqual([]);
  });
});

describe('the field that a refusal is about', () => {
  const refused = (form: FormContext, code: string) =>
    withAnswer(form, { accepted: null, failure: { kind: 'refused', code } }).problems;
  const filled = formUnder([rule('email', loose)], { username: 'ana', email: 'ana@example.org' });

  it('is marked with the code, and the form may be sent again', () => {
    const problems = refused(filled, 'EMAIL_TAKEN');
    expect(problems).toEqual({ email: 'EMAIL_TAKEN' });
    expect(sendable(problems ?? {})).toBe(true);
    expect(sendable({ ...problems, username: 'required' })).toBe(false);
  });

  it('is none where the form does not show it, nor with an identity provider', () => {
    expect(refused({ ...filled, rules: [] }, 'EMAIL_TAKEN')).toEqual({});
    expect(refused({ ...filled, provider: 'norte' }, 'EMAIL_TAKEN')).toEqual({});
  });
});
