import type { Page } from '@playwright/test';
import { rows } from '../../kit/depth.ts';
import { serveFile, wear } from '../../kit/journeys/branding.ts';
import { expect, test } from '../../kit/journeys/journey.ts';
import { fitWindow, placeOf } from '../../kit/journeys/places.ts';
import { ready } from '../../kit/journeys/ui.ts';

const token = (page: Page, name: string) =>
  page.evaluate((one) => getComputedStyle(document.documentElement).getPropertyValue(one), name);

test('an example brand is in the page: name, logo, tokens, texts, order of the navigation, footer and licence', async ({
  page,
  sandbox,
}) => {
  await page.setViewportSize({ width: 1280, height: 860 });
  await page.emulateMedia({ colorScheme: 'light' });
  const { configuration } = await wear(page, sandbox, 'gaceta');
  await page.goto('/');
  await ready(page);

  await expect(page).toHaveTitle('La Gaceta');
  const logo = page
    .getByRole('link', { name: 'La Gaceta: ir al inicio' })
    .getByRole('img', { name: 'La Gaceta' });
  await expect(logo).toHaveAttribute('src', configuration.look?.logo ?? '');
  await expect.poll(() => logo.evaluate((one) => (one as HTMLImageElement).naturalWidth)).toBeGreaterThan(0);

  await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(243, 238, 224)');
  await expect(page.locator('body')).toHaveCSS('font-family', /^Georgia/);
  await expect.poll(() => token(page, '--radius-md')).toBe('0rem');
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(16, 22, 18)');

  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Todo lo que se juega hoy, en una página');
  const entries = page.getByRole('navigation', { name: 'Juegos y promociones' }).getByRole('listitem');
  await expect
    .poll(async () => (await entries.allInnerTexts()).slice(0, 5))
    .toEqual(['Portada', 'Lotería', 'Lotería electrónica', 'Deportes', 'Casino en vivo']);

  const foot = page.getByRole('contentinfo');
  await expect(foot.getByRole('link', { name: 'Informe mensual' })).toHaveAttribute(
    'href',
    'https://informes.gaceta.example/',
  );
  await expect(foot.getByText('La Gaceta publica cada mes', { exact: false })).toBeVisible();
  await expect(foot.getByText('+21')).toBeVisible();
  const licence = foot.getByRole('link', {
    name: 'Licencia AFJ-0000-EJEMPLO de Autoridad Ficticia del Juego de Altamar',
  });
  await expect(licence).toHaveAttribute('href', configuration.licence?.link ?? '');

  await page.getByRole('combobox', { name: 'Idioma' }).selectOption('EN');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Everything in play today, on one page');
  await expect(foot.getByRole('link', { name: 'Monthly report' })).toBeVisible();
});

test.describe('on the narrowest phone', () => {
  test.use({ viewport: { width: 320, height: 700 }, isMobile: true, hasTouch: true });

  for (const name of rows(['gaceta', 'chispazo'], 1)) {
    test(`at 320 pixels nothing of the brand ${name} is cut or pushes the page wide, in both languages`, async ({
      page,
      sandbox,
    }) => {
      await wear(page, sandbox, name);
      for (const language of ['ES', 'EN']) {
        await page.addInitScript((lang) => localStorage.setItem('lang', lang), language);
        await page.goto('/');
        await ready(page);
        await expect(page.getByRole('contentinfo').getByRole('link').last()).toBeAttached();
        await fitWindow(page);
        const words = page.getByRole('banner').or(page.getByRole('navigation')).locator('span');
        const cut = () =>
          words.evaluateAll((all) =>
            all
              .filter((one) => one.clientWidth > 1 && one.scrollWidth > one.clientWidth)
              .map((one) => one.textContent),
          );
        await expect.poll(cut, { message: language }).toEqual([]);
        const sign = await placeOf(page.getByRole('banner').getByRole('img').first());
        const languages = await placeOf(page.getByRole('combobox').first());
        expect(sign.right, language).toBeLessThanOrEqual(languages.left);
      }
    });
  }
});

test('a logo with a script in it is a picture, and the script never runs', async ({ page, sandbox }) => {
  const logo = '/assets/brand-0123456789ab.svg';
  const script = "new Image().src = '/ran.png'";
  await serveFile(
    page,
    logo,
    `<svg xmlns="http://www.w3.org/2000/svg" width="32" height="32" onload="${script}"><script>${script}</script><rect width="32" height="32"/></svg>`,
  );
  const ran: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/ran.png')) ran.push(request.url());
  });
  await sandbox.setConfig({ look: { logo } });
  await page.goto('/');
  await ready(page);
  const picture = page.getByRole('banner').getByRole('img', { name: 'Vestíbulo' });
  await expect.poll(() => picture.evaluate((one) => (one as HTMLImageElement).naturalWidth)).toBe(32);
  expect(ran).toEqual([]);
  // The script is one that runs where it may: as a page of its own, which no server of the product shows without a policy.
  await page.goto(logo);
  await expect.poll(() => ran.length).toBeGreaterThan(0);
});
