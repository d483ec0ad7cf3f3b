import { expect, type Locator, type Page } from '@playwright/test';
import type { Article } from '#contract/help.ts';
import type { RunningSandbox } from './running-sandbox.ts';

/** Where things are in the help, by role and label, in Spanish. */
export const help = {
  dialog: (page: Page): Locator => page.getByRole('dialog', { name: 'Centro de ayuda' }),
  footer: (page: Page, name: string): Locator =>
    page.getByRole('contentinfo').getByRole('link', { name, exact: true }),
  article: (within: Page | Locator): Locator => within.getByRole('article'),
  field: (within: Page | Locator): Locator =>
    within.getByRole('searchbox', { name: '¿Qué necesitas saber?' }),
  found: (within: Page | Locator): Locator => within.getByRole('region', { name: 'Respuestas encontradas' }),
  useful: (within: Page | Locator): Locator =>
    within.getByRole('region', { name: '¿Te sirvió esta respuesta?' }),
} as const;

/** Opens the help from the page that is open, by pressing a link of the footer. */
export async function openHelp(page: Page, link = 'Centro de ayuda'): Promise<Locator> {
  await help.footer(page, link).click();
  const dialog = help.dialog(page);
  await expect(help.field(dialog)).toBeVisible();
  return dialog;
}

/** The gateway answers these articles from now on. */
export async function sayArticles(sandbox: RunningSandbox, articles: readonly Partial<Article>[]) {
  const body = { success: true, value: articles };
  await sandbox.clearFaults();
  await sandbox.faults([{ call: 'help.centre', kind: 'answer', status: 200, body, times: 'always' }]);
}
