import type { Locator, Page } from '@playwright/test';
import { forgetInteractions, longestInteraction } from './seen.ts';
import type { Opened } from './visit.ts';

/** What a person does next: a press, or a word written letter by letter, and what is there afterwards. */
export type Step = {
  readonly what: string;
  readonly on: (page: Page) => Locator;
  readonly write?: string;
  readonly shows?: (page: Page) => Locator;
};

export const button = (page: Page | Locator, name: string | RegExp) =>
  page.getByRole('button', { name }).first();
export const header = (page: Page) => page.getByRole('banner');
export const centre = (page: Page) => page.getByRole('region', { name: 'Centro de miembro' });
export const amount = (page: Page) => centre(page).getByLabel('Monto', { exact: true });
/** The first game of the list of slots. */
const firstGame = (page: Page) =>
  page.getByRole('list', { name: 'Juegos de Slots' }).getByRole('button').first();

/** The steps that a member takes again and again. */
export const often = {
  list: {
    what: 'go to the game list',
    on: (page) => page.getByRole('link', { name: 'Slots', exact: true }).first(),
    shows: firstGame,
  },
  game: { what: 'open a game', on: firstGame, shows: (page) => page.locator('iframe[title="El juego"]') },
  leave: { what: 'leave the game', on: (page) => button(page, 'Salir'), shows: firstGame },
  deposits: {
    what: 'go to the deposits',
    on: (page) => button(header(page), 'Depositar'),
    shows: (page) => button(centre(page), /^Monedero Andes/),
  },
  way: { what: 'pick a way', on: (page) => button(centre(page), /^Monedero Andes/), shows: amount },
} satisfies Record<string, Step>;

/** Takes one step, and gives the longest time from a press or a letter of it to the next paint. */
export async function take({ page, rest }: Opened, { on, write, shows }: Step): Promise<number> {
  await forgetInteractions(page);
  await on(page).tap();
  if (write !== undefined) await on(page).pressSequentially(write, { delay: 120 });
  await shows?.(page).waitFor();
  await rest();
  return longestInteraction(page);
}
