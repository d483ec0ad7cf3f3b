import type { Locator, Page } from '@playwright/test';
import { games, pickSlot } from '../../kit/journeys/games.ts';
import { expect, test } from '../../kit/journeys/journey.ts';
import { closeQuestion } from '../../kit/journeys/limits.ts';
import { openAs } from '../../kit/journeys/open-as.ts';
import { minorIn, payouts, prepare } from '../../kit/journeys/payouts.ts';
import type { RunningSandbox } from '../../kit/journeys/running-sandbox.ts';
import { signOutButton, ui } from '../../kit/journeys/ui.ts';

const day = 24 * 60 * 60_000;

const main = (page: Page) => page.getByRole('main');
const press = (page: Page, name: string) =>
  main(page).or(page.getByRole('dialog')).getByRole('button', { name, exact: true }).click();

/** From the home to the choice of an exclusion, by its own last words. */
async function toExclusion(page: Page): Promise<void> {
  await main(page).getByRole('link', { name: 'Autoexcluirme' }).click();
}

/** The two screens of an exclusion, to the last press. */
async function exclude(page: Page, length: string): Promise<void> {
  await main(page).getByRole('radio', { name: length, exact: true }).check();
  await press(page, 'Continuar');
  await main(page)
    .getByRole('checkbox', { name: /Entiendo que/ })
    .check();
  await press(page, 'Autoexcluirme');
}

const inMarket = (sandbox: RunningSandbox, market: string) => sandbox.setConfig({ protection: { market } });

test('one press in the header and one look are a break of a day in Sweden, and it ends by itself', {
  tag: '@core',
}, async ({ page, sandbox }) => {
  await inMarket(sandbox, 'SE');
  await openAs(page, sandbox, 'member1');
  await ui.header(page).getByRole('button', { name: 'Parar 24 h' }).click();
  await press(page, 'Empezar el descanso');
  await expect(page.getByRole('dialog').getByText('Tu descanso está en vigor')).toBeVisible();
  await press(page, 'Entendido');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByRole('region', { name: 'El juego está cerrado para ti' })).toBeVisible();
  await page.goto('/');
  await expect(main(page).getByRole('heading', { name: 'Estás en un descanso', level: 1 })).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Juegos' })).toHaveCount(0);
  await sandbox.serverClock(day);
  await openAs(page, sandbox, 'member1');
  await expect(ui.header(page).getByRole('button', { name: 'Parar 24 h' })).toBeVisible();
});

/** Whether a line of text stands in sight: nothing lies over its first words. */
const inSight = (line: Locator) =>
  line.evaluate((element) => {
    const { left, top, height } = element.getBoundingClientRect();
    return element.contains(document.elementFromPoint(left + 8, top + height / 2));
  });

