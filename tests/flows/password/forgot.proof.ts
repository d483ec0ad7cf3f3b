import { expect } from '@playwright/test';
import type { AnyMachineSnapshot } from 'xstate';
import { hold, open } from '#assurance/browser/scenes.ts';
import { byCall, passed, type Scene } from '#assurance/browser/stage.ts';
import { type Arrival, defineModel } from '#assurance/walk/model.ts';
import { defineProof } from '#assurance/walk/proof.ts';
import { forgotMachine } from '#machines/password/forgot.machine.ts';
import { noFeatures } from '#machines/system/features.rules.ts';
import { sliderDialog, solveByKeyboard } from '../../kit/journeys/slider.ts';
import { openLogin, ui } from '../../kit/journeys/ui.ts';
import { broke, late, lost, refusal } from '../../kit/models/failures.ts';
import { holdsNone, secrets } from '../../kit/models/people.ts';
import { neverCalledRefused, unheard } from '../../kit/models/unheard.ts';
import { formExamples } from './forgot.examples.ts';

const accepted = { token: secrets.token, firstTimeLogin: false, passwordExpired: false, userName: 'ana@x' };
const start = { entrance: 'any', failure: null } as const;
const typed = [secrets.password, secrets.code, secrets.ticket, secrets.captcha];

/** What an edge sends to set the password by mobile, if it does. */
function sentOf({ started }: Arrival['effects']): { readonly verificationData?: string } | undefined {
  return started.find(({ id }) => id === 'resetByPhone')?.input as { verificationData?: string } | undefined;
}

const filledIn = ['picks the mobile tab', 'picks a country', 'types a number', 'types a code'];
const sent = [...filledIn, 'types a password', 'repeats it', 'submits'];
const wanted = [...sent, 'resetByPhone: requires a slider'];

/** The form is back with what was typed, and says that a slider is to be solved. */
const backInForm = ({ to: { snapshot } }: Arrival<typeof forgotMachine>) =>
  snapshot.context.failure?.code === 'SLIDER_NEEDED' &&
  snapshot.context.fields.newPassword === secrets.password &&
  snapshot.context.fields.code === secrets.code;

