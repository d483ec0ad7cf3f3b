import type { CallName } from '#contract/calls.ts';
import { rows } from '../../kit/depth.ts';
import { escapeFrom } from '../../kit/journeys/closing.ts';
import { frameAt, games } from '../../kit/journeys/games.ts';
import { expect, test } from '../../kit/journeys/journey.ts';
import { chosen, open, popular, table } from '../../kit/journeys/lotteries.ts';
import { openAs } from '../../kit/journeys/open-as.ts';
import { fitWindow } from '../../kit/journeys/places.ts';
import type { Fault } from '../../kit/journeys/running-sandbox.ts';
import { tellBodies } from '../../kit/journeys/traffic.ts';
import { beGreeted, fillIn, ui } from '../../kit/journeys/ui.ts';

const badQueries = [
  'gameCode=../x&playType=../x',
  'gameCode=%3Csvg%20onload%3Dalert(1)%3E&playType=%3Csvg%3E',
  `gameCode=${'A'.repeat(5_000)}&playType=${'B'.repeat(5_000)}`,
  'gameCode=FARO5&gameCode=REAL6&playType=FIRST&playType=STANDARD',
  'gameCode[]=FARO5&playType[0]=FIRST',
  'gameCode=%00%0a&playType=constructor',
];
for (const query of rows(badQueries, 1, 3)) {
  test(`LAU-08 /lottery?${query.slice(0, 40)} is ignored, and the page opens`, async ({ page, traffic }) => {
    await open(page, `/lottery?${query}`);
    await expect(page.getByRole('heading', { level: 1, name: 'Lotería' })).toBeVisible();
    await expect(chosen(page, 'Quinta del Alba').getByRole('timer')).toBeVisible();
    for (const request of traffic.requests('lotteries.next')) {
      expect(new URL(request.url()).searchParams.get('gameCode')).toBe('ALBA5');
    }
    await expect(page.locator('main')).not.toContainText(/svg|\.\.\/x/);
  });
}

test('LAU-08 a well-formed but unknown code shows another lottery and says so', async ({ page }) => {
  await open(page, '/lottery?gameCode=NOPE');
  await expect(
    page.getByRole('status').filter({ hasText: 'La lotería del enlace ya no está' }),
  ).toBeVisible();
  await expect(chosen(page, 'Quinta del Alba')).toBeVisible();
});

test('twenty lotteries are popular; picking one focuses it and changes the address, and the back button undoes that', async ({
  page,
}) => {
  await open(page, '/lottery');
  await expect(popular(page).getByRole('link')).toHaveCount(20);
  await popular(page).getByRole('link', { name: 'Tres Dados', exact: true }).click();
  await expect(page).toHaveURL('/lottery?gameCode=DADOS1');
  await expect(page.getByRole('heading', { level: 2, name: 'Tres Dados', exact: true })).toBeFocused();
  await expect(popular(page).getByRole('link', { name: 'Tres Dados', exact: true })).toHaveAttribute(
    'aria-current',
    'true',
  );
  await page.goBack();
  await expect(chosen(page, 'Quinta del Alba')).toBeVisible();
});

