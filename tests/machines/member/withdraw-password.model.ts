import { withdrawPasswordMachine } from '#machines/member/withdraw-password.machine.ts';
import { defineModel } from '../../flows/model.ts';
import { endedToken, late, lost, refusal } from '../kit/failures.ts';
import { holdsNone, secrets } from '../kit/people.ts';

const digits = '802461';

export const withdrawPasswordModel = defineModel({
  id: 'withdrawPassword',
  machine: withdrawPasswordMachine,
  events: {
    'types the sign-in password': { type: 'field.changed', field: 'password', value: secrets.password },
    'types new digits': { type: 'field.changed', field: 'newPassword', value: digits },
    'types the new digits again': { type: 'field.changed', field: 'confirmNewPassword', value: digits },
    submits: { type: 'submitted' },
  },
  answers: {
    setPassword: {
      set: { done: null },
      'password wrong': refusal('PASSWORD_WRONG'),
      'the same as before': refusal('PASSWORD_SAME'),
      'session over': endedToken,
      lost,
      late,
    },
  },
  project: ({ fields, problems, failure }) => ({
    typed: Object.values(fields).map((value) => value !== ''),
    problems: Object.values(problems).filter((problem) => problem !== undefined).length > 0,
    failure: failure?.code ?? failure?.kind ?? null,
  }),
  properties: [
    {
      name: 'nothing incomplete is sent',
      fault: { 'states/form/on/submitted/0/guard': undefined },
      edge: ({ from, effects }) =>
        !effects.started.some(({ id }) => id === 'setPassword') ||
        Object.values(from.snapshot.context.fields).every((value) => value !== ''),
    },
    {
      name: 'nothing is sent while an answer is awaited',
      fault: {
        'states/submitting/on': { submitted: { target: 'submitting', reenter: true } },
      },
      edge: ({ from, step, effects }) =>
        !from.snapshot.matches('submitting') || step.kind === 'answer' || effects.started.length === 0,
    },
    {
      name: 'no password and no digits stay in memory when the flow has ended',
      fault: { 'states/set/entry': undefined },
      state: ({ snapshot }) =>
        snapshot.status !== 'done' || holdsNone(snapshot.context, [secrets.password, digits]),
    },
    {
      name: 'what was set is read anew',
      fault: { 'states/submitting/invoke/onDone/actions': undefined },
      edge: ({ to, effects }) =>
        !to.snapshot.matches('set') || effects.emitted.some(({ type }) => type === 'stale'),
    },
  ],
});
