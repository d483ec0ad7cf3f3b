import type { Locator, Page } from '@playwright/test';

/** Where things are in the contracts of a team, by role and label, in Spanish. */
export const offers = {
  main: (page: Page): Locator => page.getByRole('main'),
  field: (page: Page, name: string): Locator => offers.main(page).getByLabel(name, { exact: true }),
  button: (page: Page, name: string): Locator => offers.main(page).getByRole('button', { name, exact: true }),
  alert: (page: Page): Locator => offers.main(page).getByRole('alert'),
  done: (page: Page, text: string): Locator =>
    offers.main(page).getByRole('status').filter({ hasText: text }),
  /** A tier of the form, by its number from 1. */
  tier: (page: Page, at: number): Locator =>
    offers.main(page).getByRole('group', { name: `Nivel ${at}`, exact: true }),
} as const;
