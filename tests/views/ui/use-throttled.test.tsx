import { act, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { ClockContext } from '#src/ui/clock.ts';
import { useThrottled } from '#src/ui/use-throttled.ts';
import { instantClock } from '../../kit/instant-clock.ts';

/** Tells what it saw when it was drawn; its buttons draw it again. */
function Watch({ look, tell }: { look: () => string; tell: (seen: string) => void }) {
  const [, set] = useState(0);
  const seen = look();
  useThrottled(() => tell(seen), 200, [seen]);
  return [1, 2].map((to) => (
    <button key={to} type="button" onClick={() => set(to)}>
      {to}
    </button>
  ));
}

const press = (name: string) => act(async () => screen.getByRole('button', { name }).click());

test('what was seen in a render that changed nothing else is told with the next one', async () => {
  const tell = vi.fn();
  let there = 'first';
  render(
    <ClockContext value={instantClock}>
      <Watch look={() => there} tell={tell} />
    </ClockContext>,
  );
  await press('1');
  there = 'second';
  // The same again: React draws once more, finds nothing changed, and throws that away with its effects.
  await press('1');
  expect(tell.mock.calls).toEqual([['first']]);
  await press('2');
  expect(tell.mock.calls).toEqual([['first'], ['second']]);
});
