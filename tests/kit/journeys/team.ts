import { expect, type Locator, type Page } from '@playwright/test';
import { openAs } from './open-as.ts';
import { isHere } from './places.ts';
import type { RunningSandbox } from './running-sandbox.ts';
import { ui } from './ui.ts';

/** Where things are in the agent centre's team, by role and label, in Spanish. */
export const team = {
  region: (page: Page): Locator => page.getByRole('region', { name: 'Centro de agentes' }),
  tree: (page: Page): Locator => team.region(page).getByRole('treegrid'),
  /** The people shown, in order; without the names of the columns. */
  rows: (page: Page): Locator => team.tree(page).locator('tbody').getByRole('row'),
  row: (page: Page, account: string): Locator => team.rows(page).filter({ hasText: account }),
  search: (page: Page): Locator => team.region(page).getByRole('searchbox'),
  /** The link from a person's row to their card. */
  person: (page: Page, account: string): Locator => team.row(page, account).getByRole('link').first(),
  opener: (page: Page, account: string): Locator => team.row(page, account).getByRole('button'),
  heading: (page: Page, name: string): Locator =>
    team.region(page).getByRole('heading', { name, level: 1, exact: true }),
} as const;

/** Goes from the home to the team, as an agent would. */
export async function goToTeam(page: Page, sandbox: RunningSandbox, who = 'agent1'): Promise<void> {
  await openAs(page, sandbox, who);
  await ui.header(page).getByRole('button', { name: 'Centro de agentes' }).click();
  await expect(team.region(page)).toBeVisible();
  const menu = team.region(page).getByRole('button', { name: 'Menú', exact: true });
  const link = team.region(page).getByRole('link', { name: 'Mi equipo' });
  if (await isHere(menu, menu.or(link))) {
    await menu.click();
    await page.getByRole('dialog').getByRole('link', { name: 'Mi equipo' }).click();
  } else {
    await link.click();
  }
  await expect(team.heading(page, 'Mi equipo')).toBeVisible();
}

/** Gives agent1 three levels: agent2 below, and agent41 below agent2, each with their own. */
export async function deepen(sandbox: RunningSandbox): Promise<void> {
  await sandbox.person({ account: 'agent2', upline: 'agent1' });
  await sandbox.person({ account: 'agent41', upline: 'agent2' });
}
