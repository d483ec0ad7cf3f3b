import { expect } from '@playwright/test';
import { passed, type Scene } from '#assurance/browser/stage.ts';
import { ofPage } from '#assurance/scenarios/openings.ts';
import { defineModel } from '#assurance/walk/model.ts';
import { defineProof } from '#assurance/walk/proof.ts';
import { helpSearchMachine } from '#machines/help/help-search.machine.ts';

const typed = (text: string, ...found: string[]) => ({ type: 'question.typed', text, found }) as const;

const helpSearchModel = defineModel({
  id: 'helpSearch',
  machine: helpSearchMachine,
  events: {
    'types a question': typed('retiro', 'withdraw', 'turnover'),
    'types what nothing answers': typed('xyzzy'),
    'types spaces': typed('  '),
    'clears the search': { type: 'search.cleared' },
    'the articles come': { type: 'articles.learned', found: ['withdraw'] },
    'the articles come in a language without these words': { type: 'articles.learned', found: [] },
  },
  fromOutside: ['the articles come', 'the articles come in a language without these words'],
  project: ({ question, found }) => ({ question, found }),
  properties: [
    {
      name: 'what is listed is what the last question found',
      fault: { 'on/question.typed/actions/1': undefined },
      edge: ({ step, to }) =>
        step.name !== 'types a question' ||
        (to.snapshot.matches('found') &&
          to.snapshot.context.found[0] === 'withdraw' &&
          to.snapshot.context.found.length === 2),
    },
    {
      name: 'the page says that nothing fits only when something is asked and nothing was found',
      fault: { 'states/judging/always/0/target': 'nothing' },
      state: ({ snapshot }) =>
        !snapshot.matches('nothing') ||
        (snapshot.context.question.trim() !== '' && snapshot.context.found.length === 0),
    },
    {
      name: 'what was typed stays when the articles come in another language',
      fault: { 'on/articles.learned/actions': 'clear' },
      edge: ({ step, from, to }) =>
        !step.name.startsWith('the articles come') ||
        to.snapshot.context.question === from.snapshot.context.question,
    },
    {
      name: 'a cleared search keeps nothing',
      fault: { 'on/search.cleared/actions': undefined },
      edge: ({ step, to }) =>
        step.name !== 'clears the search' ||
        (to.snapshot.matches('resting') &&
          to.snapshot.context.question === '' &&
          to.snapshot.context.found.length === 0),
    },
  ],
  examples: [
    { name: 'nothing is searched for at the beginning', way: [], leads: 'resting' },
    { name: 'spaces ask nothing', way: ['types spaces'], leads: 'resting' },
    {
      name: 'another language may answer no more',
      way: ['types a question', 'the articles come in a language without these words'],
      leads: 'nothing',
    },
    {
      name: 'articles that come late answer what was typed before',
      way: ['types what nothing answers', 'the articles come'],
      leads: 'found',
    },
  ],
});

const field = ({ page }: Scene) => page.getByRole('searchbox', { name: '¿Qué necesitas saber?' });
const results = ({ page }: Scene) => page.getByRole('region', { name: 'Respuestas encontradas' });
const type = (text: string) => (scene: Scene) => field(scene).fill(text);
const outside = 'they come as the page opens, and again in another language: the page of a tour is in one';

export const helpSearchProof = defineProof(helpSearchModel, {
  browser: {
    starts: {
      start: async (scene) => {
        await scene.page.goto('/helpmc');
        await expect(scene.page.getByRole('heading', { name: 'Retiros' })).toBeVisible();
      },
    },
    events: {
      'types a question': type('retiro'),
      'types what nothing answers': type('xyzzy'),
      'types spaces': type('  '),
      'clears the search': {
        when: ({ context }) => context.question !== '',
        how: ({ page }) => page.getByRole('button', { name: 'Borrar la búsqueda' }).click(),
      },
      'the articles come': outside,
      'the articles come in a language without these words': outside,
    },
    answers: {},
    shows: {
      judging: passed,
      resting: (scene) => expect(scene.page.getByRole('heading', { name: 'Retiros' })).toBeVisible(),
      found: (scene) => expect(results(scene)).toBeVisible(),
      nothing: ({ page }) => expect(page.getByRole('heading', { name: 'Nada responde a eso' })).toBeVisible(),
    },
    echoes: [
      '(root) · articles.learned -> judging',
      '(root) · search.cleared -> resting',
      'judging · always [0] if blank -> resting',
    ],
  },
  openings: [ofPage('/helpmc', { who: null })],
});
