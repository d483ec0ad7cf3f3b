import { expect } from '@playwright/test';
import type { AnyMachineSnapshot } from 'xstate';
import { hold, learn } from '#assurance/browser/scenes.ts';
import { outlast, type PageAction, passed, type Scene } from '#assurance/browser/stage.ts';
import { stateLabel } from '#assurance/walk/graph.ts';
import { defineModel } from '#assurance/walk/model.ts';
import { defineProof } from '#assurance/walk/proof.ts';
import { type RegisterForm, shownFields } from '#machines/registration/fields.rules.ts';
import { registerFormMachine } from '#machines/registration/register-form.machine.ts';
import { type Features, noFeatures } from '#machines/system/features.rules.ts';
import { giveUp, providerWindow, sayWho } from '../../kit/journeys/provider-window.ts';
import {
  registerAgreement,
  registerBox,
  registerButton,
  registerDialog,
} from '../../kit/journeys/registering.ts';
import { password, ready, ui } from '../../kit/journeys/ui.ts';
import { broke, late, refusal } from '../../kit/models/failures.ts';
import { holdsNone, secrets } from '../../kit/models/people.ts';
import { rule } from '../../kit/models/register-rule.ts';
import { registerFormExamples } from './register-form.examples.ts';

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

/** What leads a person elsewhere in the form or out of it, and where the other two lead once nothing is missing. */
const leads = ['tab.picked', 'reset.clicked', 'warning.closed', 'exit.clicked', 'closed'];
const sends = new Map([
  ['submitted', 'sending'],
  ['provider.clicked', 'identifying'],
]);

