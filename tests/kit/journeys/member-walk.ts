import type { Page } from '@playwright/test';
import { centre } from './centre.ts';
import { frameAt, games, pickSlot } from './games.ts';
import { expect } from './journey.ts';
import { payouts, prepare } from './payouts.ts';
import type { RunningSandbox } from './running-sandbox.ts';
import { signIn, signOut, ui } from './ui.ts';

/** From any page to the withdrawals, as a member goes there. */
export async function toWithdraw(page: Page): Promise<void> {
  await ui.header(page).getByRole('button', { name: 'Depositar' }).click();
  const menu = centre.region(page).getByRole('navigation', { name: 'Menú de tu cuenta' });
  await menu.getByRole('link', { name: 'Retirar' }).click();
  await expect(payouts.amount(page)).toBeVisible();
}

/** From the home: signs in, plays a round of a game, withdraws, and signs out. */
export async function walkOfMember(page: Page, { gameAddress }: RunningSandbox): Promise<void> {
  await page.goto('/');
  await signIn(page, 'vip5');
  await expect(ui.balance(page)).toBeVisible();
  await pickSlot(page);
  const game = await frameAt(page, gameAddress);
  await game.getByRole('button', { name: 'Girar' }).click();
  await expect(game.getByRole('status').filter({ hasText: /^(Ganas|Esta vez no)/ })).toBeVisible();
  await games.bar(page, 'Salir').click();
  await toWithdraw(page);
  await prepare(page, '50');
  await centre.button(page, 'Pedir el retiro').click();
  await expect(payouts.outcome(page, 'Retiro pedido')).toBeFocused();
  await signOut(page);
}
