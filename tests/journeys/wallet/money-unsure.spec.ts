import type { Page } from '@playwright/test';
import { centre } from '../../kit/journeys/centre.ts';
import { expect, test } from '../../kit/journeys/journey.ts';
import { minorIn, openWithdraw, payouts, prepare, withdrawPassword } from '../../kit/journeys/payouts.ts';
import { beGreeted, fillIn, findOut, ui } from '../../kit/journeys/ui.ts';
import { openCentre, purse } from '../../kit/journeys/wallet.ts';

const confirm = (page: Page) => centre.button(page, 'Pedir el retiro').click();

/** Fills in a transfer into a vendor's wallet, as far as its amount. */
async function pickVendor(page: Page): Promise<void> {
  await page.getByLabel('Buscar un proveedor').fill('pulso');
  const into = { name: 'Ingresar en Pulso Lotería Viva', exact: true } as const;
  await centre.region(page).getByRole('button', into).click();
}

/** Signs in again, and learns of the withdrawal that was under way. */
async function learnOfIt(page: Page): Promise<void> {
  await fillIn(ui.expiredDialog(page), 'vip5');
  await beGreeted(page);
  const known = payouts.outcome(page, 'Retiro pedido');
  // The page asks by itself too, and the button may go while it is looked at: a press of what is known does nothing.
  await centre.button(page, 'Preguntar ahora').or(known).first().click();
  await expect(known).toBeVisible({ timeout: 30_000 });
}

/** Reloads the tab, after the browser has asked whether to leave. */
async function loadAnewInSpite(page: Page): Promise<void> {
  const question = page.waitForEvent('dialog');
  const loading = page.reload();
  expect((await question).type()).toBe('beforeunload');
  await loading;
}

test('TRF-06 a withdrawal done while the session ended is looked up, and never shown as refused', {
  tag: '@core',
}, async ({ page, sandbox }) => {
  await openWithdraw(page, sandbox);
  await prepare(page, '50');
  await sandbox.faults([
    { call: 'wallet.withdraw', kind: 'hold', after: true },
    { call: 'wallet.balance', kind: '401' },
  ]);
  await confirm(page);
  await sandbox.held('wallet.withdraw');
  await findOut(page, ui.expiredDialog(page));
  await sandbox.release('wallet.withdraw');
  await learnOfIt(page);
  expect(await minorIn(sandbox, 'vip5', 'HELD')).toBe(50_00);
});

test('TRF-06 a withdrawal whose session ended before its answer is shown as unknown, then looked up, and was done', async ({
  page,
  sandbox,
}) => {
  await openWithdraw(page, sandbox);
  await prepare(page, '50');
  await sandbox.faults([{ call: 'wallet.withdraw', kind: 'session ended' }]);
  await confirm(page);
  await sandbox.held('wallet.withdraw');
  await findOut(page, ui.expiredDialog(page));
  await sandbox.release('wallet.withdraw');
  await expect(payouts.outcome(page, 'Retiro pedido')).toHaveCount(0);
  await learnOfIt(page);
  expect(await minorIn(sandbox, 'vip5', 'HELD')).toBe(50_00);
});

test('TRF-03 a message doubled by the network, with its copy refused, is looked up and was done once', async ({
  page,
  sandbox,
}) => {
  await openWithdraw(page, sandbox);
  await prepare(page, '50');
  await sandbox.faults([{ call: 'wallet.withdraw', kind: 'duplicate', second: true }]);
  await confirm(page);
  await expect(payouts.outcome(page, 'Retiro pedido')).toBeVisible();
  expect(await minorIn(sandbox, 'vip5', 'HELD')).toBe(50_00);
});

