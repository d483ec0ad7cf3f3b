import { describe, expect, it } from 'vitest';
import { showPictures } from '#src/app/ahead/pictures.ts';

describe('the pictures that a page shows before the product is here', () => {
  it('go into their places in order, and one that does not come leaves its place as it was', () => {
    const places = [1, 2, 3].map(() => document.createElement('span'));
    showPictures(['/a.svg', '', '/c.svg', '/no-place.svg'], places);
    const shown = () => places.map((place) => place.querySelector('img')?.getAttribute('src') ?? null);
    expect(shown()).toEqual(['/a.svg', null, '/c.svg']);
    places[2]?.querySelector('img')?.dispatchEvent(new Event('error'));
    expect(shown()).toEqual(['/a.svg', null, null]);
  });
});
