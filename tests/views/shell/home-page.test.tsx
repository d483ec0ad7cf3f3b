import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { GameTile } from '#contract/games.ts';
import HomePage from '#src/views/shell/home-page.tsx';
import { memberAnswer } from '../../kit/answers.ts';
import { standingWith } from '../../kit/models/standing.ts';
import { show } from '../../kit/render.tsx';
import { fail, inTurn, type Replies } from '../../kit/stub-gateway.ts';
import { scrollTo } from '../../kit/viewport.ts';
import { vendorsAnswer } from './vendors.ts';

/** Scrolls to the rail of a category, which is there with its title before its games. */
async function scrollToRail(category = 'Slots'): Promise<void> {
  const rail = await screen.findByRole('region', { name: `Lo más jugado en ${category}` });
  scrollTo(rail.parentElement);
}

function game(name: string, gameType: string, more: Partial<GameTile> = {}): GameTile {
  return {
    gameId: name,
    gameName: name,
    vassalage: 'PG',
    vendorName: 'Palacio',
    gameType,
    image: `/art/${name}.svg`,
    ...more,
  };
}

const replies: Replies = {
  'games.vendors': () => vendorsAnswer({ RNG: 2, LIVE: 1 }),
  'games.hot': () => ({ list: [game('Farol', 'RNG', { isHot: 1, isNew: 1 }), game('Ruleta', 'LIVE')] }),
  'notices.announcements': () => ({
    banners: [
      { groupName: 'w_home', url: '/art/gala.svg', title: 'Gala', subtitle: 'Hoy', link: '/promotions' },
      { groupName: 'w_login', url: '/art/login.svg', title: 'Entrada' },
    ],
    player: [
      { id: '1', title: 'Mantenimiento el lunes', content: '', date: '2026-01-01' },
      { id: '2', title: ' \u200b', content: '', date: '2026-01-01', language: 'EN' },
    ],
  }),
};

test('before anything is known the home shows its welcome and skeletons, and says that it is loading', async () => {
  await show(<HomePage />);
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('La función está por empezar');
  expect(screen.getByRole('status')).toHaveTextContent('Cargando juegos…');
  expect(screen.getByRole('region', { name: 'Elige tu puerta' })).toHaveAttribute('aria-busy', 'true');
});

