import { sendingMachine } from '#machines/registration/sending.machine.ts';
import type { Sending } from '#machines/registration/sending.rules.ts';
import { defineModel } from '../../flows/model.ts';
import { broke, late, lost, refusal } from '../../kit/models/failures.ts';
import { holdsNone, secrets } from '../../kit/models/people.ts';
import { sendingExamples } from './sending.examples.ts';

const accepted = { token: secrets.token, firstTimeLogin: true, passwordExpired: false, userName: 'ana' };

const code = 'NORTE-1';

function sending(more: Partial<Sending> = {}): Sending {
  return {
    type: 'username',
    user: {
      username: 'anabel',
      password: secrets.password,
      confirmPassword: secrets.password,
      affiliateCode: code,
      login: true,
      registerUrl: 'http://localhost/register',
      registerMethod: 'WEB',
    },
    code: '',
    domain: 'localhost',
    ...more,
  };
}

const asked = ['register', 'registerMobile'];
const answers = {
  accepted: { done: accepted },
  taken: refusal('ACCOUNT_TAKEN'),
  'a field refused': refusal('FIELD_REFUSED', { field: 'payeeName' }),
  'wants an image read': refusal('CAPTCHA_WRONG', { captcha: true }),
  'wants a slider solved': refusal('SLIDER_NEEDED'),
  lost,
  late,
};

export const sendingModel = defineModel({
  id: 'sending',
  machine: sendingMachine,
  inputs: {
    'by name': sending(),
    'by name, invited': sending({ code }),
    'by number, invited': sending({ type: 'mobile', code }),
    'by number': sending({ type: 'mobile' }),
  },
  events: { closes: { type: 'closed' } },
  answers: {
    verifyCode: { good: { done: null }, bad: refusal('AFFILIATE_WRONG'), lost, late },
    register: answers,
    registerMobile: answers,
    slider: {
      solved: { done: { verificationData: secrets.captcha } },
      'given up': { done: { verificationData: null }, means: 'timeout' },
      broke,
    },
  },
  project: ({ type, user, code, accepted: in_, failure, verificationData }) => ({
    type,
    held: user !== null,
    code,
    accepted: in_ !== null,
    failure: failure?.code ?? failure?.kind ?? null,
    solved: verificationData !== null,
  }),
  properties: [
    {
      name: 'AFF-01 AFF-02 nobody is registered under a code that the gateway has not accepted',
      fault: { 'states/verifying/invoke/onError': { target: 'asking' } },
      path: {
        start: 'not yet',
        next: (verified: string, { step, effects, from }) => {
          const good = step.kind === 'answer' && step.actor === 'verifyCode' && 'done' in step.answer;
          const now = good || from.snapshot.context.code === '' ? 'verified' : verified;
          return now === 'verified' || !effects.started.some(({ id }) => asked.includes(id)) ? now : false;
        },
      },
    },
    {
      name: 'AFF-03 the code that is verified is the code that is sent',
      fault: { 'states/registering/invoke/input': { affiliateCode: 'OTHER-2' } },
      edge: ({ effects, to }) =>
        effects.started.every(({ id, input }) => {
          const sent = (input as { affiliateCode?: string } | undefined)?.affiliateCode;
          return !asked.includes(id) || to.snapshot.context.code === '' || sent === to.snapshot.context.code;
        }),
    },
    {
      name: 'what the gateway declined for want of a solved slider is sent again only with its proof',
      fault: { 'states/proving/invoke/onDone/0/guard': undefined },
      edge: ({ from, to, effects }) =>
        !from.snapshot.matches('proving') ||
        !effects.started.some(({ id }) => asked.includes(id)) ||
        to.snapshot.context.verificationData !== null,
    },
    {
      name: 'a solved slider is spent by the call that it was solved for',
      fault: { 'states/registering/exit': undefined },
      state: ({ snapshot }) =>
        snapshot.context.verificationData === null ||
        snapshot.matches('registering') ||
        snapshot.matches('registeringNumber'),
    },
    {
      name: 'a token comes only from a successful answer of a registration',
      fault: {
        'states/registering/invoke/onError/actions': { type: 'accept', params: { accepted } },
      },
      edge: ({ from, step, to }) =>
        to.snapshot.context.accepted === null ||
        from.snapshot.context.accepted !== null ||
        (step.kind === 'answer' && asked.includes(step.actor) && 'done' in step.answer),
    },
    {
      name: 'nothing that was typed stays here when it has ended',
      fault: { 'states/ended/entry': undefined },
      state: ({ snapshot: { status, context } }) =>
        status !== 'done' || holdsNone(context, [secrets.password, secrets.captcha]),
    },
  ],
  examples: sendingExamples,
});
