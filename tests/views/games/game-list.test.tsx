import { act, screen, waitFor, within } from '@testing-library/react';
import { useLocation, useNavigate } from 'react-router-dom';
import { expect, test } from 'vitest';
import { ClockContext } from '#src/ui/clock.ts';
import GameListPage from '#src/views/games/game-list-page.tsx';
import { instantClock } from '../../kit/instant-clock.ts';
import { show } from '../../kit/render.tsx';
import { fail, inTurn, type Replies } from '../../kit/stub-gateway.ts';
import { gameAt, gamesReplies, pageOf } from './games-answers.ts';

/** Shows the address beside the page. */
function Address() {
  const { pathname, search } = useLocation();
  return <output aria-label="address">{pathname + search}</output>;
}

/** A write of the list's place that is drawn late: the person has scrolled back meanwhile. */
function LateWrite() {
  const navigate = useNavigate();
  return (
    <button type="button" onClick={() => navigate({ search: '?page=3' }, { replace: true })}>
      late
    </button>
  );
}

const address = () => screen.getByLabelText('address').textContent;

/** A game list, with pauses that are over at once. */
function gameList(at: string, replies: Replies = gamesReplies(200), more: Parameters<typeof show>[1] = {}) {
  const view = (
    <ClockContext value={instantClock}>
      <GameListPage screen="rng" />
      <Address />
      <LateWrite />
    </ClockContext>
  );
  return show(view, { replies, at, ...more });
}

const games = () => screen.findByRole('list', { name: 'Juegos de Slots' });

