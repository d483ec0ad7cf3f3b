import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { defaultConfiguration } from '#contract/configuration.ts';
import type { Resource } from '#contract/system.ts';
import { FollowUs } from '#src/views/shell/ends/footer.tsx';
import { SideBar } from '#src/views/shell/ends/side-bar.tsx';
import { memberAnswer, statusAnswer } from '../../kit/answers.ts';
import { show } from '../../kit/render.tsx';

const configuration = {
  ...defaultConfiguration,
  hosts: { ...defaultConfiguration.hosts, downloads: ['app.example'] },
};
const ios = { resourceType: 'IOS', url: 'https://app.example/ios' };

async function showBar(resources: Resource[], more: object = {}) {
  const info = { whitelabel: [], resources, ...more };
  const shown = await show(<SideBar />, {
    configuration,
    replies: { 'system.status': () => statusAnswer([], { info }) },
  });
  await shown.known();
  return shown;
}

const items = () =>
  within(screen.getByRole('navigation', { name: 'Accesos rápidos' }))
    .getAllByRole('listitem')
    .map((item) => item.textContent);

test('promotions and live chat are always there, downloads only when their resources exist', async () => {
  await showBar([]);
  expect(items()).toEqual(['Promociones', 'Chat en vivo']);
  expect(screen.getByRole('link', { name: 'Promociones' })).toHaveAttribute('href', '/promotions');
});

test('iOS, mobile-config and Android downloads and a messaging app are shown when they exist', async () => {
  await showBar(
    [
      { resourceType: 'ANDROID', url: 'https://app.example/apk' },
      { resourceType: 'MOBILECONFIG', url: 'https://app.example/profile' },
      ios,
      { resourceType: 'SYMBIAN', url: 'https://app.example/sis' },
    ],
    { customerService: [{ csType: 'TELEGRAM', path: 'sealed' }] },
  );
  await waitFor(() =>
    expect(items()).toEqual([
      'Promociones',
      'Chat en vivo',
      'Telegram',
      'App para iOS',
      'Perfil para iOS',
      'App para Android',
    ]),
  );
});

test.each(['javascript:alert(1)', 'http://app.example/ios', 'data:text/html,x', 'https://evil.example/'])(
  'CSV-05 a download at %s is hidden',
  async (url) => {
    await showBar([{ ...ios, url }]);
    expect(items()).toEqual(['Promociones', 'Chat en vivo']);
  },
);

test('CSV-05 the QR code is drawn in the page from the checked address, with its host beside it', async () => {
  const { user } = await showBar([{ ...ios, qrCodeUrl: 'https://evil.example/' }]);
  await user.hover(await screen.findByRole('button', { name: 'App para iOS' }));
  const panel = within(await screen.findByRole('group', { name: 'App para iOS' }));
  expect(panel.getByText('Escanea el código con tu teléfono o abre app.example.')).toBeVisible();
  expect(panel.getByRole('link', { name: 'Abrir la descarga' })).toHaveAttribute('href', ios.url);
  expect(await panel.findByRole('img', { name: 'App para iOS' })).toBeVisible();
});

test('a click on a contact opens the window of customer service', async () => {
  const { user, root, emitted } = await showBar([]);
  await user.click(screen.getByRole('button', { name: 'Chat en vivo' }));
  expect(emitted).toContainEqual({ type: 'window.opened' });
  expect(root.system.get('contact').getSnapshot().context.csType).toBe('LIVECHAT');
});

test('VIP customer service is used when the rank exceeds 4', async () => {
  const member = { ...memberAnswer(), clubLabel: { rankLevel: 5 } };
  const { user, root } = await show(<SideBar />, {
    token: 'token-of-ana',
    replies: { 'member.info': () => member },
  });
  await user.click(await screen.findByRole('button', { name: 'Servicio VIP' }));
  expect(root.system.get('contact').getSnapshot().context.csType).toBe('VIP');
});

test.each([
  [5, [{ labelName: 'Servicio Platino' }, { labelName: 'Otro' }], 'Servicio Platino'],
  [5, [{ labelName: '  ' }], 'Servicio VIP'],
  [5, [], 'Servicio VIP'],
  [4, [{ labelName: 'Servicio Platino' }], 'Chat en vivo'],
])('a member of rank %j with the labels %j is given %s', async (rankLevel, memberLabel, name) => {
  const member = { ...memberAnswer(), clubLabel: { rankLevel }, memberLabel };
  await show(<SideBar />, { token: 'token-of-ana', replies: { 'member.info': () => member } });
  expect(await screen.findByRole('button', { name })).toBeVisible();
});

test('the brand’s social networks are linked by checked addresses only', async () => {
  const resources = [
    { resourceType: 'YOUTUBE', url: 'https://app.example/tv' },
    { resourceType: 'X', url: 'https://x.evil.example/' },
  ];
  await show(<FollowUs />, {
    configuration,
    replies: { 'system.status': () => statusAnswer([], { info: { resources } }) },
  });
  expect(await screen.findByRole('link', { name: 'Síguenos en YouTube' })).toHaveAttribute(
    'href',
    'https://app.example/tv',
  );
  expect(screen.getAllByRole('link')).toHaveLength(1);
});
