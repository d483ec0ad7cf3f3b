import type { Locator, Page } from '@playwright/test';
import { password } from './ui.ts';

export const registerDialog = (page: Page): Locator => page.getByRole('dialog', { name: 'Crear cuenta' });
export const registerBox = (dialog: Locator, name: string): Locator =>
  dialog.getByLabel(name, { exact: true });
export const registerButton = (dialog: Locator): Locator =>
  dialog.getByRole('button', { name: /^(Crear cuenta|Creando tu cuenta…)$/ });

export const registerAgreement = (dialog: Locator): Locator =>
  dialog.getByRole('checkbox', { name: /^Confirmo que tengo \d+ años/ });

/** Types the new password twice and agrees: what every registration takes. */
export async function typePasswordAndAgree(dialog: Locator, typed = password): Promise<void> {
  await registerBox(dialog, 'Contraseña').fill(typed);
  await registerBox(dialog, 'Repite la contraseña').fill(typed);
  await registerAgreement(dialog).check();
}
