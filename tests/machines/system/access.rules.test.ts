import { expect, test } from 'vitest';
import { screens } from '#machines/places.ts';
import { centreAnswer, openToVisitors } from '#machines/system/access.rules.ts';

test.each([
  ['member', null, 'login'],
  ['agent', null, 'login'],
  ['member', 'demo', 'realAccount'],
  ['agent', 'demo', 'realAccount'],
  ['member', 'member', 'open'],
  ['agent', 'member', 'agentsOnly'],
  ['member', 'agent', 'open'],
  ['agent', 'agent', 'open'],
] as const)('ROL-01 the %s centre answers a %s account with %s', (centre, account, answer) => {
  expect(centreAnswer(centre, account)).toBe(answer);
});

test('RTE-01 with the guard on, only login, registration, help and download are open without a token', () => {
  expect(screens.filter((screen) => openToVisitors(screen, true))).toEqual([
    'login',
    'register',
    'helpmc',
    'download',
  ]);
  expect(screens.every((screen) => openToVisitors(screen, false))).toBe(true);
});
