import type { Locator, Page } from '@playwright/test';
import { password } from './ui.ts';

export const registerDialog = (page: Page): Locator => page.getByRole('dialog', { name: 'Crear cuenta' });
export const registerBox = (dialog: Locator, name: string): Locator =>
  dialog.getByLabel(name, { exact: true });
export const registerButton = (dialog: Locator): Locator =>
  dialog.getByRole('button', { name: /^(Crear cuenta|Creando tu cuenta…)$/ });

/** Types the new password twice. */
export async function typePassword(dialog: Locator, typed = password): Promise<void> {
  await registerBox(dialog, 'Contraseña').fill(typed);
  await registerBox(dialog, 'Repite la contraseña').fill(typed);
}
