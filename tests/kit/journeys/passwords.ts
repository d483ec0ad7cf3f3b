import { expect, type Locator, type Page } from '@playwright/test';
import type { RunningSandbox } from './running-sandbox.ts';
import { openLogin, ready, ui } from './ui.ts';

/** A new password, and the addresses for codes and links of member1. */
export const fresh = 'Otra-Clave-2027?';
export const number = '987654321';
export const mine = 'member1@vestibulo.example';

export const box = (dialog: Locator, name: string) => dialog.getByLabel(name, { exact: true });

/** The dialog for a forgotten password, in place of the login dialog. */
export async function forget(page: Page): Promise<Locator> {
  await page.goto('/');
  const login = await openLogin(page);
  await login.getByRole('link', { name: '¿Olvidaste tu contraseña?' }).click();
  await expect(login).toHaveCount(0);
  return ui.forgotDialog(page);
}

export async function askMail(dialog: Locator, username = 'member1', email = mine): Promise<void> {
  await box(dialog, 'Usuario').fill(username);
  await box(dialog, 'Correo electrónico').fill(email);
  await dialog.getByRole('button', { name: 'Enviar enlace' }).click();
}

/** The address of the link that was sent, at the sandbox of this journey. */
export async function linkOf(sandbox: RunningSandbox): Promise<string> {
  const [mail] = await sandbox.outbox('mail', mine);
  return mail?.code ?? '';
}

export async function openLink(page: Page, link: string): Promise<Locator> {
  // A change of the hash alone loads no page.
  await page.goto('about:blank');
  await page.goto(link.replace(/^https?:\/\/[^/]+/, ''));
  await ready(page);
  return ui.renewalDialog(page);
}

export async function typeNew(dialog: Locator, typed = fresh, again = typed): Promise<void> {
  await box(dialog, 'Contraseña nueva').fill(typed);
  await box(dialog, 'Repite la contraseña nueva').fill(again);
}

export const save = (dialog: Locator) => dialog.getByRole('button', { name: 'Guardar contraseña' });

export async function byPhone(page: Page): Promise<Locator> {
  const dialog = await forget(page);
  await dialog.getByRole('tab', { name: 'Celular' }).click();
  await dialog.getByLabel('País').selectOption('PE');
  await box(dialog, 'Número de celular').fill(number);
  return dialog;
}

export const send = (dialog: Locator) =>
  dialog.getByRole('button', { name: /Enviar código|Enviando|Espera/ });

/** Sends the code to the number of member1, and reads it there. */
export async function codeSent(dialog: Locator, sandbox: RunningSandbox): Promise<string> {
  await send(dialog).click();
  await expect(send(dialog)).toHaveText(/Espera \d+ s/);
  return sandbox.lastSecret('sms', `+51${number}`);
}
