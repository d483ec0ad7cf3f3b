import { expect, type Locator, type Page } from '@playwright/test';
import { centre } from './centre.ts';
import { rooms, signIn } from './rooms.ts';

export const unsureDialog = (page: Page) => page.getByRole('dialog', { name: 'No sabemos si se hizo' });
export const unsure = (place: Locator) =>
  place.getByRole('status').filter({ hasText: 'No sabemos si se hizo' });
export const press = (place: Locator, name: string) =>
  place.getByRole('button', { name, exact: true }).click();
/** It is done, and half of its answer comes; it is not done, and half of an answer comes. */
export const lost = { kind: 'truncated' } as const;
export const never = { kind: 'carried out late' } as const;

/** From the home into a section of the security centre. */
export async function openSection(page: Page, name: string): Promise<Locator> {
  await page.goto('/');
  await signIn(page);
  const door = { name: 'Centro de seguridad' };
  const header = rooms.header(page);
  await header.getByRole('link', door).or(header.getByRole('button', door)).first().click();
  const card = centre
    .region(page)
    .getByRole('listitem')
    .getByRole('link', { name: new RegExp(`^${name}`) });
  await card.click();
  return centre.region(page);
}

/** Nobody is told that anything was refused. */
export const nothingRefused = (page: Page) => expect(page.getByRole('alert')).toHaveCount(0);
