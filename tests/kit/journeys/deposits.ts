import { expect, type Locator, type Page } from '@playwright/test';
import { centre } from './centre.ts';
import { openAs } from './open-as.ts';
import type { RunningSandbox } from './running-sandbox.ts';

/** Where things are when money is brought, by role and label, in Spanish. */
export const deposits = {
  method: (page: Page, name: string): Locator =>
    centre.region(page).getByRole('button', { name: new RegExp(`^${name}`) }),
  amount: (page: Page): Locator => centre.region(page).getByLabel('Monto', { exact: true }),
  voucher: (page: Page): Locator => centre.region(page).getByLabel('Código del vale', { exact: true }),
  status: (page: Page, text: string): Locator =>
    centre.region(page).getByRole('status').getByText(text, { exact: true }),
  outcome: (page: Page, text: string): Locator =>
    centre.region(page).getByRole('status').filter({ hasText: text }),
  listed: (page: Page): Locator => page.getByRole('list', { name: 'Tus depósitos' }).getByRole('listitem'),
} as const;

/** Opens the page, or one deposit of it, as somebody whose session was begun elsewhere. */
export async function openDeposit(
  page: Page,
  sandbox: RunningSandbox,
  of = '',
  who = 'member1',
): Promise<void> {
  await openAs(page, sandbox, who, `/member/depositv2${of && `/${of}`}`);
  await expect(centre.region(page)).toBeVisible();
}

/** Picks a way and fills its form in as far as the last look. */
export async function prepare(page: Page, name: string, amount: string): Promise<void> {
  await deposits.method(page, name).click();
  await deposits.amount(page).fill(amount);
  await centre.button(page, 'Continuar').click();
}

/** The reference of the deposit that is newest in the list. */
export async function newest(page: Page): Promise<string> {
  const link = deposits.listed(page).first().getByRole('link');
  return new URL((await link.getAttribute('href')) ?? '', page.url()).pathname.split('/').at(-1) ?? '';
}

/** What somebody who reads the bank's statement decides. */
export async function decide(
  sandbox: RunningSandbox,
  decision: { readonly reference: string; readonly act: 'approve' | 'reject'; readonly reason?: string },
): Promise<void> {
  const answer = await fetch(`${sandbox.address}/sandbox/deposits`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(decision),
  });
  if (!answer.ok) throw new Error(`${decision.act}: ${await answer.text()}`);
}

/** Goes to the cashier, which opens in a page of its own. */
export async function toCashier(page: Page, press: Locator): Promise<Page> {
  const opened = page.context().waitForEvent('page');
  await press.click();
  const cashier = await opened;
  await expect(cashier.locator('body')).toHaveAttribute('data-state', 'open');
  return cashier;
}
