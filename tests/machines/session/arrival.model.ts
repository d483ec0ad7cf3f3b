import { arrivalMachine } from '#machines/session/arrival.machine.ts';
import { defineModel } from '../../flows/model.ts';
import { endedToken, late, lost, mustChange, refusal, restriction } from '../../kit/models/failures.ts';
import { holdsNone, person, secrets } from '../../kit/models/people.ts';
import { arrivalExamples } from './arrival.examples.ts';

/** Answers that did not come. */
const lostOnes = ['lost', 'late'];

export const arrivalModel = defineModel({
  id: 'arrival',
  machine: arrivalMachine,
  inputs: {
    'first login': { token: secrets.token, firstTime: true },
    'any other login': { token: secrets.token, firstTime: false },
  },
  events: { retries: { type: 'retry.clicked' }, 'gives up': { type: 'closed' } },
  answers: {
    firstLogin: { told: { done: null }, refused: refusal('FUNCTION_DISABLED'), lost, late },
    memberInfo: {
      member: { done: person(0) },
      agent: { done: person(41) },
      demo: { done: person(4) },
      endedToken,
      mustChange: restriction('MUST_CHANGE_PASSWORD', { account: 'ana' }),
      mustVerify: restriction('MUST_VERIFY', { account: 'ana' }),
      'restricted, and not said who': mustChange,
      lost,
      late,
    },
    logout: { ended: { done: null }, lost, late },
  },
  project: ({ token, firstTime, outcome, member, account }) => ({
    token: token !== null,
    firstTime,
    outcome,
    member: member?.type,
    account,
  }),
  properties: [
    {
      name: 'whoever arrives is known by the gateway’s answer, and nobody else is',
      fault: { 'states/asking/invoke/onError/0/actions': { type: 'arrive', params: { member: person(0) } } },
      state: ({ snapshot: { context } }) => (context.outcome === 'arrived') === (context.member !== null),
      edge: ({ step, to }) =>
        to.snapshot.context.outcome !== 'arrived' ||
        (step.kind === 'answer' && step.actor === 'memberInfo' && 'done' in step.answer),
    },
    {
      name: 'only who gave up is said to have given up, and only a refused token to be turned away',
      fault: { 'states/failed/on/closed/actions': undefined },
      edge: ({ from, step, to }) => {
        const { outcome } = to.snapshot.context;
        if (step.name === 'gives up') return outcome === 'givenUp';
        return from.snapshot.context.outcome === outcome || outcome !== 'givenUp';
      },
      state: ({ snapshot: { status, context } }) =>
        status !== 'done' || context.outcome !== 'givenUp' || context.member === null,
    },
    {
      name: 'LOG-18 the first-login call is made at most once',
      fault: { 'states/failed/after/arrivalRetry': 'announcing' },
      path: {
        start: 0,
        next: (calls: number, { effects }) => {
          const now = calls + effects.started.filter(({ id }) => id === 'firstLogin').length;
          return now > 1 ? false : now;
        },
      },
    },
    {
      name: 'LOG-18 whatever the first-login call answers, who came is asked for at once',
      fault: { 'states/announcing/invoke/onError/1/target': 'failed' },
      edge: ({ step, to }) =>
        step.kind !== 'answer' || step.actor !== 'firstLogin' || to.snapshot.matches('asking'),
    },
    {
      name: 'the tab keeps the first-login call in mind until it is answered: a lost answer is none',
      fault: { 'states/announcing/invoke/onError/0/guard': () => false },
      edge: ({ step, effects }) => {
        const answered =
          step.kind === 'answer' && step.actor === 'firstLogin' && !lostOnes.includes(step.name);
        return answered === effects.emitted.some(({ type }) => type === 'firstLogin.made');
      },
    },
    {
      name: 'the token is forgotten here at the end',
      fault: { 'states/ended/entry': undefined },
      state: ({ snapshot }) => snapshot.status !== 'done' || holdsNone(snapshot.context, [secrets.token]),
    },
  ],
  examples: arrivalExamples,
});
