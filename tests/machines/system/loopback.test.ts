import { expect, test } from 'vitest';
import { isLoopback, isThisMachine } from '#contract/system/loopback.ts';

test.each(['localhost', 'localhost:8080', '127.0.0.1', '127.10.0.3:80', '[::1]', '[::1]:8080'])(
  '%s is this machine',
  (host) => {
    expect([isThisMachine(host), isLoopback(host)]).toEqual([true, true]);
  },
);

test.each(['games.localhost', 'a.b.localhost:8081'])(
  '%s leads to this machine, and is no name of its own',
  (host) => {
    expect([isThisMachine(host), isLoopback(host)]).toEqual([false, true]);
  },
);

test.each([
  'localhost.evil.example',
  'evil.example/localhost',
  'notlocalhost',
  '127.0.0.1.evil.example',
  '128.0.0.1',
  '127.evil.example',
  'localhost:80:80',
  'localhost@evil.example',
  'evil.example\n.localhost',
  '.localhost\nevil.example',
  '::1',
  '0.0.0.0',
  '',
])('%j is another machine', (host) => {
  expect([isThisMachine(host), isLoopback(host)]).toEqual([false, false]);
});
