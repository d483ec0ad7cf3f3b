import { join } from 'node:path';
import { isStale } from '../../scripts/staleness.mjs';

/**
 * The folder of the built app. It throws where there is none, or one that is older than its sources: a test of the build
 * never passes without it, never looks at that of another version, and never builds: two would at once, into one folder.
 */
export function built(root = process.cwd()): string {
  if (isStale(root)) throw new Error('dist/ is missing, or older than its sources: run npm run build first');
  return join(root, 'dist');
}
