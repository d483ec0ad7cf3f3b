import { expect } from '@playwright/test';
import type { AnyMachineSnapshot } from 'xstate';
import { searchMachine } from '#machines/games/search.machine.ts';
import { ready } from '../../kit/journeys/ui.ts';
import { late, lost } from '../../kit/models/failures.ts';
import { freeze, hold } from '../browser/scenes.ts';
import { answerText, breakThread, catchUp, sayIndex, standIn } from '../browser/search-thread.ts';
import { byCall, type Scene } from '../browser/stage.ts';
import { defineModel } from '../model.ts';
import { defineProof } from '../proof.ts';
import { ofPage } from '../scenarios/openings.ts';

const luna = { text: 'luna', vassalage: null };
const lunar = { text: 'lunar', vassalage: null };
const answer = { hits: [{ gameId: 'g1', gameName: 'Luna', vassalage: 'PG' }], total: 1 };

const searchModel = defineModel({
  id: 'search',
  machine: searchMachine,
  inputs: { 'the slots in Spanish': { gameType: 'RNG', language: 'ES' } },
  events: {
    'comes near the field': { type: 'field.entered' },
    'types luna': { type: 'question.changed', question: luna },
    'types lunar': { type: 'question.changed', question: lunar },
    'empties the field': { type: 'question.changed', question: { text: '', vassalage: null } },
    'the index is ready': { type: 'search.ready' },
    'there is no index yet': { type: 'search.lacking' },
    'the thread broke': { type: 'search.failed' },
    'luna is answered': { type: 'search.found', question: luna, answer },
    'lunar is answered': { type: 'search.found', question: lunar, answer: { hits: [], total: 0 } },
  },
  fromOutside: [
    'the index is ready',
    'there is no index yet',
    'the thread broke',
    'luna is answered',
    'lunar is answered',
  ],
  answers: { fetchNames: { 'one name': { done: { names: [['g1', 'Luna', 'PG']] } }, lost, late } },
  project: ({ question, answered, answer, settled }) => ({
    question: question.text,
    answered: answered?.text ?? null,
    total: answer.total,
    settled: settled.length,
  }),
  properties: [
    {
      name: 'NET-03 the games shown as found answer the newest question',
      fault: { 'states/ready/states/asking/on/search.found/guard': undefined },
      state: ({ snapshot }) => {
        const { question, answer } = snapshot.context;
        const shown = snapshot.matches({ ready: 'found' }) || snapshot.matches({ ready: 'settled' });
        return !shown || answer.total === (question.text === 'luna' ? 1 : 0);
      },
    },
    {
      name: 'no names are fetched before the person searches',
      fault: { 'states/resting/on/question.changed/0/guard': undefined },
      path: {
        start: 'uninterested',
        next: (interest: string, { step, effects }) => {
          const comes = ['comes near the field', 'types luna', 'types lunar'].includes(step.name);
          const now = comes ? 'interested' : interest;
          const fetched = effects.started.some(({ id }) => id === 'fetchNames');
          return fetched && now === 'uninterested' ? false : now;
        },
      },
    },
    {
      name: 'names that arrive are not fetched again',
      fault: { 'states/unable/on/field.entered': 'fetching', 'states/indexing/on/search.failed': 'fetching' },
      path: {
        start: 'not yet',
        next: (have: string, { step, effects }) => {
          if (step.name === 'there is no index yet') return 'not yet';
          const fetched = effects.started.some(({ id }) => id === 'fetchNames');
          if (fetched && have === 'came') return false;
          return step.kind === 'answer' && 'done' in step.answer ? 'came' : have;
        },
      },
    },
    {
      name: 'typed text is never lost, whatever fails',
      fault: { 'states/fetching/on/question.changed/actions': undefined },
      edge: ({ step, to }) =>
        !step.name.startsWith('types ') || `types ${to.snapshot.context.question.text}` === step.name,
    },
  ],
});

const field = ({ page }: Scene) => page.getByRole('searchbox', { name: 'Buscar un juego' });
const textOf = ({ context }: AnyMachineSnapshot): string => context.question.text;
const at =
  (...states: readonly (string | object)[]) =>
  (snapshot: AnyMachineSnapshot) =>
    states.some((state) => snapshot.matches(state as never));

const type = (text: string) => ({
  when: (snapshot: AnyMachineSnapshot) => !snapshot.matches('resting') && textOf(snapshot) !== text,
  how: (scene: Scene) => field(scene).fill(text),
});
const answered = (text: string, hits: readonly string[]) => ({
  when: (snapshot: AnyMachineSnapshot) =>
    snapshot.matches({ ready: 'asking' } as never) && textOf(snapshot) === text,
  how: (scene: Scene) =>
    answerText(scene, text, {
      hits: hits.map((gameId) => ({ gameId, gameName: 'Luna', vassalage: 'PG' })),
      total: hits.length,
    }),
});

export const searchProof = defineProof(searchModel, {
  browser: {
    starts: {
      'the slots in Spanish': async (scene) => {
        await standIn(scene);
        await hold(scene, 'games.names');
        await scene.page.goto('/rng');
        await ready(scene.page);
        await expect(field(scene)).toBeVisible();
        await expect(scene.page.getByRole('list', { name: 'Juegos de Slots' })).toBeVisible();
        await freeze(scene);
      },
    },
    events: {
      'comes near the field': {
        when: at('resting', 'unable'),
        how: async (scene) => {
          await catchUp(scene);
          await field(scene).blur();
          await field(scene).focus();
        },
      },
      'types luna': type('luna'),
      'types lunar': type('lunar'),
      'empties the field': type(''),
      'the index is ready': { when: at('opening', 'indexing'), how: (scene) => sayIndex(scene, 'ready') },
      'there is no index yet': { when: at('opening'), how: (scene) => sayIndex(scene, 'lacking') },
      'the thread broke': { when: at('opening', 'indexing', { ready: 'asking' }), how: breakThread },
      'luna is answered': answered('luna', ['g1']),
      'lunar is answered': answered('lunar', []),
    },
    answers: { fetchNames: byCall('games.names', searchModel.answers?.fetchNames) },
    shows: {
      resting: (scene) => expect(field(scene)).toHaveValue(''),
      opening: (scene) => expect(field(scene)).toBeFocused(),
      fetching: (scene) => expect(field(scene)).toBeEditable(),
      indexing: (scene) => expect(field(scene)).toBeEditable(),
      'ready.idle': (scene) => expect(field(scene)).toHaveValue(''),
      'ready.asking': (scene) => expect(field(scene)).not.toHaveValue(''),
      'ready.found': (scene) => expect(field(scene)).not.toHaveValue(''),
      'ready.settled': (scene) => expect(field(scene)).not.toHaveValue(''),
      unable: (scene) => expect(field(scene)).toBeEditable(),
    },
    echoes: ['resting · question.changed [1] -> (stays)'],
  },
  gaps: {
    browser: {
      'resting · question.changed [0] if something -> opening': {
        en: 'a link with a text searches as the page opens, before the tour begins: the journey of game lists shows it',
        es: 'un enlace con un texto busca al abrirse la página, antes de que empiece el recorrido: lo muestra el recorrido de las salas',
      },
    },
  },
  openings: [ofPage('/rng', { who: null })],
});
