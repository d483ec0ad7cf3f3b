import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { askCall } from '../../kit/ask-call.ts';
import { faultsOf } from '../../kit/journeys/axe.ts';
import { centre } from '../../kit/journeys/centre.ts';
import { expect, test } from '../../kit/journeys/journey.ts';
import {
  minorIn,
  office,
  openWithdraw,
  payouts,
  prepare,
  withdrawPassword,
} from '../../kit/journeys/payouts.ts';
import { pressTwice } from '../../kit/journeys/press-twice.ts';
import type { RunningSandbox } from '../../kit/journeys/running-sandbox.ts';
import { ui } from '../../kit/journeys/ui.ts';
import { terms } from '../../kit/models/withdrawals.ts';

/** A little longer than a page waits before it looks again at pending withdrawals. */
const patience = { timeout: 15_000 };
const confirm = (page: Page) => centre.button(page, 'Pedir el retiro').click();
const status = (page: Page, text: string) =>
  expect(centre.region(page).getByRole('status').getByText(text, { exact: true })).toBeVisible(patience);

/** The reference of the withdrawal whose page is open. */
function referenceOf(page: Page): string {
  return new URL(page.url()).pathname.split('/').at(-1) ?? '';
}

/** Asks for an amount and opens the page of that withdrawal. */
async function ask(page: Page, amount: string): Promise<string> {
  await prepare(page, amount);
  await confirm(page);
  await expect(payouts.outcome(page, 'Retiro pedido')).toBeFocused();
  await centre.region(page).getByRole('link', { name: 'Ver el retiro' }).click();
  await expect(page.getByRole('heading', { name: `Retiro de P ${amount}`, level: 1 })).toBeFocused();
  return referenceOf(page);
}

test('a withdrawal: the last look, the wait, the approval, two payments, and every figure is the ledger’s', {
  tag: '@core',
}, async ({ page, sandbox, traffic }) => {
  const before = await minorIn(sandbox, 'vip5', 'MAIN');
  await openWithdraw(page, sandbox);
  await expect(payouts.form(page)).toContainText('Comisión: 1 % más P 0.50');
  expect(await faultsOf(page)).toEqual([]);
  await prepare(page, '1,000');
  await expect(page.getByRole('heading', { name: 'Revisa antes de confirmar' })).toBeFocused();
  for (const fact of ['Valentina Soler', 'P 1,000.00', 'P 10.50', 'P 989.50']) {
    await expect(payouts.form(page)).toContainText(fact);
  }
  expect(await faultsOf(page)).toEqual([]);
  await pressTwice(centre.button(page, 'Pedir el retiro'), 'wallet.withdraw', sandbox);
  await expect(payouts.outcome(page, 'Retiro pedido')).toBeFocused();
  expect(traffic.count('wallet.withdraw')).toBe(1);
  expect(await minorIn(sandbox, 'vip5', 'MAIN')).toBe(before - 1_000_00);
  expect(await minorIn(sandbox, 'vip5', 'HELD')).toBe(1_000_00);
  await expect(payouts.listed(page)).toContainText(['Pendiente']);
  await centre.region(page).getByRole('link', { name: 'Ver el retiro' }).click();
  await status(page, 'Pendiente');
  const reference = referenceOf(page);
  await office(sandbox, reference, 'approve');
  await status(page, 'Aprobado');
  await expect(centre.button(page, 'Recuperar el dinero')).toHaveCount(0);
  await office(sandbox, reference, 'pay', { amount: '400.00' });
  await status(page, 'Pagado en parte');
  await office(sandbox, reference, 'pay');
  await status(page, 'Pagado');
  await expect(payouts.card(page, 'Detalles')).toContainText('P 589.50');
  expect(await faultsOf(page)).toEqual([]);
  expect(await minorIn(sandbox, 'vip5', 'HELD')).toBe(0);
  await centre.region(page).getByRole('link', { name: 'Volver a retirar' }).click();
  await expect(payouts.listed(page)).toContainText(['Pagado']);
});

