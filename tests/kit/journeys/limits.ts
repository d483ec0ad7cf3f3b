import { expect, type Locator, type Page } from '@playwright/test';
import { centre } from './centre.ts';

/** The controls of limits, by role and label, in Spanish. */
export const limits = {
  /** One limit, such as "Límite de depósito diario". */
  one: (page: Page, name: string): Locator => centre.region(page).getByRole('article', { name, exact: true }),
  button: (page: Page, limit: string, name: string): Locator =>
    limits.one(page, limit).getByRole('button', { name, exact: true }),
  value: (page: Page, limit: string): Locator =>
    limits.one(page, limit).getByLabel('Nuevo límite', { exact: true }),
} as const;

/** Types a value into the open form of a limit and sends it. */
export async function save(page: Page, limit: string, value: string): Promise<void> {
  await limits.value(page, limit).fill(value);
  await limits.button(page, limit, 'Guardar límite').click();
}

/** The deposit limits, on the page of limits, where each day, week and month needs its own. */
export async function setEach(page: Page): Promise<void> {
  for (const [often, value] of [
    ['diario', '100'],
    ['semanal', '300'],
    ['mensual', '900'],
  ] as const) {
    const name = `Límite de depósito ${often}`;
    await limits.button(page, name, 'Poner un límite').click();
    await save(page, name, value);
    await expect(limits.one(page, name)).toContainText('Tu límite ya vale.');
  }
}

/** Closes the question for limits that comes after a sign-in without any, for this visit. */
export async function closeQuestion(page: Page): Promise<void> {
  const question = page.getByRole('dialog', { name: /pon(er)? tus límites/ });
  await question.waitFor();
  await page.keyboard.press('Escape');
  await expect(question).toHaveCount(0);
}
