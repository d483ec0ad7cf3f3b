import { entryMachine } from '#machines/session/entry.machine.ts';
import { notAdmitted } from '#machines/session/entry.rules.ts';
import { noFeatures } from '#machines/system/features.rules.ts';
import { defineModel } from '../../flows/model.ts';
import { broke } from '../kit/failures.ts';
import { holdsNone, person, secrets } from '../kit/people.ts';

const accepted = { token: secrets.token, firstTimeLogin: false, passwordExpired: false, userName: 'ana' };
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
      'must change': { done: { ...notAdmitted, accepted, restricted: true, held: secrets.old } },
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
      arrived: { done: { outcome: 'arrived', member: person(0) } },
      agent: { done: { outcome: 'arrived', member: person(41) } },
      demo: { done: { outcome: 'arrived', member: person(4) } },
      restricted: { done: { outcome: 'restricted', member: null } },
      unverified: { done: { outcome: 'unverified', member: null } },
      'turned away': { done: { outcome: 'turnedAway', member: null } },
      'given up': { done: { outcome: 'givenUp', member: null }, means: 'timeout' },
      broke,
    },
  },
  project: ({ way, features, accepted: answer, restricted, held, next, outcome, member, failure }) => ({
    way,
    sms: features.smsLogin,
    accepted: answer !== null,
    restricted,
    held: held !== null,
    next,
    outcome,
    member: member?.type ?? null,
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
          (event) => event.type === 'tabs.told' && event.word === 'came' && event.account === 'ana',
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
      state: ({ snapshot: { output } }) => output?.held === null || output?.outcome !== 'arrived',
    },
    {
      name: 'the old password leaves only with who must change it',
      fault: { 'states/arriving/invoke/onError/actions': 'tellDropped' },
      state: ({ snapshot }) =>
        snapshot.matches('arriving') ||
        snapshot.matches('ended') ||
        holdsNone(snapshot.context, [secrets.old]),
    },
  ],
});
