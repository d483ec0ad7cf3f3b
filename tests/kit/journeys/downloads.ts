import { expect, type Locator, type Page } from '@playwright/test';
import { ready } from './ui.ts';

/** The download page, by role and label, in Spanish. */
export const downloads = {
  main: (page: Page): Locator => page.getByRole('main'),
  card: (page: Page, name: string): Locator =>
    downloads.main(page).getByRole('article', { name, exact: true }),
  warning: (page: Page): Locator => page.getByRole('dialog', { name: 'Antes de instalar un perfil' }),
  guide: (page: Page, name: string): Locator =>
    downloads
      .main(page)
      .getByRole('group')
      .filter({ has: page.getByRole('heading', { name }) }),
  sites: (page: Page): Locator => downloads.main(page).getByRole('link', { name: /se abre en otra pestaña/ }),
  button: (page: Page, name: string): Locator =>
    downloads.main(page).getByRole('button', { name, exact: true }),
} as const;

/** Presses the way from the home to the download page. */
export async function pressToDownloads(page: Page): Promise<void> {
  await page.goto('/');
  await ready(page);
  await page.getByRole('link', { name: 'Descargar la app' }).click();
  await expect(page.getByRole('heading', { name: 'Descarga de la app', level: 1 })).toBeVisible();
}

/** Presses the way from the home to the page that tells how one joins. */
export async function pressToJoin(page: Page): Promise<void> {
  await page.goto('/');
  await ready(page);
  await page.getByRole('link', { name: 'Cómo unirse' }).click();
  await expect(page.getByRole('heading', { name: 'Únete a Vestíbulo', level: 1 })).toBeVisible();
}
