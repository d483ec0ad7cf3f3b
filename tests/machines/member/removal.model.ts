import { removalMachine } from '#machines/member/removal.machine.ts';
import { defineModel } from '../../flows/model.ts';
import { late, lost, refusal } from '../kit/failures.ts';
import { holdsNone, secrets } from '../kit/people.ts';

export const removalModel = defineModel({
  id: 'removal',
  machine: removalMachine,
  events: {
    'types the sign-in password': { type: 'field.changed', field: 'password', value: secrets.password },
    'types a code': { type: 'field.changed', field: 'code', value: '135792' },
    'types blanks for a password': { type: 'field.changed', field: 'password', value: ' ' },
    'types a code with spaces of other kinds': {
      type: 'field.changed',
      field: 'code',
      value: '135\u00a0792\u00a0',
    },
    submits: { type: 'submitted' },
    confirms: { type: 'confirmed' },
    cancels: { type: 'cancelled' },
  },
  answers: {
    remove: {
      removed: { done: null },
      'code wrong': refusal('CODE_WRONG'),
      'password wrong': refusal('PASSWORD_WRONG'),
      lost,
      late,
    },
  },
  project: ({ fields, problems, failure }) => ({
    typed: Object.values(fields),
    problems: Object.values(problems).filter((problem) => problem !== undefined).length > 0,
    failure: failure?.code ?? failure?.kind ?? null,
  }),
  properties: [
    {
      name: 'nothing is taken away without the question',
      fault: { 'states/form/on/submitted/0/target': 'removing' },
      edge: ({ step, effects }) =>
        !effects.started.some(({ id }) => id === 'remove') || step.name === 'confirms',
    },
    {
      name: 'nothing incomplete is asked about',
      fault: { 'states/form/on/submitted/0/guard': undefined },
      state: ({ snapshot }) =>
        !snapshot.matches('sure') ||
        Object.values(snapshot.context.fields).every((value) => value.trim() !== ''),
    },
    {
      name: 'what is sent as a code is six digits, whatever stood between or behind them',
      fault: { 'states/form/on/submitted/0/guard': undefined },
      edge: ({ effects }) =>
        effects.started.every(
          ({ id, input }) => id !== 'remove' || /^\d{6}$/.test((input as { code: string }).code),
        ),
    },
    {
      name: 'no password and no code stay in memory when the flow has ended',
      fault: { 'states/removed/entry': undefined },
      state: ({ snapshot }) =>
        snapshot.status !== 'done' || holdsNone(snapshot.context, [secrets.password, '135792']),
    },
  ],
});
