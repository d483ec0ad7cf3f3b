import type { Browser } from '@playwright/test';
import { medians } from './figures.ts';
import { profiles, type Visit, visit } from './visit.ts';

export type ProfileName = keyof typeof profiles;
export type Pages = Readonly<Record<'app' | 'bare', Visit>>;

export const profileNames = Object.keys(profiles) as ProfileName[];

/** Visits both pages in turn, so that whatever else the machine does hits both alike; medians of all rounds. */
export async function visitPages(
  browser: Browser,
  addresses: Readonly<Record<'app' | 'bare', string>>,
  rounds: number,
): Promise<Record<ProfileName, Pages>> {
  const seen = profileNames.map((name) => ({ name, app: [] as Visit[], bare: [] as Visit[] }));
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
