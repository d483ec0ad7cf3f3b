import { expect } from '@playwright/test';
import { hold } from '#assurance/browser/scenes.ts';
import { byCall, type PageAction, passed, type Scene } from '#assurance/browser/stage.ts';
import { type Arrival, defineModel, type Example } from '#assurance/walk/model.ts';
import { defineProof } from '#assurance/walk/proof.ts';
import { sendingMachine } from '#machines/registration/sending.machine.ts';
import type { Sending } from '#machines/registration/sending.rules.ts';
import {
  registerBox,
  registerButton,
  registerDialog,
  typePasswordAndAgree,
} from '../../kit/journeys/registering.ts';
import { sliderDialog, solveByKeyboard } from '../../kit/journeys/slider.ts';
import { ready } from '../../kit/journeys/ui.ts';
import { broke, late, lost, refusal } from '../../kit/models/failures.ts';
import { holdsNone, secrets } from '../../kit/models/people.ts';
import { rule } from '../../kit/models/register-rule.ts';

type Sendings = readonly Example<typeof sendingMachine>[];
type Registered = { readonly verificationData?: string };

const asks = ({ effects }: Arrival, id: string) => effects.started.some((started) => started.id === id);
const proven = ({ effects }: Arrival) =>
  effects.started.some(({ input }) => (input as Registered).verificationData === secrets.captcha);

/** What is accepted of one of the two calls, from the start that leads to it. */
function ofCall(call: 'register' | 'registerMobile', given: string, how: string): Sendings {
  const at = call === 'register' ? 'registering' : 'registeringNumber';
  const wanted = `${call}: requires a slider`;
  return [
    {
      name: `without an invitation the account ${how} is requested at once`,
      given,
      way: [],
      leads: at,
      and: (end) => asks(end, call),
    },
    {
      name: `an accepted account ${how} is signed in`,
      given,
      way: [`${call}: accepted`],
      leads: 'ended',
      and: ({ to }) => to.snapshot.output?.accepted?.token === secrets.token,
    },
    {
      name: `a declined account ${how} says why`,
      given,
      way: [`${call}: taken`],
      leads: 'ended',
      and: ({ to }) => to.snapshot.output?.failure?.code === 'ACCOUNT_TAKEN',
    },
    {
      name: `a gateway that requires a slider gets one solved, ${how}`,
      given,
      way: [wanted],
      leads: 'proving',
      and: (end) => asks(end, 'slider'),
    },
    {
      name: `the account ${how} is requested once more, with the proof`,
      given,
      way: [wanted, 'slider: solved'],
      leads: at,
      and: proven,
    },
    {
      name: `then the refusal is gone, ${how}`,
      given,
      way: [wanted, 'slider: solved', `${call}: accepted`],
      leads: 'ended',
      and: ({ to }) => to.snapshot.output?.failure === null,
    },
  ];
}

/** What is accepted of sending a registration, way by way. */
const sendingExamples: Sendings = [
  ...ofCall('register', 'by name', 'by name'),
  ...ofCall('registerMobile', 'by number', 'by number'),
  {
    name: 'AFF-01 an invitation is shown to the gateway before anything else',
    given: 'by name, invited',
    way: [],
    leads: 'verifying',
    and: (end) => asks(end, 'verifyCode') && !asks(end, 'register'),
  },
  {
    name: 'with a good invitation the account by name is requested',
    given: 'by name, invited',
    way: ['verifyCode: good'],
    leads: 'registering',
  },
  {
    name: 'with a good invitation the account by number is requested',
    given: 'by number, invited',
    way: ['verifyCode: good'],
    leads: 'registeringNumber',
  },
  {
    name: 'the page says that the invitation is wrong',
    given: 'by name, invited',
    way: ['verifyCode: bad'],
    leads: 'ended',
    and: ({ to }) => to.snapshot.output?.failure?.code === 'AFFILIATE_WRONG',
  },
  {
    name: 'an invitation that could not be verified is not called bad',
    given: 'by name, invited',
    way: ['verifyCode: lost'],
    leads: 'ended',
    and: ({ to }) => to.snapshot.output?.failure?.kind === 'network',
  },
  {
    name: 'closing while the invitation is verified registers nothing',
    given: 'by name, invited',
    way: ['closes'],
    leads: 'ended',
    and: ({ to, effects }) => to.snapshot.output?.accepted === null && effects.stopped.includes('verifyCode'),
  },
  {
    name: 'a slider that is given up ends it with the reason',
    given: 'by name',
    way: ['register: requires a slider', 'slider: given up'],
    leads: 'ended',
    and: ({ to }) => to.snapshot.output?.failure?.code === 'SLIDER_NEEDED',
  },
  {
    name: 'a slider that breaks ends it',
    given: 'by name',
    way: ['register: requires a slider', 'slider: broke'],
    leads: 'ended',
  },
];

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
  'requires an image': refusal('CAPTCHA_WRONG', { captcha: true }),
  'requires a slider': refusal('SLIDER_NEEDED'),
  lost,
  late,
};