test('a rejected withdrawal says why, and its money is back in every balance shown', async ({
  page,
  sandbox,
}) => {
  const before = await minorIn(sandbox, 'vip5', 'MAIN');
  await openWithdraw(page, sandbox);
  await expect(ui.balance(page)).toBeVisible();
  const shown = (await ui.balance(page).textContent()) ?? '';
  const reference = await ask(page, '50.00');
  await expect(ui.balance(page)).not.toHaveText(shown);
  await office(sandbox, reference, 'reject', { reason: 'La cuenta está cerrada.' });
  await status(page, 'Rechazado');
  await expect(payouts.card(page, 'Detalles')).toContainText('La cuenta está cerrada.');
  await expect(ui.balance(page)).toHaveText(shown);
  expect(await minorIn(sandbox, 'vip5', 'MAIN')).toBe(before);
});

test('a person plays the back office on the sandbox’s page: approves, pays in part and in full', async ({
  page,
  sandbox,
  context,
}) => {
  await openWithdraw(page, sandbox);
  await ask(page, '50.00');
  const hand = await context.newPage();
  await hand.goto('/sandbox?tab=money');
  const row = hand.getByRole('region', { name: 'Withdrawals' }).getByRole('row', { name: /PENDING/ });
  await row.getByRole('button', { name: 'Approve' }).click();
  const approved = hand.getByRole('row', { name: /vip5.*APPROVED/ });
  await approved.getByLabel('A part of it').fill('20.00');
  await approved.getByRole('button', { name: 'Pay 20.00' }).click();
  const paying = hand.getByRole('row', { name: /vip5.*PAYING/ });
  await expect(paying).toContainText('20.00 of 49.00');
  await expect(paying.getByRole('button', { name: 'Pay a part' })).toBeFocused();
  expect(await faultsOf(hand)).toEqual([]);
  await paying.getByRole('button', { name: 'Pay 29.00 to vip5' }).click();
  const question = hand.getByRole('dialog', { name: 'Are you sure?' });
  await expect(question).toContainText('29.00 goes to vip5, and nothing is left to pay.');
  await question.getByRole('button', { name: 'Pay 29.00' }).click();
  await expect(hand.getByRole('row', { name: /vip5.*PAID/ })).toContainText('49.00 of 49.00');
  await expect(hand.getByRole('heading', { name: 'Withdrawals' })).toBeFocused();
  expect(await minorIn(sandbox, 'vip5', 'HELD')).toBe(0);
});

test('a pending withdrawal is taken back after a question, and the balance has its money again', {
  tag: '@core',
}, async ({ page, sandbox }) => {
  await openWithdraw(page, sandbox, 'member1');
  await expect(ui.balance(page)).toHaveText('P 1,204.50');
  await ask(page, '200.00');
  await expect(ui.balance(page)).toHaveText('P 1,004.50');
  await centre.button(page, 'Recuperar el dinero').click();
  await expect(page.getByRole('heading', { name: 'Revisa antes de confirmar' })).toBeFocused();
  await centre.button(page, 'Sí, recuperarlo').click();
  await expect(payouts.outcome(page, 'Recuperaste el dinero')).toBeFocused();
  await status(page, 'Recuperado');
  await expect(ui.balance(page)).toHaveText('P 1,204.50');
  expect(await minorIn(sandbox, 'member1', 'HELD')).toBe(0);
});

test('taking a withdrawal back too late is refused, and the page shows its status', async ({
  page,
  sandbox,
}) => {
  await openWithdraw(page, sandbox);
  const reference = await ask(page, '50.00');
  await centre.button(page, 'Recuperar el dinero').click();
  await office(sandbox, reference, 'approve');
  await centre.button(page, 'Sí, recuperarlo').click();
  await expect(centre.alert(page)).toContainText('Esto ya se resolvió mientras tanto');
  await status(page, 'Aprobado');
  expect(await minorIn(sandbox, 'vip5', 'HELD')).toBe(50_00);
});

