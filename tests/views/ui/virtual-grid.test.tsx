import { act, render } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ClockContext } from '#src/ui/clock.ts';
import { VirtualGrid } from '#src/ui/virtual-grid.tsx';
import { instantClock } from '../../kit/instant-clock.ts';

const top = () => {
  window.scrollY = 0;
};
beforeEach(top);
afterEach(() => {
  vi.restoreAllMocks();
  top();
});

/** The browser tells of a scroll after the window moved, and once more it may have moved on by then. */
const scrolled = (then: () => void = () => undefined) =>
  act(async () => {
    window.dispatchEvent(new Event('scroll'));
    then();
  });

test('a person who scrolls on while a list is put in its place is told of, though the same rows are in view', async () => {
  vi.spyOn(window, 'scrollTo').mockImplementation(((to: ScrollToOptions | number, y?: number) => {
    window.scrollY = y ?? (to as ScrollToOptions).top ?? 0;
  }) as typeof window.scrollTo);
  const seen = vi.fn();
  render(
    <ClockContext value={instantClock}>
      <VirtualGrid label="Juegos" count={600} start={300} item={String} onSeen={seen} />
    </ClockContext>,
  );
  await scrolled(() => {
    window.scrollY += 5;
  });
  expect(seen).not.toHaveBeenCalled();
  await scrolled();
  expect(seen).toHaveBeenCalled();
  expect(seen.mock.lastCall?.[0]).toBe(300);
});
