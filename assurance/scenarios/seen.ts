import { CallFailure } from '#contract/errors.ts';
import { noFeatures } from '#machines/system/features.rules.ts';
import { answerEvent } from '../walk/event-names.ts';
import type { Told } from './openings.ts';

/** The session learns that signing in by SMS is on, before the gateway says so. */
export const smsOn: Told = {
  name: 'the features are learned',
  event: { type: 'features.learned', features: { ...noFeatures, smsLogin: true } },
  value: 'visitor',
};

const editing = { form: 'editing' };

/** The form of signing in shows where a code is asked for. */
const smsTab: Told = {
  name: 'picks the SMS tab',
  event: { type: 'type.picked', login: 'sms' },
  value: editing,
};

/** Where a code is asked for, with the number to which the scenarios send one: what waits is counted down beside it. */
export const smsNumber: readonly Told[] = [
  smsTab,
  {
    name: 'picks a country',
    event: { type: 'country.picked', dialing: { code: '34', digits: [9] } },
    value: editing,
  },
  {
    name: 'types a number',
    event: { type: 'field.changed', field: 'mobileNum', value: '600111222' },
    value: editing,
  },
];

const refused = new CallFailure({ kind: 'refused', code: 'LOGIN_REFUSED', value: { captcha: true } });

/** A refusal after which the form of signing in shows a captcha. */
export const captchaWanted: readonly Told[] = [
  {
    name: 'types a user name',
    event: { type: 'field.changed', field: 'username', value: 'ana' },
    value: editing,
  },
  {
    name: 'types a password',
    event: { type: 'field.changed', field: 'password', value: 'Otra-2026!' },
    value: editing,
  },
  { name: 'submits', event: { type: 'submitted' }, value: 'submitting' },
  { name: 'login: refused', event: answerEvent('login', { error: refused }), value: { form: 'refused' } },
];
