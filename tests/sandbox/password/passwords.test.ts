import fc from 'fast-check';
import { expect, it } from 'vitest';
import { people, seedPassword } from '#sandbox/db/people.ts';
import { createSecrets, passwordAllowed } from '#sandbox/password/passwords.ts';
import { wornPasswords } from '#sandbox/password/worn-passwords.ts';
import { runs } from '../../kit/depth.ts';

const secrets = createSecrets();
const bounds = { minLength: 8, maxLength: 32, words: ['member1', 'Vestíbulo', 'vestibulo'] };

it('a hash is argon2id, salted, and matches only its own password', async () => {
  const [one, other] = [await secrets.hash('Clave-2026!'), await secrets.hash('Clave-2026!')];
  expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  expect(one).not.toBe(other);
  expect(await secrets.matches('Clave-2026!', one)).toBe(true);
  expect(await secrets.matches('clave-2026!', one)).toBe(false);
});

it('an unknown account’s password is never right, not even the stand-in’s own', async () => {
  for (const password of ['Clave-2026!', 'nobody has this password', '']) {
    expect(await secrets.matches(password, null)).toBe(false);
  }
});

it('the same letters composed in two ways are one password', async () => {
  expect(await secrets.matches('Contrasen\u0303a', await secrets.hash('Contraseña'))).toBe(true);
});

it('a password keeps to the bounds, whatever they are', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 60 }), (length) => {
      const password = 'kZ7-qW9.xP3_'.repeat(5).slice(0, length);
      expect(passwordAllowed(password, bounds)).toBe(length >= 8 && length <= 32);
    }),
    runs(),
  );
});

it('REG-10 knows over three thousand common passwords that are long enough to be chosen', () => {
  expect([...wornPasswords].filter((worn) => worn.length >= bounds.minLength).length).toBeGreaterThan(3_000);
});

it('refuses common passwords in any disguise, the member’s own name, and the brand’s words', () => {
  const bad = [
    'password1',
    'PassWord1',
    'p-a-s-s-w-o-r-d-1',
    '12345678',
    'contraseña',
    'Liverpool-2025!',
    'tequiero77',
    'aaaaaaaaaa',
    'xx-MEMBER1-xx',
    'Vestíbulo-2027',
    'La-VESTIBULO-9',
  ];
  for (const password of bad) expect(passwordAllowed(password, bounds), password).toBe(false);
  for (const worn of wornPasswords) expect(passwordAllowed(worn, bounds), worn).toBe(false);
});

it('allows the seed’s own password to all of its accounts', () => {
  for (const { account } of people) {
    const words = [...bounds.words, account];
    expect(passwordAllowed(seedPassword, { ...bounds, words })).toBe(true);
  }
});
