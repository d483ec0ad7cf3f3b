import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import { afterEach } from 'vitest';

// A part that is fetched late may take its time on a busy machine; a test that waits ends as soon as it is there.
configure({ asyncUtilTimeout: 20_000 });

// Each test of a view begins with an empty page.
afterEach(cleanup);
