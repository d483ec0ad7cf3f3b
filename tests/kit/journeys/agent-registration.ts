import type { Locator, Page } from '@playwright/test';

/** Where things are in the registration centre of an agent, by role and label, in Spanish. */
export const office = {
  region: (page: Page): Locator => page.getByRole('region', { name: 'Centro de agentes' }),
  field: (page: Page, name: string): Locator => office.region(page).getByLabel(name, { exact: true }),
  button: (page: Page, name: string): Locator =>
    office.region(page).getByRole('button', { name, exact: true }),
  alert: (page: Page): Locator => office.region(page).getByRole('alert'),
  done: (page: Page, text: string): Locator =>
    office.region(page).getByRole('status').filter({ hasText: text }),
  /** One link of the list, by its name. */
  link: (page: Page, name: string): Locator =>
    office.region(page).getByRole('listitem', { name, exact: true }),
} as const;
