import type { Arrival, Example } from '#assurance/walk/model.ts';
import type { registerFormMachine } from '#machines/registration/register-form.machine.ts';
import { secrets } from '../../kit/models/people.ts';

const image = 'by name, with an image for everybody';
const byName = ['types a user name', 'types a password', 'confirms the password', 'agrees', 'submits'];
const taken = [...byName, 'sending: taken'];

const byNumber = ['picks the tab by number', 'types a number', 'picks a country'];
const sentByNumber = [
  ...byNumber,
  'types a password',
  'confirms the password',
  'types the code',
  'agrees',
  'submits',
];

const emits = ({ effects }: Arrival, type: string) => effects.emitted.some((event) => event.type === type);
const fetchesImage = ({ effects }: Arrival) =>
  effects.sent.some(({ to, event }) => to === 'captcha' && event.type === 'captcha.wanted');

type Forms = readonly Example<typeof registerFormMachine>[];

const filling: Forms = [
  {
    name: 'the form opens without an image where nobody must read one',
    way: [],
    leads: 'form.editing',
    and: (end) => !fetchesImage(end),
  },
  {
    name: 'the form opens with an image where everybody must read one',
    given: image,
    way: [],
    leads: 'form.editing',
    and: fetchesImage,
  },
  {
    name: 'typed text goes into its field, and is checked against the pattern',
    way: ['types a user name'],
    leads: 'form.editing',
    and: (end) => end.to.snapshot.context.fields.username === 'anabel' && emits(end, 'pattern.asked'),
  },
  {
    name: 'a field is checked from the moment the person leaves it',
    way: ['types a user name', 'leaves the user name'],
    leads: 'form.editing',
    and: ({ to }) => to.snapshot.context.checked.includes('username'),
  },
  {
    name: 'the page says when the user name does not match its pattern',
    way: ['the user name does not match its pattern'],
    leads: 'form.editing',
    and: ({ to }) => to.snapshot.context.declined.username?.text === 'ana',
  },
  {
    name: 'the tab by number asks for a number',
    way: ['picks the tab by number'],
    leads: 'form.editing',
    and: ({ to }) => to.snapshot.context.type === 'mobile',
  },
  {
    name: 'CAP-04 another tab brings another image, and the letters read in the old one are gone',
    given: image,
    way: ['types a captcha', 'picks the tab by name'],
    leads: 'form.editing',
    and: (end) => end.to.snapshot.context.fields.captcha === '' && fetchesImage(end),
  },
  {
    name: 'the country of a number is kept',
    way: ['picks the tab by number', 'picks a country'],
    leads: 'form.editing',
    and: ({ to }) => to.snapshot.context.dialing.code === '34',
  },
  {
    name: 'SMS-02 the form asks whether a code is still on its way, as it opens',
    way: [],
    leads: 'form.editing',
    and: (end) => emits(end, 'number.asked'),
  },
  {
    name: 'SMS-02 the number that got a code is filled in again, in its tab',
    way: ['a code is still on its way to a number'],
    leads: 'form.editing',
    and: ({ to: { snapshot } }) =>
      snapshot.context.type === 'mobile' &&
      snapshot.context.fields.mobileNum === '600111222' &&
      snapshot.context.dialing.code === '34',
  },
  {
    name: 'a code is asked for with a number that can be one',
    way: ['picks the tab by number', 'types a number', 'picks a country', 'asks for a code'],
    leads: 'form.editing',
    and: (end) => emits(end, 'code.wanted'),
  },
  {
    name: 'a missing number is marked, and no code is asked for',
    way: ['picks the tab by number', 'asks for a code'],
    leads: 'form.editing',
    and: (end) => !emits(end, 'code.wanted') && end.to.snapshot.context.problems.mobileNum !== undefined,
  },
  {
    name: 'an empty form is not sent, and says what is wrong',
    way: ['submits'],
    leads: 'form.editing',
    and: ({ to }) => to.snapshot.context.problems.username !== undefined,
  },
  {
    name: 'switching registration by number off leads back to the tab by name',
    way: ['picks the tab by number', 'registering by number is switched off'],
    leads: 'form.editing',
    and: ({ to }) => to.snapshot.context.type === 'username',
  },
  {
    name: 'a broken image check is announced, and the form stays',
    way: ['captcha: broke'],
    leads: 'form.editing',
    and: ({ to }) => to.snapshot.context.failure !== null,
  },
  {
    name: 'a visitor with an account goes on to signing in',
    way: ['wants to sign in'],
    leads: 'ended',
    and: ({ to }) => to.snapshot.output?.next === 'login',
  },
  {
    name: 'the form can be closed, and nobody is registered',
    way: ['types a user name', 'closes'],
    leads: 'ended',
    and: ({ to: { snapshot } }) => snapshot.output?.accepted === null && snapshot.output.next === 'none',
  },
];

