import { expect, type Locator, type Page } from '@playwright/test';
import { ready } from './ui.ts';

/** Where things are on the page of safer play, in Spanish. */
export const saferPlay = {
  test: (page: Page): Locator => page.getByRole('region', { name: 'Autotest' }),
  button: (page: Page, name: string): Locator =>
    saferPlay.test(page).getByRole('button', { name, exact: true }),
  choice: (page: Page, name: string): Locator =>
    saferPlay.test(page).getByRole('radio', { name, exact: true }),
} as const;

/** Opens it by its address. */
export async function openSaferPlay(page: Page): Promise<void> {
  await page.goto('/saferPlay');
  await ready(page);
  await expect(page.getByRole('heading', { level: 1, name: 'Juego más seguro' })).toBeVisible();
}
