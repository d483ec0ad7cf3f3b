import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Navigation } from '#src/views/shell/navigation/navigation.tsx';
import { PhoneBar } from '#src/views/shell/navigation/phone-bar.tsx';
import { show } from '../../kit/render.tsx';
import { fail } from '../../kit/stub-gateway.ts';
import { vendor, vendorsAnswer } from './vendors.ts';

const links = (element: HTMLElement) =>
  within(element)
    .getAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('href')]);

test('the navigation has home, one item per category that has vendors, and promotions', async () => {
  const answer = vendorsAnswer({ RNG: 2, FISH: 0, LIVE: 1, LOTT: 3 });
  await show(<Navigation />, { replies: { 'games.vendors': () => answer } });
  await screen.findByText('Slots');
  expect(links(document.body)).toEqual([
    ['Inicio', '/'],
    ['Lotería', '/lottery'],
    ['Casino en vivo', '/live'],
    ['Slots', '/rng'],
    ['Promociones', '/promotions'],
  ]);
});

test('a vendor dropdown is shown when there is more than one vendor, and lotteries have none', async () => {
  const answer = vendorsAnswer({ LOTT: 3, LIVE: 1, RNG: 2 });
  await show(<Navigation />, { replies: { 'games.vendors': () => answer } });
  const slots = await screen.findByRole('link', { name: 'Slots' });
  expect(slots.getAttribute('aria-expanded')).toBe('false');
  for (const name of ['Lotería', 'Casino en vivo']) {
    expect(screen.getByRole('link', { name }).getAttribute('aria-expanded')).toBe(null);
  }
});

test('each vendor shows an icon, a hot marker when isHot is 1, and a display name', async () => {
  const cards = [
    vendor('PG', 'RNG', { isHot: 1, icon: '/art/pg.svg', displayName: 'Palacio' }),
    vendor('JL', 'RNG', { displayName: 'Jardín' }),
  ];
  const { user } = await show(<Navigation />, {
    replies: { 'games.vendors': () => ({ data: { lanes: [{ title: 'RNG', cards }] } }) },
  });
  await user.hover(await screen.findByRole('link', { name: 'Slots' }));
  const panel = await screen.findByRole('group', { name: 'Proveedores de Slots' });
  const [hot, plain] = within(panel).getAllByRole('link');
  expect(hot?.textContent).toBe('PalacioPopular');
  expect(plain?.textContent).toBe('JJardín');
});

test('NET-08 when the vendors can’t be loaded, categories are hidden without a message', async () => {
  const { asked } = await show(
    <>
      <Navigation />
      <PhoneBar />
    </>,
    { replies: { 'games.vendors': () => fail({ kind: 'unavailable' }) } },
  );
  await waitFor(() => expect(asked.filter(({ name }) => name === 'games.vendors')).toHaveLength(1));
  await waitFor(() =>
    expect(links(document.body)).toEqual([
      ['Inicio', '/'],
      ['Promociones', '/promotions'],
      ['Inicio', '/'],
      ['Promos', '/promotions'],
    ]),
  );
  expect(screen.queryByRole('alert')).toBe(null);
});

test('a phone has icons for lottery, sports, slots, esports and PVP between home and promotions', async () => {
  const answer = vendorsAnswer({ ELOTT: 1, LIVE: 2, SPORTS: 1, FISH: 1, RNG: 2, PVP: 1, ESPORTS: 1 });
  await show(<PhoneBar />, { replies: { 'games.vendors': () => answer }, at: '/rng' });
  await screen.findByText('Slots');
  expect(links(document.body)).toEqual([
    ['Inicio', '/'],
    ['Lotería', '/elott'],
    ['Deportes', '/sports'],
    ['Slots', '/rng'],
    ['Esports', '/esports'],
    ['PVP', '/pvp'],
    ['Promos', '/promotions'],
  ]);
  expect(screen.getByRole('link', { current: 'page' }).textContent).toBe('Slots');
});

test('a language change reloads the vendors in the new language', async () => {
  const { root, asked } = await show(<Navigation />, {
    replies: { 'games.vendors': () => vendorsAnswer({ RNG: 1 }) },
  });
  await screen.findByText('Slots');
  act(() => root.system.get('language').send({ type: 'language.picked', language: 'EN' }));
  await screen.findByText('Promotions');
  await waitFor(() =>
    expect(asked.filter(({ name }) => name === 'games.vendors').at(-1)?.input).toEqual({
      platform: 'html5-desktop',
      language: 'EN',
    }),
  );
});
