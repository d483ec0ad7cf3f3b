import type { Frame, Locator, Page } from '@playwright/test';

/** The sheet before play and the session of play beside a game, by role and label, in Spanish. */
export const sheet = {
  dialog: (page: Page): Locator => page.getByRole('dialog', { name: 'Antes de jugar' }),
  begin: (page: Page): Locator => page.getByRole('button', { name: 'Empezar la sesión' }),
  bar: (page: Page): Locator => page.getByRole('region', { name: 'Tu sesión de juego' }),
  check: (page: Page): Locator => page.getByRole('dialog', { name: 'Así va tu sesión' }),
  over: (page: Page): Locator => page.getByRole('heading', { name: 'Tu sesión de juego terminó' }),
  /**
   * Presses the button of the game after the clock was moved. The page reads by itself too, and may have laid what is due
   * over the game before: a press with the mouse would then not arrive.
   */
  spin: (frame: Frame): Promise<void> =>
    frame.getByRole('button', { name: 'Girar' }).evaluate((button: HTMLElement) => button.click()),
  /** Declares, and begins the session. */
  async fill(page: Page, { minutes, money, check }: { minutes: string; money: string; check: string }) {
    await page.getByLabel('Tiempo máximo, en minutos').fill(minutes);
    await page.getByLabel('Pérdida máxima').fill(money);
    await page.getByLabel('Avisarme de cómo va la sesión').selectOption(check);
    await sheet.begin(page).click();
  },
} as const;
