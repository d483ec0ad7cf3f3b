import { PNG } from 'pngjs';
import { faultsOf } from '../../kit/journeys/axe.ts';
import { centre } from '../../kit/journeys/centre.ts';
import { decide, deposits, newest, openDeposit, prepare, toCashier } from '../../kit/journeys/deposits.ts';
import { expect, test } from '../../kit/journeys/journey.ts';
import { minorIn } from '../../kit/journeys/payouts.ts';
import { pressTwice } from '../../kit/journeys/press-twice.ts';

/** A little longer than a page waits before it looks again at pending deposits. */
const patience = { timeout: 15_000 };
const voucher = 'VALE-7KQ2-10MX';

/** A slip of the bank, as a picture. */
const slip = (name: string, size: number) => ({
  name,
  mimeType: 'image/png',
  buffer: PNG.sync.write(new PNG({ width: size, height: size, fill: true })),
});

test('a wallet deposit: the fee first, the last look, the cashier in its own window, and the money without a reload', {
  tag: '@core',
}, async ({ page, sandbox, traffic }) => {
  const before = await minorIn(sandbox, 'member1', 'MAIN');
  await openDeposit(page, sandbox);
  await expect(deposits.method(page, 'Monedero Andes')).toContainText('De P 5.00 a P 2,000.00 · Comisión 1%');
  expect(await faultsOf(page)).toEqual([]);
  await deposits.method(page, 'Monedero Andes').click();
  await deposits.amount(page).fill('4');
  await centre.button(page, 'Continuar').click();
  await expect(deposits.amount(page)).toBeFocused();
  await expect(centre.region(page)).toContainText('El mínimo es P 5.00.');
  await centre.button(page, 'P 50.00').click();
  await expect(centre.region(page)).toContainText('P 49.50');
  expect(await faultsOf(page)).toEqual([]);
  await centre.button(page, 'Continuar').click();
  await expect(page.getByRole('heading', { name: 'Revisa antes de confirmar' })).toBeFocused();
  for (const fact of ['Monedero Andes', 'P 50.00', 'P 0.50', 'P 49.50']) {
    await expect(centre.region(page)).toContainText(fact);
  }
  expect(await faultsOf(page)).toEqual([]);
  await pressTwice(centre.button(page, 'Depositar'), 'wallet.deposit', sandbox);
  await expect(deposits.status(page, 'En espera')).toBeVisible();
  expect(traffic.count('wallet.deposit')).toBe(1);
  expect(await faultsOf(page)).toEqual([]);
  expect(await minorIn(sandbox, 'member1', 'MAIN')).toBe(before);
  const cashier = await toCashier(page, centre.button(page, 'Ir a la caja'));
  expect(await cashier.evaluate(() => window.opener)).toBeNull();
  expect(cashier.url()).not.toContain('ticket');
  await expect(cashier.getByText('P 50.00')).toBeVisible();
  expect(await faultsOf(cashier)).toEqual([]);
  await cashier.getByRole('button', { name: 'Pagar', exact: true }).click();
  await expect(cashier.getByText('Pago hecho.', { exact: false })).toBeVisible();
  await cashier.close();
  await expect(deposits.status(page, 'Aprobado')).toBeVisible(patience);
  expect(await minorIn(sandbox, 'member1', 'MAIN')).toBe(before + 49_50);
  await expect(deposits.listed(page).first()).toContainText('Aprobado');
  expect(await faultsOf(page)).toEqual([]);
});

