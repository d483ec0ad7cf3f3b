import { expect, type Locator, type Page } from '@playwright/test';

/** Waits until nothing on a page reaches past the edge of its window. */
export async function fitWindow(page: Page): Promise<void> {
  const wide = () => page.evaluate(() => document.documentElement.scrollWidth);
  await expect.poll(wide, { message: `${page.url()} fits its window` }).toBe(page.viewportSize()?.width);
}

/** Where something is, once it has stopped moving. */
export async function placeOf(one: Locator): Promise<DOMRect> {
  const element = await one.elementHandle();
  if (!element) throw new Error(`${one} is not here`);
  await element.waitForElementState('stable');
  return element.evaluate((here) => here.getBoundingClientRect().toJSON());
}

/** Watches something that has stopped moving, frame by frame; gives every place it was at since. */
export async function placesOf(one: Locator): Promise<() => Promise<readonly string[]>> {
  const element = await one.elementHandle();
  if (!element) throw new Error(`${one} is not here`);
  await element.waitForElementState('stable');
  const seen = await element.evaluateHandle((here) => {
    const places = new Set<string>();
    const look = () => {
      const { x, y, width, height } = here.getBoundingClientRect();
      places.add(`${width} x ${height} at ${x}, ${y}`);
      requestAnimationFrame(look);
    };
    look();
    return { places };
  });
  // Two more frames: what has just been drawn has been looked at.
  return () =>
    seen.evaluate(async ({ places }) => {
      for (let frames = 0; frames < 2; frames += 1) await new Promise(requestAnimationFrame);
      return [...places];
    });
}

/**
 * Whether something is here that comes at the same time as something else: waits for that first, and so until it is
 * known.
 */
export async function isHere(one: Locator, beside: Locator): Promise<boolean> {
  await expect(beside.first()).toBeVisible();
  return one.isVisible();
}

/** Waits for something on a page whose clock stands still: its own short timers go on in small steps meanwhile. */
export async function runUntil(page: Page, holds: () => Promise<boolean>): Promise<void> {
  const look = async () => {
    await page.clock.runFor(50);
    return holds();
  };
  await expect.poll(look).toBe(true);
}

/** Does something with a page whose clock stands still: what has timers of its own needs some time there meanwhile. */
export async function runWhile(page: Page, work: Promise<unknown>): Promise<void> {
  let over = false;
  const end = work.finally(() => {
    over = true;
  });
  while (!over) await page.clock.runFor(5);
  await end;
}
