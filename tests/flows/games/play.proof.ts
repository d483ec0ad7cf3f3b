import { expect } from '@playwright/test';
import { openHome, pickGame, refusedDialog, standInGame } from '#assurance/browser/game.ts';
import { freeze } from '#assurance/browser/scenes.ts';
import type { Scene } from '#assurance/browser/stage.ts';
import { defineModel, type Example } from '#assurance/walk/model.ts';
import { defineProof } from '#assurance/walk/proof.ts';
import { playMachine } from '#machines/games/play.machine.ts';

const playModel = defineModel({
  id: 'play',
  machine: playMachine,
  inputs: { 'an address that was checked': { address: 'https://games.example/play' } },
  events: {
    'a page comes into the frame': { type: 'frame.loaded' },
    'the game says that it is ready': { type: 'frame.said', what: 'ready' },
    'the game says that the balance changed': { type: 'frame.said', what: 'balance' },
    'the game says that its player leaves': { type: 'frame.said', what: 'leave' },
    'the game says that it failed': { type: 'frame.said', what: 'error' },
    'sees that the game is there': { type: 'notice.closed' },
    'fills the screen': { type: 'screen.filled' },
    'opens it again': { type: 'reload.clicked' },
    leaves: { type: 'leave.clicked' },
  },
  fromOutside: [
    'a page comes into the frame',
    'the game says that it is ready',
    'the game says that the balance changed',
    'the game says that its player leaves',
    'the game says that it failed',
  ],
  project: ({ next }) => next,
  properties: [
    {
      name: 'IFR-06 the page says so when a frame stays empty',
      fault: { 'states/awaited/after/page': 'shown' },
      edge: ({ step, to }) => step.kind !== 'timer' || to.snapshot.hasTag('refused'),
    },
    {
      name: 'the product stops listening to a game that ends, whether the person or the game ended it',
      fault: { exit: undefined },
      edge: ({ to, effects }) =>
        to.snapshot.status !== 'done' || effects.emitted.some(({ type }) => type === 'game.unheard'),
    },
    {
      name: 'a game is opened again only when the person asks for it',
      fault: { 'on/leave.clicked': { target: '.ended', actions: 'openAgain' } },
      edge: ({ step, to }) =>
        to.snapshot.context.next === 'left' ||
        (step.kind === 'event' && step.event.type === 'reload.clicked'),
    },
    {
      name: 'the balance is read again when the game says that it changed',
      fault: { 'on/frame.said/3/actions': undefined },
      edge: ({ step, effects }) =>
        step.name !== 'the game says that the balance changed' ||
        effects.emitted.some(({ type }) => type === 'stale'),
    },
  ],
  examples: [
    {
      name: 'a game is listened to from the start, and its page is waited for',
      way: [],
      leads: 'awaited',
      and: ({ to, effects }) =>
        effects.emitted.some(({ type }) => type === 'game.heard') &&
        to.timers.some(({ delay }) => delay === 20_000),
    },
    {
      name: 'once its page is there its word is waited for',
      way: ['a page comes into the frame'],
      leads: 'silent',
      and: ({ to }) => to.timers.some(({ delay }) => delay === 10_000),
    },
    { name: 'a frame that stays empty is said to be so', way: ['after page (awaited)'], leads: 'doubtful' },
    {
      name: 'a game that says nothing is said to be so',
      way: ['a page comes into the frame', 'after word (silent)'],
      leads: 'doubtful',
    },
    {
      name: 'a player who sees the game closes the message',
      way: ['after page (awaited)', 'sees that the game is there'],
      leads: 'shown',
    },
    ...[
      { at: 'awaited', way: [] },
      { at: 'silent', way: ['a page comes into the frame'] },
      { at: 'doubtful', way: ['the game says that it failed'] },
      { at: 'shown', way: ['the game says that it is ready'] },
    ].flatMap(({ at, way }): Example<typeof playMachine>[] => [
      {
        name: `a game that is ready is shown (${at})`,
        way: [...way, 'the game says that it is ready'],
        leads: 'shown',
      },
      {
        name: `a game that failed says so (${at})`,
        way: [...way, 'the game says that it failed'],
        leads: 'doubtful',
      },
      {
        name: `a game may end by itself (${at})`,
        way: [...way, 'the game says that its player leaves'],
        leads: 'ended',
      },
      { name: `a player may leave (${at})`, way: [...way, 'leaves'], leads: 'ended' },
      {
        name: `a game is opened again on request (${at})`,
        way: [...way, 'opens it again'],
        leads: 'ended',
        and: ({ to }) => to.snapshot.output?.next === 'again',
      },
      {
        name: `a game fills the screen, and goes on (${at})`,
        way: [...way, 'fills the screen'],
        leads: at,
        and: ({ effects }) =>
          effects.emitted.some(({ type }) => type === 'game.filled') && effects.armed.length === 0,
      },
      {
        name: `a round that ended is told, and the game goes on (${at})`,
        way: [...way, 'the game says that the balance changed'],
        leads: at,
        and: ({ effects }) =>
          effects.emitted.some(({ type }) => type === 'round.ended') && effects.armed.length === 0,
      },
    ]),
  ],
});

const game = standInGame();
const button = ({ page }: Scene, name: string) => page.getByRole('button', { name, exact: true });
const doubt = ({ page }: Scene) => page.getByText('El juego no responde.');
const coming = ({ page }: Scene) => page.getByText('El juego está llegando…');
const says =
  (what: string) =>
  ({ page }: Scene) =>
    game().says(page, what);

export const playProof = defineProof(playModel, {
  browser: {
    companion: game,
    starts: {
      'an address that was checked': async (scene) => {
        game().hold();
        await openHome(scene, game(), 'member1');
        await pickGame(scene);
        await scene.sandbox.release('games.launch', game().launched);
        await expect(coming(scene)).toBeVisible();
        await game().frameOf(scene.page);
        await freeze(scene);
      },
    },
    events: {
      'a page comes into the frame': async () => game().letGo(),
      'the game says that it is ready': says('ready'),
      'the game says that the balance changed': says('balance'),
      'the game says that its player leaves': says('leave'),
      'the game says that it failed': says('error'),
      'sees that the game is there': (scene) => button(scene, 'Lo veo bien').click(),
      'fills the screen': (scene) => button(scene, 'Pantalla completa').click(),
      'opens it again': (scene) => button(scene, 'Abrir de nuevo').first().click(),
      leaves: (scene) => button(scene, 'Salir').first().click(),
    },
    answers: {},
    shows: {
      awaited: (scene) => expect(coming(scene)).toBeVisible(),
      silent: (scene) => expect(coming(scene)).toHaveCount(0),
      doubtful: (scene) => expect(doubt(scene)).toBeVisible(),
      shown: (scene) => expect(doubt(scene)).toHaveCount(0),
      ended: (scene) => expect(refusedDialog(scene)).toHaveCount(0),
    },
  },
  unmet: { awaited: 'a page comes into the frame at once' },
});
