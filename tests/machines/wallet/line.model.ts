import { lineMachine } from '#machines/wallet/line.machine.ts';
import { defineModel } from '../../flows/model.ts';
import { endedToken, late, lost, refusal } from '../kit/failures.ts';
import {
  askedWhenDoneBefore,
  doneBefore,
  earlierIsNotTheLast,
  outcomes,
  sentOncePerKey,
} from '../kit/money.ts';
import { holdsNone, secrets } from '../kit/people.ts';

const reference = 'kQ1x7Zq0T3mB9vLw2RdYfA';
const line = {
  upline: null,
  downlines: [
    { account: 'downline1a', nickname: 'Camila Ponce' },
    { account: 'downline1b', nickname: 'Diego Lara' },
  ],
  limits: { min: '10.00', max: '5000.00' },
  leftToday: '20000.00',
  available: '22500.00',
};

export const lineModel = defineModel({
  id: 'line',
  machine: lineMachine,
  inputs: { 'a first key': { key: 'a-first-key-of-money' } },
  events: {
    'picks a downline': { type: 'field.changed', field: 'account', value: 'downline1a' },
    'types an amount': { type: 'field.changed', field: 'typed', value: '50' },
    'types the withdraw password': {
      type: 'field.changed',
      field: 'withdrawPassword',
      value: secrets.password,
    },
    submits: { type: 'submitted', line },
    'goes back': { type: 'edited' },
    confirms: { type: 'confirmed' },
    'asks what became of it': { type: 'check.asked' },
    'sends it again': { type: 'sent.again' },
    'begins another one': { type: 'again.asked', key: 'a-second-key-of-money' },
  },
  answers: {
    sendToLine: {
      sent: { done: { reference } },
      'password wrong': refusal('WITHDRAW_PASSWORD_WRONG'),
      'not of the line': refusal('RECIPIENT_REFUSED'),
      'session over': endedToken,
      ...doneBefore,
      lost,
      late,
    },
    outcome: outcomes({ reference }),
  },
  project: ({ key, account, typed, withdrawPassword, problems, failure, reference: named, earlier }) => ({
    key,
    filled: [account, typed, withdrawPassword !== ''],
    problems: Object.values(problems).filter(Boolean).length,
    failure: failure?.code ?? failure?.kind ?? null,
    named: named !== null,
    earlier,
  }),
  properties: [
    sentOncePerKey('sendToLine'),
    askedWhenDoneBefore,
    earlierIsNotTheLast,
    {
      name: 'nothing incomplete is sent',
      fault: { 'states/form/on/submitted/0/guard': undefined },
      edge: ({ from, effects }) => {
        const { account, typed, withdrawPassword } = from.snapshot.context;
        const whole = account !== '' && typed === '50' && withdrawPassword !== '';
        return whole || !effects.started.some(({ id }) => id === 'sendToLine');
      },
    },
    {
      name: 'no withdraw password is in memory when the flow has ended or nobody knows how it ended',
      fault: { 'states/sending/exit': undefined },
      state: ({ snapshot }) =>
        ['form', 'sure', 'sending'].some((state) => snapshot.matches(state)) ||
        holdsNone(snapshot.context, [secrets.password]),
    },
    {
      name: 'whoever sees money moved is told anew what there is',
      fault: { 'states/sending/invoke/onDone/actions': undefined },
      edge: ({ from, to, effects }) =>
        !to.snapshot.matches('done') ||
        from.snapshot.matches('done') ||
        effects.emitted.some(({ type }) => type === 'stale'),
    },
  ],
});
