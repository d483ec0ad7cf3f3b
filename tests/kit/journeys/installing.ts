import type { Locator, Page } from '@playwright/test';

declare global {
  interface Window {
    /** The question of the browser that is open just now. */
    installing: { answer: (outcome: string) => void; refuse: () => void } | undefined;
    /** How often the browser has asked. */
    asked: number | undefined;
  }
}

export const install = {
  card: (page: Page): Locator =>
    page.getByRole('region', { name: /^Instala / }).or(page.locator('section', { hasText: /^Instala / })),
  button: (page: Page): Locator => page.getByRole('button', { name: 'Instalar la app' }),
  asking: (page: Page): Locator => page.getByRole('button', { name: 'Tu navegador te está preguntando…' }),
};

/** The browser offers to install the product, which no browser does where it is driven by a program. */
export async function offerInstall(page: Page): Promise<void> {
  await page.evaluate(() => {
    const prompt = () =>
      new Promise((resolve, reject) => {
        window.asked = (window.asked ?? 0) + 1;
        const refuse = () => reject(new DOMException('not now', 'NotAllowedError'));
        window.installing = { answer: (outcome) => resolve({ outcome }), refuse };
      });
    dispatchEvent(Object.assign(new Event('beforeinstallprompt', { cancelable: true }), { prompt }));
  });
}

/** The person answers the browser's question. */
export async function answerInstall(page: Page, outcome: 'accepted' | 'dismissed'): Promise<void> {
  await page.waitForFunction(() => window.installing !== undefined);
  await page.evaluate((how) => {
    window.installing?.answer(how);
    window.installing = undefined;
  }, outcome);
}

/** The browser does not ask. */
export async function refuseInstall(page: Page): Promise<void> {
  await page.waitForFunction(() => window.installing !== undefined);
  await page.evaluate(() => {
    window.installing?.refuse();
    window.installing = undefined;
  });
}

/** The product has been installed, by its button or by the browser's menu. */
export async function finishInstall(page: Page): Promise<void> {
  await page.evaluate(() => dispatchEvent(new Event('appinstalled')));
}
