import { open } from '#assurance/browser/scenes.ts';
import { defineModel, type Example } from '#assurance/walk/model.ts';
import { defineProof } from '#assurance/walk/proof.ts';
import { typedPasswordMachine } from '#machines/session/typed-password.machine.ts';
import { holdsNone, secrets } from '../../kit/models/people.ts';

const typed = 'a password that must be changed was typed';
const asks = 'the form of the forced change asks for it';
const over = 'after heldFor (kept)';

/** What is accepted of the keeper of a password that was just typed, way by way. */
const heldExamples: readonly Example<typeof typedPasswordMachine>[] = [
  { name: 'nothing is kept at first, and nothing is handed over', way: [asks], leads: 'empty' },
  {
    name: 'a typed password waits five minutes for the form',
    way: [typed],
    leads: 'kept.waiting',
    and: ({ to }) =>
      to.snapshot.context.password === secrets.old && to.timers.some(({ delay }) => delay === 300_000),
  },
  {
    name: 'the form that asks gets the password, and the keeper drops it',
    way: [typed, asks],
    leads: 'kept.handed',
    and: ({ to, effects }) =>
      to.snapshot.context.password === null &&
      effects.emitted.some((event) => event.type === 'password.handed' && event.password === secrets.old),
  },
  { name: 'a second form gets nothing', way: [typed, asks, asks], leads: 'kept.handed' },
  { name: 'after five minutes nothing is kept for the form', way: [typed, over], leads: 'empty' },
  {
    name: 'the form that holds the password hears when the five minutes are over',
    way: [typed, asks, over],
    leads: 'empty',
    and: ({ effects }) => effects.emitted.some(({ type }) => type === 'password.lapsed'),
  },
  {
    name: 'a session that ends takes the password along',
    way: [typed, 'the session ended, or an address comes first'],
    leads: 'empty',
    and: ({ to }) => to.snapshot.context.password === null,
  },
  {
    name: 'the next sign-in brings another password, with its own five minutes',
    way: [typed, asks, typed],
    leads: 'kept.waiting',
    and: ({ to, effects }) => to.snapshot.context.password === secrets.old && effects.armed.length === 1,
  },
  ...(['a new password is sent', 'its outcome is known', 'somebody is signed in'] as const).map((news) => ({
    name: `a typed password is kept when ${news}`,
    way: [typed, news],
    leads: 'kept.waiting',
  })),
];

const typedPasswordModel = defineModel({
  id: 'held',
  machine: typedPasswordMachine,
  events: {
    'a password that must be changed was typed': { type: 'password.held', password: secrets.old },
    'the form of the forced change asks for it': { type: 'password.wanted', forced: true },
    'the session ended, or an address comes first': { type: 'password.dropped' },
    'a new password is sent': { type: 'password.doubted' },
    'its outcome is known': { type: 'password.settled' },
    'somebody is signed in': { type: 'account.changed', account: 'member' },
    'nobody is signed in': { type: 'account.changed', account: null },
  },
  fromOutside: [
    'a password that must be changed was typed',
    'the form of the forced change asks for it',
    'the session ended, or an address comes first',
    'a new password is sent',
    'its outcome is known',
    'somebody is signed in',
    'nobody is signed in',
  ],
  properties: [
    {
      name: 'W9 a password is dropped once it is handed over, cleared or five minutes old',
      fault: { 'states/kept/states/waiting/on/password.wanted/actions': 'handOver' },
      edge: ({ step, to, effects }) =>
        (step.kind === 'event' &&
          step.event.type !== 'password.dropped' &&
          effects.emitted.every(({ type }) => type !== 'password.handed')) ||
        holdsNone(to.snapshot.context, [secrets.old]),
    },
    {
      name: 'W9 a password’s five minutes run once, from when it was typed, even after it is handed over',
      fault: {
        'states/kept/after': undefined,
        'states/kept/states/waiting/after': { heldFor: { target: '#held.empty', actions: 'forget' } },
      },
      edge: ({ step, to, effects }) =>
        to.snapshot.matches('empty')
          ? to.timers.length === 0
          : to.timers.length === 1 &&
            (effects.armed.length === 0 || step.name === 'a password that must be changed was typed'),
    },
    {
      name: 'the form that holds the password hears when its five minutes are over, and only then',
      fault: { 'states/kept/after/heldFor/actions': 'forget' },
      edge: ({ step, effects }) =>
        (step.kind === 'timer') === effects.emitted.some(({ type }) => type === 'password.lapsed'),
    },
    {
      name: 'the password is handed over once, and only to a form that asks for it',
      fault: { 'states/kept/entry': 'handOver' },
      path: {
        start: 'none',
        next: (left: 'none' | 'one', { step, effects }) => {
          const now = step.name === 'a password that must be changed was typed' ? 'one' : left;
          const handed = effects.emitted.filter(({ type }) => type === 'password.handed');
          if (handed.length === 0) return now;
          const asked = step.name === 'the form of the forced change asks for it';
          const whole = handed.every((event) => 'password' in event && event.password === secrets.old);
          return asked && whole && handed.length === 1 && now === 'one' ? 'none' : false;
        },
      },
    },
    {
      name: 'a password stays in doubt until its outcome is known or a sign-in shows which one holds',
      fault: { 'on/account.changed/guard': undefined },
      path: {
        start: '',
        next: (before: string, { step, to: { snapshot } }) => {
          const known = step.name === 'its outcome is known' || step.name === 'somebody is signed in';
          const now = step.name === 'a new password is sent' || (before !== '' && !known) ? 'doubted' : '';
          return snapshot.context.doubted === (now !== '') && now;
        },
      },
    },
  ],
  examples: heldExamples,
});

const byItself =
  'the login passes the password to the form by itself: the journeys of a forced change show this, and that it lapses';

const byForm = 'the form for a new password causes it: the journeys of unheard changes show it';

/** Nothing of it is seen or pressed: the form of the forced change does not ask for what was just typed. */

const elsewhere = {
  en: 'the form for a new password causes it: the journeys of unheard changes show it',
  es: 'lo causa el formulario de una contraseña nueva: lo muestran los recorridos de los cambios sin respuesta',
};
const alike = {
  en: 'the login passes the password to the form by itself: the journeys of a forced change show this, and that it lapses',
  es: 'el inicio de sesión pasa la contraseña al formulario por sí solo: los recorridos de un cambio obligatorio muestran esto, y que se vence',
};

export const typedPasswordProof = defineProof(typedPasswordModel, {
  browser: {
    starts: { start: open },
    events: {
      'a password that must be changed was typed': byItself,
      'the form of the forced change asks for it': byItself,
      'the session ended, or an address comes first': byItself,
      'a new password is sent': byForm,
      'its outcome is known': byForm,
      'somebody is signed in': byForm,
      'nobody is signed in': byForm,
    },
    answers: {},
    shows: { empty: byItself, 'kept.waiting': byItself, 'kept.handed': byItself },
  },
  gaps: {
    browser: {
      '(root) · password.doubted -> (stays)': elsewhere,
      '(root) · password.settled -> (stays)': elsewhere,
      '(root) · account.changed if cameIn -> (stays)': elsewhere,
      '(root) · password.held -> kept': alike,
      'kept.waiting · password.wanted -> kept.handed': alike,
      'kept · password.dropped -> empty': alike,
      'kept · after heldFor -> empty': alike,
    },
  },
});
