import { expect } from '@playwright/test';
import { askAnew, hold, open, timesReported } from '#assurance/browser/scenes.ts';
import { byCall, passed, type Scene } from '#assurance/browser/stage.ts';
import { stateLabel } from '#assurance/walk/graph.ts';
import { defineModel, type Example } from '#assurance/walk/model.ts';
import { defineProof } from '#assurance/walk/proof.ts';
import { registerMachine } from '#machines/registration/register.machine.ts';
import type { FormInput } from '#machines/registration/register-form.rules.ts';
import { type Features, noFeatures } from '#machines/system/features.rules.ts';
import {
  registerBox,
  registerButton,
  registerDialog,
  typePasswordAndAgree,
} from '../../kit/journeys/registering.ts';
import { openLogin, ready, ui } from '../../kit/journeys/ui.ts';
import { broke, late, lost, refusal } from '../../kit/models/failures.ts';
import { secrets } from '../../kit/models/people.ts';
import { rule } from '../../kit/models/register-rule.ts';

const before = 'before the gateway’s first answer';
const on = 'registration on';
const filling = ['learnRules: rules'];
const invitedFilling = ['the world tells of an invitation', ...filling];

type Registers = readonly Example<typeof registerMachine>[];

const opening: Registers = [
  {
    name: 'the dialog looks for an invitation in the address, and fetches the rules',
    given: on,
    way: [],
    leads: 'opening.learning',
    and: ({ effects }) =>
      effects.emitted.some(({ type }) => type === 'invitation.asked') &&
      effects.started.some(({ id }) => id === 'learnRules'),
  },
  {
    name: 'REG-08 where registration is off the page says so',
    given: 'registration off',
    way: [],
    leads: 'opening.shut',
  },
  {
    name: 'the dialog waits twenty seconds for the gateway’s first answer',
    given: before,
    way: [],
    leads: 'opening.waiting',
    and: ({ to }) => to.timers.some(({ delay }) => delay === 20_000),
  },
  {
    name: 'a missing answer counts as no',
    given: before,
    way: ['after patience (opening.waiting)'],
    leads: 'opening.shut',
  },
  {
    name: 'an answer that registration is on fetches the rules',
    given: before,
    way: ['registration is switched on'],
    leads: 'opening.learning',
  },
  {
    name: 'an answer that registration is off ends the wait',
    given: before,
    way: ['registration is switched off'],
    leads: 'opening.shut',
  },
  {
    name: 'switching registration on meanwhile opens the form',
    given: 'registration off',
    way: ['registration is switched on', ...filling],
    leads: 'filling',
  },
  {
    name: 'switching registration off meanwhile opens no form',
    given: on,
    way: ['registration is switched off', ...filling],
    leads: 'opening.shut',
  },
  {
    name: 'REG-05 the page says that the rules did not arrive',
    given: on,
    way: ['learnRules: lost'],
    leads: 'opening.unlearned',
    and: ({ to }) => to.snapshot.context.failure?.kind === 'network',
  },
  {
    name: 'the rules can be asked for again, without the earlier reason',
    given: on,
    way: ['learnRules: lost', 'asks for the rules again'],
    leads: 'opening.learning',
    and: ({ to }) => to.snapshot.context.failure === null,
  },
  {
    name: 'a visitor with an account goes on to signing in',
    given: on,
    way: ['wants to sign in'],
    leads: 'ended',
    and: ({ to }) => to.snapshot.output?.next === 'login',
  },
  {
    name: 'the dialog can be closed before there is a form',
    given: on,
    way: ['closes'],
    leads: 'ended',
    and: ({ to, effects }) => to.snapshot.output?.next === 'none' && effects.stopped.includes('learnRules'),
  },
];

