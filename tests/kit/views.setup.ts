import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import { afterEach } from 'vitest';
import { withViewport } from './viewport.ts';

// A part that is fetched late may take its time on a busy machine; a test that waits ends as soon as it is there.
configure({ asyncUtilTimeout: 20_000 });

// What a page is rendered from beforehand has no document: there nothing is seen, and nothing is left behind.
const inPage = typeof document !== 'undefined';
if (inPage) withViewport();

// Each test of a view begins with an empty page, whatever another one put there, and whichever file that was in.
afterEach(() => {
  cleanup();
  if (inPage) document.body.replaceChildren();
});