test('the home shows its banners, announcements, a link per category and hot games', async () => {
  await show(<HomePage />, { replies });
  await scrollToRail();
  expect(await screen.findByRole('heading', { name: 'Lo más jugado en Slots' })).toBeVisible();
  const links = within(screen.getByRole('region', { name: 'Elige tu puerta' }));
  expect(links.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(['/live', '/rng']);
  expect(screen.getByText('Farol')).toBeVisible();
  expect(screen.getByText('Nuevo')).toBeVisible();
  expect(screen.getByText('Popular')).toBeVisible();
  const announcements = within(screen.getByRole('region', { name: 'Avisos' }));
  expect(announcements.getAllByText('Aviso')[0]).toHaveAttribute('lang', 'en');
  expect(announcements.getAllByText('Mantenimiento el lunes')[0]).toHaveAttribute(
    'href',
    expect.stringMatching(/^\/noticePage\?id=/),
  );
  expect(screen.getByText('Gala')).toHaveAttribute('href', '/promotions');
  expect(screen.queryByText('Entrada')).toBe(null);
});

test('NET-10 data that several parts of the home need is requested once', async () => {
  const { asked } = await show(<HomePage />, { replies });
  await scrollToRail();
  await screen.findByText('Farol');
  const names = asked.map(({ name }) => name).filter((name) => name !== 'system.status');
  expect(names.toSorted()).toEqual(['games.hot', 'games.vendors', 'notices.announcements']);
});

test('when the games can’t be loaded the home says so, and a person can try again', async () => {
  const hot = inTurn<unknown, { list: GameTile[] }>(
    () => fail({ kind: 'network' }),
    () => ({ list: [game('Farol', 'RNG')] }),
  );
  const { user } = await show(<HomePage />, { replies: { ...replies, 'games.hot': hot } });
  expect(await screen.findByRole('alert')).toHaveTextContent('No pudimos cargar los juegos.');
  await user.click(screen.getByRole('button', { name: 'Reintentar' }));
  await scrollToRail();
  expect(await screen.findByText('Farol')).toBeVisible();
});

test('a rail is drawn when it comes near the window; its title stays the same', async () => {
  await show(<HomePage />, { replies });
  await scrollToRail('Casino en vivo');
  expect(await screen.findByText('Ruleta')).toBeVisible();
  expect(screen.queryByText('Farol')).toBe(null);
  const title = screen.getByRole('heading', { name: 'Lo más jugado en Slots' });
  await scrollToRail();
  expect(await screen.findByText('Farol')).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Lo más jugado en Slots' })).toBe(title);
});

test('without hot games the home says so and shows the way on', async () => {
  await show(<HomePage />, { replies: { ...replies, 'games.hot': () => ({ list: [] }) } });
  expect(await screen.findByRole('heading', { name: 'Aún no hay juegos destacados.' })).toBeVisible();
});

test('NET-08 when the vendors can’t be loaded the home has no category links, and says nothing of it', async () => {
  const failing: Replies = { ...replies, 'games.vendors': () => fail({ kind: 'unavailable' }) };
  await show(<HomePage />, { replies: failing });
  await scrollToRail();
  await screen.findByText('Farol');
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Elige tu puerta' })).toBe(null));
  expect(screen.queryByRole('alert')).toBe(null);
});

test('when announcements can’t be loaded the welcome is shown alone, without a message', async () => {
  const failing: Replies = { ...replies, 'notices.announcements': () => fail({ kind: 'network' }) };
  await show(<HomePage />, { replies: failing });
  await scrollToRail();
  await screen.findByText('Farol');
  expect(screen.queryByRole('region', { name: 'Avisos' })).toBe(null);
  expect(screen.getByRole('heading', { level: 1 })).toBeVisible();
});

test('a visitor is invited to register, a member to the promotions', async () => {
  await show(<HomePage />);
  expect(screen.getByRole('link', { name: 'Crear mi cuenta' })).toHaveAttribute('href', '/register');
  cleanup();
  await show(<HomePage />, { token: 'token-of-ana' });
  expect(screen.queryByRole('link', { name: 'Crear mi cuenta' })).toBe(null);
  expect(screen.getAllByRole('link', { name: 'Ver promociones' })[0]).toHaveAttribute('href', '/promotions');
});

test('the home leads straight to an exclusion, as large as to a break', async () => {
  await show(<HomePage />, { replies });
  const exclude = screen.getByRole('link', { name: 'Autoexcluirme' });
  expect(exclude).toHaveAttribute('href', '/member/protection/exclusion');
  const pause = screen.getByRole('link', { name: 'Tomar un descanso' });
  expect(exclude.dataset.size).toBe(pause.dataset.size);
});

test.each([
  { who: 'to whom something may be promoted', promote: true, links: ['/promotions', '/promotions'] },
  { who: 'to whom nothing may be promoted', promote: false, links: [] },
])('the home of a member $who has $links.length ways to the promotions', async ({ promote, links }) => {
  const { root } = await show(<HomePage />, {
    token: 'token-of-a-session',
    replies: {
      ...replies,
      'member.info': () => memberAnswer(),
      'protection.standing': () => standingWith({}, { may: { promote } }),
    },
  });
  const care = root.system.get('standingOfCare');
  await waitFor(() => expect(care.getSnapshot().context.held?.promote).toBe(promote));
  const shown = screen.queryAllByRole('link', { name: 'Ver promociones' });
  expect(shown.map((link) => link.getAttribute('href'))).toEqual(links);
  expect(screen.queryAllByRole('heading', { name: 'Tus apuestas dan puntos' })).toHaveLength(promote ? 1 : 0);
});

test('while the gateway is asked, the home of a member promotes nothing', async () => {
  await show(<HomePage />, {
    token: 'token-of-a-session',
    replies: { ...replies, 'member.info': () => memberAnswer() },
  });
  await waitFor(() => expect(screen.queryByRole('heading', { name: 'Tus apuestas dan puntos' })).toBe(null));
  // Its place in the hero is kept, out of sight.
  expect(screen.getAllByText('Ver promociones')).toHaveLength(1);
});