test('every account type opens its own page (spec 4), and an e-lottery stays on the page of e-lotteries', {
  tag: '@core',
}, async ({ page }) => {
  await open(page, '/lottery');
  const list = page.getByRole('region', { name: 'Todas las loterías' });
  await list.getByRole('link', { name: 'Siam Tres' }).click();
  await expect(page).toHaveURL('/seaLottery?gameCode=SIAM3');
  await expect(page.getByRole('heading', { level: 1, name: 'Sudeste Asiático' })).toBeVisible();
  const pages = page.getByRole('navigation', { name: 'Páginas de lotería' });
  await pages.getByRole('link', { name: 'Lotería', exact: true }).click();
  // The previous page lists some of the same lotteries, with other links.
  await expect(page.getByRole('heading', { level: 1, name: 'Lotería', exact: true })).toBeVisible();
  await list.getByRole('link', { name: 'Bola Coral' }).click();
  await expect(page).toHaveURL('/lottery?gameCode=CORAL');
  await pages.getByRole('link', { name: 'Lotería electrónica' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Lotería electrónica' })).toBeVisible();
  await list.getByRole('link', { name: 'Bola Coral' }).click();
  await expect(page).toHaveURL('/elott?gameCode=CORAL');
  await pages.getByRole('link', { name: 'Vietnam' }).click();
  await expect(chosen(page, 'Hanói Rápida')).toBeVisible();
});

test('typing narrows the list, with or without accents, and the page says when nothing matches', async ({
  page,
}) => {
  await open(page, '/lottery');
  const list = page.getByRole('region', { name: 'Todas las loterías' });
  const search = list.getByRole('searchbox', { name: 'Buscar lotería' });
  await search.fill('rio');
  await expect(list.getByRole('link')).toHaveText(['Terna del Río']);
  await search.fill('zzz');
  await expect(list.getByText('Ninguna lotería se llama así')).toBeVisible();
  await list.getByRole('button', { name: 'Borrar la búsqueda' }).click();
  await expect.poll(() => list.getByRole('link').count()).toBeGreaterThan(30);
});

test('a visitor sees the results of Vietnam, is asked to sign in for others, and then sees those in the same place', async ({
  page,
}) => {
  await open(page, '/vnlottery');
  await expect(table(page).getByRole('row')).toHaveCount(11);
  await open(page, '/lottery?gameCode=REAL6');
  await expect(page.getByRole('heading', { name: 'Entra para ver los resultados' })).toBeVisible();
  await page.locator('main').getByRole('button', { name: 'Iniciar sesión' }).click();
  await fillIn(ui.loginDialog(page), 'member1');
  await beGreeted(page);
  await expect(page).toHaveURL('/lottery?gameCode=REAL6');
  await expect(table(page).getByRole('row')).toHaveCount(11);
});

test('the figures can be read as tables, and the way of counting is in the address', async ({ page }) => {
  await open(page, '/vnlottery?gameCode=HUE');
  const frequency = page.getByRole('figure').filter({ hasText: 'Frecuencia en 100 sorteos' });
  await expect(frequency.getByRole('img')).toHaveAccessibleName(/^Cuántas veces salió cada número/);
  await frequency.getByText('Ver como tabla').click();
  const counts = frequency.getByRole('table').getByRole('cell');
  const sum = async () => (await counts.allTextContents()).reduce((all, one) => all + Number(one), 0);
  await expect.poll(sum).toBe(500);
  await page.getByRole('radio', { name: 'Solo el primero' }).click();
  await expect(page).toHaveURL('/vnlottery?gameCode=HUE&playType=FIRST');
  await expect.poll(sum).toBe(100);
  await page.reload();
  await expect(page.getByRole('radio', { name: 'Solo el primero' })).toBeChecked();
  const pager = page.getByRole('navigation', { name: 'Páginas de sorteos' });
  const first = await table(page).getByRole('row').nth(1).textContent();
  await pager.getByRole('button', { name: 'Página 10' }).click();
  await expect(table(page).getByRole('row')).toHaveCount(11);
  await expect(table(page).getByRole('row').nth(1)).not.toHaveText(first ?? '');
});

test('LAU-01 the links to a lobby ask a visitor to sign in first; a member’s launch names the lottery and the way back', async ({
  page,
  context,
  sandbox,
  traffic,
}) => {
  await tellBodies(context);
  await open(page, '/vnlottery?gameCode=HUE');
  await page.getByRole('button', { name: 'Apostar' }).click();
  await expect(ui.loginDialog(page)).toBeVisible();
  expect(traffic.count('games.launch')).toBe(0);
  await escapeFrom(ui.loginDialog(page));
  await openAs(page, sandbox, 'member1', '/vnlottery?gameCode=HUE');
  await page.getByRole('button', { name: 'Entrar a la sala' }).click();
  await expect.poll(() => traffic.count('games.launch')).toBe(1);
  expect(traffic.requests('games.launch')[0]?.postDataJSON()).toEqual({
    lottoArea: 'VN',
    launchMode: 'LOTT',
    gameCode: 'HUE',
    view: 'lobby',
    device: 'WEB',
    backUrl: '/vnlottery?gameCode=HUE',
    language: 'ES',
    token: expect.any(String),
  });
  await expect(page).toHaveURL('/game');
  await page.goBack();
  await expect(page).toHaveURL('/vnlottery?gameCode=HUE');
  await expect(page.getByRole('region', { name: 'Jugadas hace poco' }).getByRole('link')).toHaveText([
    'Puertas de Hue',
  ]);
});

test('an entry for a whole vendor opens the list of its games, and a press launches any of them', async ({
  page,
  traffic,
}) => {
  await open(page, '/lottery');
  await page.getByRole('button', { name: /^Sorteos Trópico 23/ }).click();
  const dialog = page.getByRole('dialog', { name: 'Juegos de Sorteos Trópico 23' });
  await expect(dialog.getByRole('article').first()).toBeVisible();
  await escapeFrom(dialog);
  await expect(page.getByRole('button', { name: /^Sorteos Trópico 23/ })).toBeFocused();
  await page.keyboard.press('Enter');
  await dialog.getByRole('article').first().getByRole('button').click();
  await expect(ui.loginDialog(page)).toBeVisible();
  expect(traffic.count('games.launch')).toBe(0);
});

test('a part that can’t be loaded says so in its place, and appears on retry', async ({ page, sandbox }) => {
  await sandbox.faults([
    { call: 'lotteries.vnMenu', kind: '500', times: 'always' },
    { call: 'lotteries.vnOpened', kind: '500', times: 'always' },
    { call: 'lotteries.next', kind: 'wrong type', times: 'always' },
    { call: 'lotteries.popular', kind: '500', times: 'always' },
  ]);
  await open(page, '/vnlottery');
  await expect(page.getByRole('heading', { name: 'No pudimos traer las loterías' })).toBeVisible();
  await sandbox.clearFaults();
  await sandbox.faults([
    { call: 'lotteries.vnOpened', kind: '500', times: 'always' },
    { call: 'lotteries.next', kind: 'wrong type', times: 'always' },
  ]);
  await page.getByRole('button', { name: 'Reintentar' }).click();
  await expect(page.getByRole('heading', { name: 'No pudimos traer los resultados' })).toBeVisible();
  await expect(page.getByText('No sabemos cuándo es el próximo sorteo')).toBeVisible();
  await sandbox.clearFaults();
  await page.getByRole('button', { name: 'Reintentar' }).first().click();
  await expect(page.getByRole('timer')).toBeVisible();
  await page.getByRole('button', { name: 'Reintentar' }).click();
  await expect(table(page)).toBeVisible();
});

test('every part of the page with nothing to show says so', async ({ page, sandbox }) => {
  const nothing = (call: CallName, value: unknown): Fault => {
    return { call, kind: 'answer', status: 200, times: 'always', body: { success: true, value } };
  };
  const empty = [nothing('lotteries.vnOpened', { list: [] }), nothing('lotteries.popular', { games: [] })];
  await sandbox.faults([...empty, nothing('lotteries.vnMenu', { gameMenus: [] })]);
  await open(page, '/vnlottery');
  await expect(page.getByRole('heading', { name: 'Todavía no hay loterías aquí' })).toBeVisible();
  await sandbox.clearFaults();
  await sandbox.faults(empty);
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Aún no hay sorteos' })).toBeVisible();
  await expect(page.getByRole('timer')).toBeVisible();
  await expect(popular(page)).toHaveCount(0);
});

test('a lottery page has its header only: no footer, and a button by the logo for the head navigation', {
  tag: '@core',
}, async ({ page }) => {
  await open(page, '/lottery');
  await expect(page.getByRole('contentinfo')).toHaveCount(0);
  const navigation = page.getByRole('navigation', { name: 'Juegos y promociones' });
  await expect(navigation).toHaveCount(0);
  await ui.header(page).getByRole('button', { name: 'Mostrar la navegación' }).click();
  await expect(navigation).toBeVisible();
  await ui.header(page).getByRole('button', { name: 'Ocultar la navegación' }).click();
  await expect(navigation).toHaveCount(0);
});

test('switching the language renames everything, and the lottery stays', async ({ page }) => {
  await open(page, '/vnlottery?gameCode=MEKONG');
  await page.getByRole('combobox', { name: 'Idioma' }).selectOption('EN');
  await expect(chosen(page, 'Mekong Delta').getByRole('button', { name: 'Enter the lobby' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Last draws' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Played most' }).getByRole('link')).toHaveCount(8);
});

for (const [width, height] of rows(
  [
    [360, 740],
    [320, 640],
  ] as const,
  1,
)) {
  test(`on a phone of ${width} the list opens in place, closes on a choice, and nothing is wider than the screen`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await open(page, '/vnlottery');
    await expect(table(page)).toBeVisible();
    await fitWindow(page);
    const button = page.getByRole('button', { name: 'Elegir otra lotería' });
    await button.click();
    const entry = page
      .getByRole('region', { name: 'Todas las loterías' })
      .getByRole('link', { name: 'Flores de Da Lat' });
    await entry.click();
    await expect(entry).toBeHidden();
    const heading = page.getByRole('heading', { level: 2, name: 'Flores de Da Lat' });
    await expect(heading).toBeFocused();
    await expect(heading).toBeInViewport();
    await fitWindow(page);
  });
}

test('betting opens the draw of a lottery; the lobby opens the lotteries of the page, each leading to its own draw', async ({
  page,
  sandbox,
}) => {
  await openAs(page, sandbox, 'member1', '/vnlottery?gameCode=HUE');
  await page.getByRole('button', { name: 'Apostar' }).click();
  const draw = await frameAt(page, sandbox.gameAddress);
  await expect(draw.getByRole('heading', { name: 'Puertas de Hue' })).toBeVisible();
  await expect(draw.getByRole('button', { name: 'Sortear' })).toBeVisible();
  await games.bar(page, 'Salir').click();
  await expect(page).toHaveURL(/\/vnlottery\?gameCode=HUE/);
  await page.getByRole('button', { name: 'Entrar a la sala' }).click();
  const lobby = await frameAt(page, sandbox.gameAddress);
  await expect(lobby.getByRole('heading', { name: 'Sala de loterías' })).toBeVisible();
  const entries = lobby.getByRole('region', { name: 'Sala de loterías' }).getByRole('listitem');
  await expect(entries).toHaveCount(8);
  await expect(lobby.getByRole('button', { name: 'Sortear' })).toBeHidden();
  await entries.getByRole('button', { name: 'Hanói Rápida' }).click();
  await expect(lobby.getByRole('heading', { name: 'Hanói Rápida' })).toBeVisible();
  await lobby.getByRole('button', { name: 'Par', exact: true }).click();
  await lobby.getByRole('button', { name: 'Sortear' }).click();
  await expect(lobby.getByText(/^Salió el \d\d\. /)).toBeVisible();
  await lobby.getByRole('button', { name: 'Otras loterías' }).click();
  await expect(entries).toHaveCount(8);
  await sandbox.setConfig({ closedGames: ['DALAT'] });
  await entries.getByRole('button', { name: 'Flores de Da Lat' }).click();
  await expect(lobby.getByText('El juego está en mantenimiento. No se cobró nada.')).toBeVisible();
});
