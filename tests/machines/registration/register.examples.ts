import type { registerMachine } from '#machines/registration/register.machine.ts';
import type { FormInput } from '#machines/registration/register-form.rules.ts';
import type { Example } from '../../flows/model.ts';
import { secrets } from '../../kit/models/people.ts';

const before = 'before the gateway’s first word';
const on = 'registration on';
const filling = ['learnRules: rules'];

type Registers = readonly Example<typeof registerMachine>[];

const opening: Registers = [
  {
    name: 'the dialog asks for an invitation of the address, and fetches the rules',
    given: on,
    way: [],
    leads: 'opening.learning',
    and: ({ effects }) =>
      effects.emitted.some(({ type }) => type === 'invitation.asked') &&
      effects.started.some(({ id }) => id === 'learnRules'),
  },
  {
    name: 'REG-08 where registration is off it is said so',
    given: 'registration off',
    way: [],
    leads: 'opening.shut',
  },
  {
    name: 'before the gateway’s first word it is waited for, twenty seconds',
    given: before,
    way: [],
    leads: 'opening.waiting',
    and: ({ to }) => to.timers.some(({ delay }) => delay === 20_000),
  },
  {
    name: 'a word that does not come counts as no',
    given: before,
    way: ['after patience (opening.waiting)'],
    leads: 'opening.shut',
  },
  {
    name: 'the word that registration is on fetches the rules',
    given: before,
    way: ['registration is switched on'],
    leads: 'opening.learning',
  },
  {
    name: 'the word that registration is off ends the waiting',
    given: before,
    way: ['registration is switched off'],
    leads: 'opening.shut',
  },
  {
    name: 'registration that is switched on meanwhile opens the form after all',
    given: 'registration off',
    way: ['registration is switched on', ...filling],
    leads: 'filling',
  },
  {
    name: 'registration that is switched off meanwhile opens no form',
    given: on,
    way: ['registration is switched off', ...filling],
    leads: 'opening.shut',
  },
  {
    name: 'REG-05 rules that did not come are said to be missing',
    given: on,
    way: ['learnRules: lost'],
    leads: 'opening.unlearned',
    and: ({ to }) => to.snapshot.context.failure?.kind === 'network',
  },
  {
    name: 'they can be asked for again, without the reason of before',
    given: on,
    way: ['learnRules: lost', 'asks for the rules again'],
    leads: 'opening.learning',
    and: ({ to }) => to.snapshot.context.failure === null,
  },
  {
    name: 'who has an account goes on to signing in',
    given: on,
    way: ['wants to sign in'],
    leads: 'ended',
    and: ({ to }) => to.snapshot.output?.next === 'login',
  },
  {
    name: 'the dialog can be closed before there is a form',
    given: on,
    way: ['closes'],
    leads: 'ended',
    and: ({ to, effects }) => to.snapshot.output?.next === 'none' && effects.stopped.includes('learnRules'),
  },
];

const form: Registers = [
  {
    name: 'REG-05 the form opens under the gateway’s rules, with the invitation of the address',
    given: on,
    way: ['the world tells of an invitation', ...filling],
    leads: 'filling',
    and: ({ effects }) =>
      effects.started.some(({ id, input }) => {
        const { rules, invited } = input as FormInput;
        return id === 'registerForm' && rules.length === 1 && invited.code === 'NORTE-1';
      }),
  },
  {
    name: 'rules that require what the form does not know open it all the same, and it is reported',
    given: on,
    way: ['learnRules: rules that want what nobody knows'],
    leads: 'filling',
    and: ({ effects }) => effects.emitted.some(({ type }) => type === 'rules.unmet'),
  },
  {
    name: 'the form is told what is switched off while it is open, and so is the dialog',
    given: on,
    way: [...filling, 'registration is switched off'],
    leads: 'filling',
    and: ({ to, effects }) =>
      !to.snapshot.context.features.directRegistration &&
      effects.sent.some(
        ({ to: child, event }) => child === 'registerForm' && event.type === 'features.learned',
      ),
  },
  {
    name: 'whoever has registered is signed in',
    given: on,
    way: [...filling, 'registerForm: registered'],
    leads: 'ended',
    and: ({ to }) => to.snapshot.output?.accepted?.token === secrets.token,
  },
  {
    name: 'the form leads to signing in too',
    given: on,
    way: [...filling, 'registerForm: to the login'],
    leads: 'ended',
    and: ({ to }) => to.snapshot.output?.next === 'login',
  },
  {
    name: 'a form that is closed registers nobody',
    given: on,
    way: [...filling, 'registerForm: closed'],
    leads: 'ended',
    and: ({ to }) => to.snapshot.output?.accepted === null,
  },
  {
    name: 'a form that breaks says so, and can be opened again',
    given: on,
    way: [...filling, 'registerForm: broke'],
    leads: 'opening.unlearned',
    and: ({ to }) => to.snapshot.context.failure !== null,
  },
];

/** What is accepted of registering, way by way. */
export const registerExamples: Registers = [...opening, ...form];
