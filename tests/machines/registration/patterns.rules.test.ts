import { expect, test } from 'vitest';
import { boundsOf, type PatternId, patterns } from '#contract/registration/patterns.ts';
import { foreignPattern, keepsRule, wordsOf } from '#machines/registration/patterns.rules.ts';
import { rule } from '../../kit/models/register-rule.ts';

test.each<[PatternId, string, string]>([
  ['alphanumeric', 'abc123', 'abc-12'],
  ['letterFirst', 'a12345', '1abcde'],
  ['kanji', '漢字12', 'かな12'],
  ['email', 'a.b+c@d-e.example', 'a@b'],
  ['email', "o'neil@e.co", 'a b@c.example'],
  ['digits', '012345', '12345a'],
  ['oneUppercase', 'abcDef', 'abcdef'],
  ['englishSpaces', 'Ana Maria', 'Ana María'],
  ['noSpaces', 'no-space', 'a space'],
  ['dateYmd', '2026-02-28', '2026-13-01'],
  ['dateMdy', '02-28-2026', '28-02-2026'],
  ['korean', '한국어', 'hangul'],
  ['thai', 'ภาษาไทย', 'thai'],
  ['strong', 'Abcd-123', 'Abcd1234'],
  ['fullName', 'Ana Núñez', 'Ana'],
  ['fullWidth', 'テスト全角', 'test'],
  ['uppercase', 'ABCDEF', 'ABCDEf'],
  ['realName', "María d'Arc-Ló", 'x9<b>'],
  ['length', '<b>&', ''],
  ['password', 'any-thing', ''],
])('spec 5 the pattern %s takes %j and not %j', (patternId, good, bad) => {
  const own = rule('x', { patternId, acceptedPattern: null, minLength: 1, maxLength: 64 });
  expect([keepsRule(good, own), keepsRule(bad, own)]).toEqual([true, false]);
});

test.each([
  [1, false],
  [2, true],
  [8, true],
  [9, false],
])('REG-01 of 2 to 8 characters, %i: %s', (length, kept) => {
  expect(keepsRule('x'.repeat(length), rule('x'))).toBe(kept);
});

test.each([
  [8, 2, { min: 2, max: 8 }],
  [-1, 8, { min: 0, max: 8 }],
  [null, null, { min: 0, max: 255 }],
  ['3', '5', { min: 3, max: 5 }],
  ['', 'many', { min: 0, max: 255 }],
  [1.5, Number.NaN, { min: 0, max: 255 }],
  [2, 1e9, { min: 2, max: 255 }],
  [{}, [], { min: 0, max: 255 }],
])('REG-02 the bounds %j and %j are read as %j', (minLength, maxLength, expected) => {
  expect(boundsOf({ minLength, maxLength })).toEqual(expected);
  expect(boundsOf({})).toEqual({ min: 0, max: 255 });
});

test('REG-03 "*" accepts anything; a known pattern replaces the given one; any other is foreign', () => {
  const any = rule('x', { acceptedPattern: '*', patternId: 'digits' });
  const known = rule('x', { acceptedPattern: '(a+)+$', patternId: 'digits' });
  const own = rule('x', { acceptedPattern: '^[ab]+$', patternId: 'own' });
  expect([any, known, own, undefined].map(foreignPattern)).toEqual([null, null, '^[ab]+$', null]);
  expect([any, known, own].map((one) => keepsRule('abc', one))).toEqual([true, false, true]);
});

test('the text of a rule is that of its pattern, or of its bounds when the pattern is unknown', () => {
  expect(wordsOf(rule('x', { patternId: 'thai' }))).toEqual({ patternId: 'thai', min: 2, max: 8 });
  for (const patternId of ['own', 'toString', '__proto__', null]) {
    expect(wordsOf(rule('x', { patternId })).patternId).toBe('length');
  }
});

// Measures the work of this process, not wall-clock time, which would say more about its neighbours.
test('REG-04 none of our own patterns takes long, whatever the text', () => {
  const nasty = ['a', '@', '.', ' ', 'A1-', '한', 'a@b.', "a'"].map((part) => `${part.repeat(20_000)}!`);
  const before = process.cpuUsage();
  for (const pattern of Object.values(patterns)) for (const text of nasty) pattern?.test(text);
  expect(process.cpuUsage(before).user).toBeLessThan(500_000);
});
