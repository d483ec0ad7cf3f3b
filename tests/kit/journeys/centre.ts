import type { Locator, Page } from '@playwright/test';

/** Where things are in the member centre, by role and label, in Spanish. */
export const centre = {
  region: (page: Page): Locator => page.getByRole('region', { name: 'Centro de miembros' }),
  field: (page: Page, name: string): Locator => centre.region(page).getByLabel(name, { exact: true }),
  button: (page: Page, name: string): Locator =>
    centre.region(page).getByRole('button', { name, exact: true }),
  alert: (page: Page): Locator => centre.region(page).getByRole('alert'),
  done: (page: Page, text: string): Locator =>
    centre.region(page).getByRole('status').filter({ hasText: text }),
} as const;
