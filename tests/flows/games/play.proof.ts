import { expect } from '@playwright/test';
import { playMachine } from '#machines/games/play.machine.ts';
import { openHome, pickGame, refusedDialog, standInGame } from '../browser/game.ts';
import { freeze } from '../browser/scenes.ts';
import type { Scene } from '../browser/stage.ts';
import { defineModel } from '../model.ts';
import { defineProof } from '../proof.ts';

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
