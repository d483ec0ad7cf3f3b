import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import * as z from 'zod/mini';
import { calls } from '#contract/calls.ts';
import { patterns } from '#contract/registration/patterns.ts';
import { readField } from '#contract/registration.ts';
import {
  accountNumberOf,
  accountOf,
  codeOf,
  emailOf,
  emailProblem,
  invitationOf,
  isBlank,
  nameOf,
  passwordOf,
  personName,
  voucherOf,
  withdrawPasswordOf,
  wordsOf,
} from '#contract/typed.ts';
import { runs } from '../kit/depth.ts';

/** What messages, keyboards and pages bring along, of every kind. */
const strays = ['\u200e', '\u200f', '\u202a', '\u2066', '\u200b', '\u200c', '\u2060', '\ufeff', '\u00ad'];
const blanks = [' ', '\u00a0', '\u2007', '\u202f', '\u3000', '\t', '\n'];
const dashes = ['-', '\u2010', '\u2011', '\u2012', '\u2013', '\u2014', '\u2212', '\ufe63', '\uff0d'];

describe('a code', () => {
  test.each([
    ['270 635', '270635'],
    ['451-409', '451409'],
    ['２７０６３５', '270635'],
    ['\u200e270\u00a0635\n', '270635'],
    ['451\u2013409', '451409'],
    [' 12 34 56 ', '123456'],
  ])('%j is read as %s', (typed, code) => {
    expect(codeOf(typed)).toBe(code);
  });

  it('is the same whatever stands around and between its signs', () => {
    const stray = fc.constantFrom(...strays, ...blanks, ...dashes, '');
    fc.assert(
      fc.property(
        fc.stringMatching(/^[0-9]{6}$/),
        fc.array(stray, { minLength: 7, maxLength: 7 }),
        (code, at) => {
          expect(codeOf([...code].map((digit, n) => `${at[n]}${digit}`).join('') + at[6])).toBe(code);
        },
      ),
      runs(300),
    );
  });
});

test.each([
  ['VALE–3FWD–25TR'],
  ['VALE-3FWD-25TR.'],
  ['vale-3fwd-25tr'],
  ['VALE 3FWD 25TR'],
  [' “VALE — 3FWD — 25TR”, '],
  ['\u2066VALE-3FWD-25TR\u2069'],
  ['ＶＡＬＥ－３ＦＷＤ－２５ＴＲ'],
])('the voucher %j is read', (typed) => {
  expect(voucherOf(typed)).toBe('VALE-3FWD-25TR');
});

describe('a name', () => {
  test.each([
    ['Gal·la', 'Gal·la'],
    ['Gal•la Ferrer', 'Gal·la Ferrer'],
    ['Gaŀla', 'Gal·la'],
    ['O´Higgins', "O'Higgins"],
    ['O‘Higgins', "O'Higgins"],
    ['O’Higgins', "O'Higgins"],
    ['O`Higgins', "O'Higgins"],
    ['  Ana Ruiz', 'Ana Ruiz'],
    ['Ana Ruiz  ', 'Ana Ruiz'],
    ['Ana  Ruiz', 'Ana Ruiz'],
    ['Ana\u00a0Ruiz', 'Ana Ruiz'],
    ['Ruiz–Peña', 'Ruiz-Peña'],
    ['Ruiz — Peña', 'Ruiz-Peña'],
    ['Pen\u0303a', 'Peña'],
    ['\u200fAna\u200b Ruiz', 'Ana Ruiz'],
  ])('%j is %j', (typed, name) => {
    expect(nameOf(typed)).toBe(name);
    expect(name).toMatch(personName);
    expect(name).toMatch(patterns.realName);
    expect(`${name} Soto`).toMatch(patterns.fullName);
  });

  it.each(['Ana 2', 'Ana_Ruiz', '4na', '-Ana', ''])('%j is none', (typed) => {
    expect(nameOf(typed)).not.toMatch(personName);
  });

  it('keeps the pictures that a nickname is made of whole', () => {
    expect(wordsOf(' 👩\u200d🚀\u200b  ana\u200e ')).toBe('👩\u200d🚀 ana');
    expect(wordsOf('❤\ufe0f👍🏽')).toBe('❤\ufe0f👍🏽');
  });
});

