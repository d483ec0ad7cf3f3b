import { randomUUID } from 'node:crypto';
import { expect, type Locator, type Page } from '@playwright/test';
import type { CallOutput } from '#contract/calls.ts';
import type { Withdrawal } from '#contract/wallet/withdrawals.ts';
import { askCall } from '../ask-call.ts';
import { picture } from '../proofs.ts';
import { office, openWithdraw, payouts, withdrawPassword } from './payouts.ts';
import type { RunningSandbox } from './running-sandbox.ts';
import { pressIfHere } from './ui.ts';

/** The controls of a receipt, by role and label, in Spanish. */
export const receipt = {
  card: (page: Page): Locator => payouts.card(page, 'Recibo del pago'),
  button: (page: Page, name: string): Locator =>
    receipt.card(page).getByRole('button', { name, exact: true }),
  field: (page: Page, name: string): Locator => receipt.card(page).getByLabel(name, { exact: true }),
  alert: (page: Page): Locator => receipt.card(page).getByRole('alert'),
  settled: (page: Page, title: string): Locator =>
    receipt.card(page).getByRole('status').filter({ hasText: title }),
  files: (page: Page): Locator => receipt.card(page).getByLabel('Elegir imágenes'),
  row: (page: Page, number: number): Locator =>
    receipt
      .card(page)
      .getByRole('listitem')
      .filter({ hasText: `Imagen ${number}` }),
} as const;

/** An approved withdrawal of 100.00, with a payment of all or a part of its 98.50. */
export async function paidOut(sandbox: RunningSandbox, ...parts: readonly string[]): Promise<string> {
  const token = await sandbox.tokenOf('vip5');
  const { body } = await askCall(sandbox.address, 'wallet.payoutTerms', {}, { token });
  const [account] = (body.value as CallOutput<'wallet.payoutTerms'>).accounts;
  const input = { accountId: account?.accountId, amount: '100.00', fee: '1.50', withdrawPassword };
  const asked = await askCall(sandbox.address, 'wallet.withdraw', { key: randomUUID(), ...input }, { token });
  const { reference } = asked.body.value as Withdrawal;
  await office(sandbox, reference, 'approve');
  for (const amount of parts.length > 0 ? parts : ['98.50'])
    await office(sandbox, reference, 'pay', { amount });
  return reference;
}

/** Opens a receipt with an open question. */
export async function openReceipt(page: Page, sandbox: RunningSandbox, reference: string): Promise<void> {
  await openWithdraw(page, sandbox, 'vip5', reference);
  await expect(receipt.card(page)).toContainText('Si no dices nada, se da por recibido en');
}

/** A picture for a file field; another `red`, another picture. */
export async function proofFile(red = 200, name = 'recibo.png') {
  return { name, mimeType: 'image/png', buffer: await picture('png', { red }) };
}

/** Picks a picture and waits until the gateway has it. */
export async function handIn(page: Page, red = 200): Promise<void> {
  await receipt.files(page).setInputFiles(await proofFile(red));
  await expect(receipt.row(page, 1)).toContainText('Lista');
}

/** Removes the picked picture, if any. */
export async function takeBack(page: Page): Promise<void> {
  await pressIfHere(receipt.button(page, 'Quitar la imagen 1'));
  await expect(receipt.row(page, 1)).toHaveCount(0);
}
