import { faultsOf } from '../../kit/journeys/axe.ts';
import { expect, test } from '../../kit/journeys/journey.ts';
import { decide, mall, openReward, pressToMall } from '../../kit/journeys/mall.ts';
import { openAs } from '../../kit/journeys/open-as.ts';
import { minorIn } from '../../kit/journeys/payouts.ts';
import { pressTwice } from '../../kit/journeys/press-twice.ts';
import { fillIn, ready, ui } from '../../kit/journeys/ui.ts';

const withdrawPassword = '246810';

test('redeem a bonus from the home: the last look, in process, approved, and the money is there once', {
  tag: '@core',
}, async ({ page, sandbox, traffic }) => {
  const before = await minorIn(sandbox, 'member1', 'MAIN');
  await pressToMall(page);
  await expect(mall.reward(page, 'Bono de P 10')).toContainText('950 pts');
  expect(await faultsOf(page)).toEqual([]);
  await openReward(page, 'Bono de P 10');
  await mall.field(page, 'Cantidad').fill('2');
  await expect(mall.main(page).getByText('Total: 1,900 pts')).toBeVisible();
  await mall.field(page, 'Contraseña de retiro').fill(withdrawPassword);
  await mall.button(page, 'Continuar').click();
  await expect(page.getByRole('heading', { name: 'Revisa antes de confirmar' })).toBeFocused();
  expect(await faultsOf(page)).toEqual([]);
  await pressTwice(mall.button(page, 'Canjear ahora'), 'points.redeem', sandbox);
  await expect(mall.outcome(page, 'Canje pedido')).toBeFocused();
  expect(traffic.count('points.redeem')).toBe(1);
  await mall.tab(page, 'Mis canjes').click();
  await expect(mall.redemptions(page).first()).toContainText('En proceso');
  await decide(sandbox, 'member1', 'approve', 'Disfrútalo');
  await expect(mall.redemptions(page).first()).toContainText('Aprobado');
  await expect(mall.redemptions(page).first()).toContainText('Disfrútalo');
  expect(await minorIn(sandbox, 'member1', 'MAIN')).toBe(before + 20_00);
});

test('redeem goods: PTS-01 what is missing is said at its field, and a rejection gives the points back', {
  tag: '@core',
}, async ({ page, sandbox, traffic }) => {
  await openAs(page, sandbox, 'vip5', '/pointMall');
  const free = mall.figure(page, 'Disponibles').locator('dd');
  await expect(free).toContainText('pts');
  const before = (await free.textContent()) ?? '';
  await openReward(page, 'Gorra bordada');
  await mall.button(page, 'Continuar').click();
  for (const fault of [
    'Escribe la dirección completa.',
    'Escribe un número de celular válido.',
    'Escribe tu contraseña de retiro.',
  ])
    await expect(mall.main(page).getByText(fault)).toBeVisible();
  await expect(mall.field(page, 'Dirección de entrega')).toBeFocused();
  expect(traffic.count('points.redeem')).toBe(0);
  await mall.field(page, 'Dirección de entrega').fill('Av. Arequipa 1234, Lima');
  await mall.field(page, 'Celular').fill('987 654 321');
  await mall.field(page, 'Contraseña de retiro').fill(withdrawPassword);
  await mall.button(page, 'Continuar').click();
  await mall.button(page, 'Canjear ahora').click();
  await expect(mall.outcome(page, 'Canje pedido')).toContainText('+51 •••4321');
  await expect(free).not.toHaveText(before);
  await decide(sandbox, 'vip5', 'reject', 'Sin existencias del color');
  await mall.tab(page, 'Mis canjes').click();
  const first = mall.redemptions(page).first();
  await expect(first).toContainText('Rechazado');
  await expect(first).toContainText('Sin existencias del color');
  await first.getByText('Ver todos los datos').click();
  await expect(first).toContainText('Puntos devueltos2,500 pts');
  await page.reload();
  await expect(free).toHaveText(before);
});

test('PTS-06 a price that changes before confirming is shown, and nothing is taken at the old one', async ({
  page,
  sandbox,
}) => {
  await openAs(page, sandbox, 'vip5', '/pointMall?reward=bono-5');
  await mall.field(page, 'Contraseña de retiro').fill(withdrawPassword);
  await mall.button(page, 'Continuar').click();
  await sandbox.pointsAct({ act: 'price', id: 'bono-5', price: 520 });
  await mall.button(page, 'Canjear ahora').click();
  await expect(mall.main(page).getByRole('alert')).toContainText('cambiaron');
  await expect(mall.main(page).getByText('Total: 520 pts')).toBeVisible();
});

