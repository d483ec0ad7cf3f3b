import { expect, type Locator, type Page } from '@playwright/test';
import { freeze } from '#assurance/browser/scenes.ts';
import { runUntil } from './places.ts';
import type { RunningSandbox } from './running-sandbox.ts';

const minute = 60_000;

export const warning = (page: Page): Locator =>
  page.getByRole('dialog', { name: 'Tu sesión está por terminar' });

/**
 * The gateway says that the session ends in half a minute. The page's clock stands still from then on, and the session has
 * all its time at the gateway: it ends when the test lets it.
 */
export async function beWarned(page: Page, sandbox: RunningSandbox): Promise<void> {
  const value = { idleSeconds: 30, absoluteSeconds: 36_000 };
  await sandbox.faults([
    { call: 'session.life', kind: 'answer', status: 200, body: { success: true, value } },
  ]);
  await freeze({ page });
  // The page asks every four minutes at the latest.
  await page.clock.fastForward(4 * minute);
  await runUntil(page, () => warning(page).isVisible());
  await expect(warning(page)).toContainText(/tu sesión termina en \d+ segundos/);
}
