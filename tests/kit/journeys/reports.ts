import { expect, type Locator, type Page } from '@playwright/test';
import type { RunningSandbox } from './running-sandbox.ts';
import { signIn, ui } from './ui.ts';

/** Where things are on the pages of the agent centre, in Spanish. */
export const reports = {
  region: (page: Page): Locator => page.getByRole('region', { name: 'Centro de agentes' }),
  button: (page: Page, name: string): Locator =>
    reports.region(page).getByRole('button', { name, exact: true }),
  field: (page: Page, name: string): Locator => reports.region(page).getByLabel(name, { exact: true }),
  heading: (page: Page, name: string): Locator => page.getByRole('heading', { name, level: 1 }),
  /** A figure of the overview. */
  figure: (page: Page, name: string): Locator =>
    reports
      .region(page)
      .getByRole('list', { name: 'Cifras del equipo' })
      .getByRole('link', { name: new RegExp(`^${name} `) }),
  /** The rows of a report, without its heads. */
  rows: (page: Page): Locator => reports.region(page).getByRole('table').locator('tbody').getByRole('row'),
  total: (page: Page, name: string): Locator =>
    reports.region(page).getByRole('term').filter({ hasText: name }).first().locator('xpath=../dd'),
  chip: (page: Page): Locator => reports.region(page).getByRole('button', { name: /^Quitar el filtro:/ }),
} as const;

/** The merchant's day by the gateway's clock, such as `2026-11-26`. */
export async function limaToday(sandbox: RunningSandbox): Promise<string> {
  return new Date((await sandbox.serverClock(0)) - 5 * 60 * 60_000).toISOString().slice(0, 10);
}

/** Gives agent1 the crowd: 2,000 people in five levels with three months of bets. */
export async function withCrowd({ address }: RunningSandbox): Promise<void> {
  const response = await fetch(`${address}/sandbox/reset`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ crowd: true }),
  });
  expect(response.ok).toBe(true);
}

/** From the home to the agent centre, as a person does it; its first page is the overview. */
export async function openOverview(page: Page, who = 'agent1'): Promise<void> {
  await page.goto('/');
  await signIn(page, who);
  await ui.header(page).getByRole('button', { name: 'Centro de agentes' }).click();
  await expect(reports.heading(page, 'Resumen del equipo')).toBeVisible();
}

/** Opens another page of the centre by its menu. */
export async function openReport(page: Page, name: string): Promise<void> {
  await reports.region(page).getByRole('link', { name, exact: true }).click();
  await expect(reports.heading(page, name)).toBeVisible();
  await settled(page);
}

/** Waits until the rows shown are those of the address: the previous rows stay meanwhile. */
export async function settled(page: Page): Promise<void> {
  await expect(reports.region(page).getByRole('definition').first()).toBeVisible();
  await expect(reports.region(page).locator('[aria-busy="true"]')).toHaveCount(0);
}
