import { authenticatorMachine } from '#machines/member/authenticator.machine.ts';
import { defineModel } from '../../flows/model.ts';
import { late, lost, refusal } from '../kit/failures.ts';
import { holdsNone, secrets } from '../kit/people.ts';

const secret = 'PLANTEDTOTPSECRET234567';
const code = '135792';

export const authenticatorModel = defineModel({
  id: 'authenticator',
  machine: authenticatorMachine,
  events: {
    'types the sign-in password': { type: 'field.changed', field: 'password', value: secrets.password },
    'types a code': { type: 'field.changed', field: 'code', value: '135 792' },
    'types blanks for a password': { type: 'field.changed', field: 'password', value: ' ' },
    'types a code with spaces of other kinds': {
      type: 'field.changed',
      field: 'code',
      value: '135\u00a0792\u00a0',
    },
    submits: { type: 'submitted' },
    'starts over': { type: 'restarted' },
  },
  answers: {
    begin: {
      begun: { done: { secret, uri: `otpauth://totp/ana?secret=${secret}` } },
      'password wrong': refusal('PASSWORD_WRONG'),
      lost,
      late,
    },
    confirm: { right: { done: null }, 'code wrong': refusal('CODE_WRONG'), lost, late },
  },
  project: ({ fields, begun, problems, failure }) => ({
    typed: Object.values(fields),
    begun: begun !== null,
    problems: Object.values(problems).filter((problem) => problem !== undefined).length > 0,
    failure: failure?.code ?? failure?.kind ?? null,
  }),
  properties: [
    {
      name: 'no secret is made without the password',
      fault: { 'states/asking/on/submitted/0/guard': undefined },
      edge: ({ from, effects }) =>
        !effects.started.some(({ id }) => id === 'begin') ||
        from.snapshot.context.fields.password.trim() !== '',
    },
    {
      name: 'the password is forgotten as soon as it has been accepted',
      fault: { 'states/beginning/invoke/onDone/actions': 'clearFailure' },
      edge: ({ step, to }) => step.name !== 'begun' || holdsNone(to.snapshot.context, [secrets.password]),
    },
    {
      name: 'what is sent as a code is six digits, whatever stood between or behind them',
      fault: { 'states/showing/on/submitted/0/guard': undefined },
      edge: ({ effects }) =>
        effects.started.every(
          ({ id, input }) => id !== 'confirm' || /^\d{6}$/.test((input as { code: string }).code),
        ),
    },
    {
      name: 'nothing is in force before a first code was right',
      fault: { 'states/confirming/invoke/onError/target': 'set' },
      edge: ({ step, to }) => !to.snapshot.matches('set') || step.name === 'right',
    },
    {
      name: 'no secret, password or code stays in memory when the flow has ended',
      fault: { 'states/set/entry': undefined },
      state: ({ snapshot }) =>
        snapshot.status !== 'done' ||
        holdsNone(snapshot.context, [secret, secrets.password, code, '135 792']),
    },
    {
      name: 'whoever starts over is shown no old secret',
      fault: { 'states/showing/on/restarted/actions': undefined },
      state: ({ snapshot }) => !snapshot.matches('asking') || snapshot.context.begun === null,
    },
  ],
});