const forgotModel = defineModel({
  id: 'forgot',
  machine: forgotMachine,
  inputs: {
    'help by mobile on': { ...start, features: { ...noFeatures, phoneReset: true } },
    'help by e-mail alone': { ...start, features: noFeatures },
  },
  events: {
    'types a user name': { type: 'field.changed', field: 'username', value: 'ana' },
    'types an address': { type: 'field.changed', field: 'email', value: 'ana@example.org' },
    'types a number': { type: 'field.changed', field: 'mobileNum', value: '600111222' },
    'types a code': { type: 'field.changed', field: 'code', value: secrets.code },
    'types a password': { type: 'field.changed', field: 'newPassword', value: secrets.password },
    'repeats it': { type: 'field.changed', field: 'confirmNewPassword', value: secrets.password },
    'picks the mobile tab': { type: 'way.picked', way: 'phone' },
    'picks the e-mail tab': { type: 'way.picked', way: 'email' },
    'picks a country': { type: 'country.picked', dialing: { code: '34', digits: [9] } },
    'help by mobile is switched on': {
      type: 'features.learned',
      features: { ...noFeatures, phoneReset: true },
    },
    'help by mobile is switched off': { type: 'features.learned', features: noFeatures },
    'the page was opened by a link': { type: 'ticket.found', ticket: secrets.ticket },
    'a code is still on its way to a number': {
      type: 'number.recalled',
      mobileNum: '600111222',
      countryDialingCode: '34',
    },
    'asks for a code': { type: 'code.asked' },
    submits: { type: 'submitted' },
    'wants the form back': { type: 'form.wanted' },
    'wants to sign in': { type: 'exit.clicked', next: 'login' },
    closes: { type: 'closed' },
  },
  fromOutside: [
    'help by mobile is switched on',
    'help by mobile is switched off',
    'the page was opened by a link',
    'a code is still on its way to a number',
  ],
  answers: {
    learnRule: { rule: { done: { patternId: 'password', minLength: 8, maxLength: 64 } }, lost, late },
    askMail: { asked: { done: null }, limited: refusal('TOO_MANY_REQUESTS'), lost, late },
    resetByPhone: {
      accepted: { done: accepted },
      'code wrong': refusal('CODE_WRONG'),
      'rule broken': refusal('PASSWORD_RULE'),
      'requires a slider': refusal('SLIDER_NEEDED'),
      ...unheard,
    },
    slider: {
      solved: { done: { verificationData: secrets.captcha } },
      'given up': { done: { verificationData: null } },
      broke,
    },
    renewal: {
      renewed: { done: { next: 'login' } },
      'wants another link': { done: { next: 'forgot' } },
      closed: { done: { next: 'none' } },
      broke,
    },
  },
  project: ({
    way,
    phoneEnabled,
    fields,
    dialing,
    ticket,
    verificationData,
    accepted: answer,
    doubted,
    next,
  }) => ({
    way,
    phoneEnabled,
    typed: Object.values(fields).map((value) => value !== ''),
    dialing: dialing.code !== '',
    ticket: ticket !== '',
    solved: verificationData !== null,
    accepted: answer !== null,
    doubted,
    next,
  }),
  properties: [
    neverCalledRefused(forgotMachine, {
      'states/recovering/states/resetting/invoke/onError/0/guard': () => false,
    }),
    {
      name: 'a code is not called wrong while a reset of unknown outcome may have used it',
      fault: { 'states/recovering/states/unsure/entry': 'tellDoubt' },
      path: {
        start: '',
        // Whether the password was sent by mobile and its outcome is unknown.
        next: (open: string, { step, to: { snapshot } }) =>
          !(
            open !== '' &&
            snapshot.hasTag('refused') &&
            step.kind === 'answer' &&
            step.name === 'code wrong'
          ) &&
          (open !== '' || (step.kind === 'answer' && step.actor === 'resetByPhone' && step.name in unheard)
            ? 'open'
            : ''),
      },
    },
    {
      name: 'the next sign-in hears of a password whose change has an unknown outcome',
      fault: { 'states/recovering/states/unsure/entry': 'keepDoubt' },
      edge: ({ from, to, effects }) =>
        from.snapshot.matches({ recovering: 'unsure' }) ||
        !to.snapshot.matches({ recovering: 'unsure' }) ||
        effects.emitted.some(({ type }) => type === 'password.doubted'),
    },
    {
      name: 'a token comes only from an accepted reset by mobile',
      fault: {
        'states/recovering/states/resetting/invoke/onError/1/actions': {
          type: 'keepAccepted',
          params: { output: accepted },
        },
      },
      edge: ({ from, step, to }) =>
        to.snapshot.context.accepted === null ||
        from.snapshot.context.accepted !== null ||
        (step.kind === 'answer' && step.actor === 'resetByPhone' && 'done' in step.answer),
    },
    {
      name: 'an incomplete form is not sent, by e-mail or by mobile',
      fault: {
        'states/recovering/states/form/on/submitted/0': { actions: 'showProblems', guard: 'byPhone' },
      },
      edge: ({ from: { snapshot }, effects }) =>
        effects.started.every(({ id }) => {
          const { fields, dialing } = snapshot.context;
          if (id === 'askMail') return fields.username !== '' && fields.email.includes('@');
          if (id !== 'resetByPhone') return true;
          return [fields.mobileNum, fields.code, fields.newPassword, dialing.code].every(Boolean);
        }),
    },
    {
      name: 'after a solved slider the same change is sent, and only the proof is new',
      fault: { 'states/recovering/states/proving/entry': 'forgetFields' },
      path: {
        start: '',
        // What was sent last without a proof, as text.
        next: (last: string, { effects }) => {
          const now = sentOf(effects);
          if (!now) return last;
          const { verificationData, ...fields } = now;
          const text = JSON.stringify(fields);
          return (verificationData === undefined || text === last) && text;
        },
      },
    },
    {
      name: 'a call that the gateway declined without a solved slider is sent again only with the proof',
      fault: { 'states/recovering/states/proving/invoke/onDone/0/guard': undefined },
      edge: ({ from, effects }) => {
        const now = sentOf(effects);
        return (
          !from.snapshot.matches({ recovering: 'proving' }) || !now || now.verificationData !== undefined
        );
      },
    },
    {
      name: 'a solved slider counts for one call only',
      fault: { 'states/recovering/states/resetting/exit': undefined },
      state: ({ snapshot }) =>
        snapshot.context.verificationData === null || snapshot.matches({ recovering: 'resetting' }),
    },
    {
      name: 'help by mobile is offered only while it is switched on',
      fault: { 'states/recovering/states/form/on/way.picked/guard': undefined },
      state: ({ snapshot: { context } }) => context.way === 'email' || context.phoneEnabled,
    },
    {
      name: 'a code is asked for only with a number that can be one',
      fault: { 'states/recovering/states/form/on/code.asked/0/guard': undefined },
      edge: ({ from, effects }) =>
        !effects.emitted.some(({ type }) => type === 'code.wanted') ||
        (from.snapshot.context.fields.mobileNum !== '' && from.snapshot.context.dialing.code !== ''),
    },
    {
      name: 'after a password is set by mobile, the product goes home and the browser forgets the old one',
      fault: { 'states/recovering/states/resetting/invoke/onDone/actions/1': 'clearFailure' },
      edge: ({ from, to, effects: { emitted } }) =>
        to.snapshot.context.accepted === null ||
        from.snapshot.context.accepted !== null ||
        ['remembered.forgotten', 'navigate'].every((type) => emitted.some((event) => event.type === type)),
    },
    {
      name: 'no password, code or ticket stays after the mail is asked for or the flow ends',
      fault: { 'states/ended/entry': undefined },
      state: ({ snapshot }) =>
        (!snapshot.matches('mailed') && snapshot.status !== 'done') || holdsNone(snapshot.context, typed),
    },
    {
      name: 'a ticket is held only while its link is in use',
      fault: { 'states/renewing/exit': undefined },
      state: ({ snapshot }) => snapshot.context.ticket === '' || snapshot.matches('renewing'),
    },
  ],
  examples: [
    ...formExamples,
    {
      name: 'a reset by mobile without an answer is shown as unknown, and leads to signing in',
      way: [...sent, 'resetByPhone: lost', 'wants to sign in'],
      leads: 'ended',
      and: ({ to }) => to.snapshot.output?.next === 'login' && to.snapshot.output.accepted === null,
    },
    {
      name: 'the form is shown again after it, as it was typed',
      way: [...sent, 'resetByPhone: lost', 'wants the form back'],
      leads: 'recovering.form.editing',
      and: ({ to: { snapshot } }) => snapshot.context.fields.code === secrets.code,
    },
    {
      name: 'a wrong code after an unanswered reset may have been used by that reset, and the page says so',
      way: [...sent, 'resetByPhone: late', 'wants the form back', 'submits', 'resetByPhone: code wrong'],
      leads: 'recovering.unsure',
    },
    {
      name: 'an unknown outcome may be left',
      way: [...sent, 'resetByPhone: lost', 'closes'],
      leads: 'ended',
      and: ({ to }) => to.snapshot.output?.next === 'none',
    },
    {
      name: 'when the gateway wants a slider before the password is set by mobile, the slider is shown',
      way: wanted,
      leads: 'recovering.proving',
      and: ({ effects }) => effects.started.some(({ id }) => id === 'slider'),
    },
    {
      name: 'the password is sent once more with the proof, and nothing of the refusal is left',
      way: [...wanted, 'slider: solved'],
      leads: 'recovering.resetting',
      and: ({ to, effects }) =>
        sentOf(effects)?.verificationData === secrets.captcha && to.snapshot.context.failure === null,
    },
    {
      name: 'giving up the slider shows the form as typed, and why nothing was set',
      way: [...wanted, 'slider: given up'],
      leads: 'recovering.form.refused',
      and: backInForm,
    },
    {
      name: 'a slider that breaks leaves the refusal in the form',
      way: [...wanted, 'slider: broke'],
      leads: 'recovering.form.refused',
      and: backInForm,
    },
    {
      name: 'solving it and typing the right code signs in',
      way: [...wanted, 'slider: solved', 'resetByPhone: accepted'],
      leads: 'ended',
      and: ({ to }) => to.snapshot.output?.accepted?.token === secrets.token,
    },
    {
      name: 'a wrong code is shown in the form, without a slider',
      way: [...sent, 'resetByPhone: code wrong'],
      leads: 'recovering.form.refused',
      and: ({ to }) => to.snapshot.context.failure?.code === 'CODE_WRONG',
    },
    {
      name: 'asking for another link than the opened one shows the form for it',
      way: ['the page was opened by a link', 'renewal: wants another link'],
      leads: 'recovering.form.editing',
    },
    {
      name: 'choosing a new password by the link leads to signing in',
      way: ['the page was opened by a link', 'renewal: renewed'],
      leads: 'ended',
      and: ({ to }) => to.snapshot.output?.next === 'login',
    },
    {
      name: 'a link’s form that breaks leaves the form to ask for another',
      way: ['the page was opened by a link', 'renewal: broke'],
      leads: 'recovering.form.editing',
    },
  ],
});

