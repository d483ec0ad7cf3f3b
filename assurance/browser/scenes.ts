import { expect, type Locator, type Page } from '@playwright/test';
import { type CallName, calls } from '#contract/calls.ts';
import type { SecuritySection } from '#machines/centres.ts';
import { beHere, openLogin, ready } from '#tests/kit/journeys/ui.ts';
import { reportedIn } from './browser-driver.ts';
import type { PageAction, Scene } from './stage.ts';

/** Presses a button, by its name: `presses(centre.button)`. */
export const presses =
  (button: (page: Page, name: string) => Locator) =>
  (name: string): PageAction =>
  ({ page }) =>
    button(page, name).click();

/** Something with these words can be seen: `sees(centre.done)`. */
export const sees =
  (place: (page: Page, text: string) => Locator) =>
  (text: string) =>
  ({ page }: Scene): Promise<void> =>
    expect(place(page, text)).toBeVisible();

/** Every further call of these names waits at the sandbox until a step releases it. */
export async function hold({ sandbox }: Scene, ...names: CallName[]): Promise<void> {
  await sandbox.faults(names.map((call) => ({ call, kind: 'hold', times: 1_000 })));
}

/**
 * The token of these scenes is made up: calls that a member's page makes by itself are declined for another
 * reason.
 */
export async function keepMadeUpToken({ sandbox }: Scene): Promise<void> {
  const declined = { kind: 'answer', status: 422, body: { success: false }, times: 'always' } as const;
  const asked = ['wallet.balance', 'member.icon', 'member.avatar', 'protection.standing'] as const;
  await sandbox.faults(asked.map((call) => ({ call, ...declined })));
}

/** The next call of a name waits at the sandbox until a step releases it. */
export async function holdNext({ sandbox }: Scene, call: CallName): Promise<void> {
  await sandbox.faults([{ call, kind: 'hold' }]);
}

/** The device goes offline for a moment, so that the page asks what is switched on. */
export async function askAnew({ page }: Scene): Promise<void> {
  await page.evaluate(() => {
    for (const word of ['offline', 'online']) dispatchEvent(new Event(word));
  });
}

/** The brand switches a feature on or off, and the page learns of it. */
export async function learn(
  scene: Pick<Scene, 'page' | 'sandbox'>,
  whitelabel: Record<string, boolean>,
): Promise<void> {
  await scene.sandbox.setConfig({ whitelabel });
  const { path } = calls['system.status'];
  const learned = scene.page.waitForResponse((answer) => answer.url().includes(path));
  await askAnew(scene);
  await learned;
}

/** From here on the page's clock stands still except for the steps of the tour. */
export async function freeze({ page }: Pick<Scene, 'page'>): Promise<void> {
  await beHere(page);
  const now = await page.evaluate(() => Date.now());
  // It is stopped first and then moved forward: even if a busy machine misses the moment, it stands still.
  await page.clock.pauseAt(now + 1_000).catch((error: unknown) => {
    if (!String(error).includes('Cannot fast-forward to the past')) throw error;
  });
}

/** The device sleeps so long, and wakes with its page in sight: the gateway, which went on, says what time it is. */
export async function wakeLater({ page, sandbox }: Scene, milliseconds: number): Promise<void> {
  await sandbox.serverClock(milliseconds);
  await page.clock.setSystemTime((await page.evaluate(() => Date.now())) + milliseconds);
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
}

/**
 * How often a machine of the page has taken a transition of an event: for steps that change nothing on
 * screen.
 */
export async function timesReported({ page }: Scene, machine: string, event: string): Promise<number> {
  const reported = (await reportedIn(page)).flat();
  return reported.filter(([id, , type]) => id === machine && type === event).length;
}

/** Opens the home. */
export async function open({ page }: Scene): Promise<void> {
  await page.goto('/');
  await ready(page);
}

/** Opens the home and the login dialog over it. */
export async function openDialog(scene: Scene): Promise<void> {
  await open(scene);
  await openLogin(scene.page);
}

/** Opens a section of the security centre as a member with a running session. */
export async function openSection(scene: Scene, section: SecuritySection, who = 'member1'): Promise<void> {
  await scene.page.addInitScript(
    (token) => sessionStorage.setItem('token', token),
    await scene.sandbox.tokenOf(who),
  );
  await scene.page.goto(`/member/securityCenter/${section}`);
  await ready(scene.page);
  await expect(scene.page.getByRole('region', { name: 'Centro de miembros' })).toBeVisible();
}
