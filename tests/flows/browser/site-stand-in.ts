import { expect, type Route } from '@playwright/test';
import type { Scene } from './stage.ts';

/** The names of the sandbox's other addresses (sandbox/downloads/sites.ts). */
export type SiteName = 'norte' | 'sur';

/** The newest request to each address that waits for a tour's answer. */
const waiting = new WeakMap<Scene['page'], Map<SiteName, Route>>();

/** From now on the other addresses answer when a tour says so; the journey of downloads shows real ones. */
export async function standInSites({ page }: Scene): Promise<void> {
  const routes = new Map<SiteName, Route>();
  waiting.set(page, routes);
  for (const name of ['norte', 'sur'] as const) {
    await page.route(`http://${name}.localhost:*/**`, (route) => void routes.set(name, route));
  }
}

async function take({ page }: Scene, name: SiteName): Promise<Route> {
  const routes = waiting.get(page) as Map<SiteName, Route>;
  await expect.poll(() => routes.has(name), { message: `${name} is asked` }).toBe(true);
  const route = routes.get(name) as Route;
  routes.delete(name);
  return route;
}

/** Requests that were given up are answered no more. */
export function forgetSites({ page }: Scene): void {
  waiting.get(page)?.clear();
}

/** The address answers both requests of its turn. */
export async function siteAnswers(scene: Scene, name: SiteName): Promise<void> {
  for (let request = 0; request < 2; request += 1) await (await take(scene, name)).fulfill({ status: 204 });
}

/** The address can't be reached. */
export async function siteIsGone(scene: Scene, name: SiteName): Promise<void> {
  await (await take(scene, name)).abort();
}