const registerFormModel = defineModel({
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
    agrees: { type: 'field.changed', field: 'agreement', value: 'agreed' },
    'takes the agreement back': { type: 'field.changed', field: 'agreement', value: '' },
    'types a captcha': { type: 'field.changed', field: 'captcha', value: 'seen' },
    'leaves the user name': { type: 'field.left', field: 'username' },
    'the user name does not match its pattern': {
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
    'removes the invitation': { type: 'invitation.removed' },
    submits: { type: 'submitted' },
    resets: { type: 'reset.clicked' },
    'chooses an identity provider': { type: 'provider.clicked', provider: 'norte' },
    'reads the warning': { type: 'warning.closed' },
    'wants to sign in': { type: 'exit.clicked', next: 'login' },
    'registering by number is switched off': { type: 'features.learned', features: byName },
    closes: { type: 'closed' },
  },
  fromOutside: [
    'the user name does not match its pattern',
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
      'requires an image': declined('CAPTCHA_WRONG', { captcha: true }),
      'outcome unknown': { done: { accepted: null, failure: late.error.failure }, means: 'timeout' },
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
      name: 'an incomplete form is not sent',
      fault: { 'states/form/on/submitted/0/guard': undefined },
      edge: ({ from, effects }) => {
        const { fields, type } = from.snapshot.context;
        const needed = [type === 'mobile' ? 'mobileNum' : 'username', 'password', 'agreement'] as const;
        return (
          !effects.started.some(({ id }) => id === 'sending') || needed.every((field) => fields[field] !== '')
        );
      },
    },
    {
      name: 'nobody goes on to an identity provider before the box of the age and the terms is ticked',
      fault: { 'states/form/on/provider.clicked/0/guard': undefined },
      edge: ({ from, effects }) =>
        !effects.started.some(({ id }) => id === 'identity') || from.snapshot.context.fields.agreement !== '',
    },
    {
      name: 'REG-06 one registration is sent at a time, and none after one is accepted',
      fault: { 'states/sending/on': { submitted: { target: 'sending', reenter: true } } },
      edge: ({ from, effects }) =>
        !effects.started.some(({ id }) => id === 'sending') ||
        (from.snapshot.matches('form') && from.snapshot.context.accepted === null),
    },
    {
      name: 'a token comes only from a registration or an identity that the gateway accepted',
      fault: {
        'states/answered/always/2/actions': { type: 'keepAnswer', params: { accepted, failure: null } },
      },
      edge: ({ from, step, to }) =>
        to.snapshot.context.accepted === null ||
        from.snapshot.context.accepted !== null ||
        (step.kind === 'answer' && 'done' in step.answer && to.snapshot.matches('ended')),
    },
    {
      name: 'CAP-04 another tab brings another image, and drops what the person read in the old one',
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
      name: 'a sent captcha is never shown again: after any answer, or none, another image comes',
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
      name: 'another tab drops the refusal: a refused form always says why',
      fault: { 'states/form/on/tab.picked/1/target': undefined },
      edge: ({ step, to }) =>
        step.kind !== 'event' || step.event.type !== 'tab.picked' || to.snapshot.matches({ form: 'editing' }),
    },
    {
      name: 'AFF-01 an invitation code from the address is not used again once it turned out wrong',
      fault: { 'states/form/states/misinvited/entry': undefined },
      state: ({ snapshot }) =>
        !snapshot.matches({ form: 'misinvited' }) || snapshot.context.invitation === null,
    },
    {
      name: 'AFF-01 an invitation that the person removed is used no more, and the tab forgets it',
      fault: { 'states/form/on/invitation.removed/actions': undefined },
      edge: ({ from, step, to, effects }) =>
        step.kind !== 'event' ||
        step.event.type !== 'invitation.removed' ||
        !from.snapshot.matches('form') ||
        (to.snapshot.context.invitation === null &&
          effects.emitted.some(({ type }) => type === 'invitation.forgotten')),
    },
    {
      name: 'AFF-05 the tab forgets an invitation once it was used or proved wrong, and never because of another refusal',
      fault: { 'states/answered/always/0/actions': undefined },
      edge: ({ from, to, effects }) => {
        const ended = to.snapshot.context.accepted !== null && from.snapshot.context.accepted === null;
        const wrong = to.snapshot.matches({ form: 'misinvited' }) && !from.snapshot.matches('form');
        const forgets = effects.emitted.some(({ type }) => type === 'invitation.forgotten');
        return from.snapshot.matches('form') || forgets === (ended || wrong);
      },
    },
    {
      name: 'the form asks for a code only with a number that can be one',
      fault: { 'states/form/on/code.asked/0/guard': undefined },
      edge: ({ from, effects }) =>
        !effects.emitted.some(({ type }) => type === 'code.wanted') ||
        (from.snapshot.context.fields.mobileNum !== '' && from.snapshot.context.dialing.code !== ''),
    },
    {
      name: 'the tab by number is there only where it is switched on',
      fault: { 'on/features.learned/actions': undefined },
      edge: ({ step, to }) =>
        step.kind !== 'event' ||
        step.event.type !== 'features.learned' ||
        to.snapshot.context.type !== 'mobile',
    },
    {
      name: 'no password or captcha stays in memory after the form ends',
      fault: { 'states/ended/entry': undefined },
      state: ({ snapshot: { status, context } }) =>
        status !== 'done' || holdsNone(context, [secrets.password, 'seen']),
    },
    {
      name: 'typing, choosing, news and handing in what lacks something keep the person where they are, with the reason that is shown',
      fault: { 'states/form/on/country.picked/target': '.editing' },
      edge: ({ from, step, to }) =>
        step.kind !== 'event' ||
        leads.includes(step.event.type) ||
        [stateLabel(from.snapshot), sends.get(step.event.type)].includes(stateLabel(to.snapshot)),
    },
  ],
  examples: registerFormExamples,
});

const dialog = ({ page }: Scene) => registerDialog(page);
const box = (scene: Scene, name: string) => registerBox(dialog(scene), name);
const waiting = ({ page }: Scene) => page.getByRole('dialog', { name: 'Sigue en la otra ventana' });
const warning = ({ page }: Scene) => page.getByRole('dialog', { name: 'Código de invitación incorrecto' });
const tab = (name: string) => (scene: Scene) => dialog(scene).getByRole('tab', { name }).click();

const misinvited = (snapshot: AnyMachineSnapshot) => snapshot.matches({ form: 'misinvited' });
const byNameOnPage = ({ context }: AnyMachineSnapshot) => context.type === 'username';
const byNumber = ({ context }: AnyMachineSnapshot) => context.type === 'mobile';
/** Before a country is picked, the one that is shown counts as soon as the number is used. */
const withCountry = (snapshot: AnyMachineSnapshot) =>
  byNumber(snapshot) && snapshot.context.dialing.code !== '';
