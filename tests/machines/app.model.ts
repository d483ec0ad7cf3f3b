import { appMachine } from '#machines/app.machine.ts';
import { noFeatures } from '#machines/system/features.rules.ts';
import { defineModel } from '../flows/model.ts';
import { broke } from '../kit/models/failures.ts';
import { holdsNone, secrets } from '../kit/models/people.ts';

export const appModel = defineModel({
  id: 'app',
  machine: appMachine,
  inputs: {
    'a page is opened': {
      token: secrets.token,
      entrance: 'any',
      language: 'ES',
      firstTime: false,
      host: 'localhost',
      languages: ['ES', 'EN'],
      merchantCode: 'vestibulo',
      games: { hosts: [], own: 'localhost' },
      chance: 0,
    },
  },
  events: {
    'the features are learned': { type: 'features.learned', features: { ...noFeatures, freePlay: true } },
    'nobody is signed in': { type: 'account.changed', account: null },
    'a member is signed in': { type: 'account.changed', account: 'member' },
    'an agent is signed in': { type: 'account.changed', account: 'agent' },
    'a demo account is signed in': { type: 'account.changed', account: 'demo' },
    'asks for the member centre': { type: 'centre.asked', centre: 'member', page: 'securityCenter' },
    'asks for the agent centre': { type: 'centre.asked', centre: 'agent', page: 'agentTeamOverview' },
    'closes the warning': { type: 'warning.closed' },
    reloads: { type: 'reload.clicked' },
  },
  fromOutside: [
    'the features are learned',
    'nobody is signed in',
    'a member is signed in',
    'an agent is signed in',
    'a demo account is signed in',
  ],
  answers: {
    status: { broke },
    session: { broke },
    signOut: { broke },
    held: { broke },
    forsaken: { ended: { done: undefined }, broke },
    language: { broke },
    contact: { broke },
    codes: { 'one broke': { done: undefined }, broke },
    catalog: { broke },
    launch: { ended: { done: undefined }, broke },
  },
  project: ({ start, features, account }) => ({
    start: start !== null,
    freePlay: features.freePlay,
    account,
  }),
  properties: [
    {
      name: 'ROL-01 a demo account never enters a centre',
      fault: { 'on/centre.asked/1/guard/type': 'visitor' },
      edge: ({ from, effects }) =>
        from.snapshot.context.account !== 'demo' || effects.emitted.every(({ type }) => type !== 'navigate'),
    },
    {
      name: 'the agent centre opens for agents only',
      fault: { 'on/centre.asked/2/guard/type': 'visitor' },
      edge: ({ from, step, effects }) =>
        step.name !== 'asks for the agent centre' ||
        from.snapshot.context.account === 'agent' ||
        effects.emitted.every(({ type }) => type !== 'navigate'),
    },
    {
      name: 'the page of a broken resident is left by starting again only',
      fault: { 'states/broken/on/centre.asked': 'reloading' },
      edge: ({ from, step, to, effects }) =>
        !from.snapshot.matches('broken') ||
        step.name === 'reloads' ||
        (to.snapshot.matches('broken') &&
          effects.emitted.every(({ type }) => type !== 'navigate' && type !== 'entry.wanted')),
    },
    {
      name: 'the root does not keep the token it started the session with',
      fault: { 'states/open/entry': undefined },
      state: ({ snapshot }) => holdsNone(snapshot.context, [secrets.token]),
    },
  ],
});
