import { expect, type Locator, type Page } from '@playwright/test';
import type { MemberPage } from '#machines/centres.ts';
import { centre } from './centre.ts';
import { openAs } from './open-as.ts';
import type { RunningSandbox } from './running-sandbox.ts';

/** Where things are on the pages of records, in Spanish. */
export const records = {
  rows: (page: Page): Locator => centre.region(page).getByRole('table').getByRole('row'),
  cards: (page: Page): Locator => centre.region(page).getByRole('main').getByRole('listitem'),
  total: (page: Page, name: string): Locator =>
    centre.region(page).getByRole('term').filter({ hasText: name }).first().locator('xpath=../dd'),
} as const;

/** Opens the page of a record as a member whose session was begun elsewhere. */
export async function openRecord(
  page: Page,
  sandbox: RunningSandbox,
  which: MemberPage,
  { query = '', who = 'member1' }: { query?: string; who?: string } = {},
): Promise<void> {
  await openAs(page, sandbox, who, `/member/${which}${query}`);
  await expect(centre.button(page, 'Descargar CSV')).toBeEnabled();
}
