import { expect, type Frame, type Locator, type Page } from '@playwright/test';
import { ready } from './ui.ts';

/** Games in the product, by role and label, in Spanish. */
export const games = {
  /** Without a heading: a promotion has one, and its page may still stand while the next is drawn. */
  posters: (page: Page | Locator): Locator =>
    page
      .getByRole('article')
      .filter({ hasNot: page.getByRole('heading') })
      .getByRole('link'),
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

/** Picks the first slot of the home. */
export async function pickSlot(page: Page): Promise<void> {
  const rail = page.getByRole('region', { name: 'Lo más jugado en Slots' });
  // A rail's games are drawn when it is nearly in view.
  await rail.scrollIntoViewIfNeeded();
  await games.posters(rail).first().click();
}

/** Scrolls past every rail of the home, as each is drawn when it is nearly in view. All titles begin with `title`. */
export async function seeRails(page: Page, title: RegExp): Promise<void> {
  const rails = page.getByRole('region', { name: title });
  const known = () => rails.count();
  await expect.poll(known, { message: 'the rails have come' }).toBeGreaterThan(1);
  // A rail that comes while the others are looked at is looked at too.
  for (let at = 0; at < (await known()); at += 1) {
    await rails.nth(at).scrollIntoViewIfNeeded();
    await expect(games.posters(rails.nth(at)).first()).toBeAttached();
  }
}

/** The frame whose page is at an origin, once its page has begun. */
export async function frameAt(page: Page, origin: string): Promise<Frame> {
  const find = () => page.frames().find((frame) => frame.url().startsWith(origin));
  await expect.poll(() => find() !== undefined, { message: 'the game begins' }).toBe(true);
  return find() as Frame;
}

/** A game of a list, by its place in it, from 1. */
export const tileAt = (page: Page, place: number): Locator => page.locator(`[aria-posinset="${place}"]`);

/** From the home to the slots, as a person goes. */
export async function toSlots(page: Page): Promise<void> {
  await ready(page);
  const navigation = page.getByRole('navigation', { name: 'Juegos y promociones' }).filter({ visible: true });
  await navigation.getByRole('link', { name: 'Slots' }).click();
  await expect(tileAt(page, 1)).toBeVisible();
}
