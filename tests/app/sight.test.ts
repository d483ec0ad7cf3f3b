import { expect, it, vi } from 'vitest';
import { watchSight } from '#src/app/start/sight.ts';

/** A page of which one can say whether it is in sight. */
class Page extends EventTarget {
  visibilityState: DocumentVisibilityState = 'visible';

  turn(to: DocumentVisibilityState): void {
    this.visibilityState = to;
    this.dispatchEvent(new Event('visibilitychange'));
  }
}

it('a page is told of each time it is seen again, and not of when it goes out of sight', () => {
  const page = new Page();
  const seen = vi.fn();
  watchSight(seen, page as unknown as Document);
  expect(seen).not.toHaveBeenCalled();
  page.turn('hidden');
  expect(seen).not.toHaveBeenCalled();
  page.turn('visible');
  expect(seen).toHaveBeenCalledOnce();
  page.turn('hidden');
  page.turn('visible');
  expect(seen).toHaveBeenCalledTimes(2);
});
