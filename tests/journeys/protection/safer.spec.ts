import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { type Screen, screens } from '#machines/places.ts';
import { pathOf } from '#src/paths.ts';
import { representing, rows } from '../../kit/depth.ts';
import { faultsOf } from '../../kit/journeys/axe.ts';
import { centre } from '../../kit/journeys/centre.ts';
import { see } from '../../kit/journeys/go-within.ts';
import { expect, test } from '../../kit/journeys/journey.ts';
import { openAs } from '../../kit/journeys/open-as.ts';
import { fitWindow } from '../../kit/journeys/places.ts';
import { openSaferPlay, saferPlay } from '../../kit/journeys/safer-play.ts';
import { openLogin, ready, ui } from '../../kit/journeys/ui.ts';

const narrow = { width: 360, height: 740 };
const name = { ES: 'Juego más seguro', EN: 'Safer play' } as const;

async function speak(page: Page, language: keyof typeof name): Promise<void> {
  await page.addInitScript((code) => localStorage.setItem('lang', code), language);
}

const section = (page: Page, title: string) => page.getByRole('region', { name: title, exact: true });

/** What is saved by a press, as a text. */
async function savedBy(page: Page, press: () => Promise<void>): Promise<{ name: string; text: string }> {
  const coming = page.waitForEvent('download');
  await press();
  const file = await coming;
  return { name: file.suggestedFilename(), text: await readFile(await file.path(), 'utf8') };
}

const help = { name: 'Servicio de ayuda', phone: '000 000 000', link: 'https://ayuda.example/' };

test('a visitor in Spain reads safer play from the home and takes it along', { tag: '@core' }, async ({
  page,
  sandbox,
}) => {
  const regulator = { name: 'El regulador', link: 'https://regulador.example/' };
  await sandbox.setConfig({ protection: { market: 'ES', saferPlay: { help, regulator } } });
  await page.goto('/');
  await ready(page);
  await ui.header(page).getByRole('link', { name: name.ES }).click();
  await expect(page.getByRole('heading', { level: 1, name: name.ES })).toBeVisible();
  await expect(page).toHaveTitle(/^Juego más seguro/);
  const contents = page.getByRole('navigation', { name: 'En esta página' }).getByRole('link');
  await expect(contents).toHaveCount(15);
  await expect(section(page, 'Los límites y cómo cambiarlos')).toContainText('tarda 7 días');
  await expect(section(page, 'Los límites y cómo cambiarlos')).toContainText('600.00');
  await expect(
    section(page, 'Pedir ayuda').getByRole('link', { name: /^Servicio de ayuda/ }),
  ).toHaveAttribute('href', help.link);
  await expect(section(page, 'Juego autorizado').getByRole('link')).toHaveAttribute('href', regulator.link);
  expect(await faultsOf(page)).toEqual([]);
  const { name: file, text } = await savedBy(page, () =>
    page.getByRole('button', { name: 'Descargar esta guía' }).click(),
  );
  expect(file).toBe('juego-mas-seguro.html');
  for (const said of [
    'Control parental',
    'tarda 7 días',
    'Servicio de ayuda · Teléfono: 000 000 000',
    regulator.link,
  ])
    expect(text).toContain(said);
  await section(page, 'Lo que puedes hacer aquí').getByRole('link', { name: 'Mis límites' }).click();
  await expect(ui.loginDialog(page)).toBeVisible();
});

test('“Juego autorizado” is one press from the home of Spain, and not offered in Mexico', async ({
  page,
  sandbox,
}) => {
  await page.goto('/');
  await ready(page);
  await expect(page.getByRole('contentinfo').getByRole('link', { name: name.ES })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Juego autorizado' })).toHaveCount(0);
  await sandbox.setConfig({ protection: { market: 'ES' } });
  await page.reload();
  await ready(page);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Juego autorizado' }).click();
  await expect(section(page, 'Juego autorizado')).toBeInViewport();
});

test('in the United Kingdom the page has what holds there, in English too', async ({ page, sandbox }) => {
  await sandbox.setConfig({ protection: { market: 'UK' } });
  await speak(page, 'EN');
  await page.goto('/');
  await ready(page);
  await ui.header(page).getByRole('link', { name: name.EN }).click();
  await expect(section(page, 'Limits and how to change them')).toContainText('takes 24 hours');
  await expect(section(page, 'Breaks and self-exclusion')).toContainText(
    '24 hours, 7 days, 30 days, or 42 days',
  );
  for (const absent of ['Authorised play', 'Studies', 'The official self-exclusion register'])
    await expect(section(page, absent)).toHaveCount(0);
  const { text } = await savedBy(page, () =>
    page.getByRole('button', { name: 'Download this guide' }).click(),
  );
  expect(text).toContain('<html lang="en">');
});

for (const [answer, result, step] of rows(
  [
    ['Nunca', 'Tu juego parece estar bajo control', 'Ver mis límites'],
    ['Alguna vez', 'Conviene ponerle límites a tu juego', 'Tomar un descanso'],
    ['Casi siempre', 'Conviene parar y hablarlo con alguien', 'Autoexcluirme'],
  ] as const,
  1,
)) {
  test(`nine times “${answer}” gives “${result}”, and no answer leaves the device`, async ({ page }) => {
    await openSaferPlay(page);
    const sent: string[] = [];
    page.on('request', (request) => sent.push(`${request.method()} ${request.url()}`));
    await saferPlay.button(page, 'Empezar el autotest').click();
    for (let at = 1; at <= 9; at += 1) {
      await expect(saferPlay.test(page).getByText(`Pregunta ${at} de 9`)).toBeVisible();
      await expect(saferPlay.test(page).getByRole('group')).toBeFocused();
      await saferPlay.choice(page, answer).check();
      await saferPlay.button(page, at === 9 ? 'Ver mi resultado' : 'Siguiente').click();
    }
    await expect(saferPlay.test(page).getByRole('heading', { name: result })).toBeFocused();
    await expect(saferPlay.test(page).getByRole('link', { name: step })).toBeVisible();
    expect(await faultsOf(page)).toEqual([]);
    const { name: file, text } = await savedBy(page, () =>
      saferPlay.button(page, 'Guardar el resultado').click(),
    );
    expect(file).toBe('autotest.txt');
    expect(text).toContain(result);
    expect(text).not.toContain(answer);
    const kept = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]));
    expect(kept).not.toMatch(/answers|autotest/i);
    expect(sent.filter((one) => one.startsWith('POST'))).toEqual([]);
  });
}

