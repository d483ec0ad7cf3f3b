import type { Page, Route } from '@playwright/test';

/** How a part of the app is lost: on its way, or at the server; or it comes and breaks. The gateway is left alone. */
export type Loss = 'aborted' | 'gone' | 'broken';

const losses: Record<Loss, (route: Route) => Promise<void>> = {
  aborted: (route) => route.abort(),
  gone: (route) => route.fulfill({ status: 404 }),
  broken: (route) =>
    route.fulfill({ contentType: 'text/javascript', body: 'throw new TypeError("planted")' }),
};

/** Scripts of the app whose name begins so can't be had from now on; gives the way to have them back. */
export async function losePart(page: Page, name: string, loss: Loss): Promise<() => Promise<void>> {
  const lost = ({ pathname }: URL) => pathname.startsWith(`/assets/${name}`);
  await page.route(lost, losses[loss]);
  return () => page.unroute(lost);
}

/** Scripts of the app whose name begins so stay on their way from now on; gives the way to let them come. */
export async function holdPart(page: Page, name: string): Promise<() => void> {
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(
    ({ pathname }) => pathname.startsWith(`/assets/${name}`),
    async (route) => {
      await released;
      await route.continue();
    },
  );
  return () => release();
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
