import { act, render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { SimulatedClock } from 'xstate';
import { ClockContext } from '#src/ui/clock.ts';
import { useOneByOne } from '#src/ui/use-one-by-one.ts';

function Drawn({ total }: { total: number }) {
  return <output>{useOneByOne(total, 2)}</output>;
}

function setUp(total: number) {
  const clock = new SimulatedClock();
  const of = (count: number) => (
    <ClockContext value={clock}>
      <Drawn total={count} />
    </ClockContext>
  );
  const { rerender } = render(of(total));
  const drawn = () => Number(screen.getByRole('status').textContent);
  const wait = async () => act(async () => clock.increment(1_000));
  return { drawn, wait, grow: (count: number) => rerender(of(count)) };
}

test('the first parts are drawn at once, and one more after each pause until all are there', async () => {
  const { drawn, wait } = setUp(4);
  const seen = [drawn()];
  for (let pause = 0; pause < 3; pause += 1) {
    await wait();
    seen.push(drawn());
  }
  expect(seen).toEqual([2, 3, 4, 4]);
});

test('no more parts are drawn than there are', () => {
  expect(setUp(1).drawn()).toBe(1);
});

test('parts that come later are drawn too', async () => {
  const { drawn, wait, grow } = setUp(2);
  await wait();
  grow(3);
  expect(drawn()).toBe(2);
  await wait();
  expect(drawn()).toBe(3);
});
