import { registerMachine } from '#machines/registration/register.machine.ts';
import { type Features, noFeatures } from '#machines/system/features.rules.ts';
import { stateLabel } from '../../flows/graph.ts';
import { defineModel } from '../../flows/model.ts';
import { broke, late, lost } from '../../kit/models/failures.ts';
import { secrets } from '../../kit/models/people.ts';
import { registerExamples } from './register.examples.ts';
import { rule } from './rule.ts';

const accepted = { token: secrets.token, firstTimeLogin: true, passwordExpired: false, userName: 'ana' };
const open: Features = { ...noFeatures, directRegistration: true, usernameRegistration: true };
const shut: Features = { ...noFeatures, usernameRegistration: true };
const start = { entrance: 'any', failure: null } as const;
const nowhere = { restricted: false };

export const registerModel = defineModel({
  id: 'register',
  machine: registerMachine,
  inputs: {
    'before the gateway’s first word': { ...start, features: noFeatures },
    'registration on': { ...start, features: open },
    'registration off': { ...start, features: shut },
  },
  events: {
    'registration is switched on': { type: 'features.learned', features: open },
    'registration is switched off': { type: 'features.learned', features: shut },
    'the world tells of an invitation': {
      type: 'invitation.told',
      invited: { code: 'NORTE-1', domain: 'localhost', url: 'http://localhost/register' },
    },
    'asks for the rules again': { type: 'rules.retried' },
    'wants to sign in': { type: 'exit.clicked', next: 'login' },
    closes: { type: 'closed' },
  },
  fromOutside: [
    'registration is switched on',
    'registration is switched off',
    'the world tells of an invitation',
  ],
  answers: {
    learnRules: {
      rules: { done: { rules: [rule('username')] } },
      'rules that want what nobody knows': {
        done: { rules: [rule('username'), rule('shoeSize', { required: true })] },
      },
      lost,
      late,
    },
    registerForm: {
      registered: { done: { ...nowhere, accepted, next: 'none' } },
      'to the login': { done: { ...nowhere, accepted: null, next: 'login' } },
      closed: { done: { ...nowhere, accepted: null, next: 'none' }, means: 'timeout' },
      broke,
    },
  },
  project: ({ features, invited, rules, failure, accepted: in_, next }) => ({
    known: features !== noFeatures,
    open: features.directRegistration,
    invited: invited.code,
    rules: rules.length,
    failure: failure?.kind ?? null,
    accepted: in_ !== null,
    next,
  }),
  properties: [
    {
      name: 'REG-05 there is no form without the gateway’s rules',
      fault: { 'states/opening/states/learning/invoke/onError': { target: '#register.filling' } },
      state: ({ snapshot }) => !snapshot.matches('filling') || snapshot.context.rules.length > 0,
    },
    {
      name: 'REG-08 no rules are fetched and no form opens where registration is off',
      fault: { 'states/opening/states/waiting/always/0/guard': undefined },
      edge: ({ to, effects }) =>
        !effects.started.some(({ id }) => id === 'learnRules' || id === 'registerForm') ||
        to.snapshot.context.features.directRegistration,
    },
    {
      name: 'the form is not closed over its head while it may be sending',
      fault: { 'on/closed': '.ended' },
      edge: ({ from, step, to }) =>
        !from.snapshot.matches('filling') || !to.snapshot.matches('ended') || step.kind === 'answer',
    },
    {
      name: 'what the rules require and the form does not know is reported',
      fault: { 'states/opening/states/learning/invoke/onDone/0/actions/1': undefined },
      edge: ({ step, to, effects }) =>
        step.name !== 'rules that want what nobody knows' ||
        !to.snapshot.matches('filling') ||
        effects.emitted.some((event) => event.type === 'rules.unmet' && event.fields.join() === 'shoeSize'),
    },
    {
      name: 'a token comes only from the form',
      fault: {
        'states/opening/on/closed': {
          target: 'ended',
          actions: { type: 'keepAdmission', params: { admission: { ...nowhere, accepted, next: 'none' } } },
        },
      },
      edge: ({ from, step, to }) =>
        to.snapshot.context.accepted === null ||
        from.snapshot.context.accepted !== null ||
        (step.kind === 'answer' && step.actor === 'registerForm'),
    },
    {
      name: 'an invitation is taken note of, and changes nothing of what is shown',
      fault: { 'on/invitation.told/target': '.opening' },
      edge: ({ from, step, to }) =>
        step.name !== 'the world tells of an invitation' ||
        stateLabel(to.snapshot) === stateLabel(from.snapshot),
    },
    {
      name: 'what is switched on or off leaves the rules that are being fetched, or the form, alone',
      fault: { 'on/features.learned/target': '.opening.waiting' },
      edge: ({ from, step, to }) =>
        step.kind !== 'event' ||
        step.event.type !== 'features.learned' ||
        ['opening.waiting', 'opening.shut'].includes(stateLabel(from.snapshot)) ||
        stateLabel(to.snapshot) === stateLabel(from.snapshot),
    },
  ],
  examples: registerExamples,
});
