import { featuresOf, noFeatures } from '#machines/system/features.rules.ts';
import { smsCodeMachine } from '#machines/verification/sms-code.machine.ts';
import { defineModel } from '../../flows/model.ts';
import { broke, late, lost, refusal } from '../kit/failures.ts';
import { secrets } from '../kit/people.ts';

const number = { mobileNum: '600111222', countryDialingCode: '34' };
const byProvider = featuresOf([{ modId: 'SMSIDP', enabled: '1' }]);

export const smsCodeModel = defineModel({
  id: 'smsCode',
  machine: smsCodeMachine,
  events: {
    'wants a code': { type: 'code.wanted', purpose: 'login', input: number },
    'learns that an identity provider sends codes': { type: 'features.learned', features: byProvider },
    'learns that the gateway sends codes': { type: 'features.learned', features: noFeatures },
    'the world sets the end': { type: 'countdown.set', endsAt: 120_000, seconds: 120 },
    'the device slept through the end': { type: 'countdown.passed' },
    'has seen the failure': { type: 'failure.seen' },
    'nobody waits for it any more': { type: 'code.dropped' },
  },
  fromOutside: [
    'learns that an identity provider sends codes',
    'learns that the gateway sends codes',
    'the world sets the end',
    'the device slept through the end',
    'nobody waits for it any more',
  ],
  answers: {
    sendCode: {
      sent: { done: { expiredMinutes: 2 } },
      'sent, with no minutes to wait': { done: { expiredMinutes: 0 } },
      refused: refusal('TOO_MANY_REQUESTS'),
      'a slider is wanted': refusal('SLIDER_NEEDED'),
      lost,
      late,
    },
    slider: {
      solved: { done: { verificationData: secrets.captcha } },
      'given up': { done: { verificationData: null } },
      broke,
    },
  },
  project: ({ input, verificationData, byProvider: provided, seconds, until, endsAt, failure }) => ({
    number: 'mobileNum' in input && input.mobileNum !== '',
    proof: verificationData !== null,
    provided,
    seconds,
    until,
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
      edge: ({ from, to }) => {
        const { input } = to.snapshot.context;
        const over = from.snapshot.matches('counting') && !to.snapshot.matches('counting');
        return !over || ('mobileNum' in input && input.mobileNum === '');
      },
    },
    {
      name: 'nothing is sent within a second of a send, whatever came of it and whoever closed what',
      fault: { 'states/failed/states/pausing/on/failure.seen/target': '#smsCode.idle' },
      path: {
        start: 'rested',
        // Whether the last send may be less than a second ago; a slider is not solved in less.
        next: (last: string, { step, effects }) => {
          const waited =
            (step.kind === 'timer' && step.timer.delay >= 1_000) ||
            (step.kind === 'answer' && step.actor === 'slider');
          const sends = effects.started.some(({ id }) => id === 'sendCode');
          const recent = last === 'recent' && !waited;
          if (sends && recent) return false;
          return sends || recent ? 'recent' : 'rested';
        },
      },
    },
    {
      name: 'who has seen why nothing was sent leaves no number and no reason behind',
      fault: { 'states/failed/states/ready/on/failure.seen/actions': undefined },
      state: ({ snapshot }) => {
        const { input, failure } = snapshot.context;
        const rests = snapshot.matches('idle') || snapshot.matches('resting');
        return !rests || (failure === null && 'mobileNum' in input && input.mobileNum === '');
      },
    },
    {
      name: 'SMS-08 when an identity provider sends codes the wait is a minute, whatever is answered',
      fault: { 'states/sending/invoke/onDone/actions': undefined },
      edge: ({ from, to, step }) =>
        step.kind !== 'answer' ||
        step.name !== 'sent' ||
        to.snapshot.context.seconds === (from.snapshot.context.byProvider ? 60 : 120),
    },
    {
      name: 'LOG-14 after a slider was wanted nothing is sent without its proof',
      fault: { 'states/proving/invoke/onDone/1/target': 'sending' },
      edge: ({ from, to, effects }) =>
        !from.snapshot.matches('proving') ||
        !effects.started.some(({ id }) => id === 'sendCode') ||
        to.snapshot.context.verificationData !== null,
    },
    {
      name: 'LOG-14 a proof goes into one send only',
      fault: { 'states/sending/exit': undefined },
      state: ({ snapshot }) => snapshot.context.verificationData === null || snapshot.matches('sending'),
    },
  ],
});
