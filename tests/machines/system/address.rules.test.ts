import { expect, test } from 'vitest';
import { ownPath, safeAddress } from '#machines/system/address.rules.ts';

const hosts = ['games.example', 'cdn.example:8443', '127.0.0.1:9000'];
const own = 'casino.example';

test.each([
  ['https://games.example/a?b=1#c', 'https://games.example/a?b=1#c'],
  ['https://eu.games.example/', 'https://eu.games.example/'],
  ['https://GAMES.example', 'https://games.example/'],
  ['https://cdn.example:8443/x', 'https://cdn.example:8443/x'],
  ['http://127.0.0.1:9000/game', 'http://127.0.0.1:9000/game'],
])('%s may be used, as %s', (address, plain) => {
  expect(safeAddress(address, hosts, { own })).toBe(plain);
});

test.each([
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  'java\nscript:alert(1)',
  'data:text/html,x',
  'blob:https://games.example/1',
  '//games.example/x',
  'http://games.example/',
  'https://games.example:444/',
  'https://cdn.example/',
  'https://ok@games.example/',
  'https://games.example@evil.example/',
  'https://evilgames.example/',
  'https://games.example.evil.example/',
  'https://games.example\\@evil.example/',
  ' https://games.example/',
  'https://casino.example/',
  `https://games.example/${'a'.repeat(2_048)}`,
  '',
])('W25 the address %s may not be used', (address) => {
  expect(safeAddress(address, [...hosts, own], { own })).toBe(null);
});

test.each([
  ['/promotions?x=1', true],
  ['/', true],
  ['//evil.example', false],
  ['/\\evil.example', false],
  ['/\t/evil.example', false],
  ['https://games.example/', false],
  ['promotions', false],
  ['', false],
])('whether %j is a path of our own: %s', (address, inside) => {
  expect(ownPath(address)).toBe(inside ? address : null);
});
