import type { Page, Route } from '@playwright/test';

/** How a part of the app fails: on its way, at the server, or when it runs. The gateway still works. */
export type Loss = 'aborted' | 'gone' | 'broken';

const losses: Record<Loss, (route: Route) => Promise<void>> = {
  aborted: (route) => route.abort(),
  gone: (route) => route.fulfill({ status: 404 }),
  broken: (route) =>
    route.fulfill({ contentType: 'text/javascript', body: 'throw new TypeError("planted")' }),
};

/** Blocks scripts of the app whose name begins so; returns a function that unblocks them. */
export async function losePart(page: Page, name: string, loss: Loss): Promise<() => Promise<void>> {
  const lost = ({ pathname }: URL) => pathname.startsWith(`/assets/${name}`);
  await page.route(lost, losses[loss]);
  return () => page.unroute(lost);
}

async function hold(page: Page, which: (address: URL) => boolean): Promise<() => void> {
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(which, async (route) => {
    await released;
    await route.continue();
  });
  return () => release();
}

/** Holds scripts of the app whose name begins so; returns a function that releases them. */
export function holdPart(page: Page, name: string): Promise<() => void> {
  return hold(page, ({ pathname }) => pathname.startsWith(`/assets/${name}`));
}

/** Holds all scripts of the app but the one that begins a page, as a slow line does; returns a function that releases them. */
export function holdScripts(page: Page): Promise<() => void> {
  return hold(page, ({ pathname }) => /^\/assets\/(?!early-fetch).+\.js$/.test(pathname));
}

/** From now on a page that asks for a newer release gets one. */
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
