import { expect, type Locator, type Page } from '@playwright/test';
import type { RunningSandbox } from './running-sandbox.ts';
import { signIn } from './ui.ts';

/** The points mall, by role and label, in Spanish. */
export const mall = {
  main: (page: Page): Locator => page.getByRole('main'),
  button: (page: Page, name: string): Locator => mall.main(page).getByRole('button', { name, exact: true }),
  tab: (page: Page, name: string): Locator => mall.main(page).getByRole('tab', { name }),
  field: (page: Page, name: string): Locator => mall.main(page).getByLabel(name, { exact: true }),
  reward: (page: Page, name: string): Locator => mall.main(page).getByRole('article', { name, exact: true }),
  outcome: (page: Page, title: string): Locator =>
    mall.main(page).getByRole('status').filter({ hasText: title }),
  redemptions: (page: Page): Locator =>
    mall.main(page).getByRole('list', { name: 'Mis canjes' }).getByRole('article'),
  /** A figure of the balance by its name. */
  figure: (page: Page, name: string): Locator =>
    mall
      .main(page)
      .locator('dl > div')
      .filter({ has: page.getByText(name, { exact: true }) })
      .first(),
} as const;

/** Signs in at the home and presses the way to the mall. */
export async function pressToMall(page: Page, who = 'member1'): Promise<void> {
  await page.goto('/');
  await signIn(page, who);
  await page.getByRole('link', { name: 'Ir a la tienda de puntos' }).click();
  await expect(page.getByRole('heading', { name: 'Tienda de puntos', level: 1 })).toBeVisible();
}

/** Opens a reward from the list. */
export async function openReward(page: Page, name: string): Promise<void> {
  await mall.reward(page, name).getByRole('button').click();
  await expect(mall.main(page).getByRole('group', { name, exact: true })).toBeFocused();
}

/** Decides about the newest waiting redemption of a member. */
export async function decide(
  sandbox: RunningSandbox,
  account: string,
  act: 'approve' | 'reject',
  remark?: string,
): Promise<void> {
  const waiting = await sandbox.redemptions();
  const newest = waiting.filter((one) => one.account === account).at(-1);
  await sandbox.redemptionAct({ reference: newest?.reference, act, ...(remark ? { remark } : {}) });
}
