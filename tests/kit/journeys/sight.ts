import type { Page } from '@playwright/test';

/** The page is hidden behind another tab, or seen again: what a browser tells a page then. */
export async function turn(page: Page, to: DocumentVisibilityState): Promise<void> {
  await page.evaluate((value) => {
    Object.defineProperty(document, 'visibilityState', { value, configurable: true });
    Object.defineProperty(document, 'hidden', { value: value === 'hidden', configurable: true });
    document.dispatchEvent(new Event('visibilitychange'));
  }, to);
}