const sendingModel = defineModel({
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
      name: 'AFF-01 AFF-02 a registration is sent only under an invitation code that the gateway accepted',
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
      name: 'AFF-03 the code sent is the code that was verified',
      fault: { 'states/registering/invoke/input': { affiliateCode: 'OTHER-2' } },
      edge: ({ effects, to }) =>
        effects.started.every(({ id, input }) => {
          const sent = (input as { affiliateCode?: string } | undefined)?.affiliateCode;
          return !asked.includes(id) || to.snapshot.context.code === '' || sent === to.snapshot.context.code;
        }),
    },
    {
      name: 'a call that the gateway declined without a solved slider is sent again only with the proof',
      fault: { 'states/proving/invoke/onDone/0/guard': undefined },
      edge: ({ from, to, effects }) =>
        !from.snapshot.matches('proving') ||
        !effects.started.some(({ id }) => asked.includes(id)) ||
        to.snapshot.context.verificationData !== null,
    },
    {
      name: 'a solved slider counts for one call only',
      fault: { 'states/registering/exit': undefined },
      state: ({ snapshot }) =>
        snapshot.context.verificationData === null ||
        snapshot.matches('registering') ||
        snapshot.matches('registeringNumber'),
    },
    {
      name: 'a token comes only from an accepted registration',
      fault: {
        'states/registering/invoke/onError/actions': { type: 'accept', params: { accepted } },
      },
      edge: ({ from, step, to }) =>
        to.snapshot.context.accepted === null ||
        from.snapshot.context.accepted !== null ||
        (step.kind === 'answer' && asked.includes(step.actor) && 'done' in step.answer),
    },
    {
      name: 'no typed text stays here after the sending ends',
      fault: { 'states/ended/entry': undefined },
      state: ({ snapshot: { status, context } }) =>
        status !== 'done' || holdsNone(context, [secrets.password, secrets.captcha]),
    },
  ],
  examples: sendingExamples,
});

const dialog = ({ page }: Scene) => registerDialog(page);
const busy = (scene: Scene) => expect(registerButton(dialog(scene))).toHaveAttribute('aria-busy', 'true');
const defect = 'the slider breaks by a defect only';
const closed = 'the dialog can’t be closed while it sends';

/** Opens the form, fills it in and submits it. */
const begin = (query: string, fill: PageAction) => async (scene: Scene) => {
  await scene.sandbox.setConfig({ whitelabel: { REGSMS: false }, registerRules: [rule('username')] });
  await hold(
    scene,
    'registration.affiliate',
    'registration.register',
    'registration.registerMobile',
    'member.info',
  );
  await scene.page.goto(`/register${query}`);
  await ready(scene.page);
  await expect(registerButton(dialog(scene))).toBeVisible();
  await fill(scene);
  await typePasswordAndAgree(dialog(scene));
  await registerButton(dialog(scene)).click();
};

const byName: PageAction = (scene) => registerBox(dialog(scene), 'Usuario').fill('anabel');
const byNumber: PageAction = async (scene) => {
  await dialog(scene).getByRole('tab', { name: 'Celular' }).click();
  await dialog(scene).getByLabel('País').selectOption('PE');
  await registerBox(dialog(scene), 'Número de celular').fill('987654321');
};

export const sendingProof = defineProof(sendingModel, {
  browser: {
    starts: {
      'by name': begin('', byName),
      'by name, invited': begin('?referralCode=NORTE-1', byName),
      'by number': begin('', byNumber),
      'by number, invited': begin('?referralCode=NORTE-1', byNumber),
    },
    events: { closes: closed },
    answers: {
      verifyCode: byCall('registration.affiliate', sendingModel.answers?.verifyCode),
      register: byCall('registration.register', sendingModel.answers?.register),
      registerMobile: byCall('registration.registerMobile', sendingModel.answers?.registerMobile),
      slider: {
        solved: ({ page, sandbox }) => solveByKeyboard(page, sandbox),
        'given up': ({ page }) => sliderDialog(page).getByRole('button', { name: 'Cerrar' }).click(),
        broke: defect,
      },
    },
    shows: {
      choosing: passed,
      asking: passed,
      declined: passed,
      verifying: busy,
      registering: busy,
      registeringNumber: busy,
      proving: (scene) => expect(sliderDialog(scene.page)).toBeVisible(),
      ended: (scene) => expect(dialog(scene).locator('[aria-busy=true]')).toHaveCount(0),
    },
  },
  gaps: {
    wire: {
      'proving · slider error -> ended': 'defect',
    },
    browser: {
      'verifying · closed -> ended': {
        en: 'the dialog can’t be closed while it sends',
        es: 'el diálogo no se puede cerrar mientras envía',
      },
      'proving · slider error -> ended': 'defect',
    },
  },
});
