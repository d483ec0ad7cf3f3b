import { part } from './later-part.ts';

/** Seldom shown, and by pages that come with other parts: none of them brings it along. */
export const notHere = part(() =>
  import('#src/views/shell/not-here-page.tsx').then((found) => found.default),
);