test('a bank transfer needs a slip; approval and rejection by a person show without a reload', {
  tag: '@core',
}, async ({ page, sandbox }) => {
  const before = await minorIn(sandbox, 'member1', 'MAIN');
  await openDeposit(page, sandbox);
  await deposits.method(page, 'Transferencia bancaria').click();
  await expect(centre.region(page)).toContainText('001-4478-20931');
  await deposits.amount(page).fill('200');
  await centre.button(page, 'Continuar').click();
  await expect(centre.region(page)).toContainText('Adjunta de una a tres imágenes');
  const file = centre.region(page).locator('input[type=file][multiple]');
  await file.setInputFiles([slip('a.png', 40), slip('b.png', 50)]);
  await expect(centre.region(page).getByRole('progressbar')).toHaveCount(0);
  expect(await faultsOf(page)).toEqual([]);
  await centre.button(page, 'Continuar').click();
  await expect(centre.region(page)).toContainText('Comprobantes');
  await centre.button(page, 'Depositar').click();
  await expect(deposits.status(page, 'En espera')).toBeVisible();
  await expect(centre.button(page, 'Ir a la caja')).toHaveCount(0);
  await decide(sandbox, { reference: await newest(page), act: 'approve' });
  await expect(deposits.status(page, 'Aprobado')).toBeVisible(patience);
  expect(await minorIn(sandbox, 'member1', 'MAIN')).toBe(before + 200_00);
  await centre.button(page, 'Hacer otro depósito').click();
  await deposits.method(page, 'Transferencia bancaria').click();
  await expect(centre.region(page).getByRole('img')).toHaveCount(0);
  await deposits.amount(page).fill('300');
  await file.setInputFiles(slip('c.png', 60));
  await expect(centre.region(page).getByRole('progressbar')).toHaveCount(0);
  await centre.button(page, 'Continuar').click();
  await centre.button(page, 'Depositar').click();
  await expect(deposits.status(page, 'En espera')).toBeVisible();
  await expect(deposits.listed(page).nth(0)).toContainText('P 300.00');
  await expect(deposits.listed(page).nth(1)).toContainText('P 200.00');
  const reason = 'No llegó ninguna transferencia.';
  await decide(sandbox, { reference: await newest(page), act: 'reject', reason });
  await expect(deposits.outcome(page, 'Rechazado')).toContainText(reason, patience);
  await deposits.listed(page).first().getByRole('link').click();
  await expect(deposits.outcome(page, 'Rechazado')).toContainText(reason);
  expect(await minorIn(sandbox, 'member1', 'MAIN')).toBe(before + 200_00);
});

test('a card whose payment fails is rejected with the reason; another is cancelled', async ({
  page,
  sandbox,
}) => {
  const before = await minorIn(sandbox, 'member1', 'MAIN');
  await openDeposit(page, sandbox);
  for (const [press, heard, reason] of [
    ['Hacer que el pago falle', 'FAILED', 'El pago no se pudo completar en la caja.'],
    ['Cancelar el pago', 'CANCELLED', 'Cancelaste el pago en la caja.'],
  ] as const) {
    await prepare(page, 'Tarjeta', '20');
    await centre.button(page, 'Depositar').click();
    const cashier = await toCashier(page, centre.button(page, 'Ir a la caja'));
    await cashier.getByRole('button', { name: press }).click();
    // Closed too early, the window would take its call with it.
    await expect(cashier.locator('body')).toHaveAttribute('data-state', heard);
    await cashier.close();
    await expect(deposits.status(page, 'Rechazado')).toBeVisible(patience);
    await expect(centre.region(page)).toContainText(reason);
    await centre.button(page, 'Hacer otro depósito').click();
  }
  expect(await minorIn(sandbox, 'member1', 'MAIN')).toBe(before);
});

test('a voucher is money at once, and is refused the second time with its code still in the field', async ({
  page,
  sandbox,
}) => {
  const before = await minorIn(sandbox, 'member1', 'MAIN');
  await openDeposit(page, sandbox);
  for (const expected of ['done', 'refused']) {
    await deposits.method(page, 'Vale').click();
    await deposits.voucher(page).fill(voucher.toLowerCase());
    await centre.button(page, 'Continuar').click();
    await centre.button(page, 'Depositar').click();
    if (expected === 'refused') break;
    await expect(deposits.status(page, 'Aprobado')).toBeVisible();
    await centre.button(page, 'Hacer otro depósito').click();
  }
  await expect(centre.alert(page)).toContainText('Ese código no es válido o ya se usó.');
  await expect(deposits.voucher(page)).toHaveValue(voucher.toLowerCase());
  expect(await minorIn(sandbox, 'member1', 'MAIN')).toBe(before + 10_00);
});

test('TRF-06 after a lost answer the page asks again, and the money has come once', async ({
  page,
  sandbox,
  traffic,
}) => {
  const before = await minorIn(sandbox, 'member1', 'MAIN');
  await openDeposit(page, sandbox);
  await sandbox.faults([
    { call: 'wallet.deposit', kind: 'truncated' },
    { call: 'wallet.outcome', kind: 'hold' },
  ]);
  await deposits.method(page, 'Vale').click();
  await deposits.voucher(page).fill(voucher);
  await centre.button(page, 'Continuar').click();
  await centre.button(page, 'Depositar').click();
  await expect(deposits.outcome(page, 'Comprobando qué pasó…')).toBeVisible();
  await sandbox.held('wallet.outcome');
  await sandbox.release('wallet.outcome');
  await expect(deposits.status(page, 'Aprobado')).toBeVisible();
  expect(traffic.count('wallet.deposit')).toBe(1);
  expect(await minorIn(sandbox, 'member1', 'MAIN')).toBe(before + 10_00);
});

