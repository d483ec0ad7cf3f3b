import { expect, test } from 'vitest';
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

test.each(['/login', '/register', '/register.html', '/forgot', '/help', '/helpmc', '/download', '/down'])(
  'RTE-01 with the guard on, %s is open without a token',
  (address) => {
    expect(openToVisitors(address, true)).toBe(true);
  },
);

test.each(['/', '/home', '/freePlay', '/rng', '/member/:page', '*', ''])(
  'RTE-01 %s is open without a token only while the guard is off',
  (address) => {
    expect(openToVisitors(address, true)).toBe(false);
    expect(openToVisitors(address, false)).toBe(true);
  },
);
