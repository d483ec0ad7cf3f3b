import type { registerFormMachine } from '#machines/registration/register-form.machine.ts';
import { secrets } from '../../kit/models/people.ts';
import type { Arrival, Example } from '../model.ts';

const image = 'by name, with an image for everybody';
const byName = ['types a user name', 'types a password', 'confirms the password', 'submits'];
const taken = [...byName, 'sending: taken'];

const byNumber = ['picks the tab by number', 'types a number', 'picks a country'];
const sentByNumber = [...byNumber, 'types a password', 'confirms the password', 'types the code', 'submits'];

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
    name: 'what is typed stands in its field, and its pattern is tried',
    way: ['types a user name'],
    leads: 'form.editing',
    and: (end) => end.to.snapshot.context.fields.username === 'anabel' && emits(end, 'pattern.asked'),
  },
  {
    name: 'a field that was left is looked at from then on',
    way: ['types a user name', 'leaves the user name'],
    leads: 'form.editing',
    and: ({ to }) => to.snapshot.context.checked.includes('username'),
  },
  {
    name: 'a pattern that says no is said',
    way: ['the pattern of the user name says no'],
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
    name: 'CAP-04 another tab has another image, and what was read in the old one is gone',
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
    name: 'SMS-02 the number that a code went to is there again, in the tab that has it',
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
    name: 'without a number it is marked, and no code is asked for',
    way: ['picks the tab by number', 'asks for a code'],
    leads: 'form.editing',
    and: (end) => !emits(end, 'code.wanted') && end.to.snapshot.context.problems.mobileNum !== undefined,
  },
  {
    name: 'an empty form is not sent: what is wrong is said',
    way: ['submits'],
    leads: 'form.editing',
    and: ({ to }) => to.snapshot.context.problems.username !== undefined,
  },
  {
    name: 'registering by number that is switched off leads back to the tab by name',
    way: ['picks the tab by number', 'registering by number is switched off'],
    leads: 'form.editing',
    and: ({ to }) => to.snapshot.context.type === 'username',
  },
  {
    name: 'an image that could not be looked after is said, and the form stays',
    way: ['captcha: broke'],
    leads: 'form.editing',
    and: ({ to }) => to.snapshot.context.failure !== null,
  },
  {
    name: 'who has an account goes on to signing in',
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
    name: 'while it is on its way nothing sends it again',
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
    name: 'a name that is taken is said to be, and marked, and the form stays as it was',
    way: taken,
    leads: 'form.refused',
    and: ({ to: { snapshot } }) =>
      snapshot.context.failure?.code === 'ACCOUNT_TAKEN' &&
      snapshot.context.problems.username === 'ACCOUNT_TAKEN' &&
      snapshot.context.fields.username === 'anabel',
  },
  {
    name: 'who sends it again no longer reads the reason of before',
    way: [...taken, 'submits'],
    leads: 'sending',
    and: ({ to }) => to.snapshot.context.failure === null,
  },
  {
    name: 'a form that is emptied after a refusal is as it was at first',
    way: [...taken, 'resets'],
    leads: 'form.editing',
    and: ({ to: { snapshot } }) =>
      snapshot.context.failure === null && snapshot.context.fields.username === '',
  },
  {
    name: 'a refusal stays while an image can’t be looked after',
    way: [...taken, 'captcha: broke'],
    leads: 'form.refused',
  },
  {
    name: 'AFF-01 a wrong invitation has a warning of its own',
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
    name: 'a captcha was sent and its answer was lost: another image comes, and what was read is gone',
    given: image,
    way: ['types a captcha', ...byName, 'sending: not heard of'],
    leads: 'form.refused',
    and: (end) => fetchesImage(end) && end.to.snapshot.context.fields.captcha === '',
  },
  {
    name: 'the invitation was wrong, so the captcha was not sent: it stays',
    given: image,
    way: ['types a captcha', ...byName, 'sending: a bad invitation'],
    leads: 'form.misinvited',
    and: (end) => !fetchesImage(end) && end.to.snapshot.context.fields.captcha !== '',
  },
  {
    name: 'a gateway that wants an image read has one fetched',
    way: [...byName, 'sending: wants an image read'],
    leads: 'form.refused',
    and: (end) => fetchesImage(end) && end.to.snapshot.context.captchaWanted,
  },
  {
    name: 'without the letters of the image nothing is sent',
    way: [...byName, 'sending: wants an image read', 'submits'],
    leads: 'form.refused',
    and: ({ to }) => to.snapshot.context.problems.captcha !== undefined,
  },
  {
    name: 'an answer that never came is said, and remembered as a doubt',
    way: [...byName, 'sending: not heard of'],
    leads: 'form.refused',
    and: ({ to }) => to.snapshot.context.doubtful,
  },
  {
    name: 'a sending that breaks is said to have failed',
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
    name: 'a form in which only the image failed is no refused one until it is sent',
    way: [...byNumber, 'captcha: broke', 'submits', 'asks for a code'],
    leads: 'form.editing',
  },
];

const identifying: Forms = [
  {
    name: 'an identity provider is asked who this is, and the reason of before is gone',
    way: [...taken, 'chooses an identity provider'],
    leads: 'identifying',
    and: ({ to, effects }) =>
      to.snapshot.context.failure === null &&
      effects.started.some(({ input }) => (input as { provider?: string } | undefined)?.provider === 'norte'),
  },
  {
    name: 'whom an identity provider vouches for is registered',
    way: ['chooses an identity provider', 'identity: known'],
    leads: 'ended',
    and: ({ to }) => to.snapshot.output?.accepted?.token === secrets.token,
  },
  {
    name: 'who gives up at the identity provider is back in the form',
    way: ['chooses an identity provider', 'identity: given up'],
    leads: 'form.editing',
  },
  {
    name: 'a wrong invitation is warned of at the identity provider too',
    way: ['chooses an identity provider', 'identity: a bad invitation'],
    leads: 'form.misinvited',
  },
  {
    name: 'an identity provider that breaks is said to have failed',
    way: ['chooses an identity provider', 'identity: broke'],
    leads: 'form.refused',
    and: ({ to }) => to.snapshot.context.failure !== null,
  },
];

/** What is accepted of the registration form, way by way. */
export const registerFormExamples: Forms = [...filling, ...sending, ...identifying];