test('a member sees the statement of the last month and saves it, from the home', async ({
  page,
  sandbox,
}) => {
  await openAs(page, sandbox, 'member1');
  await ui.header(page).getByRole('button', { name: 'Seguridad' }).click();
  await centre.region(page).getByRole('link', { name: 'Mis límites y pausas' }).first().click();
  await centre.region(page).getByRole('link', { name: 'Resumen mensual' }).click();
  await expect(
    centre.region(page).getByText('El mes no ha terminado: las cifras siguen cambiando.'),
  ).toBeVisible();
  const months = centre.field(page, 'Mes');
  const last = (await months.getByRole('option').nth(1).getAttribute('value')) ?? '';
  await months.selectOption(last);
  const row = (figure: string) => centre.region(page).getByRole('row', { name: figure });
  await expect(row('Depósitos').first()).toBeVisible();
  await expect(centre.region(page).getByText('El mes no ha terminado')).toHaveCount(0);
  expect(await faultsOf(page)).toEqual([]);
  const { name: file, text } = await savedBy(page, () => centre.button(page, 'Guardar el resumen').click());
  expect(file).toBe(`resumen_${last}.csv`);
  expect(text).toContain('Saldo al terminar,');
  await centre.region(page).getByRole('link', { name: 'Apostado' }).click();
  await expect(page).toHaveURL(new RegExp(`/member/personalHistoryCopy\\?from=${last}-01&to=${last}-`));
});

test('safer play stays open while the product is closed, one press from its message', async ({
  page,
  sandbox,
}) => {
  await sandbox.setConfig({ maintenance: { on: true, end: null } });
  await page.goto('/');
  await expect(page.getByRole('link', { name: name.ES })).toHaveCount(1);
  await page.getByRole('link', { name: name.ES }).click();
  await expect(page.getByRole('heading', { level: 1, name: name.ES })).toBeVisible();
  await expect(page).toHaveTitle(/^Juego más seguro/);
  await page.getByRole('link', { name: 'Volver al inicio' }).click();
  await expect(page.getByRole('link', { name: name.ES })).toBeVisible();
});

test('the dialogs that lead into an account have it at their foot, in another tab', async ({
  page,
  context,
}) => {
  await page.goto('/');
  const dialog = await openLogin(page);
  const coming = context.waitForEvent('page');
  await dialog.getByRole('link', { name: name.ES }).click();
  await expect((await coming).getByRole('heading', { level: 1, name: name.ES })).toBeVisible();
  await dialog.getByRole('link', { name: 'Registrarme' }).click();
  await expect(page.getByRole('dialog').getByRole('link', { name: name.ES })).toBeVisible();
});

/** Whoever is in is led on from there at once: only an address leads there. */
const ways: readonly Screen[] = ['home', 'login', 'register', 'forgot'];

/** A game has its own bar, and the ways into an account are dialogs over the home. */
const framed = screens.filter((screen) => !['game', 'freePlay', 'saferPlay'].includes(screen));

const windows = [
  ['ES', false],
  ['EN', true],
] as const;
for (const [language, wide] of representing(windows, ([, isWide]) => !isWide)) {
  test.describe(`in ${language} ${wide ? 'on a wide window' : 'on a phone'}`, () => {
    test('every screen has the way to safer play', async ({ page, sandbox }) => {
      if (!wide) await page.setViewportSize(narrow);
      await speak(page, language);
      // Only for an agent every screen is a page: to others that of agents is a dialog over the home.
      await openAs(page, sandbox, 'agent1');
      for (const screen of framed as readonly Screen[]) {
        if (ways.includes(screen)) await page.goto(pathOf({ screen }));
        else await see(page, pathOf({ screen }));
        await ready(page);
        const link = page.getByRole('link', { name: name[language], exact: true }).first();
        await expect(link, screen).toBeVisible();
      }
      await fitWindow(page);
    });
  });
}
