import { expect } from '@playwright/test';
import { openHome, pickGame, standInGame } from '#assurance/browser/game.ts';
import { freeze, hold } from '#assurance/browser/scenes.ts';
import { over, passed, type Scene } from '#assurance/browser/stage.ts';
import { type Arrival, defineModel } from '#assurance/walk/model.ts';
import { defineProof } from '#assurance/walk/proof.ts';
import { gameWithSessionMachine } from '#machines/games/game-with-session.machine.ts';
import { broke } from '../../kit/models/failures.ts';
import { endedSession } from '../../kit/models/play-sessions.ts';

const address = 'https://games.example/play';
const starts = ({ effects }: Pick<Arrival, 'effects'>, actor: string) =>
  effects.started.some(({ id }) => id === actor);
const running = ({ snapshot }: { readonly snapshot: { readonly children: object } }, actor: string) =>
  actor in snapshot.children;

const gameWithSessionModel = defineModel({
  id: 'roundTheGame',
  machine: gameWithSessionMachine,
  inputs: {
    'play for money': { address, real: true },
    'free play': { address, real: false },
  },
  answers: {
    play: { left: { done: { next: 'left' } }, 'wants it opened again': { done: { next: 'again' } }, broke },
    playSession: { 'it is over': { done: { session: endedSession } }, broke },
  },
  project: ({ real, next, session }) => ({ real, next, session: session?.state ?? null }),
  properties: [
    {
      name: 'no game for money is in its frame without its session of play',
      fault: { 'states/choosing/always/0/target': 'free' },
      state: ({ snapshot }) =>
        !snapshot.context.real || !running({ snapshot }, 'play') || running({ snapshot }, 'playSession'),
    },
    {
      name: 'the game closes when its session of play is over',
      fault: { 'states/both/invoke/1/onDone/target': undefined },
      edge: ({ step, to }) => step.name !== 'it is over' || to.snapshot.status === 'done',
    },
    {
      name: 'free play has no session of play',
      fault: { 'states/choosing/always/0/guard': undefined },
      state: ({ snapshot }) => snapshot.context.real || !running({ snapshot }, 'playSession'),
    },
  ],
  examples: [
    {
      name: 'a game for money comes with its session of play',
      way: [],
      leads: 'both',
      and: (end) => starts(end, 'play') && starts(end, 'playSession'),
    },
    {
      name: 'free play is the game alone',
      given: 'free play',
      way: [],
      leads: 'free',
      and: (end) => starts(end, 'play') && !starts(end, 'playSession'),
    },
    {
      name: 'a session that is over is told to whoever launched the game',
      way: ['playSession: it is over'],
      leads: 'left',
      and: ({ to }) => to.snapshot.context.next === 'over' && to.snapshot.context.session !== null,
    },
    {
      name: 'a player who leaves does not end the session of play',
      way: ['play: left'],
      leads: 'left',
      and: ({ to }) => to.snapshot.context.next === 'left' && to.snapshot.context.session === null,
    },
    {
      name: 'a player who wants the game opened again is not sent back',
      way: ['play: wants it opened again'],
      leads: 'left',
      and: ({ to }) => to.snapshot.context.next === 'again',
    },
    {
      name: 'free play that is left ends, too',
      given: 'free play',
      way: ['play: wants it opened again'],
      leads: 'left',
      and: ({ to }) => to.snapshot.context.next === 'again',
    },
    { name: 'a game for money that breaks is left', way: ['play: broke'], leads: 'left' },
    {
      name: 'a game for money whose session of play breaks is left',
      way: ['playSession: broke'],
      leads: 'left',
    },
    { name: 'free play that breaks is left', given: 'free play', way: ['play: broke'], leads: 'left' },
  ],
});

const game = standInGame();
const bar = ({ page }: Scene, name: string) => page.getByRole('button', { name, exact: true }).first();
const defect = 'a child breaks by a defect only';

async function begin(scene: Scene, who: string): Promise<void> {
  await hold(scene, 'protection.session');
  await openHome(scene, game(), who);
  await pickGame(scene);
  await scene.sandbox.release('games.launch', game().launched);
  await shown(scene);
  await game().says(scene.page, 'ready');
  await freeze(scene);
}

const shown = ({ page }: Scene) => expect(page.getByRole('heading', { name: 'Juego' })).toBeAttached();

export const gameWithSessionProof = defineProof(gameWithSessionModel, {
  browser: {
    companion: game,
    starts: {
      'play for money': (scene) => begin(scene, 'member1'),
      'free play': (scene) => begin(scene, 'demo4'),
    },
    events: {},
    answers: {
      play: {
        left: (scene) => bar(scene, 'Salir').click(),
        'wants it opened again': (scene) => bar(scene, 'Abrir de nuevo').click(),
        broke: defect,
      },
      playSession: {
        'it is over': ({ sandbox }) =>
          sandbox.release('protection.session', {
            status: 200,
            body: { success: true, value: { session: endedSession } },
          }),
        broke: defect,
      },
    },
    shows: { choosing: passed, both: shown, free: shown, left: over },
  },
  gaps: {
    wire: {
      'both · play error -> left': 'defect',
      'both · playSession error -> left': 'defect',
      'free · play error -> left': 'defect',
    },
    browser: {
      'both · play error -> left': 'defect',
      'both · playSession error -> left': 'defect',
      'free · play error -> left': 'defect',
    },
  },
});
