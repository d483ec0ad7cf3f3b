import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { built } from '../../kit/built.ts';
import { expect, test } from '../../kit/journeys/journey.ts';

const fetchedLater = /\bimport\(\s*[`"']\.\/([^`"']+\.js)/g;

test('every part of the app that is loaded later brings all that it needs', async ({ page }) => {
  const assets = join(built(), 'assets');
  const scripts = readdirSync(assets).filter((file) => file.endsWith('.js'));
  const parts = new Set(
    scripts.flatMap((file) =>
      [...readFileSync(join(assets, file), 'utf8').matchAll(fetchedLater)].map(([, part]) => part),
    ),
  );
  expect(parts.size).toBeGreaterThan(50);
  // A page without any script of the app: a part must bring what it needs.
  await page.goto('/assets/none.js');
  const faults = await page.evaluate(
    async (wanted) => {
      const found: string[] = [];
      for (const part of wanted) {
        await import(`/assets/${part}`).catch((error: Error) => found.push(`${part}: ${error.message}`));
      }
      return found;
    },
    [...parts],
  );
  expect(faults).toEqual([]);
});