test('TRF-03 a first sending that arrives late, after it was said not to be done, does nothing any more', async ({
  page,
  sandbox,
}) => {
  await openCentre(page, sandbox, 'transferFund');
  await pickVendor(page);
  await purse.amount(page).fill('20');
  await centre.button(page, 'Continuar').click();
  await sandbox.faults([{ call: 'wallet.transfer', kind: 'carried out late' }]);
  await centre.button(page, 'Transferir').click();
  await expect(purse.outcome(page, 'No se hizo')).toBeVisible();
  await centre.button(page, 'Enviar otra vez').click();
  await purse.amount(page).fill('35');
  await centre.button(page, 'Continuar').click();
  await centre.button(page, 'Transferir').click();
  const done = purse.outcome(page, 'Transferencia hecha');
  await expect(done).toContainText('P 35.00');
  await expect(done).not.toContainText('no es lo último que revisaste');
  expect(await minorIn(sandbox, 'member1', 'PULSO')).toBe(35_00);
});

test('a gateway that can’t say what became of an act: the member looks first, and nothing is sent before that', async ({
  page,
  sandbox,
  traffic,
}) => {
  await openCentre(page, sandbox, 'transferFund');
  await pickVendor(page);
  await purse.amount(page).fill('20');
  await centre.button(page, 'Continuar').click();
  await sandbox.faults([
    { call: 'wallet.transfer', kind: 'lost after commit' },
    { call: 'wallet.outcome', kind: 'answer', status: 404, body: 'Not found', times: 'always' },
  ]);
  await centre.button(page, 'Transferir').click();
  await centre.button(page, 'Preguntar ahora').click();
  const untold = purse.outcome(page, 'Nadie puede decirnos si se hizo');
  await expect(untold).toBeFocused();
  await expect(untold.getByRole('link', { name: 'Ver mis movimientos' })).toBeVisible();
  await expect(centre.button(page, 'Transferir')).toHaveCount(0);
  await centre.button(page, 'Ya lo miré').click();
  await expect(purse.amount(page)).toHaveValue('20');
  expect(traffic.count('wallet.transfer')).toBe(1);
});

test('NET-01 a tab reloaded while the outcome is unknown looks it up when opened again, and sends nothing', async ({
  page,
  sandbox,
  traffic,
}) => {
  await openWithdraw(page, sandbox);
  await prepare(page, '50');
  await sandbox.faults([
    { call: 'wallet.withdraw', kind: 'lost after commit' },
    { call: 'wallet.outcome', kind: '500', times: 'always' },
  ]);
  await confirm(page);
  await expect(payouts.outcome(page, 'Todavía no sabemos qué pasó')).toBeVisible();
  await expect(centre.region(page).getByRole('link', { name: 'Ver mis movimientos' })).toBeVisible();
  const sent = traffic.count('wallet.withdraw');
  await sandbox.clearFaults();
  await loadAnewInSpite(page);
  await expect(payouts.outcome(page, 'Retiro pedido')).toContainText('P 49.00');
  expect(traffic.count('wallet.withdraw')).toBe(sent);
  expect(await minorIn(sandbox, 'vip5', 'HELD')).toBe(50_00);
  await centre.button(page, 'Pedir otro retiro').click();
  await page.reload();
  await expect(payouts.amount(page)).toBeEditable();
});

test('SES-03 a withdraw password survives neither its session nor five minutes; the rest of the form does', async ({
  page,
  sandbox,
}) => {
  await page.clock.install();
  await openWithdraw(page, sandbox);
  await payouts.amount(page).fill('50');
  await payouts.password(page).fill(withdrawPassword);
  await page.clock.fastForward(5 * 60_000);
  await expect(payouts.password(page)).toHaveValue('');
  await expect(payouts.amount(page)).toHaveValue('50');
  await payouts.password(page).fill(withdrawPassword);
  await centre.button(page, 'Continuar').click();
  await sandbox.faults([{ call: 'wallet.balance', kind: '401' }]);
  await findOut(page, ui.expiredDialog(page));
  await fillIn(ui.expiredDialog(page), 'vip5');
  await beGreeted(page);
  await expect(payouts.password(page)).toHaveValue('');
  await expect(payouts.amount(page)).toHaveValue('50');
});
