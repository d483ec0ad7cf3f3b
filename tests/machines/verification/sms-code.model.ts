import { featuresOf, noFeatures } from '#machines/system/features.rules.ts';
import { smsCodeMachine } from '#machines/verification/sms-code.machine.ts';
import { defineModel } from '../../flows/model.ts';
import { broke, late, lost, refusal } from '../../kit/models/failures.ts';
import { secrets } from '../../kit/models/people.ts';
import { held, smsCodeExamples } from './sms-code.examples.ts';
import { smsCodeProperties } from './sms-code.properties.ts';

const number = { mobileNum: '600111222', countryDialingCode: '34' };
const sameNumber = { mobileNum: ' 600 111-222 ', countryDialingCode: '34' };
const otherNumber = { mobileNum: '600111333', countryDialingCode: '34' };
const place = '+34 600111222';
const otherPlace = '+34 600111333';
const byProvider = featuresOf([{ modId: 'SMSIDP', enabled: '1' }]);

export const smsCodeModel = defineModel({
  id: 'smsCode',
  machine: smsCodeMachine,
  events: {
    'wants a code': { type: 'code.wanted', purpose: 'login', input: number },
    'wants a code to the same number, written with spaces': {
      type: 'code.wanted',
      purpose: 'login',
      input: sameNumber,
    },
    'wants a code to another number': { type: 'code.wanted', purpose: 'login', input: otherNumber },
    'learns that an identity provider sends codes': { type: 'features.learned', features: byProvider },
    'learns that the gateway sends codes': { type: 'features.learned', features: noFeatures },
    'the world sets the end': { type: 'countdown.set', of: place, endsAt: 120_000 },
    'the wait of the number is over': { type: 'countdown.passed', of: place },
    'the wait of the other number is over': { type: 'countdown.passed', of: otherPlace },
    'has seen the failure': { type: 'failure.seen' },
    'somebody signs in': { type: 'account.changed', username: 'ana' },
    'nobody is signed in': { type: 'account.changed', username: '' },
  },
  fromOutside: [
    'learns that an identity provider sends codes',
    'learns that the gateway sends codes',
    'the world sets the end',
    'the wait of the number is over',
    'the wait of the other number is over',
    'somebody signs in',
    'nobody is signed in',
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
  project: ({ input, verificationData, byProvider: provided, person, waits, failure }) => ({
    to: held(input),
    proof: verificationData !== null,
    provided,
    person,
    waits: waits.map((wait) => ({ to: held(wait.input), end: wait.endsAt !== null })),
    failure: failure?.kind ?? null,
  }),
  examples: smsCodeExamples,
  properties: smsCodeProperties,
});
