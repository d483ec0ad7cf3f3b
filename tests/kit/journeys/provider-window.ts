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
