import type { CallName } from '#contract/calls.ts';
import { openLogin, ready } from '../kit/rooms.ts';
import type { Scene } from './stage.ts';

/** Every further call of these names waits at the sandbox until a step lets it go. */
export async function hold({ door }: Scene, ...names: CallName[]): Promise<void> {
  await door.faults(names.map((call) => ({ call, kind: 'hold', times: 1_000 })));
}

/** From here on the page's clock stands still but for the steps of the tour. */
export async function freeze({ page }: Scene): Promise<void> {
  const now = await page.evaluate(() => Date.now());
  await page.clock.pauseAt(now + 100);
}

/** Opens a page whose clock then stands still. */
export async function open(scene: Scene, path = '/'): Promise<void> {
  await scene.page.goto(path);
  await ready(scene.page);
  await freeze(scene);
}

/** Opens the home and the login dialog over it; the clock stands still from then on. */
export async function openDialog(scene: Scene): Promise<void> {
  await scene.page.goto('/');
  await openLogin(scene.page);
  await freeze(scene);
}

/** Clicks without asking whether that would do anything: a person may click whatever is there. */
export async function clickAnyway({ page }: Scene, name: string | RegExp): Promise<void> {
  await page.getByRole('button', { name }).first().dispatchEvent('click');
}