const form: Registers = [
  {
    name: 'REG-05 the form opens under the gateway’s rules, with the invitation of the address',
    given: on,
    way: [...invitedFilling, 'vetCode: good'],
    leads: 'filling',
    and: ({ effects }) =>
      effects.started.some(({ id, input }) => {
        const { rules, invited } = input as FormInput;
        return (
          id === 'registerForm' &&
          rules.length === 1 &&
          invited.code === 'NORTE-1' &&
          invited.vetted === 'good'
        );
      }),
  },
  {
    name: 'AFF-01 a code that the gateway does not know is no invitation in the form, which is told so, and the tab forgets it',
    given: on,
    way: [...invitedFilling, 'vetCode: wrong'],
    leads: 'filling',
    and: ({ effects }) =>
      effects.emitted.some(({ type }) => type === 'invitation.forgotten') &&
      effects.started.some(({ input }) => {
        const { invited } = input as FormInput;
        return invited.code === null && invited.vetted === 'wrong';
      }),
  },
  {
    name: 'AFF-02 a check that fails says nothing of the code: the form has it, and checks it when it is sent',
    given: on,
    way: [...invitedFilling, 'vetCode: lost'],
    leads: 'filling',
    and: ({ to }) =>
      to.snapshot.context.invited.code === 'NORTE-1' && to.snapshot.context.invited.vetted === undefined,
  },
  {
    name: 'AFF-02 a check that takes long is not waited for',
    given: on,
    way: [...invitedFilling, 'after vettingPatience (opening.vetting)'],
    leads: 'filling',
    and: ({ to }) => to.snapshot.context.invited.code === 'NORTE-1',
  },
  {
    name: 'the form waits five seconds for the gateway’s word on an invitation',
    given: on,
    way: invitedFilling,
    leads: 'opening.vetting',
    and: ({ to }) => to.timers.some(({ delay }) => delay === 5_000),
  },
  {
    name: 'rules with an unknown field open the form all the same, and the field is reported',
    given: on,
    way: ['learnRules: rules with an unknown field'],
    leads: 'filling',
    and: ({ effects }) => effects.emitted.some(({ type }) => type === 'drift.found'),
  },
  {
    name: 'an open form and its dialog learn what is switched off',
    given: on,
    way: [...filling, 'registration is switched off'],
    leads: 'filling',
    and: ({ to, effects }) =>
      !to.snapshot.context.features.directRegistration &&
      effects.sent.some(
        ({ to: child, event }) => child === 'registerForm' && event.type === 'features.learned',
      ),
  },
  {
    name: 'a new member is signed in after registering',
    given: on,
    way: [...filling, 'registerForm: registered'],
    leads: 'ended',
    and: ({ to }) => to.snapshot.output?.accepted?.token === secrets.token,
  },
  {
    name: 'the form leads to signing in too',
    given: on,
    way: [...filling, 'registerForm: to the login'],
    leads: 'ended',
    and: ({ to }) => to.snapshot.output?.next === 'login',
  },
  {
    name: 'a form that is closed registers nobody',
    given: on,
    way: [...filling, 'registerForm: closed'],
    leads: 'ended',
    and: ({ to }) => to.snapshot.output?.accepted === null,
  },
  {
    name: 'a form that breaks says so, and can be opened again',
    given: on,
    way: [...filling, 'registerForm: broke'],
    leads: 'opening.unlearned',
    and: ({ to }) => to.snapshot.context.failure !== null,
  },
];

/** What is accepted of registering, way by way. */
const registerExamples: Registers = [...opening, ...form];

const accepted = { token: secrets.token, firstTimeLogin: true, passwordExpired: false, userName: 'ana' };
const switchedOn: Features = { ...noFeatures, directRegistration: true, usernameRegistration: true };
const shut: Features = { ...noFeatures, usernameRegistration: true };
const start = { entrance: 'any', failure: null } as const;
const nowhere = { restricted: false };

