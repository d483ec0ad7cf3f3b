import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { defaultConfiguration } from '#contract/configuration.ts';
import type { Resource } from '#contract/system.ts';
import DownloadPage from '#src/views/downloads/download-page.tsx';
import { statusAnswer } from '../../kit/answers.ts';
import { show } from '../../kit/render.tsx';

const configuration = {
  ...defaultConfiguration,
  hosts: { ...defaultConfiguration.hosts, downloads: ['app.example'], sites: ['otra.example'] },
};
const ios = { resourceType: 'IOS', url: 'https://app.example/ios' };
const profile = { resourceType: 'MOBILECONFIG', url: 'https://app.example/profile' };
const apk = {
  resourceType: 'ANDROID',
  url: 'https://app.example/apk',
  sha256: 'ab'.repeat(32),
  size: 38_214_656,
};

async function showPage(resources: Resource[], routers: object = {}, language: 'ES' | 'EN' = 'ES') {
  return show(<DownloadPage />, {
    configuration,
    language,
    replies: {
      'system.status': () => statusAnswer([], { info: { resources } }),
      'downloads.routers': () => routers,
      'downloads.domainRoute': () => ({
        domainList: [
          { url: 'https://lenta.otra.example/', speed: 90 },
          { url: 'https://otra.example/', speed: 12 },
          { url: 'https://evil.example/', speed: 1 },
        ],
      }),
    },
  });
}

const card = (name: string) => screen.findByRole('article', { name });

test('each app has a card: its host, its size, its fingerprint, its code and its link', async () => {
  await showPage([apk, ios]);
  const android = within(await card('App para Android'));
  expect(android.getByText('app.example')).toBeVisible();
  expect(android.getByText(/38[.,]2 MB/)).toBeVisible();
  expect(android.getByText(apk.sha256)).toBeVisible();
  expect(await android.findByRole('img', { name: /App para Android/ })).toBeVisible();
  expect(android.getByRole('link', { name: 'Descargar el APK' })).toHaveAttribute('href', apk.url);
  expect(screen.getAllByRole('article').map((one) => one.querySelector('h2')?.textContent)).toEqual([
    'App para iOS',
    'App para Android',
  ]);
  expect(await screen.findByText('Por ahora no hay: Perfil para iOS.')).toBeVisible();
});

test('the gateway’s own name of an app is shown in its language', async () => {
  await showPage([{ ...ios, labelNameEn: 'Vestibule for iPhone' }], {}, 'EN');
  expect(await card('Vestibule for iPhone')).toBeVisible();
});

test('the fingerprint is copied, and the page says so', async () => {
  const { user } = await showPage([apk]);
  await user.click(await screen.findByRole('button', { name: 'Copiar el SHA-256' }));
  expect(await screen.findByRole('button', { name: 'Copiado' })).toBeVisible();
  expect(await navigator.clipboard.readText()).toBe(apk.sha256);
});

test.each(['javascript:alert(1)', 'http://app.example/ios', 'data:text/html,x', 'https://evil.example/'])(
  'CSV-05 a download at %s has no card, no code and no link',
  async (url) => {
    await showPage([{ ...ios, url }, apk], { resources: [{ ...ios, url }] });
    await card('App para Android');
    expect(screen.getAllByRole('article')).toHaveLength(1);
    expect(document.body.innerHTML).not.toContain(url);
  },
);

test('CSV-05 a code that would lead elsewhere is drawn from the checked address', async () => {
  await showPage([{ ...ios, qrCodeUrl: 'https://evil.example/' }]);
  expect(within(await card('App para iOS')).getByText('El código lleva a app.example')).toBeVisible();
});

test('W26 a profile has no link before its warning is read, and the warning says whose it is and from where', async () => {
  const { user } = await showPage([profile]);
  const shown = within(await card('Perfil para iOS'));
  expect(shown.queryByRole('link')).toBeNull();
  await user.click(shown.getByRole('button', { name: 'Obtener el perfil' }));
  const warning = within(await screen.findByRole('dialog', { name: 'Antes de instalar un perfil' }));
  expect(warning.getByText('Este perfil es de Vestíbulo.', { exact: false })).toBeVisible();
  expect(warning.getByRole('button', { name: 'Cancelar' })).toHaveFocus();
  expect(warning.getByRole('link', { name: 'Continuar a app.example' })).toHaveAttribute('href', profile.url);
  await user.click(warning.getByRole('button', { name: 'Cancelar' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(shown.queryByText(/Perfil descargado/)).toBeNull();
});

test('without any app the page says so, and leads to the browser’s own way and to customer service', async () => {
  const { user, emitted } = await showPage([]);
  expect(await screen.findByRole('heading', { name: /no hay ninguna app/ })).toBeVisible();
  expect(screen.getByRole('heading', { name: /sin descargar nada/ })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Preguntar a atención al cliente' }));
  expect(emitted).toContainEqual({ type: 'window.opened' });
});

test('CSV-05 other addresses are those of the list alone, the fastest first', async () => {
  await showPage([ios]);
  const links = await screen.findAllByRole('link', { name: /otra\.example/ });
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    'https://otra.example/',
    'https://lenta.otra.example/',
  ]);
  expect(screen.getByText('12 ms')).toBeVisible();
  expect(document.body.innerHTML).not.toContain('evil.example');
});
