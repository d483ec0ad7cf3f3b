import { expect, type Locator, type Page } from '@playwright/test';

/** Where things are on a page of contracts, and in the dialog of an act on one, by role and label, in Spanish. */
export const desk = {
  region: (page: Page): Locator => page.getByRole('region', { name: 'Centro de agentes' }),
  /** A button of the page, under the dialog or without one. */
  button: (page: Page, name: string): Locator => desk.region(page).getByRole('button', { name, exact: true }),
  dialog: (page: Page): Locator => page.getByRole('dialog'),
  confirm: (page: Page, name: string): Locator =>
    desk.dialog(page).getByRole('button', { name, exact: true }),
  alert: (page: Page): Locator => desk.dialog(page).getByRole('alert'),
  status: (page: Page, text: string): Locator =>
    desk.dialog(page).getByRole('status').filter({ hasText: text }),
} as const;

/** Goes back from the dialog, whatever it shows. */
export async function leaveDesk(page: Page): Promise<void> {
  await desk.dialog(page).getByRole('button', { name: 'Cerrar', exact: true }).click();
  await expect(desk.dialog(page)).toHaveCount(0);
}
