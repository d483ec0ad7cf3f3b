import type { Arrival, Example } from '#assurance/walk/model.ts';
import type { Opening } from '#machines/games/game-opening.rules.ts';
import type { launchMachine } from '#machines/games/launch.machine.ts';

const member = 'a member is signed in';
const launching = [member, 'picks a game'];
const playing = [...launching, 'gameOpening: opened'];
const refused = [...launching, 'gameOpening: under maintenance'];
const atGame = 'the page of a game is open';
const reloaded = [atGame, 'the tab had a game open'];

const emits = ({ effects }: Arrival, ...types: readonly string[]) =>
  types.every((type) => effects.emitted.some((event) => event.type === type));

/** Whether the gateway is asked to open the game of these examples, with this besides. */
const opens = ({ effects }: Arrival, more: Readonly<Record<string, unknown>> = {}) =>
  effects.started.some(({ id, input }) => {
    const asked = { ...(input as Opening).game } as Readonly<Record<string, unknown>>;
    return (
      id === 'gameOpening' &&
      Object.entries({ gameId: 'RNG-1', ...more }).every(([key, value]) => asked[key] === value)
    );
  });

type Launches = readonly Example<typeof launchMachine>[];

const asking: Launches = [
  { name: 'nothing is open at first', way: [], leads: 'idle' },
  {
    name: 'a member who picks a game has it opened by the gateway',
    way: launching,
    leads: 'launching',
    and: (end) => opens(end, { username: 'ana', language: 'ES' }),
  },
  {
    name: 'LAU-01 a visitor who picks a game is asked to sign in first',
    way: ['picks a game'],
    leads: 'signingIn',
    and: (end) => emits(end, 'entry.wanted'),
  },
  {
    name: 'LAU-01 after signing in for a game, the member gets that game',
    way: ['picks a game', member],
    leads: 'launching',
    and: (end) => opens(end, { username: 'ana' }),
  },
  {
    name: 'a visitor who closes the login has no game waiting',
    way: ['picks a game', 'nobody is signed in'],
    leads: 'idle',
    and: (end) => emits(end, 'game.dropped') && end.to.snapshot.context.target === null,
  },
  {
    name: 'going to another screen while the login is open drops the waiting game',
    way: ['picks a game', 'goes to another screen', member],
    leads: 'idle',
  },
  {
    name: 'a game is opened in the current language',
    way: ['the language changes', ...launching],
    leads: 'launching',
    and: (end) => opens(end, { language: 'EN' }),
  },
  {
    name: 'a game is opened for the current account',
    way: [member, 'a demo account is signed in', 'picks a game'],
    leads: 'launching',
    and: (end) => opens(end, { username: 'demo' }),
  },
  {
    name: 'a launch that is given up leads to nothing, and its answer is not awaited',
    way: [...launching, 'gives up'],
    leads: 'idle',
    and: ({ effects }) => effects.stopped.includes('gameOpening'),
  },
  {
    name: 'LAU-03 going to another screen gives the launch up',
    way: [...launching, 'goes to another screen'],
    leads: 'idle',
    and: ({ effects }) => effects.stopped.includes('gameOpening'),
  },
];

const answers: Launches = [
  {
    name: 'an opened game is shown, and kept for a reload',
    way: playing,
    leads: 'playing',
    and: (end) =>
      emits(end, 'game.kept', 'navigate') && end.effects.started.some(({ id }) => id === 'roundTheGame'),
  },
  {
    name: 'an address without a host is shown at a host that the gateway announced',
    way: ['the gateway tells its hosts', ...launching, 'gameOpening: opened on any host'],
    leads: 'playing',
  },
  {
    name: 'an address without a host is not shown where no host is known',
    way: [...launching, 'gameOpening: opened on any host'],
    leads: 'refused',
    and: ({ to }) => to.snapshot.context.failure === null,
  },
  {
    name: 'IFR-01 an address outside the brand’s list is not shown',
    way: [...launching, 'gameOpening: opened elsewhere'],
    leads: 'refused',
  },
  {
    name: 'the page says that a game is under maintenance',
    way: refused,
    leads: 'refused',
    and: ({ to }) => to.snapshot.context.failure?.code === 'GAME_MAINTENANCE',
  },
  {
    name: 'the page says that a broken opening failed',
    way: [...launching, 'gameOpening: broke'],
    leads: 'refused',
    and: ({ to }) => to.snapshot.context.failure !== null,
  },
  {
    name: 'a launch under an ended session asks to sign in again',
    way: [...launching, 'gameOpening: session over'],
    leads: 'signingIn',
  },
  {
    name: 'after that the launch goes on by itself',
    way: [...launching, 'gameOpening: session over', member],
    leads: 'launching',
    and: (end) => opens(end),
  },
  {
    name: 'it does not go on for another account that comes in instead',
    way: [...launching, 'gameOpening: session over', 'a demo account is signed in'],
    leads: 'idle',
    and: (end) => emits(end, 'game.dropped') && end.to.snapshot.context.username === 'demo',
  },
  {
    name: 'a refused launch can be tried again',
    way: [...refused, 'tries again'],
    leads: 'launching',
    and: (end) => opens(end),
  },
  { name: 'a refused launch can be given up', way: [...refused, 'gives up'], leads: 'idle' },
  {
    name: 'going to another screen closes the refusal',
    way: [...refused, 'goes to another screen'],
    leads: 'idle',
  },
  {
    name: 'after a refusal another game can be picked, without the earlier reason',
    way: [...refused, 'picks the lobby of a lottery'],
    leads: 'launching',
    and: ({ to: { snapshot } }) =>
      snapshot.context.failure === null && snapshot.context.target?.kind === 'lobby',
  },
];

