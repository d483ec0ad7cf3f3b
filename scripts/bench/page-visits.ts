import type { Browser } from '@playwright/test';
import { medians } from './figures.ts';
import { longestInteraction, open, profiles, type Visit, visit } from './visit.ts';

export type ProfileName = keyof typeof profiles;
export type Pages = Readonly<Record<'app' | 'bare', Visit>>;

const names = Object.keys(profiles) as ProfileName[];

/** Visits both pages in turn, so that whatever else the machine does hits both alike; medians of all rounds. */
export async function visitPages(
  browser: Browser,
  addresses: Readonly<Record<'app' | 'bare', string>>,
  rounds: number,
): Promise<Record<ProfileName, Pages>> {
  const seen = names.map((name) => ({ name, app: [] as Visit[], bare: [] as Visit[] }));
  // The first visit warms the browser and both servers, and does not count.
  for (const address of Object.values(addresses)) await visit(browser, address, profiles.unthrottled);
  for (let round = 0; round < rounds; round += 1) {
    for (const { name, app, bare } of seen) {
      app.push(await visit(browser, addresses.app, profiles[name]));
      bare.push(await visit(browser, addresses.bare, profiles[name]));
    }
  }
  const all = seen.map(({ name, app, bare }) => [name, { app: medians(app), bare: medians(bare) }]);
  return Object.fromEntries(all) as Record<ProfileName, Pages>;
}

/** Press to next paint, milliseconds: the first opening of the login dialog on an idle home. */
export async function openLoginDialog(
  browser: Browser,
  address: string,
  rounds: number,
): Promise<Record<ProfileName, number>> {
  const found = names.map((name) => ({ name, took: [] as { took: number }[] }));
  for (let round = 0; round < rounds; round += 1) {
    for (const { name, took } of found) {
      const { page } = await open(browser, address, profiles[name]);
      await page.getByRole('button', { name: 'Iniciar sesión', exact: true }).first().tap();
      await page.getByRole('dialog').waitFor();
      took.push({ took: await longestInteraction(page) });
      await page.context().close();
    }
  }
  return Object.fromEntries(found.map(({ name, took }) => [name, medians(took).took])) as Record<
    ProfileName,
    number
  >;
}
