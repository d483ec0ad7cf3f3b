import type { smsCodeMachine } from '#machines/verification/sms-code.machine.ts';
import type { CodeInput } from '#machines/verification/sms-code.rules.ts';
import type { Example } from '../../flows/model.ts';
import { secrets } from '../../kit/models/people.ts';

const rested = 'after sendThrottle (resting)';
const failedRest = 'after sendThrottle (failed.pausing)';

/** The digits of the number in an input. */
export const held = (input: CodeInput) =>
  'mobileNum' in input ? input.mobileNum.replaceAll(/[ -]/g, '') : '';

/** What is accepted of sending codes, way by way. */
export const smsCodeExamples: readonly Example<typeof smsCodeMachine>[] = [
  {
    name: 'sent to a mistyped number, then to the right one: it is sent at once, and each number has its own wait',
    given: 'start',
    way: [
      'wants a code to another number',
      'sendCode: sent',
      rested,
      'wants a code',
      'sendCode: sent',
      rested,
    ],
    leads: 'counting',
    and: ({ to: { snapshot } }) =>
      snapshot.context.waits.map(({ input }) => held(input)).join() === '600111333,600111222',
  },
  {
    name: 'sent to one number, to another, back to the first: it still waits',
    given: 'start',
    way: [
      'wants a code',
      'sendCode: sent',
      rested,
      'wants a code to another number',
      'sendCode: sent',
      rested,
      'wants a code to the same number, written with spaces',
    ],
    leads: 'counting',
  },
  {
    name: 'sent to one number, refused for another, its reason seen: the first still waits',
    given: 'start',
    way: [
      'wants a code',
      'sendCode: sent',
      rested,
      'wants a code to another number',
      'sendCode: refused',
      failedRest,
      'wants a code',
      'has seen the failure',
    ],
    leads: 'counting',
    and: ({ to: { snapshot } }) =>
      snapshot.context.waits.map(({ input }) => held(input)).join() === '600111222',
  },
  {
    name: 'sent, the wait over, wanted again: it is sent again',
    given: 'start',
    way: ['wants a code', 'sendCode: sent', rested, 'the wait of the number is over', 'wants a code'],
    leads: 'sending',
  },
  {
    name: 'sent, somebody signs in: a second later the same number may be sent to, and nothing is known of it',
    given: 'start',
    way: ['wants a code', 'sendCode: sent', rested, 'somebody signs in', rested],
    leads: 'idle',
    and: ({ to: { snapshot } }) => snapshot.context.waits.length === 0,
  },
  {
    name: 'somebody is signed in and waits, and is told of again: their wait goes on',
    given: 'start',
    way: ['somebody signs in', 'wants a code', 'sendCode: sent', rested, 'somebody signs in', 'wants a code'],
    leads: 'counting',
  },
  {
    name: 'the browser says when the wait ends: the button counts down to it',
    given: 'start',
    way: ['wants a code', 'sendCode: sent', 'the world sets the end'],
    leads: 'resting',
    and: ({ to: { snapshot } }) => snapshot.context.waits[0]?.endsAt === 120_000,
  },
  {
    name: 'two numbers wait: each has the end that was set for it',
    given: 'start',
    way: [
      'wants a code to another number',
      'sendCode: sent',
      rested,
      'wants a code',
      'sendCode: sent',
      'the world sets the end',
    ],
    leads: 'resting',
    and: ({ to: { snapshot } }) => snapshot.context.waits.map(({ endsAt }) => endsAt).join() === ',120000',
  },
  {
    name: 'a second is waited after a send, and no longer',
    given: 'start',
    way: ['wants a code', 'sendCode: sent'],
    leads: 'resting',
    and: ({ to }) => to.timers.map(({ delay }) => delay).join() === '1000',
  },
  {
    name: 'LOG-14 a slider is wanted and solved: it is sent to the same number, with the proof',
    given: 'start',
    way: ['wants a code', 'sendCode: a slider is wanted', 'slider: solved'],
    leads: 'sending',
    and: ({ effects }) => {
      const [sent] = effects.started.map(({ input }) => input as { verificationData?: string } & CodeInput);
      return sent !== undefined && held(sent) === '600111222' && sent.verificationData === secrets.captcha;
    },
  },
  {
    name: 'LOG-14 a slider is wanted and given up: nothing is sent, and no reason is said',
    given: 'start',
    way: ['wants a code', 'sendCode: a slider is wanted', 'slider: given up'],
    leads: 'resting',
  },
  {
    name: 'LOG-14 a slider is wanted and breaks: it is said that nothing was sent',
    given: 'start',
    way: ['wants a code', 'sendCode: a slider is wanted', 'slider: broke'],
    leads: 'failed.pausing',
  },
  {
    name: 'refused, its reason seen at once: a second is waited',
    given: 'start',
    way: ['wants a code', 'sendCode: refused', 'has seen the failure'],
    leads: 'resting',
  },
  {
    name: 'refused, wanted again a second later without a look at the reason: it is sent',
    given: 'start',
    way: ['wants a code', 'sendCode: refused', failedRest, 'wants a code to another number'],
    leads: 'sending',
    and: ({ effects }) => held(effects.started[0]?.input as CodeInput) === '600111333',
  },
  {
    name: 'refused, its reason seen a second later: a code may be sent',
    given: 'start',
    way: ['wants a code', 'sendCode: refused', failedRest, 'has seen the failure'],
    leads: 'idle',
  },
];
