import { heldMachine } from '#machines/session/held.machine.ts';
import { defineModel } from '../../flows/model.ts';
import { holdsNone, secrets } from '../../kit/models/people.ts';
import { heldExamples } from './held.examples.ts';

export const heldModel = defineModel({
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