test('on a phone both screens of an exclusion and its end begin where one looks', async ({
  page,
  sandbox,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await inMarket(sandbox, 'ES');
  await openAs(page, sandbox, 'member1');
  await toExclusion(page);
  await main(page).getByRole('radio', { name: '1 año', exact: true }).check();
  await press(page, 'Continuar');
  const sure = main(page).getByRole('heading', { name: 'Tu autoexclusión empieza en cuanto confirmes' });
  await expect(sure).toBeFocused();
  await expect.poll(() => inSight(sure)).toBe(true);
  await main(page)
    .getByRole('checkbox', { name: /Entiendo que/ })
    .check();
  await press(page, 'Autoexcluirme');
  await expect(page.getByRole('region', { name: 'El juego está cerrado para ti' })).toBeVisible();
  await expect.poll(() => inSight(main(page).getByText('Tu autoexclusión está en vigor'))).toBe(true);
});

test('over a game safer play opens in another tab, and the break at hand is there too', async ({
  page,
  sandbox,
}) => {
  await inMarket(sandbox, 'MX');
  await openAs(page, sandbox, 'member1');
  await pickSlot(page);
  await expect(games.frame(page)).toBeVisible();
  const ways = page.getByRole('navigation', { name: 'Juego más seguro' });
  const [beside] = await Promise.all([
    page.waitForEvent('popup'),
    ways.getByRole('link', { name: 'Juego más seguro' }).click(),
  ]);
  await expect(beside.getByRole('heading', { name: 'Juego más seguro', level: 1 })).toBeVisible();
  await beside.close();
  await expect(games.frame(page)).toBeVisible();
  await sandbox.setConfig({ protection: { saferPlay: { breakButton: true } } });
  await openAs(page, sandbox, 'member1');
  await pickSlot(page);
  await ways.getByRole('button', { name: 'Parar 24 h' }).click();
  await press(page, 'Empezar el descanso');
  await expect(main(page).getByRole('heading', { name: 'Estás en un descanso', level: 1 })).toBeVisible();
  await expect(games.frame(page)).toHaveCount(0);
});

test('an exclusion whose answer is lost is asked again, and then money is withdrawn to the end', async ({
  page,
  sandbox,
}) => {
  await inMarket(sandbox, 'UK');
  await openAs(page, sandbox, 'vip5');
  await closeQuestion(page);
  await toExclusion(page);
  await sandbox.faults([{ call: 'protection.exclude', kind: 'lost after commit' }]);
  await exclude(page, '6 meses');
  await expect(payouts.outcome(page, 'Tu autoexclusión está en vigor')).toBeVisible();
  await press(page, 'Entendido');
  await page.getByRole('link', { name: 'Qué puedes hacer' }).click();
  await expect(
    main(page).getByRole('heading', { name: 'Tu autoexclusión está en vigor', level: 1 }),
  ).toBeVisible();
  await main(page).getByRole('link', { name: 'Retirar dinero' }).click();
  await prepare(page, '50');
  await press(page, 'Pedir el retiro');
  await expect(payouts.outcome(page, 'Retiro pedido')).toBeVisible();
  expect(await minorIn(sandbox, 'vip5', 'HELD')).toBe(50_00);
});

test('every closed address shows the house of somebody excluded', async ({ page, sandbox }) => {
  await inMarket(sandbox, 'UK');
  await openAs(page, sandbox, 'member1');
  await toExclusion(page);
  await exclude(page, 'Sin fecha de término');
  await expect(payouts.outcome(page, 'Tu autoexclusión está en vigor')).toBeVisible();
  for (const path of [
    '/rng',
    '/promotions',
    '/pointMall',
    '/game',
    '/member/depositv2',
    '/agent',
    '/nowhere',
  ]) {
    await page.goto(path);
    await expect(main(page).getByRole('heading', { level: 1 })).toHaveText('Tu autoexclusión está en vigor');
  }
  await signOutButton(page).click();
  await ui.signOutDialog(page).getByRole('button', { name: 'Sí, salir' }).click();
  await expect(ui.header(page).getByRole('button', { name: 'Iniciar sesión' })).toBeVisible();
});

test('coming back in Spain: asked for, cooled off, a message read, confirmed', async ({ page, sandbox }) => {
  // Half a year later the password would have to be changed first.
  await sandbox.setConfig({ whitelabel: { PWDEXPIRE: false } });
  await inMarket(sandbox, 'ES');
  await openAs(page, sandbox, 'member1');
  await toExclusion(page);
  await exclude(page, '6 meses');
  await expect(payouts.outcome(page, 'Tu autoexclusión está en vigor')).toBeVisible();
  await sandbox.serverClock(190 * day);
  await openAs(page, sandbox, 'member1');
  await press(page, 'Pedir volver');
  await press(page, 'Pedir volver');
  await expect(main(page).getByText('Tiempo para pensarlo')).toBeVisible();
  await sandbox.serverClock(day);
  await openAs(page, sandbox, 'member1');
  await main(page).getByRole('link', { name: 'Abrir el mensaje' }).click();
  await expect(main(page).getByText('Volver a jugar tiene riesgos', { exact: false })).toBeVisible();
  await page.getByRole('link', { name: 'Qué puedes hacer' }).click();
  await press(page, 'Sí, volver');
  await expect(page.getByRole('region', { name: 'El juego está cerrado para ti' })).toHaveCount(0);
  await expect(ui.header(page).getByRole('button', { name: 'Depositar' })).toBeVisible();
});