test('the browser warns before leaving an act under way, and not while the ways to deposit are on screen', async ({
  page,
  sandbox,
}) => {
  const asks = () =>
    page.evaluate(() => !window.dispatchEvent(new Event('beforeunload', { cancelable: true })));
  await openDeposit(page, sandbox);
  await expect(deposits.method(page, 'Monedero Andes')).toBeVisible();
  expect(await asks()).toBe(false);
  await prepare(page, 'Monedero Andes', '50');
  expect(await asks()).toBe(false);
  await sandbox.faults([{ call: 'wallet.deposit', kind: 'hold' }]);
  await centre.button(page, 'Depositar').click();
  await expect.poll(asks).toBe(true);
  await sandbox.release('wallet.deposit');
  await expect(deposits.status(page, 'En espera')).toBeVisible();
  expect(await asks()).toBe(false);
});

test('a cashier address that is on no list is not opened', async ({ page, sandbox }) => {
  await sandbox.setConfig({ hosts: { payments: ['pay.vestibulo.example'] } });
  await openDeposit(page, sandbox);
  await prepare(page, 'Bolsillo', '5');
  await centre.button(page, 'Depositar').click();
  await centre.button(page, 'Ir a la caja').click();
  await expect(centre.alert(page)).toContainText('no es de confianza');
  expect(page.context().pages()).toHaveLength(1);
});

test('when the browser blocks the window the page says so, and a link leads to the cashier', async ({
  page,
  sandbox,
}) => {
  await page.addInitScript(() => {
    window.open = () => null;
  });
  await openDeposit(page, sandbox);
  await prepare(page, 'Bolsillo', '5');
  await centre.button(page, 'Depositar').click();
  await centre.button(page, 'Ir a la caja').click();
  await expect(centre.alert(page)).toContainText('El navegador bloqueó la ventana.');
  const link = centre.region(page).getByRole('link', { name: 'Abrir la caja' });
  const cashier = await toCashier(page, link);
  await cashier.getByRole('button', { name: 'Pagar', exact: true }).click();
  await expect(deposits.status(page, 'Aprobado')).toBeVisible(patience);
});

test('an unpaid deposit expires by the clock, and its page says so when the member returns', async ({
  page,
  sandbox,
}) => {
  await openDeposit(page, sandbox);
  await prepare(page, 'Bolsillo', '5');
  await centre.button(page, 'Depositar').click();
  await expect(deposits.status(page, 'En espera')).toBeVisible();
  const reference = await newest(page);
  await sandbox.serverClock(16 * 60_000);
  await expect(deposits.status(page, 'Vencido')).toBeVisible(patience);
  await page.goto(`/member/depositv2/${reference}`);
  await expect(deposits.status(page, 'Vencido')).toBeVisible(patience);
  await page.goto('/member/depositv2/a-reference-of-none');
  await expect(page.getByRole('heading', { name: 'No hay nada más sobre este depósito' })).toBeVisible();
  await centre.region(page).getByRole('link', { name: 'Ver mis movimientos' }).click();
  await expect(page).toHaveURL(/\/member\/transactionHistory$/);
});

test('a method list that fails can be retried; a closed method can’t be picked', async ({
  page,
  sandbox,
}) => {
  await sandbox.setConfig({ money: { closedMethods: ['card'] } });
  await sandbox.faults([{ call: 'wallet.depositMethods', kind: '500', times: 4 }]);
  await openDeposit(page, sandbox);
  await expect(page.getByRole('heading', { name: 'No pudimos cargar las formas de depositar' })).toBeVisible(
    patience,
  );
  await sandbox.clearFaults();
  await centre.button(page, 'Reintentar').click();
  await expect(deposits.method(page, 'Tarjeta')).toBeDisabled();
  await expect(deposits.method(page, 'Tarjeta')).toContainText('Cerrado por ahora');
});