const withImage = ({ context }: AnyMachineSnapshot) =>
  shownFields(context as RegisterForm).some(({ field }) => field === 'captcha');
const byBothOnPage = ({ context }: AnyMachineSnapshot) => context.features.mobileRegistration;
const always = () => true;

/** The warning of a wrong invitation covers the form, and so does the wait for an identity provider. */
const inFormOnPage = (how: PageAction, when: (snapshot: AnyMachineSnapshot) => boolean = always) => ({
  when: (snapshot: AnyMachineSnapshot) => snapshot.matches('form') && !misinvited(snapshot) && when(snapshot),
  how,
});

const own = rule('username', { patternId: 'own', acceptedPattern: '^ana' });

const begin = (settings: object, query: string) => async (scene: Scene) => {
  await scene.sandbox.setConfig(settings);
  await hold(scene, 'registration.register', 'registration.registerMobile', 'member.info');
  await hold(scene, 'registration.registerIdentity');
  const body = { success: true, value: null };
  await scene.sandbox.faults([
    { call: 'registration.affiliate', kind: 'answer', status: 200, body, times: 'always' },
  ]);
  await scene.page.goto(`/register${query}`);
  await ready(scene.page);
  await expect(registerButton(dialog(scene))).toBeVisible();
};

/** The registration that waits at the sandbox: by name or by number. */
async function asked({ sandbox }: Scene) {
  const names = ['registration.register', 'registration.registerMobile'] as const;
  const found = async () => {
    const waiting = await sandbox.waiting();
    return names.find((name) => waiting.includes(name));
  };
  await expect.poll(found, { message: 'a registration arrives' }).toBeDefined();
  return (await found()) ?? names[0];
}
const answer = (status: number, body: object) => async (scene: Scene) =>
  scene.sandbox.release(await asked(scene), { status, body });
const unheard = async (scene: Scene) => outlast(await asked(scene))(scene);
const refused = (code: string, value?: object) => answer(422, { success: false, code, value });
const acceptedOnPage = {
  token: 'a-token-that-is-made-up',
  firstTimeLogin: true,
  passwordExpired: false,
  userName: 'ana',
};

/** The window of the provider says who this is; the gateway answers what is said to it of them. */
const vouched = (status: number, body: object) => async (scene: Scene) => {
  await sayWho(await providerWindow(scene.page), 'lucia@norte.example');
  await scene.sandbox.release('registration.registerIdentity', { status, body });
};

const defect = 'a child of the form breaks by a defect only';
const worker = 'the pattern’s own worker answers by itself, as soon as something was typed';

