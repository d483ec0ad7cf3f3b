import { bindingMachine } from '#machines/member/binding.machine.ts';
import { defineModel } from '../../flows/model.ts';
import { endedToken, late, lost, refusal } from '../kit/failures.ts';
import { holdsNone, secrets } from '../kit/people.ts';

export const bindingModel = defineModel({
  id: 'binding',
  machine: bindingMachine,
  inputs: { 'a number': { kind: 'mobile' }, 'an address': { kind: 'email' } },
  events: {
    'types a number': { type: 'field.changed', field: 'target', value: '961234568' },
    'types an address': { type: 'field.changed', field: 'target', value: 'ana@casa.example' },
    'picks a country': { type: 'country.picked', dialing: { code: '56', digits: [9] } },
    'asks for a code': { type: 'code.asked' },
    'types the code': { type: 'field.changed', field: 'code', value: secrets.code },
    'types the sign-in password': { type: 'field.changed', field: 'password', value: secrets.password },
    submits: { type: 'submitted' },
  },
  answers: {
    bind: {
      bound: { done: null },
      'code wrong': refusal('CODE_WRONG'),
      'number refused': refusal('PHONE_INVALID'),
      'session over': endedToken,
      lost,
      late,
    },
  },
  project: ({ kind, fields, dialing, problems, failure }) => ({
    kind,
    target: fields.target,
    typed: [fields.code !== '', fields.password !== ''],
    dialing: dialing.code,
    problems: Object.values(problems).filter((problem) => problem !== undefined).length,
    failure: failure?.code ?? failure?.kind ?? null,
  }),
  properties: [
    {
      name: 'no code is asked for what is no number or address',
      fault: { 'states/form/on/code.asked/0/guard': undefined },
      edge: ({ from, effects }) => {
        const { kind, fields, dialing } = from.snapshot.context;
        const fits =
          kind === 'mobile'
            ? /^\d+$/.test(fields.target) && dialing.code !== ''
            : fields.target.includes('@');
        return fits || effects.emitted.every(({ type }) => type !== 'code.wanted');
      },
    },
    {
      name: 'nothing incomplete is sent',
      fault: { 'states/form/on/submitted/0/guard': undefined },
      edge: ({ from, effects }) =>
        !effects.started.some(({ id }) => id === 'bind') ||
        Object.values(from.snapshot.context.fields).every((value) => value !== ''),
    },
    {
      name: 'where the form says that it was refused it also says why',
      fault: { 'states/form/on/code.asked/0/target': undefined },
      state: ({ snapshot }) => !snapshot.matches({ form: 'refused' }) || snapshot.context.failure !== null,
    },
    {
      name: 'no password and no code stay in memory when the flow has ended',
      fault: { 'states/bound/entry': undefined },
      state: ({ snapshot }) =>
        snapshot.status !== 'done' || holdsNone(snapshot.context, [secrets.password, secrets.code]),
    },
  ],
});
