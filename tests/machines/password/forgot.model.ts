import { forgotMachine } from '#machines/password/forgot.machine.ts';
import { noFeatures } from '#machines/system/features.rules.ts';
import { defineModel } from '../../flows/model.ts';
import { broke, late, lost, refusal } from '../kit/failures.ts';
import { holdsNone, secrets } from '../kit/people.ts';

const accepted = { token: secrets.token, firstTimeLogin: false, passwordExpired: false, userName: 'ana' };
const start = { entrance: 'any', failure: null } as const;
const typed = [secrets.password, secrets.code, secrets.ticket];

export const forgotModel = defineModel({
  id: 'forgot',
  machine: forgotMachine,
  inputs: {
    'help by mobile on': { ...start, features: { ...noFeatures, phoneReset: true } },
    'help by e-mail alone': { ...start, features: noFeatures },
  },
  events: {
    'types a user name': { type: 'field.changed', field: 'username', value: 'ana' },
    'types an address': { type: 'field.changed', field: 'email', value: 'ana@example.org' },
    'types a number': { type: 'field.changed', field: 'mobileNum', value: '600111222' },
    'types a code': { type: 'field.changed', field: 'code', value: secrets.code },
    'types a password': { type: 'field.changed', field: 'newPassword', value: secrets.password },
    'repeats it': { type: 'field.changed', field: 'confirmNewPassword', value: secrets.password },
    'picks the mobile tab': { type: 'way.picked', way: 'phone' },
    'picks the e-mail tab': { type: 'way.picked', way: 'email' },
    'picks a country': { type: 'country.picked', dialing: { code: '34', digits: [9] } },
    'help by mobile is switched on': {
      type: 'features.learned',
      features: { ...noFeatures, phoneReset: true },
    },
    'help by mobile is switched off': { type: 'features.learned', features: noFeatures },
    'the page was opened by a link': { type: 'ticket.found', ticket: secrets.ticket },
    'asks for a code': { type: 'code.asked' },
    submits: { type: 'submitted' },
    'wants to sign in': { type: 'exit.clicked', next: 'login' },
    closes: { type: 'closed' },
  },
  fromOutside: [
    'help by mobile is switched on',
    'help by mobile is switched off',
    'the page was opened by a link',
  ],
  answers: {
    learnRule: { rule: { done: { patternId: 'password', minLength: 8, maxLength: 64 } }, lost, late },
    askMail: { asked: { done: null }, limited: refusal('TOO_MANY_REQUESTS'), lost, late },
    resetByPhone: {
      accepted: { done: accepted },
      'code wrong': refusal('CODE_WRONG'),
      'rule broken': refusal('PASSWORD_RULE'),
      lost,
      late,
    },
    renewal: {
      renewed: { done: { next: 'login' } },
      'wants another link': { done: { next: 'forgot' } },
      closed: { done: { next: 'none' } },
      broke,
    },
  },
  project: ({ way, phoneEnabled, fields, dialing, ticket, accepted: answer, next }) => ({
    way,
    phoneEnabled,
    typed: Object.values(fields).map((value) => value !== ''),
    dialing: dialing.code !== '',
    ticket: ticket !== '',
    accepted: answer !== null,
    next,
  }),
  properties: [
    {
      name: 'a token comes only from a successful answer of the reset by phone',
      fault: {
        'states/recovering/states/resetting/invoke/onError/actions': {
          type: 'keepAccepted',
          params: { value: accepted },
        },
      },
      edge: ({ from, step, to }) =>
        to.snapshot.context.accepted === null ||
        from.snapshot.context.accepted !== null ||
        (step.kind === 'answer' && step.actor === 'resetByPhone' && 'done' in step.answer),
    },
    {
      name: 'nothing incomplete is sent, by either way',
      fault: {
        'states/recovering/states/form/on/submitted/0': { actions: 'showProblems', guard: 'byPhone' },
      },
      edge: ({ from: { snapshot }, effects }) =>
        effects.started.every(({ id }) => {
          const { fields, dialing } = snapshot.context;
          if (id === 'askMail') return fields.username !== '' && fields.email.includes('@');
          if (id !== 'resetByPhone') return true;
          return [fields.mobileNum, fields.code, fields.newPassword, dialing.code].every(Boolean);
        }),
    },
    {
      name: 'the mobile way is there only while it is switched on',
      fault: { 'states/recovering/states/form/on/way.picked/guard': undefined },
      state: ({ snapshot: { context } }) => context.way === 'email' || context.phoneEnabled,
    },
    {
      name: 'a code is asked for only for a number that may be one',
      fault: { 'states/recovering/states/form/on/code.asked/0/guard': undefined },
      edge: ({ from, effects }) =>
        !effects.emitted.some(({ type }) => type === 'code.wanted') ||
        (from.snapshot.context.fields.mobileNum !== '' && from.snapshot.context.dialing.code !== ''),
    },
    {
      name: 'who set a password by mobile is sent home, and the browser forgets the old one',
      fault: { 'states/recovering/states/resetting/invoke/onDone/actions/1': 'clearFailure' },
      edge: ({ from, to, effects: { emitted } }) =>
        to.snapshot.context.accepted === null ||
        from.snapshot.context.accepted !== null ||
        ['remembered.forgotten', 'navigate'].every((type) => emitted.some((event) => event.type === type)),
    },
    {
      name: 'no password, code or ticket stays once the mail was asked for or the flow has ended',
      fault: { 'states/ended/entry': undefined },
      state: ({ snapshot }) =>
        (!snapshot.matches('mailed') && snapshot.status !== 'done') || holdsNone(snapshot.context, typed),
    },
    {
      name: 'a ticket is held only while its link is in use',
      fault: { 'states/renewing/invoke/onDone/0/actions': undefined },
      state: ({ snapshot }) => snapshot.context.ticket === '' || snapshot.matches('renewing'),
    },
  ],
});
