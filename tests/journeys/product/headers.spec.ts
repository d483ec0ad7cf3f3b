import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { escapeFrom } from '../../kit/journeys/closing.ts';
import { expect, test } from '../../kit/journeys/journey.ts';
import { openLogin, signIn, signOut, ui } from '../../kit/journeys/ui.ts';

test('HDR-02 a whole visit violates no policy, and the page behind a dialog does not scroll', {
  tag: '@core',
}, async ({ page }) => {
  await page.goto('/');
  const dialog = await openLogin(page);
  await page.mouse.wheel(0, 600);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  await escapeFrom(dialog);
  await signIn(page);
  await signOut(page);
  await expect(ui.header(page)).toBeVisible();
});

test('HDR-04 another site can’t show the product in a frame', { tag: '@core' }, async ({
  elsewhere,
  baseURL,
}) => {
  const foreign = createServer((_, answer) => {
    answer.setHeader('content-type', 'text/html');
    answer.end(`<iframe src="${baseURL}" width="800" height="600"></iframe>`);
  });
  await new Promise<void>((resolve) => foreign.listen(0, '127.0.0.1', resolve));
  // A context of its own, because this test wants a request to a stranger.
  const context = await elsewhere();
  const page = await context.newPage();
  await page.goto(`http://127.0.0.1:${(foreign.address() as AddressInfo).port}/`);
  await expect(page.frameLocator('iframe').getByRole('banner')).toHaveCount(0);
  await context.close();
  foreign.close();
});
