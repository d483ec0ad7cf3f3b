import type { Page } from '@playwright/test';
import type { RunningSandbox } from './running-sandbox.ts';
import { ready } from './ui.ts';

/**
 * Opens an address as somebody whose session was begun elsewhere: there is no dialog and no greeting. The page may still
 * be asking whose session it is.
 */
export async function openAs(
  page: Page,
  sandbox: RunningSandbox,
  who = 'member1',
  path = '/',
): Promise<void> {
  // The frame of a game runs the script too, and may have no storage.
  const planted = await page.addInitScript(
    (token) => {
      if (window === window.top) sessionStorage.setItem('token', token);
    },
    await sandbox.tokenOf(who),
  );
  await page.goto(path);
  // From here on the product keeps the token, or drops it, by itself.
  await planted.dispose();
  await ready(page);
}
