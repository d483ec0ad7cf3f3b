import { type BrowserContext, expect, type Page, type Request } from '@playwright/test';
import { ready } from './ui.ts';

/** What a page has asked for and holds once it is idle. */
type PageLoad = {
  /** Requests for anything but pictures, and those. */
  readonly requests: number;
  readonly pictures: number;
  /** Elements that are laid out, but for pictures. */
  readonly elements: number;
  /** The scripts of the product that came, by their file in the build: each of them runs. */
  readonly scripts: ReadonlySet<string>;
};

/** Milliseconds between two looks at a page that must be alike: longer than a page puts anything off. */
const quiet = 500;

/** How many elements are laid out, but for pictures, when the browser has nothing else to do. */
const elementsAtRest = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      new Promise((resolve) =>
        requestIdleCallback(() => resolve(document.body.querySelectorAll('*:not(img)').length)),
      ),
  );

/** Waits until no request is open and two looks find the same; returns how many elements there are. */
async function untilIdle(page: Page, open: () => number, requests: () => number): Promise<number> {
  let seen = { elements: 0, requests: 0 };
  const look = async () => {
    const before = seen;
    seen = { elements: await elementsAtRest(page), requests: requests() };
    return open() === 0 && seen.elements === before.elements && seen.requests === before.requests;
  };
  await expect.poll(look, { intervals: [quiet], message: `${page.url()} comes to rest` }).toBe(true);
  return seen.elements;
}

/** Opens an address in a fresh context, as somebody with a session when there is a token, until it is idle. */
export async function loadAt(
  context: BrowserContext,
  address: string,
  token: string | null,
): Promise<PageLoad> {
  const page = await context.newPage();
  const open = new Set<Request>();
  const asked: Request[] = [];
  page.on('request', (request) => {
    open.add(request);
    asked.push(request);
  });
  page.on('requestfinished', (request) => open.delete(request));
  page.on('requestfailed', (request) => open.delete(request));
  if (token !== null) {
    await context.addInitScript((kept) => {
      // The frame of a game runs the script too, and may have no storage.
      if (window === window.top) sessionStorage.setItem('token', kept);
    }, token);
  }
  await page.goto(address, { waitUntil: 'commit' });
  await ready(page);
  const elements = await untilIdle(
    page,
    () => open.size,
    () => asked.length,
  );
  await context.close();
  const pictures = asked.filter((request) => request.resourceType() === 'image').length;
  const scripts = asked.flatMap((request) => /\/(assets\/.+\.js)$/.exec(request.url())?.[1] ?? []);
  return { requests: asked.length - pictures, pictures, elements, scripts: new Set(scripts) };
}
