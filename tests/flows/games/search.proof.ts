import { expect } from '@playwright/test';
import type { AnyMachineSnapshot } from 'xstate';
import { freeze, hold } from '#assurance/browser/scenes.ts';
import { answerText, breakThread, catchUp, sayIndex, standIn } from '#assurance/browser/search-thread.ts';
import { byCall, type Scene } from '#assurance/browser/stage.ts';
import { ofPage } from '#assurance/scenarios/openings.ts';
import { type Arrival, defineModel, type Example } from '#assurance/walk/model.ts';
import { defineProof } from '#assurance/walk/proof.ts';
import { searchMachine } from '#machines/games/search.machine.ts';
import { ready } from '../../kit/journeys/ui.ts';
import { late, lost } from '../../kit/models/failures.ts';
import { told, waitsFor } from '../arrivals.ts';

const luna = { text: 'luna', vassalage: null };
const lunar = { text: 'lunar', vassalage: null };
const answer = { hits: [{ gameId: 'g1', gameName: 'Luna', vassalage: 'PG' }], total: 1 };

const fetching = ['comes near the field', 'there is no index yet'];
const indexing = [...fetching, 'fetchNames: one name'];
const asking = ['types luna', 'the index is ready'];
const found = [...asking, 'luna is answered'];

const searchModel = defineModel({
  id: 'search',
  machine: searchMachine,
  inputs: { 'the slots in Spanish': { gameType: 'RNG', language: 'ES' } },
  events: {
    'comes near the field': { type: 'field.entered' },
    'types luna': { type: 'question.changed', question: luna },
    'types lunar': { type: 'question.changed', question: lunar },
    'empties the field': { type: 'question.changed', question: { text: '', vassalage: null } },
    'picks a maker': { type: 'question.changed', question: { text: '', vassalage: 'PG' } },
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
  examples: [
    { name: 'an empty question fetches nothing', way: ['empties the field'], leads: 'resting' },
    {
      name: 'the browser is asked for its index as soon as somebody comes near the field',
      way: ['comes near the field'],
      leads: 'opening',
      and: (end) => told('search.opened')(end) && waitsFor(15_000)(end),
    },
    {
      name: 'it is asked for its index also by typing',
      way: ['types luna'],
      leads: 'opening',
      and: told('search.opened'),
    },
    {
      name: 'names that came are handed to the thread',
      way: indexing,
      leads: 'indexing',
      and: (end) => told('search.indexed')(end) && waitsFor(15_000)(end),
    },
    {
      name: 'an index that the browser has can be asked',
      way: ['comes near the field', 'the index is ready'],
      leads: 'ready.idle',
    },
    {
      name: 'an index that was made can be asked',
      way: [...indexing, 'the index is ready'],
      leads: 'ready.idle',
    },
    {
      name: 'what was typed meanwhile is asked once the index is there',
      way: asking,
      leads: 'ready.asking',
      and: (end) => told('search.asked')(end) && waitsFor(15_000)(end),
    },
    {
      name: 'what is found is shown, and its pictures come after a pause in typing',
      way: found,
      leads: 'ready.found',
      and: waitsFor(250),
    },
    {
      name: 'after a pause the games that were found keep still',
      way: [...found, 'after pause (ready.found)'],
      leads: 'ready.settled',
      and: ({ to }) => to.snapshot.context.settled.length === 1,
    },
    ...[
      { at: 'while it is asked', way: asking },
      { at: 'where something was found', way: found },
    ].flatMap(({ at, way }): Example<typeof searchMachine>[] => [
      {
        name: `an emptied field shows nothing (${at})`,
        way: [...way, 'empties the field'],
        leads: 'ready.idle',
      },
      { name: `another question is asked (${at})`, way: [...way, 'types lunar'], leads: 'ready.asking' },
      {
        name: `a broken thread leaves the search to the gateway (${at})`,
        way: [...way, 'the thread broke'],
        leads: 'unable',
      },
    ]),
    ...[
      { what: 'nothing is opened in time', way: ['comes near the field', 'after patience (opening)'] },
      { what: 'the thread breaks at once', way: ['comes near the field', 'the thread broke'] },
      { what: 'the names can’t be fetched', way: [...fetching, 'fetchNames: lost'] },
      { what: 'no index is made in time', way: [...indexing, 'after patience (indexing)'] },
      { what: 'the thread breaks over its index', way: [...indexing, 'the thread broke'] },
      { what: 'a question stays unanswered', way: [...asking, 'after patience (ready.asking)'] },
    ].flatMap(({ what, way }): Example<typeof searchMachine>[] => [
      { name: `the search is left to the gateway when ${what}`, way, leads: 'unable' },
      {
        name: `the index is tried again by coming near when ${what}`,
        way: [...way, 'comes near the field'],
        leads: 'opening',
      },
    ]),
    ...[
      { at: 'opening', way: ['comes near the field'] },
      { at: 'fetching', way: fetching },
      { at: 'indexing', way: indexing },
      { at: 'unable', way: [...fetching, 'fetchNames: lost'] },
    ].map(({ at, way }) => ({
      name: `what is typed is kept, and changes nothing else (${at})`,
      way: [...way, 'types lunar'],
      leads: at,
      and: ({ to, effects }: Arrival<typeof searchMachine>) =>
        to.snapshot.context.question.text === lunar.text &&
        effects.armed.length === 0 &&
        effects.started.length === 0,
    })),
    {
      name: 'an empty question is kept as one',
      way: ['types luna', 'empties the field'],
      leads: 'opening',
      and: ({ to }) => to.snapshot.context.question.text === '',
    },

    {
      name: 'a maker that is picked before anything is typed is kept',
      way: ['picks a maker'],
      leads: 'resting',
      and: ({ to }) => to.snapshot.context.question.vassalage === 'PG',
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
      'picks a maker': 'the journey of game lists picks one: it is no part of the field',
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
  openings: [
    ofPage('/rng', { who: null }),
    // By a link with a text the product comes this far by itself: told of it, it would still hear what the thread says.
    ofPage('/rng?q=luna', { who: null, settled: 'ready.found', only: ['ready.found', 'ready.settled'] }),
  ],
});