const sending: Forms = [
  {
    name: 'a complete form is sent, once',
    way: byName,
    leads: 'sending',
    and: ({ effects }) => effects.started.some(({ id }) => id === 'sending'),
  },
  {
    name: 'a form whose agreement was taken back is not sent, and says what is missing',
    way: [...byName.slice(0, -1), 'takes the agreement back', 'submits'],
    leads: 'form.editing',
    and: ({ to }) => to.snapshot.context.problems.agreement === 'required',
  },
  {
    name: 'a form on its way can’t be sent again',
    way: [...byName, 'submits', 'captcha: broke', 'registering by number is switched off'],
    leads: 'sending',
  },
  {
    name: 'a new member is signed in after registering',
    way: [...byName, 'sending: registered'],
    leads: 'ended',
    and: ({ to }) => to.snapshot.output?.accepted?.token === secrets.token,
  },
  {
    name: 'the page says that a name is taken, marks it and keeps the form',
    way: taken,
    leads: 'form.refused',
    and: ({ to: { snapshot } }) =>
      snapshot.context.failure?.code === 'ACCOUNT_TAKEN' &&
      snapshot.context.problems.username === 'ACCOUNT_TAKEN' &&
      snapshot.context.fields.username === 'anabel',
  },
  {
    name: 'sending again removes the earlier reason',
    way: [...taken, 'submits'],
    leads: 'sending',
    and: ({ to }) => to.snapshot.context.failure === null,
  },
  {
    name: 'emptying the form after a refusal brings back its first state',
    way: [...taken, 'resets'],
    leads: 'form.editing',
    and: ({ to: { snapshot } }) =>
      snapshot.context.failure === null && snapshot.context.fields.username === '',
  },
  {
    name: 'a refusal stays while the image check breaks',
    way: [...taken, 'captcha: broke'],
    leads: 'form.refused',
  },
  {
    name: 'AFF-01 a wrong invitation shows its own warning',
    way: [...byName, 'sending: a bad invitation'],
    leads: 'form.misinvited',
    and: ({ to }) => to.snapshot.context.invitation === null,
  },
  {
    name: 'after the warning the form is open again',
    way: [...byName, 'sending: a bad invitation', 'reads the warning'],
    leads: 'form.editing',
  },
  {
    name: 'after a lost answer to a captcha another image comes, and the letters are gone',
    given: image,
    way: ['types a captcha', ...byName, 'sending: outcome unknown'],
    leads: 'form.refused',
    and: (end) => fetchesImage(end) && end.to.snapshot.context.fields.captcha === '',
  },
  {
    name: 'a wrong invitation keeps the captcha, which was not sent',
    given: image,
    way: ['types a captcha', ...byName, 'sending: a bad invitation'],
    leads: 'form.misinvited',
    and: (end) => !fetchesImage(end) && end.to.snapshot.context.fields.captcha !== '',
  },
  {
    name: 'a gateway that requires an image gets one fetched',
    way: [...byName, 'sending: requires an image'],
    leads: 'form.refused',
    and: (end) => fetchesImage(end) && end.to.snapshot.context.captchaWanted,
  },
  {
    name: 'nothing is sent without the letters of the image',
    way: [...byName, 'sending: requires an image', 'submits'],
    leads: 'form.refused',
    and: ({ to }) => to.snapshot.context.problems.captcha !== undefined,
  },
  {
    name: 'the page says that no answer came, and remembers the doubt',
    way: [...byName, 'sending: outcome unknown'],
    leads: 'form.refused',
    and: ({ to }) => to.snapshot.context.doubtful,
  },
  {
    name: 'the page says that a broken sending failed',
    way: [...byName, 'sending: broke'],
    leads: 'form.refused',
    and: ({ to }) => to.snapshot.context.failure !== null,
  },
  {
    name: 'asking for another code leaves the refusal on the screen',
    way: [...sentByNumber, 'sending: taken', 'asks for a code'],
    leads: 'form.refused',
  },
  {
    name: 'a form with only a broken image does not count as refused until it is sent',
    way: [...byNumber, 'captcha: broke', 'submits', 'asks for a code'],
    leads: 'form.editing',
  },
];

const identifying: Forms = [
  {
    name: 'an identity provider is asked nothing before the box of the age and the terms is ticked',
    way: ['chooses an identity provider'],
    leads: 'form.editing',
    and: ({ to }) => to.snapshot.context.problems.agreement === 'required',
  },
  {
    name: 'an identity provider is asked to identify the person, and the earlier reason is gone',
    way: [...taken, 'chooses an identity provider'],
    leads: 'identifying',
    and: ({ to, effects }) =>
      to.snapshot.context.failure === null &&
      effects.started.some(({ input }) => (input as { provider?: string } | undefined)?.provider === 'norte'),
  },
  {
    name: 'a person that an identity provider vouches for is registered',
    way: ['agrees', 'chooses an identity provider', 'identity: known'],
    leads: 'ended',
    and: ({ to }) => to.snapshot.output?.accepted?.token === secrets.token,
  },
  {
    name: 'giving up at the identity provider leads back to the form',
    way: ['agrees', 'chooses an identity provider', 'identity: given up'],
    leads: 'form.editing',
  },
  {
    name: 'a wrong invitation shows the warning at the identity provider, too',
    way: ['agrees', 'chooses an identity provider', 'identity: a bad invitation'],
    leads: 'form.misinvited',
  },
  {
    name: 'the page says that a broken identity provider failed',
    way: ['agrees', 'chooses an identity provider', 'identity: broke'],
    leads: 'form.refused',
    and: ({ to }) => to.snapshot.context.failure !== null,
  },
];

/** What is accepted of the registration form, way by way. */
export const registerFormExamples: Forms = [...filling, ...sending, ...identifying];
