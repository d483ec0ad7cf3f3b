import { expect, type Locator, type Page } from '@playwright/test';
import { centre } from './centre.ts';
import { openAs } from './open-as.ts';
import type { RunningSandbox } from './running-sandbox.ts';

/** Where things are in the wallet, by role and label, in Spanish. */
export const purse = {
  region: centre.region,
  /** The panel or field group of a card, by its heading. */
  card: (page: Page, name: string): Locator =>
    centre
      .region(page)
      .locator('section')
      .filter({ has: page.getByRole('heading', { name, exact: true, level: 2 }) }),
  amount: (page: Page): Locator => centre.region(page).getByRole('textbox', { name: 'Monto' }),
  /** Somebody that money of an agent may be sent to, by their account. */
  recipient: (page: Page, account: string): Locator =>
    centre
      .region(page)
      .getByRole('group', { name: 'A quién' })
      .getByRole('radio', { name: `(${account})` }),
  /** The panel about an act, such as that it is done. */
  outcome: (page: Page, title: string): Locator =>
    centre.region(page).getByRole('status').filter({ hasText: title }),
  sure: (page: Page): Locator => page.getByRole('heading', { name: 'Revisa antes de confirmar' }),
} as const;

/** Opens a page of the member centre as a member with a session from elsewhere. */
export async function openCentre(page: Page, sandbox: RunningSandbox, name: string, who = 'member1') {
  await openAs(page, sandbox, who, `/member/${name}`);
  await expect(centre.region(page)).toBeVisible();
}

/** An account's balances by wallet, in minor units; fails unless the books hold. */
export async function moneyOf(sandbox: RunningSandbox, account: string): Promise<Record<string, number>> {
  const own = (await sandbox.ledger()).filter((one) => one.account === account);
  for (const { balance, movements } of own) expect(balance).toBe(movements);
  return Object.fromEntries(own.map(({ wallet, balance }) => [wallet, Math.round(Number(balance) * 100)]));
}
