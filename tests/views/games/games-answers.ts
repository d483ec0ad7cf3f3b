import type { CallInput, CallOutput } from '#contract/calls.ts';
import type { GameTile } from '#contract/games.ts';
import type { Replies } from '../../kit/stub-gateway.ts';

/** The game at a place of a made-up list: of two vendors in turn, some hot, some new. */
export function gameAt(place: number, more: Partial<GameTile> = {}): GameTile {
  const vassalage = place % 2 === 0 ? 'PG' : 'JDB';
  return {
    gameId: `g-${place}`,
    gameName: `Canción ${place}`,
    vassalage,
    vendorName: vassalage === 'PG' ? 'Palacio' : 'Jardín',
    gameType: 'RNG',
    image: `/art/${place}.svg`,
    minBet: '2.00',
    lineNum: 20,
    rtp: 96.5,
    volatility: 'HIGH',
    ...(place % 5 === 0 ? { isHot: 1 } : {}),
    ...more,
  };
}

type ListInput = CallInput<'games.list'>;

/** A page of a list of so many games; ids and a name filter it as the gateway would. */
export function pageOf(count: number, { page, pageSize, gameIds, gameName = '' }: ListInput) {
  const all = Array.from({ length: count }, (_, place) => gameAt(place));
  const ids = gameIds?.split(',');
  const of = all.filter((game) => (!ids || ids.includes(game.gameId)) && game.gameName.includes(gameName));
  const games = of.slice((page - 1) * pageSize, page * pageSize);
  return { games, totalPages: Math.ceil(of.length / pageSize) } satisfies CallOutput<'games.list'>;
}

/** A gateway with so many slots of two vendors. */
export function gamesReplies(count: number): Replies {
  const names = Array.from({ length: count }, (_, place) => gameAt(place));
  const classes = [
    { name: 'classic', label: 'Clásicos', games: count / 2 },
    { name: 'megaways', label: 'Megaways', games: 0 },
  ];
  return {
    'games.list': (input) => pageOf(count, input),
    'games.types': () => ({
      types: [
        { vassalage: 'PG', displayName: 'Palacio', games: count / 2, classes },
        { vassalage: 'JDB', displayName: 'Jardín', games: count / 2, classes: [] },
      ],
    }),
    'games.names': () => ({
      names: names.map(({ gameId, gameName, vassalage }) => [gameId, gameName, vassalage]),
    }),
    'games.ranks': () => ({ list: [] }),
    'games.jackpots': () => ({ jackpots: [] }),
    'games.vendors': () => ({
      data: {
        lanes: [
          {
            title: 'RNG',
            cards: [
              { accountTypeId: 4, vassalage: 'PG', displayName: 'Palacio', isHot: 0, gameType: 'RNG' },
              { accountTypeId: 5, vassalage: 'JDB', displayName: 'Jardín', isHot: 0, gameType: 'RNG' },
            ],
          },
        ],
      },
    }),
  };
}
