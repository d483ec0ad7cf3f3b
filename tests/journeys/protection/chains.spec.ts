import type { Page } from '@playwright/test';
import { centre } from '../../kit/journeys/centre.ts';
import { frameAt, games, pickSlot } from '../../kit/journeys/games.ts';
import { game } from '../../kit/journeys/hosted-game.ts';
import { expect, test } from '../../kit/journeys/journey.ts';
import { setEach } from '../../kit/journeys/limits.ts';
import { minorIn, payouts, prepare } from '../../kit/journeys/payouts.ts';
import { sheet } from '../../kit/journeys/play-sheet.ts';
import type { RunningSandbox } from '../../kit/journeys/running-sandbox.ts';
import { fillIn, openLogin, ready, ui } from '../../kit/journeys/ui.ts';

const minutes = (count: number) => count * 60_000;
const who = 'vip5';

test.use({ reducedMotion: 'reduce' });

const main = (page: Page) => page.getByRole('main');
const press = (page: Page, name: string) =>
  main(page).or(page.getByRole('dialog')).getByRole('button', { name, exact: true }).last().click();
const question = (page: Page) => page.getByRole('dialog', { name: /pon(er)? tus límites/i });

/** The home of a market, and a member who signs in there by pressing. */
async function comeIn(page: Page, sandbox: RunningSandbox, market: string): Promise<void> {
  await sandbox.setConfig({ protection: { market } });
  await page.goto('/');
  await ready(page);
  await fillIn(await openLogin(page), who);
  const greeting = ui.greeting(page).getByRole('button', { name: 'Entendido' }).last();
  await greeting.click();
  await expect(question(page)).toBeVisible();
}

/** Limits that must be set before anything is played are set where the question leads. */
async function setLimits(page: Page): Promise<void> {
  await question(page).getByRole('button', { name: 'Poner mis límites' }).click();
  await setEach(page);
  await page.getByRole('banner').getByRole('link').first().click();
}

/** A round of the game that is open, to its end. */
async function playRound(page: Page, sandbox: RunningSandbox): Promise<void> {
  const frame = await frameAt(page, sandbox.gameAddress);
  await frame.getByRole('button', { name: 'Girar' }).click();
  await expect(frame.locator('#message')).toHaveText(/Ganas|Esta vez no|aviso/);
}

async function endSession(page: Page): Promise<void> {
  await sheet.bar(page).getByRole('button', { name: 'Terminar sesión' }).click();
  await expect(sheet.over(page)).toBeFocused();
  await expect(games.frame(page)).toHaveCount(0);
  await page.getByRole('button', { name: 'Volver' }).click();
  await expect(games.posters(page).first()).toBeVisible();
}

/** From the home to a break or an exclusion, by the footer. */
async function goAway(page: Page, way: 'Tomar un descanso' | 'Autoexcluirme', length: string): Promise<void> {
  await page.getByRole('contentinfo').getByRole('link', { name: way, exact: true }).click();
  await main(page).getByRole('radio', { name: length, exact: true }).check();
  await press(page, 'Continuar');
  if (way === 'Autoexcluirme') {
    await main(page)
      .getByRole('checkbox', { name: /Entiendo que/ })
      .check();
    await press(page, 'Autoexcluirme');
  } else await press(page, 'Empezar el descanso');
}

/** From what is said of being away to money that is on its way. */
async function withdrawAway(page: Page, sandbox: RunningSandbox): Promise<void> {
  await page.getByRole('link', { name: 'Qué puedes hacer' }).click();
  await main(page).getByRole('link', { name: 'Retirar dinero' }).click();
  await prepare(page, '50');
  await centre.button(page, 'Pedir el retiro').click();
  await expect(payouts.outcome(page, 'Retiro pedido')).toBeVisible();
  expect(await minorIn(sandbox, who, 'HELD')).toBe(50_00);
}

test('the strictest market: limits first, a declared session, its end, an exclusion, and the money out', async ({
  page,
  sandbox,
}) => {
  await comeIn(page, sandbox, 'UNION');
  await setLimits(page);
  await pickSlot(page);
  await sheet.fill(page, { minutes: '30', money: '20', check: '15' });
  await playRound(page, sandbox);
  await endSession(page);
  await goAway(page, 'Autoexcluirme', '6 meses');
  await expect(payouts.outcome(page, 'Tu autoexclusión está en vigor')).toBeVisible();
  await withdrawAway(page, sandbox);
});

test('Spain: limits can wait, a session is declared and ends, an exclusion, and the money out', {
  tag: '@core',
}, async ({ page, sandbox }) => {
  await comeIn(page, sandbox, 'ES');
  await question(page).getByRole('button', { name: 'Ahora no' }).click();
  await pickSlot(page);
  await sheet.fill(page, { minutes: '60', money: '20', check: '60' });
  await playRound(page, sandbox);
  await endSession(page);
  await goAway(page, 'Autoexcluirme', '1 año');
  await expect(payouts.outcome(page, 'Tu autoexclusión está en vigor')).toBeVisible();
  await withdrawAway(page, sandbox);
});

test('the United Kingdom: nothing is declared, the check is read, a break of a day, and the money out', async ({
  page,
  sandbox,
}) => {
  await comeIn(page, sandbox, 'UK');
  await question(page).getByRole('button', { name: 'Ahora no' }).click();
  await pickSlot(page);
  await playRound(page, sandbox);
  for (const _ of [1, 2, 3]) {
    await sandbox.serverClock(minutes(20));
    await playRound(page, sandbox);
  }
  await sheet.check(page).getByRole('button', { name: 'Seguir jugando' }).click();
  await expect(sheet.check(page)).toHaveCount(0);
  await expect(game.go(page.frameLocator('iframe'))).toBeVisible();
  await games.bar(page, 'Salir').click();
  await goAway(page, 'Tomar un descanso', '24 horas');
  await expect(payouts.outcome(page, 'Tu descanso está en vigor')).toBeVisible();
  await withdrawAway(page, sandbox);
});

test('Sweden: no play without limits, then a game, a break by one button, and the money out', async ({
  page,
  sandbox,
}) => {
  await comeIn(page, sandbox, 'SE');
  await setLimits(page);
  await pickSlot(page);
  await playRound(page, sandbox);
  await games.bar(page, 'Salir').click();
  await ui.header(page).getByRole('button', { name: 'Parar 24 h' }).click();
  await press(page, 'Empezar el descanso');
  await press(page, 'Entendido');
  await expect(page.getByRole('region', { name: 'El juego está cerrado para ti' })).toBeVisible();
  await withdrawAway(page, sandbox);
});
