import { agentPages, memberPages, securitySections } from '#machines/centres.ts';
import { screens } from '#machines/places.ts';
import { pathOf } from '#src/paths.ts';
import { representing } from '../../kit/depth.ts';
import { goWithin } from '../../kit/journeys/go-within.ts';
import { expect, test } from '../../kit/journeys/journey.ts';
import { openAs } from '../../kit/journeys/open-as.ts';
import { openLogin, ready, ui } from '../../kit/journeys/ui.ts';

for (const [language, free] of [
  ['ES', 'Juego gratis · Vestíbulo'],
  ['EN', 'Free play · Vestíbulo'],
] as const) {
  test(`every page has a title of its own in ${language}`, async ({ page, sandbox }) => {
    test.setTimeout(240_000);
    await sandbox.setConfig({ whitelabel: { FREEPLAY: false } });
    await page.addInitScript((chosen) => localStorage.setItem('lang', chosen), language);
    await page.goto('/');
    await ready(page);
    await expect(page).toHaveTitle('Vestíbulo');
    const all = [
      ...screens
        .filter((screen) => !['home', 'member', 'agent'].includes(screen))
        .map((screen) => pathOf({ screen })),
      ...memberPages.map((one) => pathOf({ screen: 'member', page: one })),
      ...agentPages.map((one) => pathOf({ screen: 'agent', page: one })),
      ...securitySections.map((section) => pathOf({ screen: 'member', page: 'securityCenter', section })),
      '/nowhere',
    ];
    // That each title is another is shown in Spanish; the words of both languages have the same keys.
    const paths = representing(
      all,
      (path, at) => language === 'ES' || at % 3 === 0 || path === pathOf({ screen: 'freePlay' }),
    );
    const titles = new Set(['Vestíbulo']);
    for (const path of paths) {
      await goWithin(page, path);
      await expect.poll(async () => titles.has(await page.title()), { message: path }).toBe(false);
      await expect(page).toHaveTitle(/^[^.]+ · Vestíbulo$/);
      titles.add(await page.title());
    }
    expect(titles).toContain(free);
    expect(titles.size).toBe(paths.length + 1);
  });
}

test('the title follows the page and the language, and a dialog does not change it', async ({
  page,
  sandbox,
}) => {
  await openAs(page, sandbox);
  await expect(page).toHaveTitle('Vestíbulo');
  await ui.header(page).getByRole('button', { name: 'Depositar' }).click();
  await expect(page).toHaveTitle('Depositar · Vestíbulo');
  await page.getByRole('combobox', { name: 'Idioma' }).selectOption('EN');
  await expect(page).toHaveTitle('Deposit · Vestíbulo');
  await page.getByRole('banner').getByRole('button', { name: 'Log out' }).click();
  await expect(page.getByRole('dialog', { name: 'Log out' })).toBeVisible();
  await expect(page).toHaveTitle('Deposit · Vestíbulo');
  await page.keyboard.press('Escape');
  await page.goBack();
  await expect(page).toHaveTitle('Vestíbulo');
});

test('pages shown instead of the app have titles that name them, and so has the login at its own address', async ({
  page,
  sandbox,
}) => {
  await page.goto('/rng');
  await expect(page).toHaveTitle('Slots · Vestíbulo');
  await openLogin(page);
  await expect(page).toHaveTitle('Slots · Vestíbulo');
  await sandbox.setConfig({ maintenance: { on: true } });
  await page.goto('/rng');
  await expect(page).toHaveTitle('Mantenimiento del sistema · Vestíbulo');
  await sandbox.setConfig({ maintenance: { on: false }, restriction: { on: true } });
  await page.getByRole('button', { name: 'Comprobar ahora' }).click();
  await expect(page).toHaveTitle('Restricción de IP · Vestíbulo');
  await sandbox.setConfig({
    restriction: { on: false },
    brand: { loginedToHomePage: true, name: 'Otra Casa' },
  });
  await page.goto('/rng');
  await expect(page).toHaveTitle('Iniciar sesión · Otra Casa');
});
