import { expect, type Frame, type Locator, type Page } from '@playwright/test';

/** Games in the product, by role and label, in Spanish. */
export const games = {
  posters: (page: Page | Locator): Locator => page.getByRole('article').getByRole('link'),
  opening: (page: Page): Locator => page.getByRole('dialog', { name: 'Abriendo el juego' }),
  refused: (page: Page): Locator => page.getByRole('dialog', { name: 'No se pudo abrir el juego' }),
  /** On the page of a game. */
  frame: (page: Page): Locator => page.locator('iframe[title="El juego"]'),
  bar: (page: Page, name: string): Locator => page.getByRole('button', { name, exact: true }).first(),
  nothing: (page: Page): Locator => page.getByRole('heading', { name: 'No hay ningún juego abierto' }),
} as const;

/** Picks the first game of the home. */
export async function pickFirst(page: Page): Promise<void> {
  await games.posters(page).first().click();
}

/** Scrolls to what gives its place up to something else as soon as it is in view. */
function scrollTo(place: Locator): Promise<void> {
  return place.evaluate((element) => element.scrollIntoView());
}

/** Picks the first slot of the home. */
export async function pickSlot(page: Page): Promise<void> {
  const slots = { name: 'Lo más jugado en Slots' };
  // A rail is drawn when it is nearly in view.
  await scrollTo(page.getByRole('heading', slots));
  const rail = page.getByRole('region', slots);
  await games.posters(rail).first().click();
}

/** Scrolls past every rail of the home: one is drawn when it is nearly in view. `title` is what all of their titles begin with. */
export async function seeRails(page: Page, title: RegExp): Promise<void> {
  const titles = page.getByRole('heading', { name: title });
  await expect.poll(() => titles.count(), { message: 'the rails have come' }).toBeGreaterThan(1);
  const drawn = page.getByRole('region', { name: title });
  for (const [at, one] of (await titles.all()).entries()) {
    await scrollTo(one);
    await expect.poll(() => drawn.count(), { message: `rail ${at} is drawn` }).toBeGreaterThan(at);
  }
}

/** The frame whose page is at an origin, once its page has begun. */
export async function frameAt(page: Page, origin: string): Promise<Frame> {
  const find = () => page.frames().find((frame) => frame.url().startsWith(origin));
  await expect.poll(() => find() !== undefined, { message: 'the game begins' }).toBe(true);
  return find() as Frame;
}
