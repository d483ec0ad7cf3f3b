import { expect, type Locator, type Page } from '@playwright/test';
import { centre } from './centre.ts';
import { ui } from './ui.ts';

/** Where things are in notices and messages, by role and label, in Spanish. */
export const messages = {
  /** The line of announcements that passes by on the home. */
  line: (page: Page): Locator => page.getByRole('region', { name: 'Avisos' }).getByRole('link'),
  /** The notices over a page. */
  dialog: (page: Page): Locator => page.getByRole('dialog', { name: 'Avisos' }),
  list: (page: Page): Locator => centre.region(page).getByRole('list', { name: 'Tus mensajes' }),
  row: (page: Page, title: string): Locator =>
    messages.list(page).getByRole('listitem').filter({ hasText: title }),
  /** The letter in the header, which says how many are unread. */
  letter: (page: Page): Locator => ui.header(page).getByRole('button', { name: /^Mensajes/ }),
} as const;

/** Goes to the inbox from any page by pressing the letter in the header. */
export async function goToInbox(page: Page): Promise<void> {
  await messages.letter(page).click();
  await expect(page.getByRole('heading', { name: 'Mensajes', level: 1 })).toBeVisible();
}
