import { expect, it, vi } from 'vitest';
import { watchSight } from '#src/app/start/sight.ts';

/** A page that the test shows and hides. */
class Page extends EventTarget {
  visibilityState: DocumentVisibilityState = 'visible';

  turn(to: DocumentVisibilityState): void {
    this.visibilityState = to;
    this.dispatchEvent(new Event('visibilitychange'));
  }
}

it('a page reports each time it becomes visible, and not when it is hidden', () => {
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
