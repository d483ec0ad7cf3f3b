import { expect, type Locator, type Page } from '@playwright/test';
import { centre } from './centre.ts';
import { goToInbox } from './messages.ts';
import type { RunningSandbox } from './running-sandbox.ts';

/** The controls of comments, by role and label, in Spanish. */
export const feedback = {
  text: (page: Page): Locator => centre.field(page, 'Tu comentario'),
  files: (page: Page): Locator => centre.region(page).getByLabel('Elegir imágenes'),
  picture: (page: Page, number: number): Locator =>
    centre
      .region(page)
      .getByRole('group', { name: 'Imágenes (opcional)' })
      .getByRole('listitem')
      .filter({ hasText: `Imagen ${number}` }),
  send: (page: Page): Locator => centre.button(page, 'Enviar comentario'),
  cases: (page: Page): Locator => centre.region(page).getByRole('article'),
} as const;

/** Goes to the comments from any page, by pressing: the letter in the header, then the link in the inbox. */
export async function goToFeedback(page: Page): Promise<void> {
  await goToInbox(page);
  await centre
    .region(page)
    .getByRole('link', { name: /^Tus comentarios/ })
    .click();
  await expect(page.getByRole('heading', { name: 'Tus comentarios', level: 1 })).toBeVisible();
}

/** Opens the back office in another tab of the same browser. */
export async function openOffice(page: Page, sandbox: RunningSandbox): Promise<Page> {
  const office = await page.context().newPage();
  await office.goto(`${sandbox.address}/sandbox?tab=messages`);
  return office;
}
