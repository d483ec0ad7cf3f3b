import { smsCodeMachine } from '#machines/verification/sms-code.machine.ts';
import { defineModel } from '../../flows/model.ts';
import { late, lost, refusal } from '../kit/failures.ts';

export const smsCodeModel = defineModel({
  id: 'smsCode',
  machine: smsCodeMachine,
  events: {
    'wants a code': { type: 'code.wanted', mobileNum: '600111222', countryDialingCode: '34' },
    'the world sets the end': { type: 'countdown.set', endsAt: 120_000 },
    'the device slept through the end': { type: 'countdown.passed' },
    'has seen the failure': { type: 'failure.seen' },
  },
  fromOutside: ['the world sets the end', 'the device slept through the end'],
  answers: {
    sendCode: { sent: { done: { expiredMinutes: 2 } }, refused: refusal('TOO_MANY_REQUESTS'), lost, late },
  },
  project: ({ mobileNum, seconds, endsAt, failure }) => ({
    number: mobileNum !== '',
    seconds,
    end: endsAt !== null,
    failure: failure?.kind ?? null,
  }),
  properties: [
    {
      name: 'no second code is sent while the countdown runs',
      fault: { 'states/counting/on/code.wanted': 'sending' },
      edge: ({ from, effects }) => !from.snapshot.matches('counting') || effects.started.length === 0,
    },
    {
      name: 'the number is forgotten when the wait is over',
      fault: { 'states/counting/exit': undefined },
      edge: ({ from, to }) =>
        !from.snapshot.matches('counting') ||
        to.snapshot.matches('counting') ||
        to.snapshot.context.mobileNum === '',
    },
    {
      name: 'nothing is sent within a second of a failed send',
      fault: { 'states/failed/on/code.wanted': 'sending' },
      edge: ({ from, effects }) =>
        !from.snapshot.matches({ failed: 'pausing' }) || effects.started.length === 0,
    },
  ],
});
