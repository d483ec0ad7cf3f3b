import { rows } from '../../kit/depth.ts';
import { faultsOf } from '../../kit/journeys/axe.ts';
import { expect, test } from '../../kit/journeys/journey.ts';
import { openAs } from '../../kit/journeys/open-as.ts';
import { fitWindow, placeOf } from '../../kit/journeys/places.ts';
import { deepen, goToTeam, team } from '../../kit/journeys/team.ts';
import { moneyOf, purse } from '../../kit/journeys/wallet.ts';

test('the tree opens branch by branch, and a card leads to the person, their team and back', {
  tag: '@core',
}, async ({ page, sandbox, traffic }) => {
  await deepen(sandbox);
  await goToTeam(page, sandbox);
  await expect(team.region(page).getByText('6 personas en total · 3 directas')).toBeVisible();
  await expect(team.rows(page)).toHaveText([/agent2/, /downline1a/, /downline1b/]);
  await expect(team.row(page, 'agent2')).toContainText('2 directas · 3 en total');
  await expect(team.row(page, 'downline1a')).toContainText('Sin equipo');
  expect(traffic.count('agent.tree')).toBe(1);
  expect(await faultsOf(page)).toEqual([]);
  await team.opener(page, 'agent2').click();
  await expect(team.rows(page)).toHaveText([/agent2/, /agent41/, /downline2a/, /downline1a/, /downline1b/]);
  await expect(team.row(page, 'agent41')).toHaveAttribute('aria-level', '2');
  await team.opener(page, 'agent41').click();
  await team.person(page, 'downline41a').click();
  await expect(team.heading(page, 'Bruno Vega')).toBeFocused();
  await expect(team.region(page)).toContainText('3 por debajo de ti');
  const path = team.region(page).getByRole('navigation', { name: 'Camino hasta esta persona' });
  await expect(path.getByRole('listitem')).toHaveText([
    'Mi equipo',
    'Agencia Sur',
    'Agencia Costa',
    'Bruno Vega',
  ]);
  expect(await faultsOf(page)).toEqual([]);
  await page.goBack();
  // Both branches are as they were left.
  await expect(team.row(page, 'downline41a')).toBeFocused();
  await team.opener(page, 'agent2').click();
  await expect(team.rows(page)).toHaveText([/agent2/, /downline1a/, /downline1b/]);
  await team.person(page, 'agent2').click();
  await team.region(page).getByRole('link', { name: 'Ver su equipo' }).click();
  await expect(team.rows(page)).toHaveText([/agent41/, /downline41a/, /downline2a/]);
  await expect(page).toHaveURL(/\/agent\/downline\?under=[\w-]+$/);
  await path.getByRole('link', { name: 'Mi equipo' }).click();
  await expect(team.row(page, 'downline1b')).toBeVisible();
});

