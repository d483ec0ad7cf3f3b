import type { Page } from '@playwright/test';
import { faultsOf } from '../../kit/journeys/axe.ts';
import { centre } from '../../kit/journeys/centre.ts';
import { deposits, prepare } from '../../kit/journeys/deposits.ts';
import { expect, test } from '../../kit/journeys/journey.ts';
import { closeQuestion, limits, save } from '../../kit/journeys/limits.ts';
import { openAs } from '../../kit/journeys/open-as.ts';
import { ui } from '../../kit/journeys/ui.ts';

const daily = 'Límite de depósito diario';
const days = 24 * 60 * 60_000;

/** From the home to the limits, by pressing. */
async function toLimits(page: Page): Promise<void> {
  await ui.header(page).getByRole('button', { name: 'Depositar', exact: true }).click();
  await centre.region(page).getByRole('link', { name: 'Ver todos mis límites' }).click();
  await expect(page.getByRole('heading', { name: 'Mis límites', level: 1 })).toBeVisible();
}

test('a limit is set and lowered at once; a raise waits and is dropped; a deposit above the limit is refused', {
  tag: '@core',
}, async ({ page, sandbox }) => {
  await sandbox.setConfig({ protection: { market: 'UK' } });
  await openAs(page, sandbox, 'vip5');
  await closeQuestion(page);
  await toLimits(page);
  await limits.button(page, daily, 'Poner un límite').click();
  await expect(limits.value(page, daily)).toBeFocused();
  expect(await faultsOf(page)).toEqual([]);
  await save(page, daily, '100');
  await expect(limits.one(page, daily)).toContainText('Tu límite ya vale.');
  await limits.button(page, daily, 'Cambiar').click();
  await save(page, daily, '50');
  await expect(limits.one(page, daily)).toContainText('Te quedan P 50.00.');

  await limits.button(page, daily, 'Cambiar').click();
  await save(page, daily, '200');
  await expect(limits.one(page, daily)).toContainText('Puede valer 1 día después, como pronto.');
  expect(await faultsOf(page)).toEqual([]);
  await limits.button(page, daily, 'Pedir el cambio').click();
  await expect(limits.one(page, daily)).toContainText('Pediste cambiarlo a: P 200.00.');
  await expect(limits.one(page, daily)).toContainText('Te quedan P 50.00.');
  await limits.button(page, daily, 'Cancelar la subida').click();
  await expect(limits.one(page, daily)).toContainText('Cancelaste la subida.');

  await ui.header(page).getByRole('button', { name: 'Depositar', exact: true }).click();
  await expect(centre.region(page)).toContainText('Por día: te quedan P 50.00 hasta');
  await prepare(page, 'Monedero Andes', '50.01');
  await expect(centre.region(page)).toContainText(
    'Es más de lo que te queda de tu límite de depósito diario: P 50.00. Vuelve a empezar:',
  );
  await expect(deposits.amount(page)).toHaveValue('50.01');

  // From a page of money the limit is lowered with one press and one form.
  await centre.button(page, 'Bajar mi límite').click();
  await save(page, daily, '10');
  await expect(limits.one(page, daily)).toContainText('Tu límite más bajo ya vale.');
  await expect(deposits.amount(page)).toHaveValue('50.01');
});

test('the register of all operators refuses a deposit, or can’t be reached: nothing is made, and the amount is kept', async ({
  page,
  sandbox,
}) => {
  await sandbox.setConfig({ protection: { market: 'UNION', register: { answer: 'refused' } } });
  await openAs(page, sandbox, 'member1');
  await ui.header(page).getByRole('button', { name: 'Depositar', exact: true }).click();
  await prepare(page, 'Monedero Andes', '20');
  await expect(centre.alert(page)).toContainText('El registro común de operadores no permite este depósito.');
  await expect(deposits.amount(page)).toHaveValue('20');
  await sandbox.setConfig({ protection: { register: { answer: 'unreachable' } } });
  await centre.button(page, 'Continuar').click();
  await expect(centre.alert(page)).toContainText('no responde');
  await sandbox.setConfig({ protection: { register: { answer: 'allowed' } } });
  await centre.button(page, 'Continuar').click();
  await expect(page.getByRole('heading', { name: 'Revisa antes de confirmar' })).toBeFocused();
});

test('a raise is confirmed again after its wait, and the history says so', async ({ page, sandbox }) => {
  await sandbox.setConfig({ protection: { market: 'UK' } });
  await openAs(page, sandbox, 'vip5');
  await closeQuestion(page);
  await toLimits(page);
  await limits.button(page, daily, 'Poner un límite').click();
  await save(page, daily, '100');
  await limits.button(page, daily, 'Cambiar').click();
  await save(page, daily, '300');
  await limits.button(page, daily, 'Pedir el cambio').click();
  await expect(limits.one(page, daily)).toContainText('Pediste cambiarlo a: P 300.00.');
  await sandbox.serverClock(1.5 * days);
  await openAs(page, sandbox, 'vip5');
  await toLimits(page);
  await limits.button(page, daily, 'Confirmar la subida').click();
  await expect(limits.one(page, daily)).toContainText('El cambio ya vale.');
  await expect(limits.one(page, daily)).toContainText('Te quedan P 300.00.');
  await centre.region(page).getByRole('link', { name: 'Mis límites y pausas' }).last().click();
  await centre.region(page).getByRole('link', { name: 'Historial de cambios' }).click();
  const list = centre.region(page).getByRole('list', { name: 'Cambios, del más nuevo al más antiguo' });
  await expect(list.getByRole('listitem').first()).toContainText('Un límite subió');
  await expect(list.getByRole('listitem').first()).toContainText('de P 100.00 a P 300.00');
  expect(await faultsOf(page)).toEqual([]);
});

test('where the market asks for a limit, the first deposit asks, and takes no for an answer', async ({
  page,
  sandbox,
}) => {
  await sandbox.setConfig({ protection: { market: 'UK' } });
  await openAs(page, sandbox, 'vip5');
  await closeQuestion(page);
  await ui.header(page).getByRole('button', { name: 'Depositar', exact: true }).click();
  await expect(centre.region(page)).toContainText('¿Quieres ponerte un límite de depósito?');
  await centre.button(page, 'Ahora no').click();
  await expect(centre.button(page, 'Ahora no')).toHaveCount(0);
});