const leaving: Launches = [
  {
    name: 'leaving a game leads back, and the amounts are read again',
    way: [...playing, 'roundTheGame: left'],
    leads: 'idle',
    and: (end) => emits(end, 'game.dropped', 'stale', 'returned'),
  },
  {
    name: 'a game that breaks leads back in the same way',
    way: [...playing, 'roundTheGame: the round broke'],
    leads: 'idle',
    and: (end) => emits(end, 'game.dropped', 'stale', 'returned'),
  },
  {
    name: 'going to another screen leaves the game, and does not lead back',
    way: [...playing, 'goes to another screen'],
    leads: 'idle',
    and: (end) => emits(end, 'game.dropped', 'stale') && !emits(end, 'returned'),
  },
  {
    name: 'a game that the player wants opened again goes to the next host',
    way: [...playing, 'roundTheGame: wants it opened again'],
    leads: 'launching',
    and: (end) => opens(end) && end.to.snapshot.context.given === 1,
  },
  {
    name: 'a game that can’t be opened again is not shown at its old address',
    way: [...playing, 'roundTheGame: wants it opened again', 'gameOpening: broke'],
    leads: 'refused',
  },
  {
    name: 'another game can be picked from a game',
    way: [...playing, 'picks the lobby of a lottery'],
    leads: 'launching',
  },
  {
    name: 'signing out while playing closes the game',
    way: [...playing, 'nobody is signed in'],
    leads: 'idle',
    and: (end) => emits(end, 'game.dropped') && end.to.snapshot.context.account === null,
  },
];

const declaring = [...launching, 'gameOpening: nothing declared'];
const over = [...playing, 'roundTheGame: its session is over'];

const protecting: Launches = [
  {
    name: 'a launch without a declared session asks for it first',
    way: declaring,
    leads: 'declaring',
    and: (end) => end.effects.started.some(({ id }) => id === 'declare'),
  },
  {
    name: 'the launch goes on by itself once the session is declared',
    way: [...declaring, 'declare: declares'],
    leads: 'launching',
    and: (end) => opens(end),
  },
  {
    name: 'a second refusal straight after the sheet is said, with the gateway’s reason',
    way: [...declaring, 'declare: declares', 'gameOpening: nothing declared'],
    leads: 'refused',
    and: ({ to }) => to.snapshot.context.failure?.code === 'PROTECTION_RULE',
  },
  {
    name: 'trying again after that brings the sheet once more',
    way: [
      ...declaring,
      'declare: declares',
      'gameOpening: nothing declared',
      'tries again',
      'gameOpening: nothing declared',
    ],
    leads: 'declaring',
  },
  {
    name: 'whoever gives up declaring stays on the page, without a game',
    way: [...declaring, 'declare: gives up declaring'],
    leads: 'idle',
    and: (end) => emits(end, 'game.dropped') && !emits(end, 'returned'),
  },
  {
    name: 'a sheet that breaks leaves no game waiting',
    way: [...declaring, 'declare: the sheet broke'],
    leads: 'idle',
    and: (end) => emits(end, 'game.dropped'),
  },
  {
    name: 'a game whose session is over is closed, and the page says what the session was',
    way: over,
    leads: 'sessionOver',
    and: (end) => emits(end, 'stale', 'game.unheard') && end.to.snapshot.context.over !== null,
  },
  {
    name: 'from there another session can be begun',
    way: [...over, 'tries again'],
    leads: 'launching',
    and: (end) => opens(end),
  },
  {
    name: 'from there the way leads back',
    way: [...over, 'has seen that it is over'],
    leads: 'idle',
    and: (end) => emits(end, 'returned') && end.to.snapshot.context.over === null,
  },
];

const reloading: Launches = [
  {
    name: 'the page of a game asks the tab what was open',
    way: [atGame],
    leads: 'recalling',
    and: (end) => emits(end, 'game.asked'),
  },
  {
    name: 'a game that was open waits until the person is known',
    way: reloaded,
    leads: 'resuming',
  },
  {
    name: 'a member gets the game that was open',
    way: [...reloaded, member],
    leads: 'launching',
    and: (end) => opens(end),
  },
  {
    name: 'a game that was open is opened at once in a known session',
    way: [member, ...reloaded],
    leads: 'launching',
    and: (end) => opens(end),
  },
  {
    name: 'going to another screen before that drops the game',
    way: [...reloaded, 'goes to another screen'],
    leads: 'idle',
    and: (end) => emits(end, 'game.dropped'),
  },
  {
    name: 'giving up the wait drops the game, and a member found later gets no launch',
    way: [...reloaded, 'gives up', member],
    leads: 'idle',
  },
  {
    name: 'the tab’s late answer does not bring back a person who went to another screen',
    way: [member, atGame, 'goes to another screen', 'the tab had a game open'],
    leads: 'idle',
  },
  {
    name: 'IFR-02 a game of a strange host is forgotten',
    way: [atGame, 'the tab had a game of a strange host'],
    leads: 'idle',
    and: (end) => emits(end, 'game.dropped'),
  },
  {
    name: 'a page of a game without an open game waits for nothing',
    way: [atGame, 'the tab had no game open'],
    leads: 'idle',
  },
];

/** The accepted ways of launching. */
export const launchExamples: Launches = [...asking, ...answers, ...protecting, ...leaving, ...reloading];