export const registerFormProof = defineProof(registerFormModel, {
  browser: {
    starts: {
      'by name or number, invited': begin(
        { registerRules: [own, rule('affiliateCode')] },
        '?referralCode=NORTE-1',
      ),
      'by name, with an image for everybody': begin(
        {
          whitelabel: { MOBILEREG: false },
          registerRules: [own, own, rule('captcha', { required: true })],
        },
        '',
      ),
    },
    events: {
      'types a user name': inFormOnPage((scene) => box(scene, 'Usuario').fill('anabel'), byNameOnPage),
      'types a password': inFormOnPage((scene) => box(scene, 'Contraseña').fill(password)),
      'confirms the password': inFormOnPage((scene) => box(scene, 'Repite la contraseña').fill(password)),
      'types a number': inFormOnPage(
        (scene) => box(scene, 'Número de celular').fill('600111222'),
        withCountry,
      ),
      'types the code': inFormOnPage((scene) => box(scene, 'Código por SMS').fill('123456'), byNumber),
      'types a captcha': inFormOnPage((scene) => ui.captcha(dialog(scene)).fill('seen'), withImage),
      agrees: inFormOnPage((scene) => registerAgreement(dialog(scene)).check()),
      'takes the agreement back': inFormOnPage((scene) => registerAgreement(dialog(scene)).uncheck()),
      'leaves the user name': inFormOnPage(async (scene) => {
        await box(scene, 'Usuario').focus();
        await box(scene, 'Usuario').blur();
      }, byNameOnPage),
      'the user name does not match its pattern': worker,
      'picks the tab by number': inFormOnPage(
        tab('Celular'),
        (snapshot) => byNameOnPage(snapshot) && byBothOnPage(snapshot),
      ),
      'picks the tab by name': inFormOnPage(tab('Usuario'), byNumber),
      'picks a country': inFormOnPage(
        (scene) => dialog(scene).getByLabel('País').selectOption('ES'),
        byNumber,
      ),
      'a code is still on its way to a number': 'only a form that was closed before is told so, as it opens',
      'asks for a code': inFormOnPage(
        (scene) => dialog(scene).getByRole('button', { name: 'Enviar código' }).click(),
        withCountry,
      ),
      'removes the invitation': inFormOnPage(
        (scene) => dialog(scene).getByRole('button', { name: 'Quitar la invitación' }).click(),
        ({ context }) => context.invitation !== null,
      ),
      submits: inFormOnPage((scene) => registerButton(dialog(scene)).click()),
      resets: inFormOnPage((scene) => dialog(scene).getByRole('button', { name: 'Borrar todo' }).click()),
      'chooses an identity provider': inFormOnPage((scene) =>
        dialog(scene).getByRole('button', { name: 'Continuar con Cuenta Norte' }).click(),
      ),
      'reads the warning': {
        when: misinvited,
        how: (scene) => warning(scene).getByRole('button', { name: 'Entendido' }).click(),
      },
      'wants to sign in': inFormOnPage((scene) =>
        dialog(scene).getByRole('link', { name: 'Iniciar sesión' }).click(),
      ),
      'registering by number is switched off': inFormOnPage(async (scene) => {
        await learn(scene, { MOBILEREG: false });
        await expect(dialog(scene).getByRole('tab', { name: 'Celular' })).toHaveCount(0);
      }, byBothOnPage),
      closes: inFormOnPage(({ page }) => page.keyboard.press('Escape')),
    },
    answers: {
      captcha: { broke: defect },
      sending: {
        registered: answer(200, { success: true, value: acceptedOnPage }),
        taken: refused('ACCOUNT_TAKEN'),
        'a field refused': refused('FIELD_REFUSED', { field: 'payeeName' }),
        'a bad invitation': refused('AFFILIATE_WRONG'),
        'requires an image': refused('ACCOUNT_TAKEN', { captcha: true }),
        'outcome unknown': unheard,
        broke: defect,
      },
      identity: {
        known: vouched(200, { success: true, value: acceptedOnPage }),
        'given up': ({ page }) => giveUp(page),
        'a bad invitation': vouched(422, { success: false, code: 'AFFILIATE_WRONG' }),
        broke: defect,
      },
    },
    shows: {
      dressing: passed,
      answered: passed,
      explaining: passed,
      'form.editing': (scene) => expect(dialog(scene)).toBeVisible(),
      // The reason goes as soon as another tab is picked: the journeys check that it is shown.
      'form.refused': (scene) =>
        expect(registerButton(dialog(scene))).not.toHaveAttribute('aria-busy', 'true'),
      'form.misinvited': (scene) => expect(warning(scene)).toBeVisible(),
      sending: (scene) => expect(registerButton(dialog(scene))).toHaveAttribute('aria-busy', 'true'),
      identifying: (scene) => expect(waiting(scene)).toBeVisible(),
      ended: (scene) => expect(dialog(scene)).toHaveCount(0),
    },
    echoes: [
      '(root) · features.learned -> (stays)',
      'form · field.left -> (stays)',
      'form · pattern.judged -> (stays)',
    ],
  },
  gaps: {
    wire: {
      '(root) · captcha error -> (stays)': 'defect',
      'sending · sending error -> answered': 'defect',
      'identifying · identity error -> form.refused': 'defect',
    },
    browser: {
      '(root) · captcha error -> (stays)': 'defect',
      'form · number.recalled -> (stays)': {
        en: 'it takes a form that was closed during its countdown: the journeys of SMS-02 show it',
        es: 'hace falta un formulario cerrado durante su cuenta regresiva: lo muestran los recorridos de SMS-02',
      },
      'sending · sending error -> answered': 'defect',
      'identifying · identity error -> form.refused': 'defect',
    },
  },
});