describe('an e-mail address', () => {
  test.each([' ana@example.com ', '\u200eana@example.com', 'ana＠example.com', 'ana@example.com\u00a0'])(
    '%j is read',
    (typed) => {
      expect(emailOf(typed)).toBe('ana@example.com');
      expect(emailProblem(typed)).toBeUndefined();
    },
  );

  test.each([
    ['ana', 'emailAt'],
    ['ana@@example.com', 'emailAt'],
    ['@example.com', 'emailAt'],
    ['ana@', 'emailAt'],
    ['ana@example', 'emailHost'],
    ['ana@example..com', 'emailHost'],
    ['ana@example.com.', 'emailHost'],
    ['an a@example.com', 'emailBlank'],
    ['a@b.c\nbcc:x', 'emailBlank'],
    ['ana;eva@example.com', 'emailSigns'],
    ['<ana@example.com>', 'emailSigns'],
    [`${'a'.repeat(250)}@b.org`, 'emailLong'],
  ])('%j is refused: %s', (typed, problem) => {
    expect(emailProblem(typed)).toBe(problem);
  });
});

test.each([
  ['0019 2837-4650 1122', '0019283746501122'],
  ['0019.2837.4650.1122', '0019283746501122'],
  ['００１９ ２８３７\u2011４６５０ １１２２', '0019283746501122'],
])('the account number %j is read', (typed, number) => {
  expect(accountNumberOf(typed)).toBe(number);
});

test('an account’s name is read, and its signs stay', () => {
  expect(accountOf(' \u200bana\u2011maria_1\u00a0')).toBe('ana-maria_1');
  expect(accountOf('ｍｅｍｂｅｒ１')).toBe('member1');
});

test.each(['CODE.', ' CODE', '\u200bCODE', 'CODE)', 'CODE>', '"CODE"'])(
  'the invitation %j is read',
  (typed) => {
    expect(invitationOf(typed)).toBe('CODE');
  },
);

test.each(['', ' ', '\u200b\u00a0\u2066', '\n\t'])('%j is blank', (typed) => {
  expect(isBlank(typed)).toBe(true);
});

describe('a password', () => {
  it('that is typed in two Unicode forms is one', () => {
    expect(passwordOf('contrasen\u0303a')).toBe(passwordOf('contraseña'));
  });

  it('is otherwise what was typed, since it may be kept so', () => {
    for (const typed of [' x ', '1º', 'ﬁn', 'a\u200bb', 'x-y']) expect(passwordOf(typed)).toBe(typed);
  });

  it('of six digits is these digits, however they are grouped; one of another shape stays', () => {
    for (const typed of ['246810', '246 810', '246-810', '２４６８１０', '246810\u00a0'])
      expect(withdrawPasswordOf(typed), typed).toBe('246810');
    expect(withdrawPasswordOf('24 68')).toBe('24 68');
    expect(withdrawPasswordOf('abc-de1')).toBe('abc-de1');
  });
});

describe('the contract', () => {
  /** What each field of a call becomes on its way, on both sides. */
  const sent = (name: keyof typeof calls, input: object) =>
    z.parse(calls[name].input as z.ZodMiniType, input) as Record<string, unknown>;

  it('reads what was typed by the same readers', () => {
    const login = { username: '\u200bana ', password: 'n\u0303', type: 'username', captcha: 'a b-c' };
    expect(sent('session.login', login)).toMatchObject({ username: 'ana', password: 'ñ', captcha: 'abc' });
    const profile = sent('member.saveProfile', { nickname: ' a  b ', payeeName: 'O´Higgins' });
    expect(profile).toEqual({ nickname: 'a b', payeeName: "O'Higgins" });
    const change = { oldPassword: 'n\u0303', newPassword: 'e\u0301', confirmNewPassword: 'é' };
    expect(sent('password.change', change)).toEqual({
      oldPassword: 'ñ',
      newPassword: 'é',
      confirmNewPassword: 'é',
    });
  });

  it('reads each field of registration, and a text that is too long for any stays', () => {
    expect(readField('email', ' ana＠example.com')).toBe('ana@example.com');
    expect(readField('payeeName', 'Ruiz–Peña')).toBe('Ruiz-Peña');
    expect(readField('affiliateCode', 'CODE.')).toBe('CODE');
    expect(readField('paymentPassword', '246 810')).toBe('246810');
    expect(readField('nickname', ' '.repeat(2_000))).toHaveLength(2_000);
  });
});

it('reads a text that was read as itself', () => {
  const readers = [accountNumberOf, accountOf, codeOf, emailOf, invitationOf, nameOf, voucherOf, wordsOf];
  const text = fc.array(
    fc.oneof(fc.constantFrom(...strays, ...blanks, ...dashes, '´', '.', "'", 'ﬁ', 'é'), fc.string()),
  );
  fc.assert(
    fc.property(text, (parts) => {
      for (const read of readers) {
        const once = read(parts.join(''));
        expect(read(once), read.name).toBe(once);
      }
    }),
    runs(500),
  );
});
