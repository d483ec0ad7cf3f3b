import type { Page } from '@playwright/test';
import { faultsOf } from '../../kit/journeys/axe.ts';
import { expect, test } from '../../kit/journeys/journey.ts';
import { offers } from '../../kit/journeys/offers.ts';
import { openAs } from '../../kit/journeys/open-as.ts';
import type { RunningSandbox } from '../../kit/journeys/running-sandbox.ts';
import { dividend } from '../../machines/contracts/terms-of.ts';

test.beforeEach(async ({ sandbox }) => {
  await sandbox.withdrawOffers();
  await sandbox.person({ account: 'agent2', upline: 'agent1' });
  await sandbox.grant('agent1', dividend({ rate: 2_900 }));
});

const rate = (page: Page) => offers.tier(page, 1).getByLabel('Tasa', { exact: true });

/** The form by which agent1 offers agent2 a dividend, from the contracts of the team. */
async function openForm(page: Page, sandbox: RunningSandbox): Promise<void> {
  await openAs(page, sandbox, 'agent1', '/agent/dividend?tab=team');
  await offers
    .main(page)
    .getByRole('link', { name: /agent2/ })
    .click();
  await offers.button(page, 'Ofrecer un contrato').click();
}

test('CON-03 an agent offers from the card of an agent below, and no rate above the own one is possible', async ({
  page,
  sandbox,
}) => {
  await openAs(page, sandbox, 'agent1', '/agent/downline');
  await page
    .getByRole('link', { name: /agent2/ })
    .first()
    .click();
  await offers.main(page).getByRole('link', { name: 'Contrato: Dividendo' }).click();
  await offers.button(page, 'Ofrecer un contrato').click();
  for (const [typed, fault] of [
    ['-1', /Escribe el número solo con cifras/],
    ['NaN', /Escribe el número solo con cifras/],
    ['100.01', 'No puede pasar del 100 %.'],
    ['29.01', 'Pasa de tu propia tasa más alta, 29%.'],
    ['0', 'Un nivel debe pagar algo: la tasa no puede ser 0.'],
  ] as const) {
    await rate(page).fill(typed);
    await offers.button(page, 'Continuar').click();
    await expect(offers.tier(page, 1).getByText(fault)).toBeVisible();
    await expect(rate(page)).toBeFocused();
    await expect(rate(page)).toHaveValue(typed);
  }
  expect(await faultsOf(page)).toEqual([]);
  await rate(page).fill('29,00');
  await offers.button(page, 'Continuar').click();
  await expect(offers.main(page).getByText('Lo pagas tú, de tu propio dinero.')).toBeVisible();
  await expect(offers.main(page).getByRole('cell', { name: '29%' })).toBeVisible();
  await offers.button(page, 'Ofrecer').click();
  await expect(offers.done(page, 'Contrato ofrecido')).toBeVisible();
  await expect(offers.main(page).getByRole('heading', { name: 'Oferta que espera respuesta' })).toBeVisible();
  await offers.button(page, 'Listo').click();
  await expect(
    offers.main(page).getByText('Ya hay una oferta que espera respuesta', { exact: false }),
  ).toBeVisible();
});

test('a tier that is added takes the focus, and one that is removed gives it back', async ({
  page,
  sandbox,
}) => {
  await openForm(page, sandbox);
  await rate(page).fill('5');
  await offers.button(page, 'Añadir nivel').press('Enter');
  await expect(offers.tier(page, 2).getByLabel('Apuestas válidas', { exact: true })).toBeFocused();
  await offers.button(page, 'Quitar el nivel 2').press('Enter');
  await expect(
    offers.main(page).getByRole('heading', { name: 'Niveles (1 de 10 como máximo)' }),
  ).toBeFocused();
  await expect(rate(page)).toHaveValue('5');
  await expect(offers.button(page, 'Quitar el nivel 1')).toBeDisabled();
});

test('somebody who left the line while the form was open cannot be offered anything, and the list says so', async ({
  page,
  sandbox,
}) => {
  await openForm(page, sandbox);
  await rate(page).fill('5');
  await offers.button(page, 'Continuar').click();
  await sandbox.person({ account: 'agent2', upline: null });
  await offers.button(page, 'Ofrecer').click();
  await expect(offers.alert(page).getByText('Este agente no está en tu lista')).toBeVisible();
  await offers.main(page).getByRole('link', { name: 'Volver a los contratos del equipo' }).click();
  await expect(
    offers.main(page).getByText('Ningún agente debajo de ti puede tener este contrato'),
  ).toBeVisible();
  await offers.main(page).getByRole('link', { name: 'Ir al centro de registro' }).click();
  await expect(page.getByRole('heading', { name: 'Centro de registro', level: 1 })).toBeVisible();
});
