import { heldMachine } from '#machines/session/held.machine.ts';
import { holdsNone, secrets } from '../../kit/models/people.ts';
import { open } from '../browser/scenes.ts';
import { defineModel, type Example } from '../model.ts';
import { defineProof } from '../proof.ts';

const typed = 'a password that must be changed was typed';
const asks = 'the form of the forced change asks for it';
const over = 'after heldFor (kept)';

/** What is accepted of the keeper of a password that was just typed, way by way. */
const heldExamples: readonly Example<typeof heldMachine>[] = [
  { name: 'nothing is kept at first, and nothing is handed over', way: [asks], leads: 'empty' },
  {
    name: 'what was typed waits for the form, for five minutes',
    way: [typed],
    leads: 'kept.waiting',
    and: ({ to }) =>
      to.snapshot.context.password === secrets.old && to.timers.some(({ delay }) => delay === 300_000),
  },
  {
    name: 'the form that asks is given it, and the keeper has it no more',
    way: [typed, asks],
    leads: 'kept.handed',
    and: ({ to, effects }) =>
      to.snapshot.context.password === null &&
      effects.emitted.some((event) => event.type === 'password.handed' && event.password === secrets.old),
  },
  { name: 'a second form is given nothing', way: [typed, asks, asks], leads: 'kept.handed' },
  { name: 'after five minutes nothing is kept for the form', way: [typed, over], leads: 'empty' },
  {
    name: 'a form that has it is told when the five minutes are over',
    way: [typed, asks, over],
    leads: 'empty',
    and: ({ effects }) => effects.emitted.some(({ type }) => type === 'password.lapsed'),
  },
  {
    name: 'a session that ended takes it along',
    way: [typed, 'the session ended, or an address comes first'],
    leads: 'empty',
    and: ({ to }) => to.snapshot.context.password === null,
  },
  {
    name: 'whoever signs in again is another person, with another five minutes',
    way: [typed, asks, typed],
    leads: 'kept.waiting',
    and: ({ to, effects }) => to.snapshot.context.password === secrets.old && effects.armed.length === 1,
  },
  ...(['a new password is sent', 'its end is known', 'somebody is in'] as const).map((news) => ({
    name: `what was typed is kept when ${news}`,
    way: [typed, news],
    leads: 'kept.waiting',
  })),
];

const heldModel = defineModel({
  id: 'held',
  machine: heldMachine,
  events: {
    'a password that must be changed was typed': { type: 'password.held', password: secrets.old },
    'the form of the forced change asks for it': { type: 'password.wanted', forced: true },
    'the session ended, or an address comes first': { type: 'password.dropped' },
    'a new password is sent': { type: 'password.doubted' },
    'its end is known': { type: 'password.settled' },
    'somebody is in': { type: 'account.changed', account: 'member' },
    'nobody is in': { type: 'account.changed', account: null },
  },
  fromOutside: [
    'a password that must be changed was typed',
    'the form of the forced change asks for it',
    'the session ended, or an address comes first',
    'a new password is sent',
    'its end is known',
    'somebody is in',
    'nobody is in',
  ],
  properties: [
    {
      name: 'W9 a password that was handed over or dropped, or that is five minutes old, is kept no longer',
      fault: { 'states/kept/states/waiting/on/password.wanted/actions': 'handOver' },
      edge: ({ step, to, effects }) =>
        (step.kind === 'event' &&
          step.event.type !== 'password.dropped' &&
          effects.emitted.every(({ type }) => type !== 'password.handed')) ||
        holdsNone(to.snapshot.context, [secrets.old]),
    },
    {
      name: 'W9 its five minutes are counted once, from when it was typed, also after it was handed over',
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
      name: 'whoever has it is told when its five minutes are over, and is told so then only',
      fault: { 'states/kept/after/heldFor/actions': 'forget' },
      edge: ({ step, effects }) =>
        (step.kind === 'timer') === effects.emitted.some(({ type }) => type === 'password.lapsed'),
    },
    {
      name: 'it is handed over once, and only to a form that asks for it',
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
      name: 'a password that is doubted stays so until its end is known, or somebody is in, who has found out which one holds',
      fault: { 'on/account.changed/guard': undefined },
      path: {
        start: '',
        next: (before: string, { step, to: { snapshot } }) => {
          const known = step.name === 'its end is known' || step.name === 'somebody is in';
          const now = step.name === 'a new password is sent' || (before !== '' && !known) ? 'doubted' : '';
          return snapshot.context.doubted === (now !== '') && now;
        },
      },
    },
  ],
  examples: heldExamples,
});

const byItself =
  'a password goes from the login to the form by itself: the journeys of a forced change show it, and that it lapses';

const byForm = 'it is told by the form of a new password: the journeys of unheard changes show it';

/** Nothing of it is seen or pressed: the form of the forced change does not ask for what was just typed. */

const elsewhere = {
  en: 'it is told by the form of a new password: the journeys of unheard changes show it',
  es: 'lo avisa el formulario de una contraseña nueva: lo muestran los recorridos de los cambios sin respuesta',
};
const alike = {
  en: 'a password goes from the login to the form by itself: the journeys of a forced change show it, and that it lapses',
  es: 'una contraseña pasa por sí sola del inicio de sesión al formulario: lo muestran los recorridos de un cambio obligatorio, y que se vence',
};

export const heldProof = defineProof(heldModel, {
  browser: {
    starts: { start: open },
    events: {
      'a password that must be changed was typed': byItself,
      'the form of the forced change asks for it': byItself,
      'the session ended, or an address comes first': byItself,
      'a new password is sent': byForm,
      'its end is known': byForm,
      'somebody is in': byForm,
      'nobody is in': byForm,
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
