import { shownFields } from '#machines/registration/fields.rules.ts';
import { registerFormMachine } from '#machines/registration/register-form.machine.ts';
import { type Features, noFeatures } from '#machines/system/features.rules.ts';
import { stateLabel } from '../../flows/graph.ts';
import { defineModel } from '../../flows/model.ts';
import { broke, late, refusal } from '../../kit/models/failures.ts';
import { holdsNone, secrets } from '../../kit/models/people.ts';
import { registerFormExamples } from './register-form.examples.ts';
import { rule } from './rule.ts';

const accepted = { token: secrets.token, firstTimeLogin: true, passwordExpired: false, userName: 'ana' };
const byName: Features = { ...noFeatures, directRegistration: true, usernameRegistration: true };
const byBoth: Features = {
  ...byName,
  mobileRegistration: true,
  mobilePasswordRegistration: true,
  registrationSms: true,
};

const ownPattern = rule('username', { patternId: 'own', acceptedPattern: '^ana' });
const rules = [ownPattern, rule('affiliateCode')];
const invited = { code: 'NORTE-1', domain: 'localhost', url: 'http://localhost/register' };
const start = {
  entrance: 'any',
  rules,
  latestBirthday: '2008-11-22',
  invited: { ...invited, code: null },
} as const;

const declined = (code: string, value?: unknown) => ({
  done: { accepted: null, failure: refusal(code, value).error.failure },
  means: 'error' as const,
});

/** What the person does in the form, or is told, without sending anything. */
const inForm = [
  'field.changed',
  'field.left',
  'pattern.judged',
  'country.picked',
  'number.recalled',
  'code.asked',
  'features.learned',
];