const registerModel = defineModel({
  id: 'register',
  machine: registerMachine,
  inputs: {
    'before the gateway’s first answer': { ...start, features: noFeatures },
    'registration on': { ...start, features: switchedOn },
    'registration off': { ...start, features: shut },
  },
  events: {
    'registration is switched on': { type: 'features.learned', features: switchedOn },
    'registration is switched off': { type: 'features.learned', features: shut },
    'the world tells of an invitation': {
      type: 'invitation.found',
      invited: { code: 'NORTE-1', domain: 'localhost', url: 'http://localhost/register' },
    },
    'asks for the rules again': { type: 'rules.retried' },
    'wants to sign in': { type: 'exit.clicked', next: 'login' },
    closes: { type: 'closed' },
  },
  fromOutside: [
    'registration is switched on',
    'registration is switched off',
    'the world tells of an invitation',
  ],
  answers: {
    learnRules: {
      rules: { done: { rules: [rule('username')] } },
      'rules with an unknown field': {
        done: { rules: [rule('username'), rule('shoeSize', { required: true })] },
      },
      lost,
      late,
    },
    vetCode: { good: { done: null }, wrong: refusal('AFFILIATE_WRONG'), lost },
    registerForm: {
      registered: { done: { ...nowhere, accepted, next: 'none' } },
      'to the login': { done: { ...nowhere, accepted: null, next: 'login' } },
      closed: { done: { ...nowhere, accepted: null, next: 'none' }, means: 'timeout' },
      broke,
    },
  },
  project: ({ features, invited, rules, failure, accepted: in_, next }) => ({
    known: features !== noFeatures,
    open: features.directRegistration,
    invited: invited.code,
    vetted: invited.vetted ?? null,
    rules: rules.length,
    failure: failure?.kind ?? null,
    accepted: in_ !== null,
    next,
  }),
  properties: [
    {
      name: 'REG-05 the form opens only with the gateway’s rules',
      fault: { 'states/opening/states/learning/invoke/onError': { target: '#register.filling' } },
      state: ({ snapshot }) => !snapshot.matches('filling') || snapshot.context.rules.length > 0,
    },
    {
      name: 'REG-08 where registration is off, no rules are fetched and no form opens',
      fault: { 'states/opening/states/waiting/always/0/guard': undefined },
      edge: ({ to, effects }) =>
        !effects.started.some(({ id }) => id === 'learnRules' || id === 'registerForm') ||
        to.snapshot.context.features.directRegistration,
    },
    {
      name: 'the form stays open while it may be sending',
      fault: { 'on/closed': '.ended' },
      edge: ({ from, step, to }) =>
        !from.snapshot.matches('filling') || !to.snapshot.matches('ended') || step.kind === 'answer',
    },
    {
      name: 'a rule that the form does not know is reported',
      fault: { 'states/opening/states/learning/invoke/onDone/1/actions/1': undefined },
      edge: ({ step, effects }) =>
        step.name !== 'rules with an unknown field' ||
        effects.emitted.some((event) => event.type === 'drift.found' && event.names.join() === 'shoeSize'),
    },
    {
      name: 'AFF-01 somebody counts as invited only by the gateway’s word, and a wrong code is no invitation',
      fault: { 'states/opening/states/vetting/invoke/onError/0/actions/0': 'keepGood' },
      edge: ({ from, step, to }) => {
        const { invited } = to.snapshot.context;
        if (invited.vetted === from.snapshot.context.invited.vetted) return true;
        return invited.vetted === 'wrong'
          ? step.name === 'wrong' && invited.code === null
          : step.name === 'good' || step.name === 'the world tells of an invitation';
      },
    },
    {
      name: 'a token comes only from the form',
      fault: {
        'states/opening/on/closed': {
          target: 'ended',
          actions: { type: 'keepAdmission', params: { admission: { ...nowhere, accepted, next: 'none' } } },
        },
      },
      edge: ({ from, step, to }) =>
        to.snapshot.context.accepted === null ||
        from.snapshot.context.accepted !== null ||
        (step.kind === 'answer' && step.actor === 'registerForm'),
    },
    {
      name: 'an invitation is remembered, and the screen stays as it is',
      fault: { 'on/invitation.found/target': '.opening' },
      edge: ({ from, step, to }) =>
        step.name !== 'the world tells of an invitation' ||
        stateLabel(to.snapshot) === stateLabel(from.snapshot),
    },
    {
      name: 'switching a feature on or off does not disturb the fetch of the rules or the open form',
      fault: { 'on/features.learned/target': '.opening.waiting' },
      edge: ({ from, step, to }) =>
        step.kind !== 'event' ||
        step.event.type !== 'features.learned' ||
        ['opening.waiting', 'opening.shut'].includes(stateLabel(from.snapshot)) ||
        stateLabel(to.snapshot) === stateLabel(from.snapshot),
    },
  ],
  examples: registerExamples,
});

const dialog = ({ page }: Scene) => registerDialog(page);
const toLogin = (scene: Scene) => dialog(scene).getByRole('link', { name: 'Iniciar sesión' }).click();
const waitingForIt = (scene: Scene) =>
  expect(dialog(scene).getByText('Preparando el formulario…')).toBeAttached();
const close = ({ page }: Scene) => page.keyboard.press('Escape');

const early = 'told before a link can be clicked';

/** The world tells of it by itself, as soon as the dialog opens. */
const arriveInvited = async ({ page }: Scene) => {
  await page.goto('/register?referralCode=NORTE-1');
  await ready(page);
  await expect(registerDialog(page)).toBeVisible();
};
const defect = 'the form breaks by a defect only';

const whole = [
  'registration.settings',
  'registration.affiliate',
  'registration.register',
  'member.info',
] as const;