test('PTS-05 a lost answer is asked after: one redemption, said as done', async ({
  page,
  sandbox,
  traffic,
}) => {
  await openAs(page, sandbox, 'vip5', '/pointMall?reward=bono-5');
  await mall.field(page, 'Contraseña de retiro').fill(withdrawPassword);
  await mall.button(page, 'Continuar').click();
  await sandbox.faults([{ call: 'points.redeem', kind: 'lost after commit' }]);
  await mall.button(page, 'Canjear ahora').click();
  await expect(mall.outcome(page, 'Canje pedido')).toBeFocused();
  expect(traffic.count('points.redeem')).toBe(1);
  await mall.tab(page, 'Mis canjes').click();
  await expect(mall.redemptions(page).filter({ hasText: 'Bono de P 5' })).toHaveCount(1);
});

test('convert points: whole steps, the remainder stays, the money is in the wallet', {
  tag: '@core',
}, async ({ page, sandbox }) => {
  const before = await minorIn(sandbox, 'member1', 'MAIN');
  await pressToMall(page);
  await mall.tab(page, 'Convertir').click();
  await mall.field(page, 'Puntos').fill('1,250');
  await expect(mall.main(page).getByText(/^1,200 pts se convierten en P 12\.00/)).toBeVisible();
  expect(await faultsOf(page)).toEqual([]);
  await mall.field(page, 'Contraseña de retiro').fill(withdrawPassword);
  await mall.button(page, 'Continuar').click();
  await mall.button(page, 'Convertir ahora').click();
  await expect(mall.outcome(page, 'Puntos convertidos')).toContainText('P 12.00');
  expect(await minorIn(sandbox, 'member1', 'MAIN')).toBe(before + 12_00);
  await mall.button(page, '¿De dónde sale?').click();
  const rows = page.getByRole('dialog', { name: 'De dónde salen tus puntos' });
  await expect(rows).toContainText('Conversión · A la billetera principal');
  await expect(rows).toContainText('-1,200 pts');
});

test('going back from a reward leads the keyboard to its card', async ({ page, sandbox }) => {
  await openAs(page, sandbox, 'vip5', '/pointMall');
  const card = mall.main(page).getByRole('article', { name: 'Bono de P 10', exact: true });
  await card.getByRole('button', { name: 'Canjear' }).press('Enter');
  await mall.button(page, 'Volver a los premios').press('Enter');
  await expect(card.getByRole('button', { name: 'Canjear' })).toBeFocused();
});

test('a visitor signs in from the mall, and sees the points', async ({ page }) => {
  await page.goto('/pointMall');
  await ready(page);
  await mall.button(page, 'Iniciar sesión').click();
  await fillIn(ui.loginDialog(page), 'member1');
  await expect(mall.figure(page, 'Disponibles')).toContainText('pts');
});

test('the mall answers a broken line with a way to try again', async ({ page, sandbox }) => {
  await sandbox.faults([{ call: 'points.rewards', kind: '500', times: 'always' }]);
  await openAs(page, sandbox, 'member1', '/pointMall');
  await expect(mall.main(page).getByText('No pudimos cargar los premios')).toBeVisible();
  await sandbox.clearFaults();
  await mall.button(page, 'Reintentar').click();
  await expect(mall.reward(page, 'Bono de P 5')).toBeVisible();
});

test('a demo account is told that points belong to real ones, and asks for none', async ({
  page,
  sandbox,
  traffic,
}) => {
  await openAs(page, sandbox, 'demo4', '/pointMall');
  await expect(mall.main(page).getByText('Los puntos son de cuentas reales')).toBeVisible();
  expect(traffic.count('points.rows')).toBe(0);
});

test('the list is narrowed and sorted by the address; a reward that can’t be had names its rule', async ({
  page,
  sandbox,
}) => {
  await openAs(page, sandbox, 'member1', '/pointMall');
  const names = () => mall.main(page).getByRole('article').getByRole('heading').allTextContents();
  await mall.field(page, 'Tipo').selectOption({ label: 'Giros' });
  await expect(mall.reward(page, 'Gorra bordada')).toHaveCount(0);
  await mall.field(page, 'Orden').selectOption({ label: 'Más puntos primero' });
  await expect.poll(names).toEqual(expect.arrayContaining(['100 giros en Corona mayor']));
  await expect.poll(async () => (await names())[0]).toBe('100 giros en Corona mayor');
  const affordable = mall.main(page).getByRole('checkbox', { name: 'Solo lo que puedo canjear ahora' });
  // Its state is the address's, which follows the press.
  await affordable.click();
  await expect(affordable).toBeChecked();
  await expect(mall.reward(page, '100 giros en Corona mayor')).toHaveCount(0);
  expect(new URL(page.url()).search).toBe('?kind=SPINS&affordable=1&sort=PRICE_DOWN');
  await page.goto('/pointMall?reward=bono-500');
  await expect(mall.main(page).getByText('Desde el rango VIP 5.')).toBeVisible();
  await expect(mall.button(page, 'Continuar')).toHaveCount(0);
  await mall.button(page, 'Volver a los premios').click();
  await expect(mall.reward(page, 'Gorra bordada')).toBeVisible();
});
