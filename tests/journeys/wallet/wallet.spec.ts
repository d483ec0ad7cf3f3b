import type { Page } from '@playwright/test';
import { faultsOf } from '../../kit/journeys/axe.ts';
import { centre } from '../../kit/journeys/centre.ts';
import { expect, test } from '../../kit/journeys/journey.ts';
import { pressTwice } from '../../kit/journeys/press-twice.ts';
import { ui } from '../../kit/journeys/ui.ts';
import { moneyOf, openCentre, purse } from '../../kit/journeys/wallet.ts';

const vendor = 'Pulso Lotería Viva';

/** Fills in a transfer to a vendor and goes on to its last look. */
async function prepare(page: Page, typed: string): Promise<void> {
  await centre.field(page, 'Proveedor').selectOption('PULSO');
  await purse.amount(page).fill(typed);
  await centre.button(page, 'Continuar').click();
}

test('TRF-01 money goes to a vendor and all of it comes back, as the ledger shows', { tag: '@core' }, async ({
  page,
  sandbox,
  traffic,
}) => {
  const before = await moneyOf(sandbox, 'member1');
  await openCentre(page, sandbox, 'transferFund');
  await prepare(page, '1,000.5');
  await expect(purse.sure(page)).toBeFocused();
  await expect(purse.card(page, 'Transferir')).toContainText('P 1,000.50');
  expect(await faultsOf(page)).toEqual([]);
  await pressTwice(centre.button(page, 'Transferir'), 'wallet.transfer', sandbox);
  await expect(purse.outcome(page, 'Transferencia hecha')).toBeFocused();
  expect(traffic.count('wallet.transfer')).toBe(1);
  expect(await moneyOf(sandbox, 'member1')).toEqual({
    ...before,
    MAIN: Number(before.MAIN) - 100_050,
    PULSO: 100_050,
  });
  await expect(purse.region(page).getByRole('listitem').filter({ hasText: vendor })).toContainText(
    'P 1,000.50',
  );
  await centre.button(page, 'Traer todo a la principal').click();
  await centre.button(page, 'Traerlo todo').click();
  await expect(purse.outcome(page, 'Tu dinero está en la principal')).toContainText('P 1,120.50');
  expect(await moneyOf(sandbox, 'member1')).toMatchObject({ PULSO: 0, MIRADOR: 0 });
  await expect(ui.balance(page)).toHaveText('P 1,204.50');
  expect(await faultsOf(page)).toEqual([]);
});

test('TRF-01 an invalid or too large amount is marked beside its field and never sent', async ({
  page,
  sandbox,
  traffic,
}) => {
  await openCentre(page, sandbox, 'transferFund');
  await centre.button(page, 'Continuar').click();
  await expect(centre.field(page, 'Proveedor')).toBeFocused();
  for (const [typed, said] of [
    ['', 'Escribe el monto.'],
    ['0', 'El monto tiene que ser mayor que cero.'],
    ['-5', 'Escribe el número solo con cifras'],
    ['cinco', 'Escribe el número solo con cifras'],
    ['1.005', 'Tras «.» caben como máximo dos decimales'],
    ['0,500', 'Pon «,» solo entre grupos de tres cifras'],
    ['1.234,56', 'Pon «,» solo entre grupos de tres cifras'],
    ['0.99', 'El mínimo es P 1.00.'],
    ['99999', 'Tienes P 1,084.50 disponibles.'],
  ] as const) {
    await prepare(page, typed);
    await expect(purse.region(page).getByText(said)).toBeVisible();
    await expect(purse.amount(page)).toBeFocused();
  }
  expect(traffic.count('wallet.transfer')).toBe(0);
});

for (const [what, end] of [
  ['504 after it was done', { status: 504, body: 'Gateway Timeout' }],
  ['503 after it was done', { status: 503, body: { success: false, code: 'INTERNAL' } }],
  ['an answer of somebody else', { status: 200, body: { success: true, value: 'none of ours' } }],
] as const) {
  test(`TRF-06 ${what}: the status is checked, the true outcome is shown, and nothing is debited twice`, async ({
    page,
    sandbox,
    traffic,
  }) => {
    const before = await moneyOf(sandbox, 'member1');
    await openCentre(page, sandbox, 'transferFund');
    await sandbox.faults([
      { call: 'wallet.transfer', kind: 'hold', after: true },
      { call: 'wallet.outcome', kind: 'hold' },
    ]);
    await prepare(page, '20');
    await centre.button(page, 'Transferir').click();
    await sandbox.release('wallet.transfer', end);
    await expect(purse.outcome(page, 'Comprobando qué pasó…')).toBeFocused();
    await expect(centre.button(page, 'Transferir')).toHaveCount(0);
    await sandbox.release('wallet.outcome');
    await expect(purse.outcome(page, 'Transferencia hecha')).toContainText('P 20.00');
    expect(traffic.count('wallet.transfer')).toBe(1);
    expect(await moneyOf(sandbox, 'member1')).toMatchObject({
      MAIN: Number(before.MAIN) - 2_000,
      PULSO: 2_000,
    });
  });
}

