import { expect } from '@playwright/test';
import type { AnyMachineSnapshot } from 'xstate';
import { freeze, hold, openDialog, wakeLater } from '#assurance/browser/scenes.ts';
import { byCall, type Scene } from '#assurance/browser/stage.ts';
import { resident } from '#assurance/scenarios/openings.ts';
import { smsNumber, smsOn } from '#assurance/scenarios/seen.ts';
import { defineModel, type Example } from '#assurance/walk/model.ts';
import { defineProof } from '#assurance/walk/proof.ts';
import { asMinutes } from '#contract/units.ts';
import { featuresOf, noFeatures } from '#machines/system/features.rules.ts';
import type { CodeInput } from '#machines/verification/code-waits.rules.ts';
import { smsCodeMachine } from '#machines/verification/sms-code.machine.ts';
import type { CodeContext } from '#machines/verification/sms-code.rules.ts';
import { sliderDialog, solveByKeyboard } from '../../kit/journeys/slider.ts';
import { ui } from '../../kit/journeys/ui.ts';
import { broke, late, lost, refusal } from '../../kit/models/failures.ts';
import { secrets } from '../../kit/models/people.ts';
import { held, smsCodeProperties } from './sms-code.properties.ts';

const rested = 'after sendThrottle (resting)';
const bothSent = [
  'wants a code to another number',
  'sendCode: sent',
  rested,
  'wants a code',
  'sendCode: sent',
];
const failedRest = 'after sendThrottle (failed.pausing)';

/** What is accepted of sending codes, way by way. */
const smsCodeExamples: readonly Example<typeof smsCodeMachine>[] = [
  {
    name: 'a code sent to a mistyped number does not delay the right one, and each number has its own wait',
    given: 'start',
    way: [...bothSent, rested],
    leads: 'counting',
    and: ({ to: { snapshot } }) =>
      snapshot.context.waits.map(({ input }) => held(input)).join() === '600111333,600111222',
  },
  {
    name: 'after a code to another number the first number still waits',
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
    name: 'after a refusal for another number the first number still waits',
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
    name: 'a code is sent again after the wait',
    given: 'start',
    way: ['wants a code', 'sendCode: sent', rested, 'the wait of the number is over', 'wants a code'],
    leads: 'sending',
  },
  {
    name: 'a second after somebody signs in the same number can get a code, and its wait is gone',
    given: 'start',
    way: ['wants a code', 'sendCode: sent', rested, 'somebody signs in', rested],
    leads: 'idle',
    and: ({ to: { snapshot } }) => snapshot.context.waits.length === 0,
  },
  {
    name: 'the wait of a signed-in member goes on when the same member is announced again',
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
    name: 'two waiting numbers each keep their own end',
    given: 'start',
    way: [...bothSent, 'the world sets the end'],
    leads: 'resting',
    and: ({ to: { snapshot } }) => snapshot.context.waits.map(({ endsAt }) => endsAt).join() === ',120000',
  },
  {
    name: 'after a send the wait is a second, and no longer',
    given: 'start',
    way: ['wants a code', 'sendCode: sent'],
    leads: 'resting',
    and: ({ to }) => to.timers.map(({ delay }) => delay).join() === '1000',
  },
  {
    name: 'LOG-14 after a solved slider the code goes to the same number, with the proof',
    given: 'start',
    way: ['wants a code', 'sendCode: requires a slider', 'slider: solved'],
    leads: 'sending',
    and: ({ effects }) => {
      const [sent] = effects.started.map(({ input }) => input as { verificationData?: string } & CodeInput);
      return sent !== undefined && held(sent) === '600111222' && sent.verificationData === secrets.captcha;
    },
  },
  {
    name: 'LOG-14 giving the slider up sends nothing, and shows no reason',
    given: 'start',
    way: ['wants a code', 'sendCode: requires a slider', 'slider: given up'],
    leads: 'resting',
  },
  {
    name: 'LOG-14 when the required slider breaks, the page says that nothing was sent',
    given: 'start',
    way: ['wants a code', 'sendCode: requires a slider', 'slider: broke'],
    leads: 'failed.pausing',
  },
  {
    name: 'closing a refusal at once still waits a second',
    given: 'start',
    way: ['wants a code', 'sendCode: refused', 'has seen the failure'],
    leads: 'resting',
  },
  {
    name: 'a second after a refusal a code is sent again, even with the reason still open',
    given: 'start',
    way: ['wants a code', 'sendCode: refused', failedRest, 'wants a code to another number'],
    leads: 'sending',
    and: ({ effects }) => held(effects.started[0]?.input as CodeInput) === '600111333',
  },
  {
    name: 'closing a refusal a second later lets a code be sent',
    given: 'start',
    way: ['wants a code', 'sendCode: refused', failedRest, 'has seen the failure'],
    leads: 'idle',
  },
];

const number = { mobileNum: '600111222', countryDialingCode: '34' };
const sameNumber = { mobileNum: ' 600 111-222 ', countryDialingCode: '34' };
const otherNumber = { mobileNum: '600111333', countryDialingCode: '34' };
const place = '+34 600111222';
const otherPlace = '+34 600111333';
const byProvider = featuresOf([{ modId: 'SMSIDP', enabled: '1' }]);