test('TRF-06 after a lost answer the page asks again, and shows the outcome once', { tag: '@core' }, async ({
  page,
  sandbox,
  traffic,
}) => {
  await openWithdraw(page, sandbox);
  await sandbox.faults([
    { call: 'wallet.withdraw', kind: 'truncated' },
    { call: 'wallet.outcome', kind: 'hold' },
  ]);
  await prepare(page, '50');
  await confirm(page);
  await expect(payouts.outcome(page, 'Comprobando qué pasó…')).toBeFocused();
  await sandbox.release('wallet.outcome');
  await expect(payouts.outcome(page, 'Retiro pedido')).toContainText('P 49.00');
  expect(traffic.count('wallet.withdraw')).toBe(1);
  expect(await minorIn(sandbox, 'vip5', 'HELD')).toBe(50_00);
});

test('TRF-06 a withdrawal that never arrived is sent again under the next key, with the password typed again', async ({
  page,
  sandbox,
  traffic,
}) => {
  await openWithdraw(page, sandbox);
  await sandbox.faults([{ call: 'wallet.withdraw', kind: '500' }]);
  await prepare(page, '50');
  await confirm(page);
  await expect(payouts.outcome(page, 'No se hizo')).toBeFocused();
  expect(await minorIn(sandbox, 'vip5', 'HELD')).toBe(0);
  await centre.button(page, 'Enviar otra vez').click();
  await expect(payouts.amount(page)).toHaveValue('50');
  await expect(payouts.password(page)).toHaveValue('');
  await payouts.password(page).fill(withdrawPassword);
  await centre.button(page, 'Continuar').click();
  await confirm(page);
  await expect(payouts.outcome(page, 'Retiro pedido')).toBeVisible();
  const keys = traffic.requests('wallet.withdraw').map((request) => request.headers()['idempotency-key']);
  expect([keys.length, new Set(keys).size]).toEqual([2, 2]);
  expect(await minorIn(sandbox, 'vip5', 'HELD')).toBe(50_00);
});

test('a wrong withdraw password is reported and cleared, and nothing has moved', async ({
  page,
  sandbox,
}) => {
  await openWithdraw(page, sandbox);
  await prepare(page, '50', '135791');
  await confirm(page);
  await expect(centre.alert(page)).toContainText('La contraseña de retiro no es correcta.');
  await expect(payouts.amount(page)).toHaveValue('50');
  await expect(payouts.password(page)).toHaveValue('');
  expect(await minorIn(sandbox, 'vip5', 'HELD')).toBe(0);
});

test('TRF-01 an invalid or too large amount is marked beside its field and never sent', async ({
  page,
  sandbox,
  traffic,
}) => {
  await openWithdraw(page, sandbox);
  for (const [typed, said] of [
    ['', 'Escribe el monto.'],
    ['10.005', 'Tras «.» caben como máximo dos decimales'],
    ['19.99', 'El mínimo es P 20.00.'],
    ['20000.01', 'El máximo es P 20,000.00.'],
  ] as const) {
    await prepare(page, typed);
    await expect(payouts.form(page).getByText(said)).toBeVisible();
    await expect(payouts.amount(page)).toBeFocused();
  }
  expect(traffic.count('wallet.withdraw')).toBe(0);
});

/** Deposits a voucher of fifty for a member, which must then be bet. */
async function depositVoucher(sandbox: RunningSandbox, who: string): Promise<void> {
  const token = await sandbox.tokenOf(who);
  const input = {
    key: randomUUID(),
    methodId: 'voucher',
    amount: '50.00',
    fee: '0.00',
    voucher: 'VALE-9HJP-50LC',
    language: 'ES',
  };
  const { status: answered, body } = await askCall(sandbox.address, 'wallet.deposit', input, { token });
  if (answered !== 200) throw new Error(JSON.stringify(body));
}