const dialog = ({ page }: Scene) => ui.forgotDialog(page);
const mailed = ({ page }: Scene) => ui.mailedDialog(page);
const unsure = ({ page }: Scene) => page.getByRole('dialog', { name: 'No sabemos si se hizo' });
const box = (scene: Scene, name: string) => dialog(scene).getByLabel(name, { exact: true });
const submit = (scene: Scene) =>
  dialog(scene).getByRole('button', { name: /^(Enviar enlace|Cambiar contraseña y entrar)$/ });
const visible = (scene: Scene) => expect(dialog(scene)).toBeVisible();
const busy = (scene: Scene) => expect(submit(scene)).toHaveAttribute('aria-busy', 'true');
const fresh = 'Otra-Clave-2026!';
const link =
  'only a page opened from the link in a mail has a ticket: the journeys of a forgotten password show it';
const features = 'the gateway decides when it announces its features';

const byMail = ({ context }: AnyMachineSnapshot) => context.way === 'email';
const byPhone = ({ context }: AnyMachineSnapshot) => context.way === 'phone';
const countryPicked = ({ context }: AnyMachineSnapshot) =>
  context.way === 'phone' && context.dialing.code !== '';

const begin = (settings: object) => async (scene: Scene) => {
  await scene.sandbox.setConfig(settings);
  await hold(scene, 'password.rule', 'password.forgotByEmail', 'password.resetByPhone', 'member.info');
  await open(scene);
  // The page has learned by then what is switched on.
  await expect(ui.header(scene.page).getByText('Jugar gratis')).toBeVisible();
  const login = await openLogin(scene.page);
  await login.getByRole('link', { name: '¿Olvidaste tu contraseña?' }).click();
  await visible(scene);
};

