import { expect, type Locator, type Page } from '@playwright/test';
import type { Withdrawal } from '#contract/wallet/withdrawals.ts';
import { centre } from './centre.ts';
import { openAs } from './open-as.ts';
import type { RunningSandbox } from './running-sandbox.ts';
import { moneyOf } from './wallet.ts';

/** The withdraw password of the seeded people. */
export const withdrawPassword = '246810';

/** The controls of withdrawals, by role and label, in Spanish. */
export const payouts = {
  card: (page: Page, title: string): Locator =>
    centre
      .region(page)
      .locator('section')
      .filter({ has: page.getByRole('heading', { name: title, level: 2 }) }),
  form: (page: Page): Locator => payouts.card(page, 'Pedir un retiro'),
  amount: (page: Page): Locator => payouts.form(page).getByLabel('Monto', { exact: true }),
  account: (page: Page): Locator => payouts.form(page).getByLabel('Cuenta de cobro'),
  password: (page: Page): Locator => centre.region(page).getByLabel('Contraseña de retiro', { exact: true }),
  outcome: (page: Page, title: string): Locator =>
    centre.region(page).getByRole('status').filter({ hasText: title }),
  listed: (page: Page): Locator => page.getByRole('list', { name: 'Mis retiros' }).getByRole('listitem'),
} as const;

/** Opens the page, or one withdrawal, as a member with a session from elsewhere. */
export async function openWithdraw(
  page: Page,
  sandbox: RunningSandbox,
  who = 'vip5',
  of = '',
): Promise<void> {
  await openAs(page, sandbox, who, `/member/withdraw${of && `/${of}`}`);
  await expect(centre.region(page)).toBeVisible();
}

/** Fills in the form up to the summary. */
export async function prepare(page: Page, amount: string, password = withdrawPassword): Promise<void> {
  await payouts.amount(page).fill(amount);
  await payouts.password(page).fill(password);
  await centre.button(page, 'Continuar').click();
}

/** Acts as the back office. */
export async function office(
  sandbox: RunningSandbox,
  reference: string,
  act: 'approve' | 'pay' | 'reject' | 'force' | 'refund',
  more: { readonly amount?: string; readonly reason?: string; readonly note?: string } = {},
): Promise<Withdrawal> {
  const answer = await fetch(`${sandbox.address}/sandbox/withdrawals`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ reference, act, ...more }),
  });
  const { success, value, message } = (await answer.json()) as {
    success: boolean;
    value: Withdrawal;
    message?: string;
  };
  if (!success) throw new Error(`${act}: ${message}`);
  return value;
}

/** An account's balance in a wallet, in minor units; 0 without the wallet. */
export async function minorIn(sandbox: RunningSandbox, account: string, wallet: string): Promise<number> {
  return (await moneyOf(sandbox, account))[wallet] ?? 0;
}
