import { createEvent, fireEvent, render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { stopStrayDrops } from '#src/app/start/stray-drops.ts';
import { takesFiles } from '#src/views/acts/file-drop.ts';

/** What a person drags, and what the browser is then told. */
function drop(on: Element, types: readonly string[], files: readonly File[] = []) {
  const dropped = createEvent.drop(on, { dataTransfer: { types, files, dropEffect: 'copy' } });
  fireEvent(on, dropped);
  return { stays: dropped.defaultPrevented, effect: (dropped as DragEvent).dataTransfer?.dropEffect };
}

test('a picture dropped anywhere on a card is taken, beside it nothing happens, and a text is left alone', () => {
  const taken: string[] = [];
  stopStrayDrops(window);
  render(
    <main>
      <section {...takesFiles((files) => taken.push(...[...files].map(({ name }) => name)))}>
        <p>Tu comentario</p>
      </section>
      <footer>Pie</footer>
    </main>,
  );
  const files = [new File(['x'], 'slip')];
  expect(drop(screen.getByText('Tu comentario'), ['Files'], files)).toEqual({ stays: true, effect: 'copy' });
  expect(taken).toEqual(['slip']);
  expect(drop(screen.getByText('Pie'), ['Files'], files)).toEqual({ stays: true, effect: 'none' });
  expect(drop(screen.getByText('Pie'), ['text/plain'])).toEqual({ stays: false, effect: 'copy' });
  expect(taken).toEqual(['slip']);
});
