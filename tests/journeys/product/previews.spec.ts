import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { expect, test } from '../../kit/journeys/journey.ts';

// Search engines and messengers run no script.
test.use({ javaScriptEnabled: false });

/** What the head of the page says under a name. */
const said = (page: Page, name: string) =>
  page.locator(`meta[property="${name}"], meta[name="${name}"]`).getAttribute('content');
const canonical = (page: Page) => page.locator('link[rel="canonical"]').getAttribute('href');

test('the home, the promotions and one promotion say without any script what a link to them shows', async ({
  page,
  sandbox,
}) => {
  await page.goto('/');
  expect(await said(page, 'og:title')).toBe('Vestíbulo');
  expect(await said(page, 'og:url')).toBe(`${sandbox.address}/`);
  expect(await canonical(page)).toBe(`${sandbox.address}/`);
  const picture = (await said(page, 'og:image')) ?? '';
  expect(picture).toBe(`${sandbox.address}/previews/home.png`);
  expect((await fetch(picture)).headers.get('content-type')).toBe('image/png');

  await page.goto('/promotions?tab=all');
  await expect(page).toHaveTitle('Promociones · Vestíbulo');
  expect(await said(page, 'og:title')).toBe('Promociones · Vestíbulo');
  expect(await canonical(page)).toBe(`${sandbox.address}/promotions`);

  await page.goto('/promoDetail?id=bienvenida-doble');
  await expect(page).toHaveTitle('Bienvenida doble · Vestíbulo');
  expect(await said(page, 'og:title')).toBe('Bienvenida doble · Vestíbulo');
  expect(await said(page, 'og:url')).toBe(`${sandbox.address}/promoDetail?id=bienvenida-doble`);
  expect(await said(page, 'og:description')).not.toBe(
    'Las promociones de la casa, con sus condiciones completas y sus fechas.',
  );

  await page.goto('/promoDetail?id=%22%3E%3Cscript%3E');
  await expect(page).toHaveTitle('Detalle de la promoción · Vestíbulo');
});

test('another brand has its own name, words and picture, and pages of members are kept from search engines', async ({
  page,
  sandbox,
}) => {
  await sandbox.setConfig({
    brand: { name: 'Casa & "Cía"' },
    hosts: { images: ['img.vestibulo.example'] },
    preview: {
      origin: 'https://casa.example',
      home: { description: 'Todo <b>aquí</b>', picture: 'https://img.vestibulo.example/casa.jpg' },
    },
  });
  await page.goto('/home');
  await expect(page).toHaveTitle('Casa & "Cía"');
  expect(await said(page, 'og:description')).toBe('Todo <b>aquí</b>');
  expect(await said(page, 'og:image')).toBe('https://img.vestibulo.example/casa.jpg');
  expect(await canonical(page)).toBe('https://casa.example/');
  expect(await page.locator('meta[name="robots"]').count()).toBe(0);
  const manifest = (await (await fetch(`${sandbox.address}/manifest.webmanifest`)).json()) as {
    name: string;
  };
  expect(manifest.name).toBe('Casa & "Cía"');
  await page.goto('/member/withdraw');
  await expect(page).toHaveTitle('Retirar · Casa & "Cía"');
  expect(await said(page, 'robots')).toBe('noindex');
});

test('the files of a build say the same to a host that serves them as they are', () => {
  const head = (file: string) =>
    /<title[\s\S]*?summary_large_image">/.exec(readFileSync(file, 'utf8'))?.[0] ?? '';
  expect(head('dist/index.html')).toContain('property="og:title" content="Vestíbulo"');
  expect(head('dist/promotions.html')).toContain('content="/previews/promotions.png"');
  expect(head('dist/promoDetail.html')).toContain('content="Detalle de la promoción · Vestíbulo"');
});
