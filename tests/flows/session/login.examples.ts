import type { Example } from '#assurance/walk/model.ts';
import type { loginMachine } from '#machines/session/login.machine.ts';
import { secrets } from '../../kit/models/people.ts';

/** What signs in by name, as far as the button. */
const byName = ['types a user name', 'types a password', 'submits'];
const bySms = ['picks the SMS tab', 'types a number', 'picks a country', 'types a code', 'submits'];

/** What is accepted of signing in, way by way. */
export const loginExamples: readonly Example<typeof loginMachine>[] = [
  {
    name: 'the open dialog asks what this browser remembers',
    way: [],
    leads: 'form.editing',
    and: ({ effects }) => effects.emitted.some(({ type }) => type === 'remembered.asked'),
  },
  {
    name: 'SMS-02 the open dialog asks whether a code is still on its way',
    way: [],
    leads: 'form.editing',
    and: ({ effects }) =>
      effects.emitted.some((event) => event.type === 'number.asked' && event.purpose === 'login'),
  },
  {
    name: 'a member signs in by name; nothing is remembered without the tick',
    way: [...byName, 'login: accepted'],
    leads: 'ended',
    and: ({ to: { snapshot }, effects }) =>
      snapshot.output?.accepted?.token === secrets.token &&
      effects.emitted.every(({ type }) => type !== 'password.held') &&
      effects.emitted.some(({ type }) => type === 'remembered.forgotten'),
  },
  {
    name: 'a member signs in with a code that came by SMS',
    way: [...bySms, 'login: accepted'],
    leads: 'ended',
    and: ({ to: { snapshot } }) => snapshot.output?.accepted?.token === secrets.token,
  },
  {
    name: 'a sealed call is made with what was typed',
    way: byName,
    leads: 'submitting',
    and: ({ effects }) => effects.started.some(({ id }) => id === 'login'),
  },
  {
    name: 'with the tick, the credentials are kept for the next time',
    way: ['ticks remember me', ...byName, 'login: accepted'],
    leads: 'ended',
    and: ({ effects }) =>
      effects.emitted.some(({ type }) => type === 'remembered.kept') &&
      effects.emitted.every(({ type }) => type !== 'remembered.forgotten'),
  },
  {
    name: 'the tick can be taken back',
    way: ['ticks remember me', 'ticks remember me', ...byName, 'login: accepted'],
    leads: 'ended',
    and: ({ effects }) => effects.emitted.some(({ type }) => type === 'remembered.forgotten'),
  },
  {
    name: 'LOG-01 an empty form is not sent: each field says that it is required',
    way: ['submits'],
    leads: 'form.editing',
    and: ({ to }) => {
      const { username, password } = to.snapshot.context.problems;
      return username === 'required' && password === 'required';
    },
  },
  {
    name: 'typing fills its field and removes only its own message',
    way: ['submits', 'types a user name'],
    leads: 'form.editing',
    and: ({ to: { snapshot } }) => {
      const { fields, problems } = snapshot.context;
      return fields.username === 'ana' && !problems.username && problems.password === 'required';
    },
  },
  {
    name: 'a refused login stays in the form and says why',
    way: [...byName, 'login: refused'],
    leads: 'form.refused',
    and: ({ to: { snapshot } }) =>
      snapshot.context.failure?.code === 'LOGIN_REFUSED' && snapshot.context.fields.username === 'ana',
  },
  {
    name: 'a login without an answer stays in the form and says so',
    way: [...byName, 'login: late'],
    leads: 'form.refused',
    and: ({ to }) => to.snapshot.context.failure?.kind === 'timeout',
  },
  {
    name: 'trying again after a refusal removes its reason',
    way: [...byName, 'login: refused', 'submits'],
    leads: 'submitting',
    and: ({ to }) => to.snapshot.context.failure === null,
  },
  {
    name: 'the other tab opens without the first one’s reason',
    way: [...byName, 'login: refused', 'picks the SMS tab'],
    leads: 'form.editing',
    and: ({ to: { snapshot } }) => snapshot.context.failure === null && snapshot.context.type === 'sms',
  },
  {
    name: 'without SMS login there is no other tab',
    given: 'SMS login off, expiry off',
    way: ['picks the SMS tab'],
    leads: 'form.editing',
    and: ({ to }) => to.snapshot.context.type === 'username',
  },
  {
    name: 'without SMS login a tab that is not there takes no message away',
    given: 'SMS login off, expiry off',
    way: ['submits', 'picks the SMS tab'],
    leads: 'form.editing',
    and: ({ to }) => to.snapshot.context.problems.username === 'required',
  },
  {
    name: 'SMS login can be used when it is switched on while the dialog is open',
    given: 'SMS login off, expiry off',
    way: ['SMS login is switched on', 'picks the SMS tab'],
    leads: 'form.editing',
    and: ({ to }) => to.snapshot.context.type === 'sms',
  },
  {
    name: 'SMS login that is switched on during a login is there when the form returns',
    given: 'SMS login off, expiry off',
    way: [...byName, 'SMS login is switched on', 'login: refused', 'picks the SMS tab'],
    leads: 'form.editing',
    and: ({ to }) => to.snapshot.context.type === 'sms',
  },
  {
    name: 'switching SMS login off while a code is checked keeps the tab',
    way: [...bySms, 'SMS login is switched off', 'login: refused'],
    leads: 'form.refused',
    and: ({ to }) => to.snapshot.context.type === 'username' && !to.snapshot.context.smsEnabled,
  },
  {
    name: 'switching SMS login off while the dialog is open removes its tab',
    way: ['picks the SMS tab', 'SMS login is switched off'],
    leads: 'form.editing',
    and: ({ to }) => to.snapshot.context.type === 'username',
  },
  {
    name: 'a code is asked for with the number and its country',
    way: ['picks the SMS tab', 'types a number', 'picks a country', 'asks for a code'],
    leads: 'form.editing',
    and: ({ effects }) =>
      effects.emitted.some((event) => event.type === 'code.wanted' && event.input.mobileNum === '600111222'),
  },
  {
    name: 'no code is asked for without a number',
    way: ['picks the SMS tab', 'asks for a code'],
    leads: 'form.editing',
    and: ({ to, effects }) =>
      effects.emitted.length === 0 && to.snapshot.context.problems.mobileNum === 'required',
  },
  {
    name: 'the remembered account is filled in, and the tick is set',
    way: ['the world recalls'],
    leads: 'form.editing',
    and: ({ to: { snapshot } }) => snapshot.context.fields.username === 'ana' && snapshot.context.remember,
  },
  {
    name: 'SMS-02 the dialog asks whether a code is still on its way, and fills its number in again',
    way: ['a code is still on its way to a number'],
    leads: 'form.editing',
    and: ({ to: { snapshot } }) =>
      snapshot.context.type === 'sms' &&
      snapshot.context.fields.mobileNum === '600111222' &&
      snapshot.context.dialing.code === '34',
  },
  {
    name: 'LOG-11 a browser that can keep nothing removes the tick',
    way: ['ticks remember me', 'the world can’t remember'],
    leads: 'form.editing',
    and: ({ to: { snapshot } }) => !snapshot.context.remember && !snapshot.context.rememberable,
  },
  {
    name: 'a gateway that requires a slider gets its proof with the next call',
    way: [...byName, 'login: requires a slider', 'slider: solved'],
    leads: 'submitting',
    and: ({ to: { snapshot } }) =>
      snapshot.context.verificationData === secrets.captcha && snapshot.context.failure === null,
  },
  {
    name: 'the slider stands alone until it is solved or given up',
    way: [...byName, 'login: requires a slider'],
    leads: 'proving',
  },
  {
    name: 'a slider that is given up leads back to the form with the reason',
    way: [...byName, 'login: requires a slider', 'slider: given up'],
    leads: 'form.refused',
    and: ({ to }) => to.snapshot.context.failure?.code === 'SLIDER_NEEDED',
  },
  {
    name: 'a slider that breaks leads back to the form',
    way: [...byName, 'login: requires a slider', 'slider: broke'],
    leads: 'form.refused',
  },
  {
    name: 'a gateway that requires an image gets one fetched',
    way: [...byName, 'login: refused with the captcha flag'],
    leads: 'form.refused',
    and: ({ to, effects }) =>
      to.snapshot.context.captchaWanted && effects.sent.some(({ event }) => event.type === 'captcha.wanted'),
  },
  {
    name: 'after a lost answer to a captcha another image comes, the letters are gone and the rest is kept',
    way: [...byName, 'login: refused with the captcha flag', 'types a captcha', 'submits', 'login: lost'],
    leads: 'form.refused',
    and: ({ to, effects }) =>
      effects.sent.some(({ event }) => event.type === 'captcha.wanted') &&
      to.snapshot.context.fields.captcha === '' &&
      to.snapshot.context.fields.username !== '',
  },
  {
    name: 'nothing is sent without the letters of the image',
    way: [...byName, 'login: refused with the captcha flag', 'submits'],
    leads: 'form.refused',
    and: ({ to }) => to.snapshot.context.problems.captcha === 'required',
  },
  {
    name: 'a broken image check is announced, and the form stays',
    way: ['captcha: broke'],
    leads: 'form.editing',
    and: ({ to }) => to.snapshot.context.failure !== null,
  },
  {
    name: 'a member who must change the password goes on, the keeper gets the old one, and nothing stays remembered',
    way: ['ticks remember me', ...byName, 'login: must change'],
    leads: 'ended',
    and: ({ to: { snapshot }, effects }) =>
      snapshot.output?.restricted === true &&
      effects.emitted.some((event) => event.type === 'password.held' && event.password === secrets.old) &&
      effects.emitted.some(({ type }) => type === 'remembered.forgotten'),
  },
  {
    name: 'an expired password does not matter where passwords don’t expire',
    given: 'SMS login off, expiry off',
    way: [...byName, 'login: expired'],
    leads: 'ended',
    and: ({ to: { snapshot } }) => snapshot.output?.accepted !== null && !snapshot.output?.restricted,
  },
  {
    name: 'an identity provider is asked to identify the person, and the earlier reason is gone',
    way: [...byName, 'login: refused', 'chooses an identity provider'],
    leads: 'identifying',
    and: ({ to: { snapshot }, effects }) =>
      snapshot.context.failure === null &&
      effects.started.some(({ input }) => (input as { provider?: string })?.provider === 'norte'),
  },
  {
    name: 'a person that an identity provider vouches for is signed in',
    way: ['chooses an identity provider', 'identity: known'],
    leads: 'ended',
    and: ({ to }) => to.snapshot.output?.accepted?.token === secrets.token,
  },
  {
    name: 'a person without an account at the gateway learns so',
    way: ['chooses an identity provider', 'identity: unknown'],
    leads: 'form.refused',
    and: ({ to }) => to.snapshot.context.failure?.code === 'IDENTITY_UNKNOWN',
  },
  {
    name: 'giving up at the identity provider leads back to the form',
    way: ['chooses an identity provider', 'identity: given up'],
    leads: 'form.editing',
  },
  {
    name: 'an identity provider that breaks leads back to the form',
    way: ['chooses an identity provider', 'identity: broke'],
    leads: 'form.refused',
  },
  {
    name: 'a visitor without an account goes on to registering',
    way: ['wants to register'],
    leads: 'ended',
    and: ({ to }) => to.snapshot.output?.next === 'register',
  },
  {
    name: 'the dialog can be closed, and nobody is signed in',
    way: ['types a user name', 'closes'],
    leads: 'ended',
    and: ({ to: { snapshot } }) => snapshot.output?.accepted === null && snapshot.output.next === 'none',
  },
  {
    name: 'closing while the call is on its way gives it up',
    way: [...byName, 'closes'],
    leads: 'ended',
    and: ({ effects }) => effects.stopped.includes('login'),
  },
  {
    name: 'the proof of a solved slider counts for one call',
    way: [...byName, 'login: requires a slider', 'slider: solved', 'login: refused'],
    leads: 'form.refused',
    and: ({ to }) => to.snapshot.context.verificationData === null,
  },
  {
    name: 'a broken image check leaves the call alone',
    way: [...byName, 'captcha: broke'],
    leads: 'submitting',
  },
  {
    name: 'asking for another code leaves the refusal on the screen',
    way: [...bySms, 'login: refused', 'asks for a code'],
    leads: 'form.refused',
  },
  {
    name: 'after a failed arrival the form is open, with the reason in it',
    given: 'back from a failed arrival',
    way: [],
    leads: 'form.editing',
    and: ({ to }) => to.snapshot.context.failure?.kind === 'network',
  },
  {
    name: 'a form that only shows a reason does not count as refused until it is sent',
    given: 'back from a failed arrival',
    way: ['submits', 'types a number', 'picks a country', 'asks for a code'],
    leads: 'form.editing',
  },
];
