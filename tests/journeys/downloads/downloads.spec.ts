import { faultsOf } from '../../kit/journeys/axe.ts';
import { downloads, pressToDownloads } from '../../kit/journeys/downloads.ts';
import { expect, test } from '../../kit/journeys/journey.ts';
import { answerFor } from '../../kit/journeys/traffic.ts';
import { opened, ready } from '../../kit/journeys/ui.ts';

const host = 'downloads.vestibulo.example';

test('from the home to an app: its code, where it comes from, its fingerprint, and the file in another tab', {
  tag: '@core',
}, async ({ page, context }) => {
  await answerFor(context, `https://${host}`);
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await pressToDownloads(page);
  await expect(page).toHaveTitle('Descarga de la app · Vestíbulo');
  const card = downloads.card(page, 'App para Android');
  await expect(card.getByRole('img', { name: 'Código para escanear: App para Android' })).toBeVisible();
  await expect(card.getByText(host, { exact: true })).toBeVisible();
  await card.getByRole('button', { name: 'Copiar el SHA-256' }).click();
  await expect(card.getByRole('button', { name: 'Copiado' })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
    await card.locator('code').textContent(),
  );
  const app = await opened(page, card.getByRole('link', { name: 'Descargar el APK' }));
  await expect(app).toHaveURL(`https://${host}/vestibulo.apk`);
});

test('W26 a profile is taken after its warning only, also from the side bar', { tag: '@core' }, async ({
  page,
  context,
}) => {
  await answerFor(context, `https://${host}`);
  await page.goto('/');
  await ready(page);
  const side = page.getByRole('navigation', { name: 'Accesos rápidos' });
  await side.getByRole('button', { name: 'Perfil para iOS' }).click();
  await page.getByRole('group', { name: 'Perfil para iOS' }).getByRole('link').click();
  await expect(page).toHaveURL('/download');
  const card = downloads.card(page, 'Perfil para iOS');
  await expect(card.getByRole('link')).toHaveCount(0);
  const get = card.getByRole('button', { name: 'Obtener el perfil' });
  await get.click();
  await expect(downloads.warning(page)).toContainText('Qué puede hacer un perfil');
  expect(await faultsOf(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(get).toBeFocused();
  await page.keyboard.press('Enter');
  const onward = downloads.warning(page).getByRole('link', { name: `Continuar a ${host}` });
  await expect(await opened(page, onward)).toHaveURL(`https://${host}/profile.mobileconfig`);
  await expect(card.getByText(/ábrelo en Ajustes/)).toBeVisible();
});

test('CSV-05 downloads with forbidden addresses have no card, and none at all leads to the browser’s own way', async ({
  page,
  sandbox,
}) => {
  const resource = (resourceType: string, url: string) => ({ resourceType, url, qrCodeUrl: url });
  await sandbox.setConfig({
    resources: [
      resource('IOS', 'javascript:alert(1)'),
      resource('MOBILECONFIG', 'data:text/html,<script>alert(1)</script>'),
      resource('ANDROID', 'https://evil.example/app.apk'),
    ],
    domains: [{ url: 'https://evil.example/', speed: 1 }],
  });
  await pressToDownloads(page);
  await expect(page.getByRole('heading', { name: /no hay ninguna app para descargar/ })).toBeVisible();
  await expect(page.getByText('Por ahora no hay otras direcciones.')).toBeVisible();
  await expect(downloads.main(page).getByRole('article')).toHaveCount(0);
  await expect.poll(() => downloads.main(page).innerHTML()).not.toMatch(/evil|javascript:|data:text/);
  await downloads.main(page).getByText('Acceso en la pantalla de inicio, sin descargar nada').click();
  await expect(page.getByText(/Elige «Añadir a pantalla de inicio»/)).toBeVisible();
});

test('what this phone runs comes first, with its guide open', async ({ elsewhere }) => {
  for (const [userAgent, first, guide] of [
    ['Mozilla/5.0 (Linux; Android 16; Pixel 9) Chrome/150 Mobile', 'App para Android', 'App en Android'],
    ['Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X)', 'App para iOS', 'App en un iPhone o iPad'],
  ] as const) {
    const context = await elsewhere({ userAgent });
    const page = await context.newPage();
    await page.goto('/down');
    await ready(page);
    const card = downloads.main(page).getByRole('article').first();
    await expect(card.getByRole('heading')).toHaveText(first);
    await expect(card.getByText('Para este dispositivo')).toBeVisible();
    const open = downloads.main(page).locator('details[open]');
    await expect(open.getByRole('heading')).toHaveText([guide]);
    await context.close();
  }
});

test('a page that is opened by its address asks each of its questions once, also where a session is asked for first', async ({
  page,
  sandbox,
  traffic,
}) => {
  await sandbox.setConfig({ brand: { loginedToHomePage: true } });
  await page.goto('/download');
  await ready(page);
  await expect(downloads.sites(page)).toHaveCount(2);
  await expect(downloads.main(page).getByRole('article')).toHaveCount(3);
  expect(traffic.count('downloads.routers')).toBe(1);
  expect(traffic.count('downloads.domainRoute')).toBe(1);
  await page.getByRole('link', { name: 'Apps y direcciones' }).click();
  await expect(page).toHaveURL('/download');
});

test('guides open by the keyboard, and on paper all are open', async ({ page }) => {
  await page.goto('/download');
  await ready(page);
  const text = page.getByText(/viene de una fuente desconocida/);
  await expect(text).toBeHidden();
  await downloads.main(page).locator('summary').filter({ hasText: 'App en Android' }).focus();
  await page.keyboard.press('Enter');
  await expect(text).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(text).toBeHidden();
  await page.emulateMedia({ media: 'print' });
  for (const step of [
    /viene de una fuente desconocida/,
    /Mira quién lo firmó/,
    /abre el menú de tres puntos/,
  ]) {
    await expect(page.getByText(step)).toBeVisible();
  }
});