test('the keyboard walks the tree, opens and closes it, and follows a row to its card', async ({
  page,
  sandbox,
}) => {
  await deepen(sandbox);
  await goToTeam(page, sandbox);
  await expect(team.row(page, 'agent2')).toBeVisible();
  await team.search(page).focus();
  await page.keyboard.press('Tab');
  await expect(team.row(page, 'agent2')).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(team.row(page, 'agent2')).toHaveAttribute('aria-expanded', 'true');
  await expect(team.row(page, 'agent41')).toBeVisible();
  await page.keyboard.press('ArrowRight');
  await expect(team.row(page, 'agent41')).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowDown');
  await expect(team.row(page, 'downline41a')).toBeFocused();
  await page.keyboard.press('End');
  await expect(team.row(page, 'downline1b')).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(team.row(page, 'downline1b')).toBeFocused();
  await page.keyboard.press('Home');
  await expect(team.row(page, 'agent2')).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowLeft');
  await expect(team.row(page, 'agent41')).toBeFocused();
  await page.keyboard.press('ArrowLeft');
  await expect(team.row(page, 'downline41a')).toHaveCount(0);
  await expect(team.row(page, 'agent41')).toHaveAttribute('aria-expanded', 'false');
  // Within a row the tab key reaches its button and its link, and then leaves the tree.
  await page.keyboard.press('Tab');
  await expect(team.opener(page, 'agent41')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(team.person(page, 'agent41')).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await expect(team.row(page, 'agent2')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(team.heading(page, 'Agencia Sur')).toBeFocused();
});

test('a search finds people at any depth and shows the way to them; nobody found is said', async ({
  page,
  sandbox,
}) => {
  await deepen(sandbox);
  await sandbox.person({ account: 'downline41a', nickname: 'Íñigo <b>=1+1</b> Peña' });
  await goToTeam(page, sandbox);
  await team.search(page).fill('PENA');
  await expect(team.rows(page)).toHaveCount(1);
  await expect(team.row(page, 'downline41a')).toContainText('Íñigo <b>=1+1</b> Peña');
  await expect(team.row(page, 'downline41a')).toContainText('downline41a · agent2 › agent41');
  await expect(team.region(page).getByText('1 persona encontrada').first()).toBeVisible();
  expect(await faultsOf(page)).toEqual([]);
  await team.search(page).fill('nadie así');
  await expect(page.getByRole('heading', { name: 'Nadie de tu equipo se llama así' })).toBeVisible();
  await team.search(page).fill('');
  await expect(team.rows(page)).toHaveCount(3);
});

test('where names are masked the tree, the card and the transfer show no more', async ({ page, sandbox }) => {
  await sandbox.setConfig({ agents: { masked: true } });
  await goToTeam(page, sandbox);
  await expect(team.rows(page)).toHaveCount(2);
  await expect(team.region(page)).not.toContainText('downline1a');
  await team.person(page, 'do•••a').click();
  await expect(team.heading(page, 'Ca•••e')).toBeVisible();
  await team.region(page).getByRole('link', { name: 'Enviar dinero' }).click();
  await expect(purse.recipient(page, 'do•••a')).toBeChecked();
  await expect(page.locator('main')).not.toContainText('Camila');
});

test('an agent without anybody below is led to the registration centre', async ({ page, sandbox }) => {
  await sandbox.person({ account: 'downline42a', upline: null });
  await goToTeam(page, sandbox, 'agent42');
  await expect(page.getByRole('heading', { name: 'Todavía no hay nadie en tu equipo' })).toBeVisible();
  expect(await faultsOf(page)).toEqual([]);
  await team.region(page).getByRole('link', { name: 'Ir al centro de registro' }).click();
  await expect(page).toHaveURL('/agent/registrationCenter');
});

test('a branch that can’t be read says so in its place, and is read again from there', async ({
  page,
  sandbox,
}) => {
  await deepen(sandbox);
  await goToTeam(page, sandbox);
  await expect(team.row(page, 'agent2')).toBeVisible();
  await sandbox.faults([{ call: 'agent.tree', kind: '500', times: 'always' }]);
  await team.opener(page, 'agent2').click();
  const again = team.tree(page).getByRole('button', { name: 'Reintentar' });
  await expect(again).toBeVisible();
  await expect(team.row(page, 'downline1a')).toBeVisible();
  expect(await faultsOf(page)).toEqual([]);
  await sandbox.clearFaults();
  await again.click();
  await expect(team.row(page, 'downline2a')).toBeVisible();
});

test('a tree that can’t be read says why, and is read again', async ({ page, sandbox }) => {
  await sandbox.faults([{ call: 'agent.tree', kind: '500', times: 'always' }]);
  await goToTeam(page, sandbox);
  await expect(page.getByRole('heading', { name: 'No pudimos cargar tu equipo' })).toBeVisible();
  await sandbox.clearFaults();
  await team.region(page).getByRole('button', { name: 'Reintentar' }).click();
  await expect(team.row(page, 'downline1a')).toBeVisible();
});

test('GWY-02 somebody who leaves the line while their card is open is gone at the next reading', async ({
  page,
  sandbox,
}) => {
  await goToTeam(page, sandbox);
  await team.person(page, 'downline1a').click();
  await expect(team.heading(page, 'Camila Ponce')).toBeVisible();
  await sandbox.person({ account: 'downline1a', upline: 'agent2' });
  await team.region(page).getByRole('link', { name: '30 días' }).click();
  await expect(team.heading(page, 'Esta persona no está en tu equipo')).toBeVisible();
  await expect(page.locator('main')).not.toContainText('Camila');
  await expect(page.locator('main')).not.toContainText('downline1a');
  expect(await faultsOf(page)).toEqual([]);
  await page.goBack();
  await expect(team.heading(page, 'Esta persona no está en tu equipo')).toBeVisible();
  await team.region(page).getByRole('link', { name: 'Volver a mi equipo' }).click();
  await expect(team.rows(page)).toHaveText([/downline1b/]);
});

for (const id of rows(['nobody-there-is', 'a b', '%F0%9F%98%80'], 2)) {
  test(`GWY-02 the address of ${id} leads to nobody, and back to the team`, async ({ page, sandbox }) => {
    await openAs(page, sandbox, 'agent1', `/agent/downline/${id}`);
    await expect(team.heading(page, 'Esta persona no está en tu equipo')).toBeVisible();
    await team.region(page).getByRole('link', { name: 'Volver a mi equipo' }).click();
    await expect(team.rows(page)).toHaveCount(2);
  });
}

test('the card adds up a period, and days that the gateway refuses are said', async ({ page, sandbox }) => {
  await goToTeam(page, sandbox);
  await team.person(page, 'downline1a').click();
  const days = team.region(page).getByRole('navigation', { name: 'Días que se muestran' });
  await expect(days.getByRole('link', { name: '7 días' })).toHaveAttribute('aria-current', 'true');
  await days.getByRole('link', { name: '90 días' }).click();
  await expect(days.getByRole('link', { name: '90 días' })).toHaveAttribute('aria-current', 'true');
  await expect(page).toHaveURL(/from=\d{4}-\d\d-\d\d&to=/);
  await page.goBack();
  await expect(days.getByRole('link', { name: '7 días' })).toHaveAttribute('aria-current', 'true');
  const address = new URL(page.url());
  await openAs(page, sandbox, 'agent1', `${address.pathname}?from=2020-01-01&to=2020-01-02`);
  await expect(page.getByRole('heading', { name: 'No pudimos cargar la ficha' })).toBeVisible();
  await team.region(page).getByRole('link', { name: 'Ver los últimos 7 días' }).click();
  await expect(team.heading(page, 'Camila Ponce')).toBeVisible();
});

test('TRF-05 money is sent from a member’s card, once, and the next look shows them still', async ({
  page,
  sandbox,
}) => {
  const [mine, theirs] = [await moneyOf(sandbox, 'agent1'), await moneyOf(sandbox, 'downline1b')];
  await goToTeam(page, sandbox);
  await team.person(page, 'downline1b').click();
  await team.region(page).getByRole('link', { name: 'Enviar dinero' }).click();
  await expect(purse.recipient(page, 'downline1b')).toBeChecked();
  await purse.amount(page).fill('20');
  await purse.region(page).getByLabel('Contraseña de retiro', { exact: true }).fill('246810');
  await purse.region(page).getByRole('button', { name: 'Continuar' }).click();
  await expect(purse.card(page, 'Enviar dinero')).toContainText('Diego Lara (downline1b)');
  await purse.region(page).getByRole('button', { name: 'Enviar', exact: true }).click();
  await expect(purse.outcome(page, 'Dinero enviado')).toContainText('Diego Lara (downline1b)');
  expect(await moneyOf(sandbox, 'agent1')).toMatchObject({ MAIN: Number(mine.MAIN) - 2_000 });
  expect(await moneyOf(sandbox, 'downline1b')).toMatchObject({ MAIN: Number(theirs.MAIN) + 2_000 });
});

test('TRF-05 a card offers no money where it may not be sent', async ({ page, sandbox }) => {
  await sandbox.person({ account: 'downline1a', disabled: true });
  await goToTeam(page, sandbox);
  await team.person(page, 'downline1a').click();
  await expect(team.region(page).getByText('Cuenta cerrada')).toBeVisible();
  await expect(team.region(page).getByRole('link', { name: 'Enviar dinero' })).toHaveCount(0);
  await team.region(page).getByRole('link', { name: 'Mi equipo', exact: true }).last().click();
  await team.person(page, 'downline1b').click();
  await expect(team.region(page).getByRole('link', { name: 'Enviar dinero' })).toBeVisible();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true });

  test('a row is compact, its button is large enough, and nothing is wider than the screen', async ({
    page,
    sandbox,
  }) => {
    await deepen(sandbox);
    await sandbox.person({ account: 'agent2', nickname: 'M'.repeat(60) });
    await goToTeam(page, sandbox);
    const { width, height } = await placeOf(team.opener(page, 'agent2'));
    expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
    await team.opener(page, 'agent2').tap();
    await expect(team.row(page, 'agent41')).toBeVisible();
    await fitWindow(page);
    expect(await faultsOf(page)).toEqual([]);
    await team.person(page, 'agent2').tap();
    await expect(team.heading(page, 'M'.repeat(60))).toBeVisible();
    await fitWindow(page);
  });
});
