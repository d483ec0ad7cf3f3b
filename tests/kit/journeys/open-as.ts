import type { Page } from '@playwright/test';
import type { RunningSandbox } from './running-sandbox.ts';
import { ready } from './ui.ts';

/**
 * Opens an address as a member with a session from elsewhere, without dialog and greeting. The page may still
 * be checking the session.
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
  // From here on the product itself keeps the token or drops it.
  await planted.dispose();
  await ready(page);
}