test('the turnover still to be bet is shown as a bar, and blocks a withdrawal until it is done', async ({
  page,
  sandbox,
  traffic,
}) => {
  await depositVoucher(sandbox, 'vip5');
  await openWithdraw(page, sandbox);
  await expect(centre.region(page).getByText('Te faltan P 50.00 por apostar de P 50.00')).toBeVisible();
  await expect(centre.region(page).getByRole('progressbar')).toHaveAttribute('value', '0');
  expect(await faultsOf(page)).toEqual([]);
  await prepare(page, '50');
  await expect(centre.alert(page)).toContainText('primero completa las apuestas que faltan');
  expect(traffic.count('wallet.withdraw')).toBe(0);
});

test('an account is bound, picked among two, and removed again', async ({ page, sandbox }) => {
  await openWithdraw(page, sandbox);
  const card = payouts.card(page, 'Cuentas de cobro');
  await card.getByRole('button', { name: 'Añadir una cuenta' }).click();
  await expect(card).toContainText('a tu nombre: Valentina Soler');
  await card.getByRole('button', { name: 'Vincular cuenta' }).click();
  await expect(card.getByLabel('Banco o billetera')).toBeFocused();
  await card.getByLabel('Banco o billetera').selectOption('Caja Meridiana');
  await card.getByLabel('Número de cuenta').fill('0000000000');
  await card.getByLabel('Contraseña de retiro', { exact: true }).fill(withdrawPassword);
  await card.getByRole('button', { name: 'Vincular cuenta' }).click();
  await expect(card).toContainText('Ese número no es válido');
  await card.getByLabel('Número de cuenta').fill('0019 2837-4650 1122');
  await card.getByLabel('Contraseña de retiro', { exact: true }).fill(withdrawPassword);
  expect(await faultsOf(page)).toEqual([]);
  await card.getByRole('button', { name: 'Vincular cuenta' }).click();
  await expect(card.getByRole('listitem')).toHaveCount(2);
  await expect(card).toContainText('La cuenta quedó vinculada.');
  await payouts.account(page).selectOption({ label: 'Caja Meridiana ••• 1122' });
  await prepare(page, '50');
  await expect(payouts.form(page)).toContainText('Caja Meridiana ••• 1122');
  await centre.button(page, 'Cambiar').click();
  await card.getByRole('button', { name: 'Quitar Caja Meridiana ••• 1122' }).click();
  await card.getByLabel('Contraseña de retiro', { exact: true }).fill(withdrawPassword);
  await card.getByRole('button', { name: 'Quitar la cuenta' }).click();
  await expect(card.getByRole('listitem')).toHaveCount(1);
});

test('a member without a password, a name and an account is led to each of them', async ({
  page,
  sandbox,
}) => {
  const lacking = { ...terms, withdrawPasswordSet: false, payeeName: null, accounts: [] };
  const answer = { status: 200, body: { success: true, value: lacking } };
  await sandbox.faults([{ call: 'wallet.payoutTerms', kind: 'answer', times: 'always', ...answer }]);
  await openWithdraw(page, sandbox);
  const profile = centre.region(page).getByRole('link', { name: 'Completar mi perfil' });
  await expect(profile).toBeVisible();
  await expect(payouts.amount(page)).toHaveCount(0);
  expect(await faultsOf(page)).toEqual([]);
  await profile.click();
  await expect(page).toHaveURL('/member/securityCenter/profile');
  await page.goBack();
  await centre.region(page).getByRole('link', { name: 'Crear contraseña' }).click();
  await expect(page).toHaveURL('/member/securityCenter/withdrawPassword');
});

test('terms that can’t be loaded can be retried, and an unknown withdrawal is not shown', async ({
  page,
  sandbox,
}) => {
  await sandbox.faults([{ call: 'wallet.payoutTerms', kind: '500', times: 'always' }]);
  await openWithdraw(page, sandbox);
  await expect(
    page.getByRole('heading', { name: 'No pudimos cargar tus condiciones de retiro' }),
  ).toBeVisible(patience);
  await sandbox.clearFaults();
  await centre.button(page, 'Reintentar').click();
  await expect(payouts.amount(page)).toBeEditable();
  await page.goto('/member/withdraw/a-withdrawal-of-nobody');
  await expect(page.getByRole('heading', { name: 'No hay nada más sobre este retiro' })).toBeVisible(
    patience,
  );
});
