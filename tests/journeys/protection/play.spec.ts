import { faultsOf } from '../../kit/journeys/axe.ts';
import { frameAt, games, pickSlot } from '../../kit/journeys/games.ts';
import { game } from '../../kit/journeys/hosted-game.ts';
import { expect, test } from '../../kit/journeys/journey.ts';
import { closeQuestion, limits, save } from '../../kit/journeys/limits.ts';
import { openAs } from '../../kit/journeys/open-as.ts';
import { sheet } from '../../kit/journeys/play-sheet.ts';
import { ready, signIn } from '../../kit/journeys/ui.ts';

const minutes = (count: number) => count * 60_000;

test.use({ reducedMotion: 'reduce' });

test.describe('in the strictest market', () => {
  test.beforeEach(async ({ page, sandbox }) => {
    await sandbox.setConfig({ protection: { market: 'UNION' } });
    await page.goto('/');
    await ready(page);
    await signIn(page);
  });

  test('a member declares, plays, reads the check, goes on, and the session ends by its time', async ({
    page,
    sandbox,
    traffic,
  }) => {
    await pickSlot(page);
    await expect(sheet.dialog(page)).toBeVisible();
    expect(await faultsOf(page)).toEqual([]);
    await sheet.begin(page).click();
    await expect(page.getByLabel('Tiempo máximo, en minutos')).toBeFocused();
    await expect(page.getByLabel('Tiempo máximo, en minutos')).toHaveValue('');
    await sheet.fill(page, { minutes: '30', money: '20', check: '15' });
    const frame = await frameAt(page, sandbox.gameAddress);
    await frame.getByRole('button', { name: 'Girar' }).click();
    await expect(frame.locator('#message')).toHaveText(/Ganas|Esta vez no/);
    const bar = sheet.bar(page);
    await expect(bar).toContainText('Tiempo jugado');
    await expect(bar).toContainText(/[−+]?P \d+\.\d\d/);

    await sandbox.serverClock(minutes(15));
    await sheet.spin(frame);
    await expect(sheet.check(page)).toBeVisible();
    await expect(frame.locator('#message')).toHaveText(/lee el aviso/);
    await expect(sheet.check(page)).toContainText(/0:1[5-7]:/);
    expect(await faultsOf(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await expect(sheet.check(page)).toBeVisible();
    await sheet.check(page).getByRole('button', { name: 'Seguir jugando' }).click();
    await expect(sheet.check(page)).toHaveCount(0);
    const read = traffic.count('protection.session');
    await frame.getByRole('button', { name: 'Girar' }).click();
    await expect(frame.locator('#message')).toHaveText(/Ganas|Esta vez no/);
    await expect(bar.getByRole('status')).toContainText('50');
    // What the page reads after the round would otherwise take the game away before the last press.
    await expect.poll(() => traffic.answered('protection.session')).toBeGreaterThan(read);

    await sandbox.serverClock(minutes(15));
    await sheet.spin(frame);
    await expect(sheet.over(page)).toBeFocused();
    await expect(games.frame(page)).toHaveCount(0);
    await expect(page.getByText('Se cumplió el tiempo que declaraste.')).toBeVisible();
    expect(await faultsOf(page)).toEqual([]);
    await page.getByRole('button', { name: 'Volver' }).click();
    await expect(games.posters(page).first()).toBeVisible();
  });

  test('the way out of the sheet leaves the member where they were', async ({ page, traffic }) => {
    await pickSlot(page);
    await sheet.dialog(page).getByRole('button', { name: 'No jugar ahora' }).last().click();
    await expect(sheet.dialog(page)).toHaveCount(0);
    expect(new URL(page.url()).pathname).toBe('/');
    expect(traffic.count('protection.openSession')).toBe(0);
  });
});

test('without limits that must be set, the sheet leads to them', async ({ page, sandbox }) => {
  await sandbox.setConfig({ protection: { market: 'SE' } });
  await openAs(page, sandbox, 'vip5');
  await closeQuestion(page);
  await pickSlot(page);
  await sheet.dialog(page).getByRole('link', { name: 'Fijar mis límites' }).click();
  await expect(page).toHaveURL(/\/member\/protection\/limits$/);
  await expect(sheet.dialog(page)).toHaveCount(0);
  const missing = page.getByText(/Para jugar te falta un límite de depósito por/);
  for (const [name, value, still] of [
    ['Límite de depósito diario', '100', 'día, semana y mes.'],
    ['Límite de depósito semanal', '300', 'semana y mes.'],
    ['Límite de depósito mensual', '900', 'por mes.'],
  ] as const) {
    await expect(missing).toContainText(still);
    await limits.button(page, name, 'Poner un límite').click();
    await save(page, name, value);
  }
  await expect(missing).toHaveCount(0);
  await page.getByRole('link', { name: 'Inicio' }).first().click();
  await pickSlot(page);
  await frameAt(page, sandbox.gameAddress);
});

test('in Spain, a new session within 60 minutes begins with a message, and nothing is remembered', async ({
  page,
  sandbox,
}) => {
  await sandbox.setConfig({ protection: { market: 'ES' } });
  await page.goto('/');
  await ready(page);
  await signIn(page);
  await pickSlot(page);
  await sheet.begin(page).waitFor();
  await sheet.fill(page, { minutes: '60', money: '20', check: '60' });
  await frameAt(page, sandbox.gameAddress);
  await sheet.bar(page).getByRole('button', { name: 'Terminar sesión' }).click();
  await expect(sheet.over(page)).toBeVisible();
  await sandbox.serverClock(minutes(12));
  await page.getByRole('button', { name: 'Nueva sesión' }).click();
  await expect(sheet.dialog(page)).toContainText(/terminó hace 1[2-4] minutos/);
  await expect(sheet.dialog(page).getByRole('link', { name: 'Juego más seguro' })).toBeVisible();
  await sheet.dialog(page).getByRole('button', { name: 'Lo leí, seguir' }).click();
  await expect(page.getByLabel('Tiempo máximo, en minutos')).toHaveValue('');
  await sheet.fill(page, { minutes: '60', money: '20', check: '60' });
  const frame = await frameAt(page, sandbox.gameAddress);
  await expect(game.go(page.frameLocator('iframe'))).toBeVisible();
  await expect(frame.locator('#balance')).not.toBeEmpty();
});

test.describe('in the United Kingdom', () => {
  test.beforeEach(async ({ page, sandbox }) => {
    await sandbox.setConfig({ protection: { market: 'UK' } });
    await page.goto('/');
    await ready(page);
    await signIn(page);
    await pickSlot(page);
  });

  test('nothing is declared, and the check comes when a round has ended, with the way to the history', async ({
    page,
    sandbox,
  }) => {
    const frame = await frameAt(page, sandbox.gameAddress);
    await frame.getByRole('button', { name: 'Girar' }).click();
    await expect(sheet.bar(page)).toContainText('Resultado');
    // A login that nobody uses ends sooner than the check comes: the member goes on playing.
    for (const _ of [1, 2, 3]) {
      await sandbox.serverClock(minutes(20));
      await sheet.spin(frame);
      await expect(frame.locator('#message')).toHaveText(/Ganas|Esta vez no|aviso/);
    }
    await expect(sheet.check(page)).toBeVisible();
    await expect(sheet.check(page)).toContainText(/1:0[0-2]:/);
    await sheet.check(page).getByRole('button', { name: 'Ver mi historial' }).click();
    await expect(page).toHaveURL(/\/member\/personalHistoryCopy/);
    await expect(sheet.check(page)).toHaveCount(0);
  });

  test('a moved browser clock changes neither the time played nor the check', async ({ page, sandbox }) => {
    await frameAt(page, sandbox.gameAddress);
    await expect(sheet.bar(page)).toContainText(/0:0[0-2]:\d\d/);
    await page.evaluate(() => {
      const real = Date.now;
      Date.now = () => real() + 7_200_000;
    });
    // Two seconds more by the page's own count, from the gateway's answer.
    const shown = sheet
      .bar(page)
      .getByText(/^\d+:\d\d:\d\d$/)
      .first();
    const before = await shown.textContent();
    await expect(shown).not.toHaveText(before ?? '');
    await expect(shown).toHaveText(/^0:0[0-2]:/);
    await expect(sheet.check(page)).toHaveCount(0);
  });
});