export const registerFormModel = defineModel({
  id: 'registerForm',
  machine: registerFormMachine,
  inputs: {
    'by name or number, invited': { ...start, features: byBoth, invited },
    'by name, with an image for everybody': {
      ...start,
      features: byName,
      rules: [ownPattern, ownPattern, rule('captcha', { required: true })],
    },
  },
  events: {
    'types a user name': { type: 'field.changed', field: 'username', value: 'anabel' },
    'types a password': { type: 'field.changed', field: 'password', value: secrets.password },
    'confirms the password': { type: 'field.changed', field: 'confirmPassword', value: secrets.password },
    'types a number': { type: 'field.changed', field: 'mobileNum', value: '600111222' },
    'types the code': { type: 'field.changed', field: 'verificationCode', value: '123456' },
    'types a captcha': { type: 'field.changed', field: 'captcha', value: 'seen' },
    'leaves the user name': { type: 'field.left', field: 'username' },
    'the pattern of the user name says no': {
      type: 'pattern.judged',
      field: 'username',
      text: 'ana',
      verdict: 'mismatch',
    },
    'picks the tab by number': { type: 'tab.picked', tab: 'mobile' },
    'picks the tab by name': { type: 'tab.picked', tab: 'username' },
    'picks a country': { type: 'country.picked', dialing: { code: '34', digits: [9] } },
    'a code is still on its way to a number': {
      type: 'number.recalled',
      mobileNum: '600111222',
      countryDialingCode: '34',
    },
    'asks for a code': { type: 'code.asked' },
    submits: { type: 'submitted' },
    resets: { type: 'reset.clicked' },
    'chooses an identity provider': { type: 'provider.clicked', provider: 'norte' },
    'reads the warning': { type: 'warning.closed' },
    'wants to sign in': { type: 'exit.clicked', next: 'login' },
    'registering by number is switched off': { type: 'features.learned', features: byName },
    closes: { type: 'closed' },
  },
  fromOutside: [
    'the pattern of the user name says no',
    'registering by number is switched off',
    'a code is still on its way to a number',
  ],
  answers: {
    captcha: { broke },
    sending: {
      registered: { done: { accepted, failure: null } },
      taken: declined('ACCOUNT_TAKEN'),
      'a field refused': declined('FIELD_REFUSED', { field: 'payeeName' }),
      'a bad invitation': declined('AFFILIATE_WRONG'),
      'wants an image read': declined('CAPTCHA_WRONG', { captcha: true }),
      'not heard of': { done: { accepted: null, failure: late.error.failure }, means: 'timeout' },
      broke,
    },
    identity: {
      known: { done: { accepted, failure: null } },
      'given up': { done: { accepted: null, failure: null } },
      'a bad invitation': declined('AFFILIATE_WRONG'),
      broke,
    },
  },
  project: (context) => ({
    type: context.type,
    both: context.features.mobileRegistration,
    rules: context.rules.length,
    // What stands in the other tab waits unseen: no guard reads it there.
    typed: shownFields(context).map(({ field }) => context.fields[field] !== ''),
    dialing: context.type === 'mobile' && context.dialing.code !== '',
    captchaWanted: context.captchaWanted,
    invitation: context.invitation !== null,
    accepted: context.accepted !== null,
    next: context.next,
  }),
  properties: [
    {
      name: 'nothing incomplete is sent',
      fault: { 'states/form/on/submitted/0/guard': undefined },
      edge: ({ from, effects }) => {
        const { fields, type } = from.snapshot.context;
        const needed = [type === 'mobile' ? 'mobileNum' : 'username', 'password'] as const;
        return (
          !effects.started.some(({ id }) => id === 'sending') || needed.every((field) => fields[field] !== '')
        );
      },
    },
    {
      name: 'REG-06 one registration at a time, and none after one was accepted',
      fault: { 'states/sending/on': { submitted: { target: 'sending', reenter: true } } },
      edge: ({ from, effects }) =>
        !effects.started.some(({ id }) => id === 'sending') ||
        (from.snapshot.matches('form') && from.snapshot.context.accepted === null),
    },
    {
      name: 'a token comes only from a registration, or an identity, that the gateway accepted',
      fault: {
        'states/answered/always/2/actions': { type: 'keepAnswer', params: { accepted, failure: null } },
      },
      edge: ({ from, step, to }) =>
        to.snapshot.context.accepted === null ||
        from.snapshot.context.accepted !== null ||
        (step.kind === 'answer' && 'done' in step.answer && to.snapshot.matches('ended')),
    },
    {
      name: 'CAP-04 another tab means another image, and what was read in the old one is gone',
      fault: { 'states/form/on/tab.picked/0/actions/1': undefined },
      edge: ({ from, step, to, effects }) =>
        step.kind !== 'event' ||
        step.event.type !== 'tab.picked' ||
        !from.snapshot.matches('form') ||
        (to.snapshot.context.fields.captcha === '' &&
          (!from.snapshot.context.captchaWanted ||
            effects.sent.some(({ event }) => event.type === 'captcha.wanted'))),
    },
    {
      name: 'a captcha that was sent is not shown again: whatever came back, also nothing, another one is there',
      fault: { 'states/answered/always/1/actions': undefined },
      edge: ({ from, step, to, effects }) =>
        !from.snapshot.matches('sending') ||
        from.snapshot.context.fields.captcha === '' ||
        !to.snapshot.matches('form') ||
        step.name === 'a bad invitation' ||
        (to.snapshot.context.fields.captcha === '' &&
          effects.sent.some(({ event }) => event.type === 'captcha.wanted')),
    },
    {
      name: 'another tab leaves a refusal behind: where the form says that it was refused, it also says why',
      fault: { 'states/form/on/tab.picked/1/target': undefined },
      edge: ({ step, to }) =>
        step.kind !== 'event' || step.event.type !== 'tab.picked' || to.snapshot.matches({ form: 'editing' }),
    },
    {
      name: 'AFF-01 a code of the address that turned out wrong is used no more',
      fault: { 'states/form/states/misinvited/entry': undefined },
      state: ({ snapshot }) =>
        !snapshot.matches({ form: 'misinvited' }) || snapshot.context.invitation === null,
    },
    {
      name: 'a code is sent only to a number that can be one',
      fault: { 'states/form/on/code.asked/0/guard': undefined },
      edge: ({ from, effects }) =>
        !effects.emitted.some(({ type }) => type === 'code.wanted') ||
        (from.snapshot.context.fields.mobileNum !== '' && from.snapshot.context.dialing.code !== ''),
    },
    {
      name: 'the tab by number exists only where that is switched on',
      fault: { 'on/features.learned/actions': undefined },
      edge: ({ step, to }) =>
        step.kind !== 'event' ||
        step.event.type !== 'features.learned' ||
        to.snapshot.context.type !== 'mobile',
    },
    {
      name: 'no password and no captcha stays when the form has ended',
      fault: { 'states/ended/entry': undefined },
      state: ({ snapshot: { status, context } }) =>
        status !== 'done' || holdsNone(context, [secrets.password, 'seen']),
    },
    {
      name: 'whatever is typed, left, told or picked, but for a tab, leaves the person where they are',
      fault: { 'states/form/on/country.picked/target': '.editing' },
      edge: ({ from, step, to }) =>
        step.kind !== 'event' ||
        !inForm.includes(step.event.type) ||
        stateLabel(to.snapshot) === stateLabel(from.snapshot),
    },
  ],
  examples: registerFormExamples,
});
