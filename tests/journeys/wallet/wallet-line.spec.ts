import { faultsOf } from '../../kit/journeys/axe.ts';
import { centre } from '../../kit/journeys/centre.ts';
import { expect, test } from '../../kit/journeys/journey.ts';
import { pressTwice } from '../../kit/journeys/press-twice.ts';
import { moneyOf, openCentre, purse } from '../../kit/journeys/wallet.ts';

test('TRF-05 an agent sends money to a downline, and to nobody outside the line', { tag: '@core' }, async ({
  page,
  sandbox,
  traffic,
}) => {
  const [mine, theirs] = [await moneyOf(sandbox, 'agent1'), await moneyOf(sandbox, 'downline1a')];
  await openCentre(page, sandbox, 'transferUpline', 'agent1');
  const people = centre.region(page).getByRole('radio');
  await expect(people).toHaveCount(2);
  await centre.button(page, 'Continuar').click();
  await expect(people.first()).toBeFocused();
  await expect(centre.region(page).getByRole('group', { name: 'A quién' })).toHaveAccessibleDescription(
    'Elige a quién le envías el dinero.',
  );
  await centre.field(page, 'Busca por cuenta o apodo').fill('CAMILA');
  await expect(people).toHaveCount(1);
  await people.first().press('Space');
  await expect(purse.recipient(page, 'downline1a')).toBeChecked();
  await purse.amount(page).fill('1,250.50');
  await centre.field(page, 'Contraseña de retiro').fill('111111');
  await centre.button(page, 'Continuar').click();
  await expect(purse.card(page, 'Enviar dinero')).toContainText('Camila Ponce (downline1a)');
  expect(await faultsOf(page)).toEqual([]);
  await centre.button(page, 'Enviar').click();
  await expect(centre.alert(page)).toBeFocused();
  await centre.field(page, 'Contraseña de retiro').fill('246810');
  await centre.button(page, 'Continuar').click();
  await pressTwice(centre.button(page, 'Enviar'), 'wallet.sendToLine', sandbox);
  await expect(purse.outcome(page, 'Dinero enviado')).toContainText('P 1,250.50');
  expect(traffic.count('wallet.sendToLine')).toBe(2);
  expect(await moneyOf(sandbox, 'agent1')).toMatchObject({ MAIN: Number(mine.MAIN) - 125_050 });
  expect(await moneyOf(sandbox, 'downline1a')).toMatchObject({ MAIN: Number(theirs.MAIN) + 125_050 });
  await centre.button(page, 'Enviar a alguien más').click();
  await expect(purse.region(page).getByText('Hoy puedes enviar todavía P 18,749.50.')).toBeVisible();
  expect(await faultsOf(page)).toEqual([]);
});

test('TRF-05 the upline is offered first; a search that finds nobody says so, and who was picked stays', async ({
  page,
  sandbox,
}) => {
  await sandbox.person({ account: 'agent2', upline: 'agent1' });
  await openCentre(page, sandbox, 'transferUpline', 'agent2');
  const people = centre.region(page).getByRole('radio');
  await expect(people).toHaveCount(2);
  await expect(people.first()).toHaveAccessibleName('Agencia Norte (agent1) · tu superior');
  await purse.recipient(page, 'downline2a').check();
  await centre.field(page, 'Busca por cuenta o apodo').fill('nadie');
  await expect(centre.region(page).getByText('Nadie de tu línea se llama así.')).toBeVisible();
  await expect(purse.recipient(page, 'downline2a')).toBeChecked();
  expect(await faultsOf(page)).toEqual([]);
});

test('TRF-05 the address of somebody of no line picks nobody, and says why', async ({ page, sandbox }) => {
  await openCentre(page, sandbox, 'transferUpline?to=nobody-there-is', 'agent1');
  await expect(centre.region(page).getByText(/^Esa persona ya no puede recibir dinero tuyo/)).toBeVisible();
  await expect(centre.region(page).getByRole('radio', { checked: true })).toHaveCount(0);
});

test('TRF-05 somebody who left while the form was filled in is refused, and nothing moves', async ({
  page,
  sandbox,
}) => {
  const before = await moneyOf(sandbox, 'agent1');
  await openCentre(page, sandbox, 'transferUpline', 'agent1');
  await purse.recipient(page, 'downline1a').check();
  await purse.amount(page).fill('20');
  await centre.field(page, 'Contraseña de retiro').fill('246810');
  await centre.button(page, 'Continuar').click();
  await sandbox.person({ account: 'downline1a', upline: 'agent2' });
  await centre.button(page, 'Enviar').click();
  await expect(centre.alert(page)).toContainText('elige una activa de tu propia línea');
  expect(await moneyOf(sandbox, 'agent1')).toEqual(before);
});

test('TRF-05 a member who is no agent reads that this page is for agents, and nothing is requested', async ({
  page,
  sandbox,
  traffic,
}) => {
  await openCentre(page, sandbox, 'transferUpline', 'downline1a');
  await expect(page.getByRole('heading', { name: 'Esto es para agentes' })).toBeVisible();
  expect(traffic.count('wallet.line')).toBe(0);
});

for (const [account, pages] of [
  ['agent1', 1],
  ['downline1a', 0],
] as const) {
  test(`ROL-04 the menu of ${account} leads to the line ${pages === 1 ? 'that money is sent along' : 'not at all'}`, async ({
    page,
    sandbox,
  }) => {
    await openCentre(page, sandbox, 'securityCenter', account);
    const menu = centre.region(page).getByRole('navigation', { name: 'Menú de tu cuenta' });
    await expect(menu.getByRole('link', { name: 'Retirar' })).toBeVisible();
    await expect(menu.getByRole('link', { name: 'Transferir a mi línea' })).toHaveCount(pages);
  });
}

test('TRF-05 while the brand does not offer it the page says so', async ({ page, sandbox }) => {
  await sandbox.setConfig({ whitelabel: { LINETRANSFER: false } });
  await openCentre(page, sandbox, 'transferUpline', 'agent1');
  await expect(page.getByRole('heading', { name: 'No se ofrece aquí' })).toBeVisible();
});
