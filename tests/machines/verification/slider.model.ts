import { sliderMachine } from '#machines/verification/slider.machine.ts';
import { defineModel } from '../../flows/model.ts';
import { late, lost, refusal } from '../../kit/models/failures.ts';
import { secrets } from '../../kit/models/people.ts';

const png = 'iVBORw0KGgo=';
const puzzle = {
  kind: 'puzzle' as const,
  id: 'p-1',
  background: png,
  piece: png,
  width: 280,
  height: 160,
  pieceSize: 52,
  pieceTop: 40,
  question: '?',
};

export const sliderModel = defineModel({
  id: 'slider',
  machine: sliderMachine,
  events: {
    'puts the piece down': { type: 'piece.placed', moved: 120 },
    'answers in words': { type: 'words.given', words: 'perro azul' },
    'answers with blanks': { type: 'words.given', words: '  ' },
    'wants the question in words': { type: 'way.picked', way: 'words' },
    'wants the picture': { type: 'way.picked', way: 'picture' },
    'wants another picture': { type: 'renewal.clicked' },
    'the provider shows its puzzle': { type: 'hosted.shown' },
    'the provider says it is solved': { type: 'hosted.solved', verificationData: 'hosted-proof' },
    'the provider fails': { type: 'hosted.failed' },
    'tries again': { type: 'retry.clicked' },
    closes: { type: 'closed' },
  },
  fromOutside: ['the provider shows its puzzle', 'the provider says it is solved', 'the provider fails'],
  answers: {
    fetchSlider: {
      puzzle: { done: puzzle },
      provider: {
        done: { kind: 'hosted', script: 'http://hosted.localhost/slider.js', siteKey: 'site-1' },
      },
      'too many': refusal('TOO_MANY_REQUESTS'),
      lost,
      late,
    },
    answerSlider: {
      right: { done: { verificationData: secrets.captcha } },
      wrong: refusal('SLIDER_WRONG'),
      lost,
      late,
    },
  },
  project: ({ challenge, way, moved, words, failure, verificationData }) => ({
    challenge: challenge?.kind ?? null,
    way,
    answered: [moved !== null, words !== null],
    failure: failure?.code ?? failure?.kind ?? null,
    proof: verificationData,
  }),
  properties: [
    {
      name: 'LOG-14 there is no proof but the gateway’s or the provider’s own',
      fault: { 'states/failed/on/retry.clicked': 'solved' },
      state: ({ snapshot }) => snapshot.matches('solved') === (snapshot.context.verificationData !== null),
    },
    {
      name: 'LOG-14 who gives up has solved nothing',
      fault: { 'on/closed': '.solved' },
      edge: ({ to, step }) => step.name !== 'closes' || to.snapshot.matches('dismissed'),
    },
    {
      name: 'an answer is asked about once',
      fault: { 'states/wrong/after/messagePause': 'checking' },
      edge: ({ from, effects }) =>
        !effects.started.some(({ id }) => id === 'answerSlider') || from.snapshot.matches('shown'),
    },
    {
      name: 'no answer stays in memory once it was looked at',
      fault: { 'states/checking/exit': undefined },
      state: ({ snapshot }) =>
        snapshot.matches('checking') || (snapshot.context.moved === null && snapshot.context.words === null),
    },
    {
      name: 'a provider’s puzzle is taken away when it is over',
      fault: { 'states/hosted/exit': undefined },
      edge: ({ from, to, effects }) =>
        !from.snapshot.matches('hosted') ||
        to.snapshot.matches('hosted') ||
        effects.emitted.some(({ type }) => type === 'hosted.closed'),
    },
    {
      name: 'whoever answers in words is asked in words again',
      fault: { 'states/loading/entry': { type: 'keepWay', params: { way: 'picture' } } },
      edge: ({ from, to, step }) =>
        step.kind === 'event' || from.snapshot.context.way === to.snapshot.context.way,
    },
  ],
});