test('a game list shows its name, how many games it has, its vendors and their classes', async () => {
  await gameList('/rng');
  expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('Slots');
  await games();
  expect(await screen.findByText('200 juegos')).toBeVisible();
  const vendors = within(screen.getByRole('tablist', { name: 'Slots: proveedores' }));
  expect(vendors.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual([
    'Todos',
    'Palacio',
    'Jardín',
  ]);
  expect(screen.getByRole('tab', { name: 'Clásicos' })).toBeVisible();
});

test('a tile says what it is, and its position in a list whose end is known', async () => {
  await gameList('/rng', gamesReplies(30));
  const [first] = within(await games()).getAllByRole('listitem');
  expect(first).toHaveAttribute('aria-posinset', '1');
  expect(first).toHaveAttribute('aria-setsize', '30');
  expect(within(first as HTMLElement).getByRole('button', { name: /^Canción 0/ })).toBeVisible();
  expect(within(first as HTMLElement).getByText('Popular')).toBeVisible();
});

test('vendor, class, selection and order are in the address', async () => {
  const { user, asked } = await gameList('/rng');
  await games();
  await user.click(await screen.findByRole('tab', { name: 'Palacio' }));
  await user.click(await screen.findByRole('tab', { name: 'Clásicos' }));
  await user.click(screen.getByRole('button', { name: 'Nuevos' }));
  await user.selectOptions(screen.getByRole('combobox', { name: 'Ordenar por' }), 'rtp');
  expect(address()).toBe('/rng?vendor=PG&class=classic&show=NEW&sort=rtp');
  await waitFor(() =>
    expect(asked.findLast(({ name }) => name === 'games.list')?.input).toMatchObject({
      gameType: 'RNG',
      vassalage: 'PG',
      gameClassify: 'classic',
      selection: 'NEW',
      sort: 'rtp',
      page: 1,
      pageSize: 60,
    }),
  );
});

test('a filter keeps the games before it until its own are here', async () => {
  let answer: (page: ReturnType<typeof pageOf>) => void = () => undefined;
  const answered = new Promise<ReturnType<typeof pageOf>>((resolve) => {
    answer = resolve;
  });
  const list: Replies['games.list'] = (input) => (input.selection === 'NEW' ? answered : pageOf(200, input));
  const { user } = await gameList('/rng', { ...gamesReplies(200), 'games.list': list });
  const first = within(await games()).getByText('Canción 0');
  await user.click(screen.getByRole('button', { name: 'Nuevos' }));
  const panel = screen.getByRole('tabpanel');
  const waiting = () => panel.querySelector('[aria-busy="true"] [data-place]');
  await waitFor(() => expect(waiting()).not.toBeNull());
  expect(first).toBeVisible();
  expect(screen.queryByText('Llegaste al final: esos son todos.')).toBeNull();
  expect(address()).toBe('/rng?show=NEW');
  answer({ games: [gameAt(7, { gameName: 'Estreno' })], totalPages: 1 });
  expect(await screen.findByText('Estreno')).toBeVisible();
  expect(screen.queryByText('Canción 0')).toBeNull();
  expect(waiting()).toBeNull();
});

test('the address decides what is shown, and hostile values are ignored', async () => {
  const { asked } = await gameList('/rng?show=HOT&vendor=%3Csvg%3E&sort=drop&page=-1');
  await games();
  expect(asked.find(({ name }) => name === 'games.list')?.input).toMatchObject({ selection: 'HOT', page: 1 });
  expect(asked.find(({ name }) => name === 'games.list')?.input).not.toHaveProperty('vassalage');
});

test('a place that is written to the address late gives way to the place that is in the window', async () => {
  const { user } = await gameList('/rng');
  await games();
  await user.click(screen.getByRole('button', { name: 'late' }));
  await waitFor(() => expect(address()).toBe('/rng'));
});

test('typing finds a game despite a wrong letter and missing accents', async () => {
  const { user, asked, clock } = await gameList('/rng');
  await games();
  const field = screen.getByRole('searchbox', { name: 'Buscar un juego' });
  await user.type(field, 'cancoin 17');
  expect((await screen.findAllByText('Canción 17'))[0]).toBeVisible();
  expect(address()).toBe('/rng?q=cancoin+17');
  expect(asked.filter(({ name }) => name === 'games.names')).toHaveLength(1);
  act(() => clock.increment(250));
  await waitFor(() =>
    expect(asked.findLast(({ name }) => name === 'games.list')?.input).toMatchObject({
      gameIds: expect.stringContaining('g-17'),
    }),
  );
  await user.click(screen.getByRole('button', { name: 'Borrar la búsqueda' }));
  expect(field).toHaveValue('');
  expect(address()).toBe('/rng');
});

test('when the names can’t be loaded the gateway searches by name', async () => {
  const replies: Replies = { ...gamesReplies(200), 'games.names': () => fail({ kind: 'network' }) };
  const { user, asked } = await gameList('/rng', replies);
  await games();
  await user.type(screen.getByRole('searchbox'), 'Canción 17');
  await waitFor(() =>
    expect(asked.findLast(({ name }) => name === 'games.list')?.input).toMatchObject({
      gameName: 'Canción 17',
    }),
  );
  expect(await screen.findByText('11 resultados')).toBeVisible();
});

test('a search without results names the words searched for, and the way back', async () => {
  const { user } = await gameList('/rng');
  await games();
  await user.type(screen.getByRole('searchbox'), 'zzzzzz');
  expect(await screen.findByRole('heading', { name: 'Nada se llama «zzzzzz»' })).toBeVisible();
  const [, clear] = screen.getAllByRole('button', { name: 'Borrar la búsqueda' });
  await user.click(clear as HTMLElement);
  await games();
});

test('a visitor who wants favourites or recent games is asked to sign in', async () => {
  const { user, emitted, asked } = await gameList('/rng?show=FAV');
  expect(await screen.findByRole('heading', { name: 'Tus favoritos te esperan' })).toBeVisible();
  const panel = within(screen.getByRole('tabpanel'));
  await user.click(panel.getByRole('button', { name: 'Iniciar sesión' }));
  await user.click(screen.getByRole('button', { name: 'Recientes' }));
  expect(await screen.findByRole('heading', { name: 'Tus juegos recientes te esperan' })).toBeVisible();
  expect(asked.some(({ name }) => name === 'games.favouriteList')).toBe(false);
  expect(emitted.some(({ type }) => type === 'entry.wanted')).toBe(false);
});

test('a visitor who presses a heart is asked to sign in, and nothing is sent', async () => {
  const { user, emitted, asked } = await gameList('/rng');
  await games();
  await user.click(screen.getByRole('button', { name: 'Agregar Canción 0 a favoritos' }));
  expect(emitted).toContainEqual({ type: 'entry.wanted', way: 'login' });
  expect(asked.some(({ name }) => name === 'games.favour')).toBe(false);
});

test('the details of a game are in the address, and closing them goes back to the list', async () => {
  const { user } = await gameList('/rng');
  await games();
  await user.click(screen.getByRole('button', { name: 'Detalles de Canción 0' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Canción 0' }));
  expect(address()).toBe('/rng?game=g-0');
  expect(dialog.getByText('Apuesta mínima').nextSibling).toHaveTextContent('P 2.00');
  expect(dialog.getByText('Retorno al jugador (RTP)').nextSibling?.textContent).toMatch(/^96[.,]5\s?%$/);
  expect(dialog.getByText('Volatilidad').nextSibling).toHaveTextContent('Alta');
  await user.click(dialog.getByRole('button', { name: 'Cerrar' }));
  expect(address()).toBe('/rng');
});

test('pressing a game opens it', async () => {
  const { user, root } = await gameList('/rng');
  const list = within(await games());
  const heard: unknown[] = [];
  const launch = root.system.get('launch');
  launch.send = (event: unknown) => heard.push(event);
  await user.click(list.getByRole('button', { name: /^Canción 1Jardín|^Canción 1 Jardín/ }));
  expect(heard).toEqual([
    { type: 'launch.wanted', target: { kind: 'game', gameId: 'g-1', vassalage: 'JDB', nodeId: '5' } },
  ]);
});

test('a list that can’t be loaded says why, and can be retried', async () => {
  const list = inTurn<Parameters<typeof pageOf>[1], ReturnType<typeof pageOf>>(
    () => fail({ kind: 'network' }),
    (input) => pageOf(30, input),
  );
  const { user } = await gameList('/rng', { ...gamesReplies(30), 'games.list': list });
  expect(await screen.findByRole('alert')).toHaveTextContent('No pudimos cargar los juegos');
  await user.click(screen.getByRole('button', { name: 'Reintentar' }));
  await games();
});

test('NET-11 a next page that fails says so in its place, the games shown stay, and it can be retried', async () => {
  const list = inTurn<Parameters<typeof pageOf>[1], ReturnType<typeof pageOf>>(
    (input) => ({ ...pageOf(8, input), totalPages: 2 }),
    () => fail({ kind: 'network' }),
    () => ({ games: [], totalPages: 1 }),
  );
  const { user, asked } = await gameList('/rng', { ...gamesReplies(8), 'games.list': list });
  await games();
  expect(await screen.findByRole('alert')).toHaveTextContent('No pudimos cargar los que siguen.');
  expect(screen.getByText('Canción 0')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Reintentar' }));
  expect(await screen.findByText('Llegaste al final: esos son todos.')).toBeVisible();
  expect(asked.filter(({ name }) => name === 'games.list')).toHaveLength(3);
});

test('NET-11 when a list has become shorter its last page is shown', async () => {
  const { asked } = await gameList('/rng?page=9', gamesReplies(100));
  await games();
  const pages = asked
    .filter(({ name }) => name === 'games.list')
    .map(({ input }) => (input as { page: number }).page);
  expect(pages.slice(0, 2)).toEqual([9, 2]);
});

test('arrows walk the games, and the focused one stays', async () => {
  const { user } = await gameList('/rng', gamesReplies(30));
  const list = within(await games());
  const named = (place: number) => list.getByRole('button', { name: new RegExp(`^Canción ${place}\\D`) });
  named(0).focus();
  await user.keyboard('{ArrowRight}');
  expect(named(1)).toHaveFocus();
  await user.keyboard('{ArrowDown}');
  expect(named(3)).toHaveFocus();
  await user.keyboard('{ArrowUp}{ArrowLeft}');
  expect(named(0)).toHaveFocus();
});

test('a game list in English', async () => {
  await gameList('/rng', gamesReplies(30), { language: 'EN' });
  expect(await screen.findByRole('list', { name: 'Slots games' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Favourites' })).toBeVisible();
  expect(await screen.findByText('30 games')).toBeVisible();
});
