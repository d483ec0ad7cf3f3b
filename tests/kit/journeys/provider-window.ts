import { expect, type Page } from '@playwright/test';
import { password } from './ui.ts';

/** The window of an identity provider that is open, once it asks who this is. */
export async function providerWindow(page: Page): Promise<Page> {
  const find = () =>
    page
      .context()
      .pages()
      .find((one) => one !== page);
  await expect.poll(() => find()?.url() ?? '').toContain('/interaction/');
  const popup = find();
  if (!popup) throw new Error('There is no window');
  await popup.getByLabel('Contraseña').waitFor();
  return popup;
}

/** Signs in at an identity provider. */
export async function sayWho(popup: Page, email: string): Promise<void> {
  await popup.getByLabel('Correo electrónico').fill(email);
  await popup.getByLabel('Contraseña').fill(password);
  await popup.getByRole('button', { name: 'Continuar' }).click();
}

/**
 * Gives the wait for an identity provider up, by the button of its dialog. A window that is still opening, or closing, would be
 * taken for the next one.
 */
export async function giveUp(page: Page): Promise<void> {
  const popup = await providerWindow(page);
  const waiting = page.getByRole('dialog', { name: 'Sigue en la otra ventana' });
  await waiting.getByRole('button', { name: 'Cancelar' }).last().click();
  await expect.poll(() => popup.isClosed()).toBe(true);
}
