import type { CallName } from '#contract/calls.ts';
import { openLogin, ready } from '../kit/rooms.ts';
import type { Scene } from './stage.ts';

/** Every further call of these names waits at the sandbox until a step lets it go. */
export async function hold({ door }: Scene, ...names: CallName[]): Promise<void> {
  await door.faults(names.map((call) => ({ call, kind: 'hold', times: 1_000 })));
}

/** Opens a page; from then on its clock stands still but for the steps of the tour. */
export async function open({ page }: Scene, path = '/'): Promise<void> {
  await page.goto(path);
  await ready(page);
  await page.clock.pauseAt(new Date(Date.now() + 2_000));
}

/** Opens the home and the login dialog over it. */
export async function openDialog(scene: Scene): Promise<void> {
  await open(scene);
  await openLogin(scene.page);
}

/** Clicks without asking whether that would do anything: a person may click whatever is there. */
export async function clickAnyway({ page }: Scene, name: string | RegExp): Promise<void> {
  await page.getByRole('button', { name }).first().dispatchEvent('click');
}
