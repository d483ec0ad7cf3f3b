import { expect, it } from 'vitest';
import { createSight } from '#src/app/world/page-visibility.ts';
import { listeningActor } from './listening-actor.ts';

/** A page that the test shows and hides. */
class Page extends EventTarget {
  visibilityState: DocumentVisibilityState = 'visible';

  turn(to: DocumentVisibilityState): void {
    this.visibilityState = to;
    this.dispatchEvent(new Event('visibilitychange'));
  }
}

function watched() {
  const page = new Page();
  const sight = createSight(page as unknown as Document);
  const { actor, heard, stop } = listeningActor();
  return { page, tell: () => sight.tell(actor), words: () => heard.map(({ type }) => type), stop };
}

it('who asked hears each time that the page is hidden and seen again', () => {
  const { page, tell, words } = watched();
  page.turn('hidden');
  page.turn('visible');
  tell();
  expect(words()).toEqual([]);
  page.turn('hidden');
  page.turn('visible');
  expect(words()).toEqual(['page.hidden', 'page.shown']);
});

it('who asks on a hidden page hears at once that it is', () => {
  const { page, tell, words } = watched();
  page.turn('hidden');
  tell();
  expect(words()).toEqual(['page.hidden']);
});

it('who has stopped hears nothing more', () => {
  const { page, tell, words, stop } = watched();
  tell();
  stop();
  page.turn('hidden');
  expect(words()).toEqual([]);
});
