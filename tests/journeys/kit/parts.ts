import type { Page } from '@playwright/test';

/** Where a part of the app goes missing: on its way, or at the server. The gateway is left alone. */
export type Loss = 'aborted' | 'gone';

/** Scripts of the app whose name begins so can't be had from now on; gives the way to have them back. */
export async function losePart(page: Page, name: string, loss: Loss): Promise<() => Promise<void>> {
  const lost = ({ pathname }: URL) => pathname.startsWith(`/assets/${name}`);
  await page.route(lost, (route) => (loss === 'gone' ? route.fulfill({ status: 404 }) : route.abort()));
  return () => page.unroute(lost);
}

/** From now on a page that asks whether there is a newer release is told that there is. */
export async function releaseNewer(page: Page): Promise<void> {
  await page.route('/', async (route) => {
    if (route.request().isNavigationRequest()) return route.continue();
    const response = await route.fetch();
    const html = await response.text();
    const [, running = ''] = html.match(/<script type="module"[^>]* src="([^"]+)"/) ?? [];
    const body = html.replaceAll(running, '/assets/newer.js');
    return route.fulfill({ response, body });
  });
}