/** Whoever was invited has the code checked once more as they register. */
async function register({ sandbox }: Scene): Promise<void> {
  const arrived = async () => {
    const waiting = await sandbox.waiting();
    if (waiting.includes('registration.affiliate'))
      await sandbox.release('registration.affiliate', { status: 200, body: { success: true, value: null } });
    return waiting;
  };
  await expect.poll(arrived, { message: 'a registration arrives' }).toContain('registration.register');
  const value = { ...accepted, userName: 'anabel' };
  await sandbox.release('registration.register', { status: 200, body: { success: true, value } });
}

/** Opens the dialog by its address, before the gateway has said what is switched on. */
async function openEarly(scene: Scene): Promise<void> {
  await hold(scene, 'system.status', ...whole);
  await scene.page.goto('/register');
  await ready(scene.page);
  await expect(dialog(scene)).toBeVisible();
}

/** The gateway says, for the first time or again, whether registration is open. */
const turn = (on: boolean) => async (scene: Scene) => {
  const { sandbox } = scene;
  const learned = () => timesReported(scene, 'register', 'features.learned');
  const before = await learned();
  await sandbox.setConfig({ whitelabel: { DIRECTREG: on } });
  const asked = async () => (await sandbox.waiting()).includes('system.status');
  if (!(await asked())) await askAnew(scene);
  // One that waits may be a call that the page has given up meanwhile: then another follows.
  const answered = async () => {
    if (await asked()) await sandbox.release('system.status');
    return learned();
  };
  await expect.poll(answered, { message: 'the gateway’s word is heard' }).toBeGreaterThan(before);
};

export const registerProof = defineProof(registerModel, {
  browser: {
    starts: {
      'before the gateway’s first answer': openEarly,
      'registration on': async (scene) => {
        await hold(scene, ...whole);
        await open(scene);
        // What is switched on has been learned by then.
        await expect(ui.header(scene.page).getByText('Jugar gratis')).toBeVisible();
        await hold(scene, 'system.status');
        const login = await openLogin(scene.page);
        await login.getByRole('link', { name: 'Registrarme' }).click();
        await expect(dialog(scene)).toBeVisible();
      },
      'registration off': early,
    },
    events: {
      'registration is switched on': turn(true),
      'registration is switched off': turn(false),
      'the world tells of an invitation': {
        when: (snapshot) =>
          snapshot.matches({ opening: 'waiting' }) && snapshot.context.invited.code === null,
        how: arriveInvited,
      },
      'asks for the rules again': (scene) =>
        dialog(scene).getByRole('button', { name: 'Reintentar' }).click(),
      'wants to sign in': {
        when: (snapshot) => snapshot.matches({ opening: 'unlearned' }),
        how: toLogin,
      },
      closes: { when: (snapshot) => snapshot.matches('opening'), how: close },
    },
    answers: {
      learnRules: byCall('registration.settings', registerModel.answers?.learnRules),
      vetCode: byCall('registration.affiliate', registerModel.answers?.vetCode),
      registerForm: {
        registered: async (scene) => {
          await registerBox(dialog(scene), 'Usuario').fill('anabel');
          await typePasswordAndAgree(dialog(scene));
          await registerButton(dialog(scene)).click();
          await register(scene);
        },
        'to the login': toLogin,
        closed: close,
        broke: defect,
      },
    },
    shows: {
      'opening.waiting': waitingForIt,
      // When nothing was heard for so long, the page that says so replaces the dialog.
      'opening.shut': ({ page }) =>
        expect(
          page.getByText(/El registro no está abierto|No podemos abrir las puertas/).first(),
        ).toBeVisible(),
      'opening.learning': waitingForIt,
      'opening.vetting': waitingForIt,
      'opening.prepared': passed,
      'opening.unlearned': (scene) => expect(dialog(scene).getByRole('alert')).toBeVisible(),
      filling: (scene) => expect(registerButton(dialog(scene))).toBeVisible(),
      ended: (scene) => expect(dialog(scene)).toHaveCount(0),
    },
    echoes: ['(root) · invitation.found -> (stays)'],
  },
  gaps: {
    wire: {
      'filling · registerForm error -> opening.unlearned': 'defect',
    },
    browser: {
      'filling · registerForm error -> opening.unlearned': 'defect',
    },
  },
  sentAtOnce: ['the world tells of an invitation'],
  unmet: {
    'opening.waiting': 'the page says at once by whose invitation it was opened',
    'opening.shut': 'the gateway’s own answer, which the tab asks for too, opens the form',
  },
});