test('TRF-06 after an answer that was cut off the page asks until the gateway knows', {
  tag: '@core',
}, async ({ page, sandbox, traffic }) => {
  const before = await moneyOf(sandbox, 'member1');
  await openCentre(page, sandbox, 'transferFund');
  await sandbox.faults([
    { call: 'wallet.transfer', kind: 'truncated' },
    { call: 'wallet.outcome', kind: '500', times: 'always' },
  ]);
  await prepare(page, '20');
  await centre.button(page, 'Transferir').click();
  await expect(purse.outcome(page, 'Todavía no sabemos qué pasó')).toBeFocused();
  // The page also retries by itself: with a healthy gateway there might be nothing left to press.
  const asked = traffic.count('wallet.outcome');
  await centre.button(page, 'Preguntar ahora').click();
  await expect.poll(() => traffic.count('wallet.outcome')).toBeGreaterThan(asked);
  await sandbox.clearFaults();
  await expect(purse.outcome(page, 'Transferencia hecha')).toContainText('P 20.00');
  expect(traffic.count('wallet.transfer')).toBe(1);
  expect(await moneyOf(sandbox, 'member1')).toMatchObject({
    MAIN: Number(before.MAIN) - 2_000,
    PULSO: 2_000,
  });
});

test('TRF-06 a transfer that never reached the gateway is shown as not done, and is sent again under the next key', async ({
  page,
  sandbox,
  traffic,
}) => {
  const before = await moneyOf(sandbox, 'member1');
  await openCentre(page, sandbox, 'transferFund');
  await sandbox.faults([{ call: 'wallet.transfer', kind: '500' }]);
  await prepare(page, '20');
  await centre.button(page, 'Transferir').click();
  await expect(purse.outcome(page, 'No se hizo')).toBeFocused();
  expect(await moneyOf(sandbox, 'member1')).toEqual(before);
  await centre.button(page, 'Enviar otra vez').click();
  await centre.button(page, 'Continuar').click();
  await centre.button(page, 'Transferir').click();
  await expect(purse.outcome(page, 'Transferencia hecha')).toBeVisible();
  const keys = traffic.requests('wallet.transfer').map((request) => request.headers()['idempotency-key']);
  expect([keys.length, new Set(keys).size]).toEqual([2, 2]);
  await centre.button(page, 'Hacer otra transferencia').click();
  await prepare(page, '30');
  await centre.button(page, 'Transferir').click();
  await expect(purse.outcome(page, 'Transferencia hecha')).toContainText('P 30.00');
  expect(await moneyOf(sandbox, 'member1')).toMatchObject({ PULSO: 5_000 });
});

test('after money moves every tab shows the new balance, wherever it appears', { tag: '@core' }, async ({
  page,
  context,
  sandbox,
}) => {
  await openCentre(page, sandbox, 'transferFund');
  const other = await context.newPage();
  await openCentre(other, sandbox, 'transferFund');
  const there = other.getByRole('listitem').filter({ hasText: vendor });
  await other.getByLabel('Buscar un proveedor').fill('PULSO');
  await expect(there).toContainText('P 0.00');
  await prepare(page, '84.5');
  await centre.button(page, 'Transferir').click();
  await expect(purse.outcome(page, 'Transferencia hecha')).toBeVisible();
  await expect(there).toContainText('P 84.50');
  await expect(purse.region(other)).toContainText('P 1,000.00');
});

test('with a single wallet the page says that there is nothing to transfer', async ({ page, sandbox }) => {
  await sandbox.setConfig({ money: { single: true } });
  await openCentre(page, sandbox, 'transferFund');
  await expect(page.getByRole('heading', { name: 'Tu dinero está en una sola billetera' })).toBeVisible();
  await expect(centre.button(page, 'Continuar')).toHaveCount(0);
  expect(await faultsOf(page)).toEqual([]);
});

test('a vendor under maintenance is shown as closed; a wallet that can’t be read can be loaded again', async ({
  page,
  sandbox,
}) => {
  await sandbox.setConfig({ closedGames: ['MIRADOR'] });
  await sandbox.faults([{ call: 'wallet.funds', kind: '500', times: 4 }]);
  await openCentre(page, sandbox, 'transferFund');
  await expect(page.getByRole('heading', { name: 'No pudimos cargar tu billetera' })).toBeVisible();
  await sandbox.clearFaults();
  await centre.button(page, 'Reintentar').click();
  const closed = purse.region(page).getByRole('listitem').filter({ hasText: 'Mirador en Vivo' });
  await expect(closed).toContainText('En mantenimiento');
  await expect(closed.getByRole('button')).toHaveCount(0);
  await expect(centre.button(page, 'Traer todo a la principal')).toBeDisabled();
});
