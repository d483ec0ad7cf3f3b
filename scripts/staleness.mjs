import { readdirSync, statSync } from 'node:fs';
import path from 'node:path';

/** All sources of the built app. */
const sources = [
  'contract',
  'machines',
  'locales',
  'src',
  'public',
  'index.html',
  'identity.html',
  'inspector.html',
  'offline.html',
  'assurance',
  'tests/flows',
  'vite.config.ts',
  'package.json',
  'sandbox/site/page.ts',
  'sandbox/site/preview.ts',
  'sandbox/site/web-app.ts',
  'scripts/build.ts',
  'scripts/build-offline.ts',
  'scripts/third-party.ts',
];

/** When a file, a folder or anything in it last changed, in epoch milliseconds; 0 when it is not there. */
export function lastChange(place) {
  const found = statSync(place, { throwIfNoEntry: false });
  if (!found) return 0;
  if (!found.isDirectory()) return found.mtimeMs;
  const inside = readdirSync(place).map((name) => lastChange(path.join(place, name)));
  return Math.max(found.mtimeMs, ...inside);
}

/** Whether dist/ is missing, or older than anything it is made of. */
export function isStale(root) {
  const built = lastChange(path.join(root, 'dist', 'app.html'));
  return built === 0 || sources.some((source) => lastChange(path.join(root, source)) > built);
}
