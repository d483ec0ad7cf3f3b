import { expect, type Locator, type Page } from '@playwright/test';
import type { Reward } from '#contract/promotions/rewards.ts';
import { centre } from './centre.ts';
import type { RunningSandbox } from './running-sandbox.ts';
import { ui } from './ui.ts';

/** Where things are in promotions and rewards, by role and label, in Spanish. */
export const rewards = {
  /** A shelf of the reward centre: 'Por cobrar', 'En marcha', 'Historial'. */
  shelf: (page: Page, name: string): Locator => centre.region(page).getByRole('list', { name }),
  card: (page: Page, name: string): Locator =>
    centre.region(page).getByRole('article').filter({ hasText: name }),
  outcome: (page: Page, title: string): Locator =>
    page.getByRole('main').getByRole('status').filter({ hasText: title }),
} as const;

/** Goes to a promotion from the home, by pressing: the list, then its card. */
export async function goToPromotion(page: Page, title: string): Promise<void> {
  const navigation = page.getByRole('navigation', { name: 'Juegos y promociones' });
  await navigation.getByRole('link', { name: 'Promociones' }).click();
  await page.getByRole('main').getByRole('link', { name: title, exact: true }).click();
  await expect(page.getByRole('heading', { name: title, level: 1 })).toBeVisible();
}

/** Goes to the reward centre from any page, by pressing: the member centre, then its menu. */
export async function goToRewards(page: Page): Promise<void> {
  await ui.header(page).getByRole('button', { name: 'Centro de seguridad' }).click();
  await page.getByRole('link', { name: 'Centro de recompensas' }).click();
  await expect(page.getByRole('heading', { name: 'Centro de recompensas', level: 1 })).toBeVisible();
}

/** Acts as the back office on rewards (docs/control.md). */
export async function rewardOffice(
  sandbox: RunningSandbox,
  act: Readonly<Record<string, unknown>>,
): Promise<Reward> {
  const answer = await fetch(`${sandbox.address}/sandbox/rewards`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(act),
  });
  const { success, value, message } = (await answer.json()) as {
    success: boolean;
    value: Reward;
    message?: string;
  };
  if (!success) throw new Error(`${act.act}: ${message}`);
  return value;
}
