import { expect, it } from 'vitest';
import { playedIn, playedOnce } from '#sandbox/protection/limit-usage.ts';
import { begins } from '../../kit/moment.ts';
import { askerOf } from '../../kit/promotions.ts';
import { sandboxOfFile } from '../../kit/sandbox-of-file.ts';

const box = sandboxOfFile();

it('what was played in a period is read once for all its limits, and again for another period', async () => {
  const { id } = await askerOf(box, 'member1');
  const { read } = box.sandbox.db;
  const [day, month] = [
    { from: 0, to: 1 },
    { from: 0, to: begins },
  ];
  const played = playedOnce();
  expect(played(read, id, day)).toBe(played(read, id, day));
  expect(await played(read, id, month)).toEqual(await playedIn(read, id, month));
  expect(await played(read, id, day)).not.toEqual(await played(read, id, month));
});
