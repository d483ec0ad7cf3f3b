import { expect, type Page } from '@playwright/test';

/** Goes to an address within the page, as the router does. */
export async function goWithin(page: Page, path: string): Promise<void> {
  await page.evaluate((to) => {
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate', { state: null }));
  }, path);
}

/** Goes to another screen within the page, and waits until it has come: each has a title of its own. */
export async function see(page: Page, path: string): Promise<void> {
  const before = await page.title();
  await goWithin(page, path);
  await expect(page, path).not.toHaveTitle(before);
  await expect(page.locator('h1, h2, [role="dialog"]').first(), path).toBeAttached();
  await expect(page.locator('[aria-busy="true"]'), path).toHaveCount(0);
}
