import { expect, it } from 'vitest';
import { machinesOfShare, shareIn } from './shares.ts';

const machine = (id: string, count: number) => ({
  id,
  names: Array.from({ length: count }, (_, n) => `${n}`),
});
const all = [
  machine('login', 90),
  machine('join', 20),
  machine('act', 60),
  machine('claim', 40),
  machine('leave', 20),
];
const shares = [1, 2, 3].map((number) => machinesOfShare(all, { number, of: 3 }));

it('each machine is in exactly one share, and no share is larger by more than a machine', () => {
  expect(shares.flat()).toHaveLength(all.length);
  expect(new Set(shares.flat())).toEqual(new Set(all));
  const counts = shares.map((share) => share.reduce((so, { names }) => so + names.length, 0));
  expect(counts).toEqual([90, 80, 60]);
});

it('a share is the same in whatever order the machines come', () => {
  expect(machinesOfShare([...all].reverse(), { number: 2, of: 3 })).toEqual(shares[1]);
});

it('a share is one of several', () => {
  expect(shareIn('2/4')).toEqual({ number: 2, of: 4 });
  for (const text of ['0/4', '5/4', '2', 'half']) expect(() => shareIn(text)).toThrow('is no share');
});
