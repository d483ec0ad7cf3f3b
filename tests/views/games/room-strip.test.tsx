import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { RoomStrip } from '#src/views/games/game-list-page.tsx';
import { memberAnswer } from '../../kit/answers.ts';
import { show } from '../../kit/render.tsx';
import { never } from '../../kit/stub-gateway.ts';

const vendor = (vassalage: string, gameType: string) => ({
  accountTypeId: 9,
  vassalage,
  displayName: vassalage,
  isHot: 0,
  gameType,
});
const lanes = [
  { title: 'PVP', cards: [vendor('MESABRAVA', 'PVP'), vendor('NADIE', 'PVP')] },
  { title: 'LIVE', cards: [vendor('MIRADOR', 'LIVE')] },
];
const room = { gameId: 'A', minBet: '5.00', image: '', seats: 4 };
const rooms = [
  { ...room, roomId: 'r-1', roomName: 'Truco · Sala Abierta', players: 2 },
  { ...room, roomId: 'r-2', roomName: 'Truco · Sala Llena', players: 5 },
];
const replies = {
  'games.vendors': () => ({ data: { lanes } }),
  'games.rooms': ({ vassalage }: { vassalage: string }) => ({
    rooms: vassalage === 'MESABRAVA' ? rooms : [],
  }),
};

test('the rooms of each vendor stand above the games, with stakes and seats, and lead in', async () => {
  const { user, asked } = await show(<RoomStrip />, {
    token: 'token-of-ana',
    replies: { ...replies, 'member.info': () => memberAnswer(), 'games.launch': never },
  });
  const strip = within(await screen.findByRole('region', { name: 'Salas de MESABRAVA' }));
  expect(screen.queryByRole('region', { name: 'Salas de NADIE' })).toBeNull();
  expect(strip.getAllByText('Desde P 5.00')).toHaveLength(2);
  expect(strip.getByText('2 de 4 lugares ocupados')).toBeVisible();
  // No counter is more than its total.
  expect(strip.getByText('4 de 4 lugares ocupados')).toBeVisible();
  expect(strip.getByRole('button', { name: 'Completa' })).toBeDisabled();
  await user.click(strip.getByRole('button', { name: 'Jugar en Truco · Sala Abierta' }));
  await waitFor(() =>
    expect(asked.find(({ name }) => name === 'games.launch')?.input).toMatchObject({
      roomId: 'r-1',
      vassalage: 'MESABRAVA',
      nodeId: '9',
    }),
  );
});

test('a visitor is asked to sign in for the rooms', async () => {
  const { asked } = await show(<RoomStrip />, { replies });
  const strip = within(await screen.findByRole('region', { name: 'Salas' }));
  expect(strip.getByRole('button', { name: 'Iniciar sesión' })).toBeVisible();
  expect(asked.map(({ name }) => name)).not.toContain('games.rooms');
});
