import { searchMachine } from '#machines/games/search.machine.ts';
import { defineModel } from '../../flows/model.ts';
import { late, lost } from '../../kit/models/failures.ts';

const luna = { text: 'luna', vassalage: null };
const lunar = { text: 'lunar', vassalage: null };
const answer = { hits: [{ gameId: 'g1', gameName: 'Luna', vassalage: 'PG' }], total: 1 };

export const searchModel = defineModel({
  id: 'search',
  machine: searchMachine,
  inputs: { 'the slots in Spanish': { gameType: 'RNG', language: 'ES' } },
  events: {
    'comes near the field': { type: 'field.entered' },
    'types luna': { type: 'question.changed', question: luna },
    'types lunar': { type: 'question.changed', question: lunar },
    'empties the field': { type: 'question.changed', question: { text: '', vassalage: null } },
    'the index stands': { type: 'search.ready' },
    'there is no index yet': { type: 'search.lacking' },
    'the thread broke': { type: 'search.failed' },
    'luna is answered': { type: 'search.found', question: luna, answer },
    'lunar is answered': { type: 'search.found', question: lunar, answer: { hits: [], total: 0 } },
  },
  fromOutside: [
    'the index stands',
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
      name: 'NET-03 what is shown as found answers the newest question',
      fault: { 'states/ready/states/asking/on/search.found/guard': undefined },
      state: ({ snapshot }) => {
        const { question, answer } = snapshot.context;
        const shown = snapshot.matches({ ready: 'found' }) || snapshot.matches({ ready: 'settled' });
        return !shown || answer.total === (question.text === 'luna' ? 1 : 0);
      },
    },
    {
      name: 'nobody who does not search has names fetched',
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
      name: 'names are fetched once, as long as they come',
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
      name: 'what was typed is never lost, whatever fails',
      fault: { 'states/fetching/on/question.changed/actions': undefined },
      edge: ({ step, to }) =>
        !step.name.startsWith('types ') || `types ${to.snapshot.context.question.text}` === step.name,
    },
  ],
});