const smsCodeModel = defineModel({
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
      sent: { done: { expiredMinutes: asMinutes(2) } },
      'sent, with no minutes to wait': { done: { expiredMinutes: asMinutes(0) } },
      refused: refusal('TOO_MANY_REQUESTS'),
      'requires a slider': refusal('SLIDER_NEEDED'),
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

const dialog = ({ page }: Scene) => ui.loginDialog(page);
const send = (scene: Scene) => dialog(scene).getByRole('button', { name: /Enviar código|Enviando|Espera/ });
const trouble = ({ page }: Scene) =>
  page.getByRole('dialog', { name: /^(No enviamos el código|No sabemos si se envió el código)$/ });

/** The numbers that wait in the chart, in the words of its model. */
const waiting = ({ context }: AnyMachineSnapshot): string[] =>
  (context as CodeContext).waits.map(({ input }) => held(input));

/** Presses the button for a number that is typed; while one waits its button can’t be pressed. */
const sendTo = (number: string, inModel: string) => ({
  when: (snapshot: AnyMachineSnapshot) => !snapshot.matches('failed') && !waiting(snapshot).includes(inModel),
  how: async (scene: Scene) => {
    await dialog(scene).getByRole('textbox', { name: 'Número de celular' }).fill(number);
    await send(scene).dispatchEvent('click');
  },
});

/** The device sleeps for an hour, over all waits. */
const sleepPast = (inModel: string) => ({
  when: (snapshot: AnyMachineSnapshot) => waiting(snapshot).join() === inModel,
  how: (scene: Scene) => wakeLater(scene, 3_600_000),
});

const elsewhere = {
  en: 'the dialog with the reason covers the form until it is closed',
  es: 'el diálogo con el motivo cubre el formulario hasta que se cierra',
};

export const smsCodeProof = defineProof(smsCodeModel, {
  browser: {
    starts: {
      start: async (scene) => {
        await hold(scene, 'verification.smsLogin');
        await openDialog(scene);
        await dialog(scene).getByRole('tab', { name: 'SMS' }).click();
        await dialog(scene).getByLabel('País').selectOption('PE');
        await dialog(scene).getByRole('textbox', { name: 'Número de celular' }).fill('987654321');
        await freeze(scene);
      },
    },
    events: {
      'wants a code': sendTo('987654321', '600111222'),
      'wants a code to the same number, written with spaces': sendTo('987 654 321', '600111222'),
      'wants a code to another number': sendTo('987654322', '600111333'),
      'learns that an identity provider sends codes': 'the gateway decides when it announces its features',
      'learns that the gateway sends codes': 'the gateway decides when it announces its features',
      'the world sets the end': 'it comes by itself, at the start of the countdown',
      'the wait of the number is over': sleepPast('600111222'),
      'the wait of the other number is over': sleepPast('600111333'),
      'somebody signs in': 'the tours have one person: the journeys of numbers show the next one',
      'nobody is signed in': 'the tours have one person: the journeys of numbers show the next one',
      'has seen the failure': (scene) => trouble(scene).getByRole('button', { name: 'Entendido' }).click(),
    },
    answers: {
      sendCode: byCall('verification.smsLogin', smsCodeModel.answers?.sendCode),
      slider: {
        solved: async (scene) => {
          const { page, sandbox } = scene;
          await page.clock.resume();
          await solveByKeyboard(page, sandbox);
          await expect(sliderDialog(page)).toHaveCount(0);
          // The pauses of a second that come later are the tour's again, and no real ones.
          await freeze(scene);
        },
        'given up': ({ page }) => sliderDialog(page).getByRole('button', { name: 'Cerrar' }).click(),
        broke: 'the slider breaks by a defect only',
      },
    },
    shows: {
      idle: (scene) => expect(send(scene)).toHaveText('Enviar código'),
      resting: (scene) => expect(send(scene)).toHaveText(/^(Enviar código|Espera \d+ s)$/),
      sending: (scene) => expect(send(scene)).toHaveAttribute('aria-busy', 'true'),
      proving: ({ page }) => expect(sliderDialog(page)).toBeVisible(),
      counting: (scene) => expect(send(scene)).toHaveText(/Espera \d+ s/),
      'failed.pausing': (scene) => expect(trouble(scene)).toBeVisible(),
      'failed.ready': (scene) => expect(trouble(scene)).toBeVisible(),
    },
    echoes: [
      'idle · account.changed -> (stays)',
      '(root) · countdown.set -> (stays)',
      '(root) · features.learned -> (stays)',
    ],
  },
  gaps: {
    wire: {
      'proving · slider error -> failed': 'defect',
    },
    browser: {
      'proving · slider error -> failed': 'defect',
      '(root) · account.changed if somebodyElse -> resting': {
        en: 'the tours have one person: the journeys of numbers show the next one',
        es: 'los recorridos tienen una sola persona: los de los números muestran quién viene después',
      },
      'counting · code.wanted [0] if awaited -> (stays)': {
        en: 'the button of a number that waits can’t be pressed',
        es: 'el botón de un número que espera no se puede pulsar',
      },
      'failed.ready · code.wanted [0] if awaited -> (stays)': elsewhere,
      'failed.ready · code.wanted [1] -> sending': elsewhere,
    },
  },
  openings: [
    resident('loginCode', { after: 'login/form.editing', shown: { session: [smsOn], login: smsNumber } }),
  ],
});
