import type { Page } from '@playwright/test';
import { agentPages, memberPages, securitySections } from '#machines/centres.ts';
import { type Screen, screens } from '#machines/places.ts';
import { pathOf } from '#src/paths.ts';
import { see } from '../../kit/journeys/go-within.ts';
import { expect, test } from '../../kit/journeys/journey.ts';
import { openAs } from '../../kit/journeys/open-as.ts';
import { fitWindow, placeOf } from '../../kit/journeys/places.ts';
import { keysAmong, saidBy } from '../../kit/journeys/raw-keys.ts';
import type { RunningSandbox } from '../../kit/journeys/running-sandbox.ts';
import { beGreeted, fillIn, openLogin, ready } from '../../kit/journeys/ui.ts';

/** A language that the brand offers and that has no words here. */
const wordless = 'TH';

async function offerWordless(page: Page, sandbox: RunningSandbox): Promise<void> {
  await sandbox.setConfig({ languages: ['ES', 'EN', wordless], whitelabel: { FREEPLAY: false } });
  await page.addInitScript((lang) => localStorage.setItem('lang', lang), wordless);
}

async function expectNoKey(page: Page, where: string): Promise<void> {
  const said = await saidBy(page);
  expect(said.length, where).toBeGreaterThan(10);
  expect(keysAmong(said), where).toEqual([]);
}

/** A game fills the window, and the two centres have pages of their own. */
const apart: readonly Screen[] = ['home', 'game', 'member', 'agent'];

test('I18-02 no screen of a visitor shows a raw key in a language without texts', async ({
  page,
  sandbox,
}) => {
  test.setTimeout(240_000);
  await offerWordless(page, sandbox);
  await page.goto('/');
  await ready(page);
  await expectNoKey(page, '/');
  for (const screen of screens.filter((one) => !apart.includes(one))) {
    await see(page, pathOf({ screen }));
    await expectNoKey(page, pathOf({ screen }));
  }
  for (const path of ['/nowhere', '/agent', '/game', '/member/withdraw']) {
    await see(page, path);
    await expectNoKey(page, path);
  }
});

test('I18-02 no screen of a member shows a raw key in a language without texts', async ({
  page,
  sandbox,
}) => {
  test.setTimeout(240_000);
  await offerWordless(page, sandbox);
  await openAs(page, sandbox, 'agent1');
  const paths = [
    ...memberPages.map((one) => pathOf({ screen: 'member', page: one })),
    ...agentPages.map((one) => pathOf({ screen: 'agent', page: one })),
    ...securitySections.map((section) => pathOf({ screen: 'member', page: 'securityCenter', section })),
    pathOf({ screen: 'pointMall', query: { part: 'convert' } }),
    pathOf({ screen: 'promotions' }),
  ];
  for (const path of paths) {
    await see(page, path);
    await expectNoKey(page, path);
  }
});

test('I18-02 neither the dialogs of signing in, nor a refusal, nor a closed product show a raw key', async ({
  page,
  sandbox,
}) => {
  await offerWordless(page, sandbox);
  await page.goto('/');
  const dialog = await openLogin(page);
  await fillIn(dialog, 'member1', 'not the password');
  await expect(dialog.getByRole('alert')).toBeVisible();
  await expectNoKey(page, 'a refused login');
  await fillIn(dialog, 'member1');
  await expect(page.getByRole('button', { name: 'Entendido' })).toBeVisible();
  await expectNoKey(page, 'the greeting');
  await beGreeted(page);
  // By its title: until the gateway has answered, the page is the home, and then for a moment it is neither.
  for (const [closed, title] of [
    [{ maintenance: { on: true } }, 'Mantenimiento del sistema'],
    [{ restriction: { on: true } }, 'Restricción de IP'],
  ] as const) {
    await sandbox.setConfig({ maintenance: { on: false }, ...closed });
    await page.goto('/');
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await expectNoKey(page, title);
  }
});

test('a planted fault is found: a key in the title, a text, an option, and in each attribute that is read out', async ({
  page,
}) => {
  await page.goto('/');
  await ready(page);
  expect(keysAmong(await saidBy(page))).toEqual([]);
  await page.evaluate(() => {
    document.title = 'shell.home.welcome · Vestíbulo';
    const main = document.querySelector('main');
    const add = (tag: string, text: string, attributes: Record<string, string> = {}) => {
      const element = document.createElement(tag);
      element.textContent = text;
      for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
      main?.append(element);
    };
    add('p', 'home.points');
    add('p', 'securityCenter');
    add('option', 'system.places.home');
    for (const name of ['aria-label', 'title', 'placeholder', 'alt', 'aria-description']) {
      add('span', '', { [name]: `points.${name === 'alt' ? 'none' : 'balance.free'}` });
    }
  });
  const found = keysAmong(await saidBy(page));
  expect(found).toHaveLength(9);
  expect(found).toEqual(expect.arrayContaining(['shell.home.welcome', 'home.points', 'securityCenter']));
});

test('a language that is written from the right turns the page round, and each text keeps its own direction', async ({
  page,
  sandbox,
}) => {
  await sandbox.setConfig({ languages: ['ES', 'EN', 'AR'] });
  await page.goto('/');
  await ready(page);
  const html = page.locator('html');
  await expect(html).not.toHaveAttribute('dir', 'rtl');
  const select = page.getByRole('banner').getByRole('combobox');
  await expect(select.getByRole('option')).toHaveText(['Español', 'English', 'العربية']);
  await select.selectOption('AR');
  await expect(html).toHaveAttribute('dir', 'rtl');
  // The words are Spanish still, and are read out as such.
  await expect(html).toHaveAttribute('lang', 'es');
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toHaveText('La función está por empezar');
  await expect(heading).toHaveCSS('unicode-bidi', 'plaintext');
  const brand = page.getByRole('banner').getByRole('link').first();
  await expect.poll(async () => (await placeOf(brand)).x).toBeGreaterThan(640);
  // Rows go on to the left.
  await expect(heading).toBeInViewport();
  await page.getByRole('button', { name: 'Siguiente' }).first().click();
  await expect(heading).not.toBeInViewport();
  await page.getByRole('button', { name: 'Anterior' }).first().click();
  await expect(heading).toBeInViewport();
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 740 });
    await fitWindow(page);
  }
  await page.reload();
  await ready(page);
  await expect(html).toHaveAttribute('dir', 'rtl');
  await select.selectOption('EN');
  await expect(html).not.toHaveAttribute('dir', 'rtl');
  await expect(html).toHaveAttribute('lang', 'en');
});
