import { expect } from '@playwright/test';
import { openHome, pickGame, standInGame } from '#assurance/browser/game.ts';
import { freeze, hold } from '#assurance/browser/scenes.ts';
import { byCall, over, type Scene } from '#assurance/browser/stage.ts';
import { defineModel } from '#assurance/walk/model.ts';
import { plain } from '#assurance/walk/plain.ts';
import { defineProof } from '#assurance/walk/proof.ts';
import { noPlayMachine } from '#machines/protection/no-play.machine.ts';
import { absent, endedToken, late, lost } from '../../kit/models/failures.ts';
import { declaredSession, endedSession, endingSession, openSession } from '../../kit/models/play-sessions.ts';

const key = 'a-key-of-the-sheet';
const unknown = { lost, late, 'session over': endedToken };
/** Milliseconds until it is asked again, by how many times that was in vain. */
const waits = [3_000, 6_000, 12_000, 24_000, 48_000];
const toLooking = ['outcome: it happened'];
const toEnding = [...toLooking, 'session: another one is open'];

const noPlayModel = defineModel({
  id: 'noPlay',
  machine: noPlayMachine,
  inputs: { 'a declaration was sent': { key } },
  events: { 'asks again': { type: 'look.asked' }, leaves: { type: 'given.up' } },
  answers: {
    outcome: {
      'it happened': { done: { state: 'done', value: declaredSession } },
      'it did not happen': { done: { state: 'none' } },
      'it is still running': { done: { state: 'running' } },
      'there is no such question': absent,
      ...unknown,
    },
    session: {
      'the declared one is open': { done: { session: declaredSession } },
      'another one is open': { done: { session: openSession } },
      'there is none': { done: { session: null } },
      'the last one is ending': { done: { session: endingSession } },
      'the last one has ended': { done: { session: endedSession } },
      ...unknown,
    },
    end: { 'it ends': { done: endedSession }, ...unknown },
  },
  properties: [
    {
      name: 'while nobody knows, it is asked again by itself: after three seconds, and then less and less often',
      fault: { 'delays/lookAgain': 3_000 },
      state: ({ snapshot, timers }) =>
        !snapshot.matches('untold') || timers.some(({ delay }) => delay === waits[snapshot.context.asked]),
    },
    {
      name: 'the session that ends is the one that the gateway says is open',
      fault: { 'states/ending/invoke/input': () => ({ sessionId: 'some-session' }) },
      edge: ({ step, effects }) =>
        effects.started
          .filter(({ id }) => id === 'end')
          .every(({ input }) => {
            const open = step.name === 'another one is open' ? openSession : declaredSession;
            return (input as { sessionId: string }).sessionId === open.sessionId;
          }),
    },
    {
      name: 'nothing is over while the gateway may still open what was declared, or a session is open',
      fault: { 'states/asking/invoke/onDone/0/target': 'looking' },
      edge: ({ from, step, to }) => {
        if (from.snapshot.matches('asking'))
          return (
            !to.snapshot.matches('looking') ||
            !['it is still running', ...Object.keys(unknown)].includes(step.name)
          );
        return (
          !to.snapshot.matches('over') ||
          ['there is none', 'the last one is ending', 'the last one has ended', 'it ends'].includes(step.name)
        );
      },
    },
  ],
  examples: [
    {
      name: 'what became of the key is asked first',
      way: [],
      leads: 'asking',
      and: ({ effects }) => effects.started.some(({ input }) => plain(input) === plain({ key })),
    },
    { name: 'the session that is open ends', way: [...toEnding, 'end: it ends'], leads: 'over' },
    {
      name: 'also another than the declared one',
      way: toEnding,
      leads: 'ending',
      and: ({ to }) => to.snapshot.context.sessionId === openSession.sessionId,
    },
    {
      name: 'where nothing was opened under the key, an older session that is open ends, too',
      way: ['outcome: it did not happen', 'session: another one is open'],
      leads: 'ending',
    },
    {
      name: 'a gateway that can’t say what became of a key is asked for the session',
      way: ['outcome: there is no such question'],
      leads: 'looking',
    },
    { name: 'where none is open nothing ends', way: [...toLooking, 'session: there is none'], leads: 'over' },
    {
      name: 'a session that is ending already needs nothing',
      way: [...toLooking, 'session: the last one is ending'],
      leads: 'over',
    },
    {
      name: 'while it is still running it is asked again',
      way: ['outcome: it is still running'],
      leads: 'untold',
    },
    { name: 'what nobody could ask is said', way: ['outcome: lost'], leads: 'untold' },
    { name: 'what nobody could look at is said', way: [...toLooking, 'session: lost'], leads: 'untold' },
    { name: 'what could not be ended is said', way: [...toEnding, 'end: lost'], leads: 'untold' },
    {
      name: 'it is asked again by itself, from the beginning',
      way: ['outcome: lost', 'after lookAgain (untold)'],
      leads: 'asking',
    },
    {
      name: 'it is asked again on request, and counted',
      way: ['outcome: lost', 'asks again'],
      leads: 'asking',
      and: ({ to }) => to.snapshot.context.asked === 1,
    },
    { name: 'who does not want to wait leaves', way: ['outcome: lost', 'leaves'], leads: 'left' },
  ],
});

const game = standInGame();
const dialog = ({ page }: Scene) => page.getByRole('dialog', { name: 'Antes de jugar' });
const press = (name: string) => (scene: Scene) =>
  dialog(scene).getByRole('button', { name, exact: true }).last().click();
const looking = (scene: Scene) =>
  expect(dialog(scene).getByText('Viendo si quedó una sesión abierta')).toBeVisible();

/** A session is declared, its answer waits at the sandbox, and the member does not play after all. */
async function begin(scene: Scene): Promise<void> {
  await hold(
    scene,
    'protection.openSession',
    'protection.session',
    'protection.endSession',
    'wallet.outcome',
  );
  await scene.sandbox.setConfig({ protection: { market: 'ES' } });
  await openHome(scene, game(), 'member1');
  await pickGame(scene);
  await scene.sandbox.release('games.launch', {
    status: 422,
    body: { success: false, code: 'PROTECTION_RULE', value: { rule: 'undeclared', noticeSince: null } },
  });
  await dialog(scene).getByLabel('Tiempo máximo').fill('45');
  await dialog(scene).getByLabel('Pérdida máxima').fill('20');
  await dialog(scene).getByLabel('Avisarme de cómo va la sesión').selectOption('15');
  await press('Empezar la sesión')(scene);
  await scene.sandbox.held('protection.openSession');
  await freeze(scene);
  await press('No jugar ahora')(scene);
}

export const noPlayProof = defineProof(noPlayModel, {
  browser: {
    companion: game,
    starts: { 'a declaration was sent': begin },
    events: { 'asks again': press('Volver a mirar'), leaves: press('Salir sin esperar') },
    answers: {
      outcome: byCall('wallet.outcome', noPlayModel.answers?.outcome),
      session: byCall('protection.session', noPlayModel.answers?.session),
      end: byCall('protection.endSession', noPlayModel.answers?.end),
    },
    shows: {
      asking: looking,
      looking,
      ending: looking,
      untold: (scene) =>
        expect(
          dialog(scene).getByRole('heading', { name: 'No sabemos si quedó una sesión abierta' }),
        ).toBeVisible(),
      over,
      left: over,
    },
  },
});