const elsewhere = {
  en: 'only a page opened from the link in a mail has a ticket: the journeys of a forgotten password show it',
  es: 'solo una página abierta con el enlace de un correo tiene un vale: lo muestran los recorridos de la contraseña olvidada',
};

export const forgotProof = defineProof(forgotModel, {
  browser: {
    starts: {
      'help by mobile on': begin({ whitelabel: { CHNGPASSVERIF3: true } }),
      'help by e-mail alone': begin({ whitelabel: { CHNGPASSVERIF3: false } }),
    },
    events: {
      'types a user name': { when: byMail, how: (scene) => box(scene, 'Usuario').fill('ana') },
      'types an address': {
        when: byMail,
        how: (scene) => box(scene, 'Correo electrónico').fill('ana@example.org'),
      },
      'types a number': {
        when: countryPicked,
        how: (scene) => box(scene, 'Número de celular').fill('987654321'),
      },
      'types a code': { when: byPhone, how: (scene) => box(scene, 'Código por SMS').fill('123456') },
      'types a password': { when: byPhone, how: (scene) => box(scene, 'Contraseña nueva').fill(fresh) },
      'repeats it': { when: byPhone, how: (scene) => box(scene, 'Repite la contraseña nueva').fill(fresh) },
      'picks the mobile tab': (scene) => dialog(scene).getByRole('tab', { name: 'Celular' }).click(),
      'picks the e-mail tab': (scene) => dialog(scene).getByRole('tab', { name: 'Correo' }).click(),
      'picks a country': {
        when: byPhone,
        how: (scene) => dialog(scene).getByRole('combobox', { name: 'País' }).selectOption('PE'),
      },
      'help by mobile is switched on': features,
      'help by mobile is switched off': features,
      'a code is still on its way to a number': 'only a form that was closed before is told so, as it opens',
      'the page was opened by a link': link,
      'asks for a code': {
        when: countryPicked,
        how: (scene) =>
          dialog(scene)
            .getByRole('button', { name: /Enviar código/ })
            .click(),
      },
      submits: (scene) => submit(scene).click(),
      'wants the form back': (scene) =>
        unsure(scene).getByRole('button', { name: 'Volver al formulario' }).click(),
      'wants to sign in': ({ page }) => page.getByRole('dialog').getByText('Iniciar sesión').click(),
      closes: ({ page }) => page.keyboard.press('Escape'),
    },
    answers: {
      learnRule: byCall('password.rule', forgotModel.answers?.learnRule),
      askMail: byCall('password.forgotByEmail', forgotModel.answers?.askMail),
      resetByPhone: byCall('password.resetByPhone', forgotModel.answers?.resetByPhone),
      slider: {
        solved: ({ page, sandbox }) => solveByKeyboard(page, sandbox),
        'given up': ({ page }) => sliderDialog(page).getByRole('button', { name: 'Cerrar' }).click(),
        broke: 'the slider breaks by a defect only',
      },
      renewal: { renewed: link, 'wants another link': link, closed: link, broke: link },
    },
    shows: {
      'recovering.declined': passed,
      'recovering.form.editing': visible,
      'recovering.form.refused': (scene) => expect(dialog(scene).getByRole('alert')).toBeVisible(),
      'recovering.asking': busy,
      'recovering.resetting': busy,
      'recovering.proving': ({ page }) => expect(sliderDialog(page)).toBeVisible(),
      'recovering.unsure': (scene) =>
        expect(unsure(scene)).toContainText('Puede que tu contraseña nueva ya valga'),
      mailed: (scene) => expect(mailed(scene)).toBeVisible(),
      renewing: link,
      ended: async (scene) => {
        await expect(dialog(scene)).toHaveCount(0);
        await expect(mailed(scene)).toHaveCount(0);
        await expect(unsure(scene)).toHaveCount(0);
      },
    },
    // Most tours leave the rule under way, and the page's clock goes on: on a busy machine longer than a call
    // may take.
    overdue: ['recovering · learnRule error -> (stays)'],
  },
  gaps: {
    wire: {
      'recovering.proving · slider error -> recovering.form.refused': 'defect',
      'renewing · renewal error -> recovering': 'defect',
    },
    browser: {
      '(root) · features.learned -> (stays)': {
        en: 'the gateway decides when it announces its features',
        es: 'la pasarela decide cuándo dice sus funciones',
      },
      'recovering.form · ticket.found -> renewing': elsewhere,
      'recovering.form · number.recalled -> (stays)': {
        en: 'it takes a form that was closed during its countdown: the journeys of SMS-02 show it',
        es: 'hace falta un formulario cerrado durante su cuenta regresiva: lo muestran los recorridos de SMS-02',
      },
      'recovering.proving · slider error -> recovering.form.refused': 'defect',
      'renewing · renewal done [0] if again -> recovering': elsewhere,
      'renewing · renewal done [1] -> ended': elsewhere,
      'renewing · renewal error -> recovering': 'defect',
    },
  },
});
