import { arrivedWith, nobodyYet } from '#machines/session/arrival.rules.ts';
import { entryMachine } from '#machines/session/entry.machine.ts';
import { notAdmitted } from '#machines/session/entry.rules.ts';
import { noFeatures } from '#machines/system/features.rules.ts';
import { defineModel } from '../../flows/model.ts';
import { broke } from '../../kit/models/failures.ts';
import { person, secrets } from '../../kit/models/people.ts';

/** The name that is typed is not the one that the gateway knows the account by. */
const accepted = { token: secrets.token, firstTimeLogin: false, passwordExpired: false, userName: 'ana@x' };
const start = { features: noFeatures, entrance: 'any' } as const;
const closed = { done: notAdmitted };

export const entryModel = defineModel({
  id: 'entry',
  machine: entryMachine,
  inputs: {
    'wants to sign in': { ...start, way: 'login' },
    'wants to register': { ...start, way: 'register' },
    'forgot the password': { ...start, way: 'forgot' },
    'wants to play for free': { ...start, way: 'freePlay' },
  },
  events: {
    'the features are learned': { type: 'features.learned', features: { ...noFeatures, smsLogin: true } },
  },
  fromOutside: ['the features are learned'],
  answers: {
    login: {
      accepted: { done: { ...notAdmitted, accepted } },
      'must change': { done: { ...notAdmitted, accepted, restricted: true } },
      'wants to register': { done: { ...notAdmitted, next: 'register' } },
      'forgot the password': { done: { ...notAdmitted, next: 'forgot' } },
      'wants to play for free': { done: { ...notAdmitted, next: 'freePlay' } },
      closed,
      broke,
    },
    registration: {
      accepted: { done: { ...notAdmitted, accepted } },
      'wants to sign in': { done: { ...notAdmitted, next: 'login' } },
      closed,
      broke,
    },
    forgot: { accepted: { done: { ...notAdmitted, accepted } }, closed, broke },
    freePlay: { accepted: { done: { ...notAdmitted, accepted } }, closed, broke },
    arrival: {
      arrived: { done: arrivedWith(person(0)) },
      agent: { done: arrivedWith(person(41)) },
      demo: { done: arrivedWith(person(4)) },
      restricted: { done: { ...nobodyYet, outcome: 'restricted', account: 'ana' } },
      unverified: { done: { ...nobodyYet, outcome: 'unverified', account: 'ana' } },
      'restricted, and not said who': { done: { ...nobodyYet, outcome: 'restricted' } },
      'turned away': { done: nobodyYet },
      'given up': { done: { ...nobodyYet, outcome: 'givenUp' }, means: 'timeout' },
      broke,
    },
  },
  project: ({ way, features, accepted: answer, restricted, next, outcome, member, account, failure }) => ({
    way,
    sms: features.smsLogin,
    accepted: answer !== null,
    restricted,
    next,
    outcome,
    member: member?.type ?? null,
    account,
    failure: failure?.kind ?? null,
  }),
  properties: [
    {
      name: 'the way in hand learns the features too, whenever its machine came',
      fault: { 'states/recovering/on': undefined },
      edge: ({ from, step, effects }) =>
        step.kind !== 'event' ||
        from.snapshot.matches('arriving') ||
        effects.sent.some(({ event }) => event.type === 'features.learned'),
    },
    {
      name: 'nobody comes in without a token from a successful answer and without the gateway’s word on who it is',
      fault: { 'states/deciding/always/0/target': 'ended' },
      state: ({ snapshot: { output, context } }) =>
        output === undefined ||
        output.token === null ||
        (context.accepted !== null && output.outcome !== 'turnedAway'),
      edge: ({ from, to }) =>
        from.snapshot.context.accepted !== null ||
        to.snapshot.context.accepted === null ||
        to.snapshot.matches('arriving'),
    },
    {
      name: 'the browser keeps the token of an accepted answer, and of nothing else',
      fault: { 'states/deciding/always/1/actions': ['tellToken', 'goThere'] },
      edge: ({ to, effects }) =>
        !effects.emitted.some(({ type }) => type === 'token.kept') || to.snapshot.matches('arriving'),
    },
    {
      name: 'OUT-05 the other tabs hear of who came in, and of nobody else',
      fault: {
        'states/arriving/invoke/onDone/1/actions': {
          type: 'keepArrival',
          params: ({ event }: { event: object }) => event,
        },
      },
      edge: ({ from, to, effects }) =>
        (from.snapshot.matches('arriving') && to.snapshot.matches('ended')) ===
        effects.emitted.some(
          (event) => event.type === 'tabs.told' && event.word === 'came' && event.account !== '',
        ),
    },
    {
      name: 'who is turned away leaves no token behind, here or in the browser',
      fault: { 'states/arriving/invoke/onError/actions': undefined },
      edge: ({ from, to, effects }) =>
        !from.snapshot.matches('arriving') ||
        to.snapshot.matches('arriving') ||
        to.snapshot.context.outcome !== 'turnedAway' ||
        (to.snapshot.context.accepted === null &&
          effects.emitted.some(({ type }) => type === 'token.dropped')),
    },
    {
      name: 'only a token that was refused is said to be',
      fault: {
        'states/arriving/invoke/onDone/0/actions/0/params': {
          output: { outcome: 'turnedAway', member: null },
        },
      },
      edge: ({ from, step, to }) =>
        from.snapshot.context.failure?.kind === 'unauthorized' ||
        (to.snapshot.context.failure?.kind === 'unauthorized') === (step.name === 'turned away'),
    },
    {
      name: 'whose password must be changed is never let in before, even where the gateway would',
      fault: {
        'states/signingIn/invoke/onDone/actions': {
          type: 'keepAdmission',
          params: ({ event }: { event: { output: object } }) => ({
            admission: { ...event.output, restricted: false },
          }),
        },
      },
      path: {
        start: '',
        next: (said: string, { step, to: { snapshot } }) => {
          const now = step.kind === 'answer' && step.actor !== 'arrival' ? step.name : said;
          return now === 'must change' && snapshot.output?.outcome === 'arrived' ? false : now;
        },
      },
    },
    {
      name: 'who came in is called by the name that the gateway knows the account by, here and in the other tabs',
      fault: {
        'states/arriving/invoke/onDone/1/actions/0/params': {
          output: { outcome: 'restricted', member: null, account: '' },
        },
      },
      edge: ({ step, to: { snapshot }, effects }) => {
        const known = step.name === 'restricted, and not said who' ? 'ana@x' : 'ana';
        const told = effects.emitted.find(({ type }) => type === 'tabs.told');
        return !told || ('account' in told && told.account === known && snapshot.output?.account === known);
      },
    },
    {
      name: 'a session whose arrival broke is not forgotten here alone: the gateway is told to end it',
      fault: {
        'states/arriving/invoke/onError/actions': [
          { type: 'dropToken', params: ({ event }: { event: { error: unknown } }) => event },
          'tellDropped',
        ],
      },
      edge: ({ step, effects }) =>
        step.kind !== 'answer' ||
        step.actor !== 'arrival' ||
        (step.name === 'broke') ===
          effects.emitted.some((event) => event.type === 'session.forsaken' && event.token === secrets.token),
    },
  ],
});
