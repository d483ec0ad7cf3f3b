import { expect, type Locator, type Page } from '@playwright/test';
import type { RunningSandbox } from './running-sandbox.ts';

/** The slider captcha's dialog. */
export const sliderDialog = (page: Page): Locator =>
  page.getByRole('dialog', { name: 'Verifica que eres una persona' });

export const sliderHandle = (page: Page): Locator =>
  sliderDialog(page).getByRole('slider', { name: 'Posición de la pieza' });

/** The name of the tab, as the gateway knows it. */
export function clientOf(page: Page): Promise<string> {
  return page.evaluate(() => sessionStorage.getItem('clientId') ?? '');
}

/** Where the piece of the newest picture belongs, and the answer in words, as the outbox has them. */
export async function sliderAnswer(
  page: Page,
  sandbox: RunningSandbox,
): Promise<{ place: number; words: string }> {
  const [letter] = await sandbox.outbox('slider', await clientOf(page));
  return { place: Number(letter?.code), words: letter?.text ?? '' };
}

/** Moves the piece to its place by the arrow keys, and submits it. */
export async function solveByKeyboard(page: Page, sandbox: RunningSandbox): Promise<void> {
  await expect(sliderHandle(page)).toBeFocused();
  const { place } = await sliderAnswer(page, sandbox);
  await sliderHandle(page).fill(String(place - 2));
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
}
