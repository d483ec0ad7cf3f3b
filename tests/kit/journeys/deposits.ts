import { expect, type Locator, type Page } from '@playwright/test';
import { centre } from './centre.ts';
import { openAs } from './open-as.ts';
import type { RunningSandbox } from './running-sandbox.ts';

/** The controls of deposits, by role and label, in Spanish. */
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

/** Opens the page, or one deposit, as a member with a session from elsewhere. */
export async function openDeposit(
  page: Page,
  sandbox: RunningSandbox,
  of = '',
  who = 'member1',
): Promise<void> {
  await openAs(page, sandbox, who, `/member/depositv2${of && `/${of}`}`);
  await expect(centre.region(page)).toBeVisible();
}

/** Picks a way and fills in its form up to the summary. */
export async function prepare(page: Page, name: string, amount: string): Promise<void> {
  await deposits.method(page, name).click();
  await deposits.amount(page).fill(amount);
  await centre.button(page, 'Continuar').click();
}

/** The reference of the newest deposit that is not decided, once it is in the list. */
export async function newest(page: Page): Promise<string> {
  const waiting = deposits.listed(page).filter({ hasText: 'En espera' });
  const link = waiting.first().getByRole('link');
  return new URL((await link.getAttribute('href')) ?? '', page.url()).pathname.split('/').at(-1) ?? '';
}

/** The decision of the person who reads the bank's statement. */
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
