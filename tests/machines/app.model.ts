import { appMachine } from '#machines/app.machine.ts';
import { noFeatures } from '#machines/system/features.rules.ts';
import { defineModel } from '../flows/model.ts';
import { broke } from './kit/failures.ts';
import { holdsNone, secrets } from './kit/people.ts';

export const appModel = defineModel({
  id: 'app',
  machine: appMachine,
  inputs: {
    'a page is opened': {
      token: secrets.token,
      firstTime: false,
      entrance: 'any',
      language: 'ES',
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
    'a change of the password is not heard of': { type: 'password.doubted' },
    'its end is known': { type: 'password.settled' },
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
    'a change of the password is not heard of',
    'its end is known',
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
  project: ({ start, features, account, doubted }) => ({
    start: start !== null,
    freePlay: features.freePlay,
    account,
    doubted,
  }),
  properties: [
    {
      name: 'a password that is doubted stays so until its end is known, or somebody is in, who has found out which one holds',
      fault: { 'on/account.changed/actions': undefined },
      path: {
        start: '',
        // Whether a change was told of that nobody heard of, since anybody came in.
        next: (before: string, { step, to: { snapshot } }) => {
          const came = [
            'its end is known',
            'a member is signed in',
            'an agent is signed in',
            'a demo account is signed in',
          ];
          const told = step.name === 'a change of the password is not heard of';
          const now = told || (before !== '' && !came.includes(step.name)) ? 'doubted' : '';
          return snapshot.context.doubted === (now !== '') && now;
        },
      },
    },
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
      fault: { 'states/broken/on/centre.asked': { actions: 'askLogin' } },
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
