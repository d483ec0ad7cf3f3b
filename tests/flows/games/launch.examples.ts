import type { Opening } from '#machines/games/game-opening.rules.ts';
import type { launchMachine } from '#machines/games/launch.machine.ts';
import type { Arrival, Example } from '../model.ts';

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
    name: 'LAU-01 whoever has signed in for a game has that game opened',
    way: ['picks a game', member],
    leads: 'launching',
    and: (end) => opens(end, { username: 'ana' }),
  },
  {
    name: 'whoever ends up signed in as nobody has no game waiting',
    way: ['picks a game', 'nobody is signed in'],
    leads: 'idle',
    and: (end) => emits(end, 'game.dropped') && end.to.snapshot.context.target === null,
  },
  {
    name: 'who goes elsewhere while the login is open has no game waiting for it',
    way: ['picks a game', 'goes to another screen', member],
    leads: 'idle',
  },
  {
    name: 'a game is opened in the language of now',
    way: ['the language changes', ...launching],
    leads: 'launching',
    and: (end) => opens(end, { language: 'EN' }),
  },
  {
    name: 'a game is opened for the account of now',
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
    name: 'LAU-03 who goes elsewhere meanwhile has given the launch up',
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
    and: (end) => emits(end, 'game.kept', 'navigate') && end.effects.started.some(({ id }) => id === 'play'),
  },
  {
    name: 'an address without a host is shown at a host that the gateway told',
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
    name: 'IFR-01 an address elsewhere is not shown',
    way: [...launching, 'gameOpening: opened elsewhere'],
    leads: 'refused',
  },
  {
    name: 'a game under maintenance is said to be',
    way: refused,
    leads: 'refused',
    and: ({ to }) => to.snapshot.context.failure?.code === 'GAME_MAINTENANCE',
  },
  {
    name: 'an opening that breaks is said to have failed',
    way: [...launching, 'gameOpening: broke'],
    leads: 'refused',
    and: ({ to }) => to.snapshot.context.failure !== null,
  },
  {
    name: 'a session that has ended is signed in to anew',
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
    name: 'what was refused may be tried again',
    way: [...refused, 'tries again'],
    leads: 'launching',
    and: (end) => opens(end),
  },
  { name: 'what was refused may be given up', way: [...refused, 'gives up'], leads: 'idle' },
  {
    name: 'who goes elsewhere reads no refusal any more',
    way: [...refused, 'goes to another screen'],
    leads: 'idle',
  },
  {
    name: 'after a refusal another one may be picked, without the reason of before',
    way: [...refused, 'picks the lobby of a lottery'],
    leads: 'launching',
    and: ({ to: { snapshot } }) =>
      snapshot.context.failure === null && snapshot.context.target?.kind === 'lobby',
  },
];

const leaving: Launches = [
  {
    name: 'a game that is left leads back, and what playing changed is read anew',
    way: [...playing, 'play: left'],
    leads: 'idle',
    and: (end) => emits(end, 'game.dropped', 'stale', 'returned'),
  },
  {
    name: 'a game that breaks leads back in the same way',
    way: [...playing, 'play: broke'],
    leads: 'idle',
    and: (end) => emits(end, 'game.dropped', 'stale', 'returned'),
  },
  {
    name: 'who goes elsewhere has left the game, and is not led back',
    way: [...playing, 'goes to another screen'],
    leads: 'idle',
    and: (end) => emits(end, 'game.dropped', 'stale') && !emits(end, 'returned'),
  },
  {
    name: 'a game that is wanted anew is opened at the next host',
    way: [...playing, 'play: wants it anew'],
    leads: 'launching',
    and: (end) => opens(end) && end.to.snapshot.context.given === 1,
  },
  {
    name: 'a game that can’t be opened anew is not shown at its old address',
    way: [...playing, 'play: wants it anew', 'gameOpening: broke'],
    leads: 'refused',
  },
  {
    name: 'from one game another may be picked',
    way: [...playing, 'picks the lobby of a lottery'],
    leads: 'launching',
  },
  {
    name: 'who is signed out while playing has no game any more',
    way: [...playing, 'nobody is signed in'],
    leads: 'idle',
    and: (end) => emits(end, 'game.dropped') && end.to.snapshot.context.account === null,
  },
];

const reloading: Launches = [
  {
    name: 'who comes to the page of a game has the tab asked what was open',
    way: [atGame],
    leads: 'recalling',
    and: (end) => emits(end, 'game.asked'),
  },
  {
    name: 'a game that was open waits until it is known who is here',
    way: reloaded,
    leads: 'resuming',
  },
  {
    name: 'a member has the game that was open opened again',
    way: [...reloaded, member],
    leads: 'launching',
    and: (end) => opens(end),
  },
  {
    name: 'whose session is known already has it opened at once',
    way: [member, ...reloaded],
    leads: 'launching',
    and: (end) => opens(end),
  },
  {
    name: 'who goes elsewhere before that has nothing open',
    way: [...reloaded, 'goes to another screen'],
    leads: 'idle',
    and: (end) => emits(end, 'game.dropped'),
  },
  {
    name: 'who gives up waiting for it has nothing open, and nothing is launched when they turn out to be a member',
    way: [...reloaded, 'gives up', member],
    leads: 'idle',
  },
  {
    name: 'who went elsewhere before the tab answered is not fetched back by its answer',
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
    name: 'who comes to the page of a game and had none open waits for nothing',
    way: [atGame, 'the tab had no game open'],
    leads: 'idle',
  },
];

/** The accepted ways of launching. */
export const launchExamples: Launches = [...asking, ...answers, ...leaving, ...reloading];
