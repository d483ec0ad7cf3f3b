import { part } from './later-part.ts';

/** Also for pages that come with other parts, which may not import the list of all. */
export const notFound = part(() =>
  import('#src/views/shell/not-found-page.tsx').then((found) => found.default),
);
