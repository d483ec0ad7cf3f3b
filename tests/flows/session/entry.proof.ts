import { expect } from '@playwright/test';
import { hold, keepMadeUpToken, learn, open, openDialog } from '#assurance/browser/scenes.ts';
import { passed, type Scene } from '#assurance/browser/stage.ts';
import { defineModel, type Example } from '#assurance/walk/model.ts';
import { plain } from '#assurance/walk/plain.ts';
import { defineProof } from '#assurance/walk/proof.ts';
import { entryMachine } from '#machines/session/entry.machine.ts';
import { noAdmission } from '#machines/session/entry.rules.ts';
import { arrivedWith } from '#machines/session/load-member.rules.ts';
import { noFeatures } from '#machines/system/features.rules.ts';
import { registerAgreement } from '../../kit/journeys/registering.ts';
import { fillIn, ui } from '../../kit/journeys/ui.ts';
import { broke } from '../../kit/models/failures.ts';
import { person, secrets, unfinishedArrivals } from '../../kit/models/people.ts';

/** The name that is typed is not the one that the gateway knows the account by. */
const accepted = { token: secrets.token, firstTimeLogin: false, passwordExpired: false, userName: 'ana@x' };
/** The gateway's answer says whose account it is, and that the password must be changed first. */
const named = { ...accepted, mustChangePassword: true, account: 'ana' };
const start = { features: noFeatures, entrance: 'any' } as const;
const closed = { done: noAdmission };

/** How a person may want to come in, the dialog that opens then, and who answers for it. */
const dialogs = [
  { given: 'wants to sign in', state: 'signingIn', actor: 'login' },
  { given: 'wants to register', state: 'registering', actor: 'registration' },
  { given: 'forgot the password', state: 'recovering', actor: 'forgot' },
  { given: 'wants to play for free', state: 'playing', actor: 'freePlay' },
];

const dialogExamples: readonly Example<typeof entryMachine>[] = dialogs.flatMap(
  ({ given, state, actor }): Example<typeof entryMachine>[] => [
    { name: `whoever ${given} sees that dialog`, given, way: [], leads: state },
    {
      name: `whoever ${given} sees the features that are learned meanwhile`,
      given,
      way: ['the features are learned'],
      leads: state,
      and: ({ to }) => to.snapshot.context.features.smsLogin,
    },
    {
      name: `whoever ${given} and is accepted has the token kept, and the gateway asked who it is`,
      given,
      way: [`${actor}: accepted`],
      leads: 'arriving',
      and: ({ effects }) =>
        effects.emitted.some((event) => event.type === 'token.kept' && event.token === secrets.token),
    },
    { name: `whoever ${given} may leave it`, given, way: [`${actor}: closed`], leads: 'ended' },
    {
      name: `whoever ${given} is left alone when that breaks`,
      given,
      way: [`${actor}: broke`],
      leads: 'ended',
    },
  ],
);

const entryModel = defineModel({
  id: 'entry',
  machine: entryMachine,
  inputs: {
    'wants to sign in': { ...start, way: 'login' },
    'wants to register': { ...start, way: 'register' },
    'forgot the password': { ...start, way: 'forgot' },
    'wants to play for free': { ...start, way: 'freePlay' },
  },
  events: {
    'the features are learned': { type: 'features.learned', features: { ...noFeatures, smsLogin: true } },
  },
  fromOutside: ['the features are learned'],
  answers: {
    login: {
      accepted: { done: { ...noAdmission, accepted } },
      'accepted, the first time': {
        done: { ...noAdmission, accepted: { ...accepted, firstTimeLogin: true } },
      },
      'must change': { done: { ...noAdmission, accepted, restricted: true } },
      'must change, by name': { done: { ...noAdmission, accepted: named, restricted: true } },
      'must change, by name, the first time': {
        done: { ...noAdmission, accepted: { ...named, firstTimeLogin: true }, restricted: true },
      },
      'wants to register': { done: { ...noAdmission, next: 'register' } },
      'forgot the password': { done: { ...noAdmission, next: 'forgot' } },
      'wants to play for free': { done: { ...noAdmission, next: 'freePlay' } },
      closed,
      broke,
    },
    registration: {
      accepted: { done: { ...noAdmission, accepted } },
      'wants to sign in': { done: { ...noAdmission, next: 'login' } },
      closed,
      broke,
    },
    forgot: { accepted: { done: { ...noAdmission, accepted } }, closed, broke },
    freePlay: { accepted: { done: { ...noAdmission, accepted } }, closed, broke },
    arrival: {
      arrived: { done: arrivedWith(person(0)) },
      agent: { done: arrivedWith(person(41)) },
      demo: { done: arrivedWith(person(4)) },
      ...unfinishedArrivals,
      broke,
    },
  },
  project: ({
    way,
    features,
    accepted: answer,
    restricted,
    next,
    outcome,
    member,
    account,
    unannounced,
    failure,
  }) => ({
    way,
    sms: features.smsLogin,
    accepted: answer !== null,
    first: answer?.firstTimeLogin ?? false,
    unannounced: unannounced ?? false,
    restricted,
    next,
    outcome,
    member: member?.type ?? null,
    account,
    failure: failure?.kind ?? null,
  }),
  properties: [
    {
      name: 'the open way in learns the features, even if its machine loads late',
      fault: { 'states/recovering/on': undefined },
      edge: ({ from, step, effects }) =>
        step.kind !== 'event' ||
        from.snapshot.matches('arriving') ||
        effects.sent.some(({ event }) => event.type === 'features.learned'),
    },
    {
      name: 'a person comes in only with a token from an accepted answer and the gateway’s word on who it is',
      fault: { 'states/deciding/always/2/target': 'ended' },
      state: ({ snapshot: { output, context } }) =>
        output === undefined ||
        output.token === null ||
        (context.accepted !== null && output.outcome !== 'turnedAway'),
      edge: ({ from, to }) =>
        from.snapshot.context.accepted !== null ||
        to.snapshot.context.accepted === null ||
        to.snapshot.matches('arriving') ||
        to.snapshot.output?.outcome === 'restricted',
    },
    {
      name: 'the browser keeps the token of every accepted answer at once, and no other',
      fault: { 'states/deciding/always/1/actions': ['restrict', 'tellTabs'] },
      edge: ({ from, to, effects }) => {
        const now = from.snapshot.context.accepted === null ? to.snapshot.context.accepted : null;
        const kept = effects.emitted.flatMap((event) => (event.type === 'token.kept' ? [event.token] : []));
        return plain(kept) === plain(now === null ? [] : [now.token]);
      },
    },
    {
      name: 'OUT-05 the other tabs hear only of a person who came in',
      fault: {
        'states/arriving/invoke/onDone/1/actions': {
          type: 'keepArrival',
          params: ({ event }: { event: object }) => event,
        },
      },
      edge: ({ to, effects }) =>
        (to.snapshot.matches('ended') && to.snapshot.output?.token != null) ===
        effects.emitted.some(
          (event) => event.type === 'tabs.notified' && event.word === 'came' && event.account !== '',
        ),
    },
    {
      name: 'a person who is turned away leaves no token behind, here or in the browser',
      fault: { 'states/arriving/invoke/onError/actions': undefined },
      edge: ({ from, to, effects }) =>
        !from.snapshot.matches('arriving') ||
        to.snapshot.matches('arriving') ||
        to.snapshot.context.outcome !== 'turnedAway' ||
        (to.snapshot.context.accepted === null &&
          effects.emitted.some(({ type }) => type === 'token.dropped')),
    },
    {
      name: 'a token is called refused only when the gateway refused it',
      fault: {
        'states/arriving/invoke/onDone/0/actions/0/params': {
          output: { outcome: 'turnedAway', member: null },
        },
      },
      edge: ({ from, step, to }) =>
        from.snapshot.context.failure?.kind === 'unauthorized' ||
        (to.snapshot.context.failure?.kind === 'unauthorized') === (step.name === 'turned away'),
    },
    {
      name: 'a person who must change the password does not come in before, even where the gateway would allow it',
      fault: {
        'states/signingIn/invoke/onDone/actions': {
          type: 'keepAdmission',
          params: ({ event }: { event: { output: object } }) => ({
            admission: { ...event.output, restricted: false },
          }),
        },
      },
      path: {
        start: '',
        next: (said: string, { step, to: { snapshot } }) => {
          const now = step.kind === 'answer' && step.actor !== 'arrival' ? step.name : said;
          return now.startsWith('must change') && snapshot.output?.outcome === 'arrived' ? false : now;
        },
      },
    },
    {
      name: 'the person is called by the gateway’s name for the account, here and in the other tabs',
      fault: {
        'states/arriving/invoke/onDone/1/actions/0/params': {
          output: { outcome: 'restricted', member: null, account: '' },
        },
      },
      edge: ({ step, to: { snapshot }, effects }) => {
        const known = step.name === 'restricted, without a name' ? 'ana@x' : 'ana';
        const came = effects.emitted.find(({ type }) => type === 'tabs.notified');
        return !came || ('account' in came && came.account === known && snapshot.output?.account === known);
      },
    },
    {
      name: 'nobody is asked about who the gateway’s answer already said must change the password',
      fault: { 'states/deciding/always/1/guard': () => false },
      edge: ({ step, to, effects }) =>
        !step.name.startsWith('must change, by name') ||
        (effects.started.length === 0 &&
          to.snapshot.output?.outcome === 'restricted' &&
          (to.snapshot.output.unannounced === true) === step.name.endsWith('first time') &&
          effects.emitted.some(({ type }) => type === 'firstLogin.begun') ===
            step.name.endsWith('first time')),
    },
    {
      name: 'when an arrival breaks, the gateway is told to end the session, too',
      fault: {
        'states/arriving/invoke/onError/actions': [
          { type: 'dropToken', params: ({ event }: { event: { error: unknown } }) => event },
          'tellDropped',
        ],
      },
      edge: ({ step, effects }) =>
        step.kind !== 'answer' ||
        step.actor !== 'arrival' ||
        (step.name === 'broke') ===
          effects.emitted.some((event) => event.type === 'session.forsaken' && event.token === secrets.token),
    },
  ],
  examples: [
    ...dialogExamples,
    ...dialogs.slice(1).map(({ given, state }) => ({
      name: `the sign-in leads on to whoever ${given}`,
      way: [`login: ${given}`],
      leads: state,
    })),
    {
      name: 'the registration leads back to the sign-in, which may be left',
      way: ['login: wants to register', 'registration: wants to sign in', 'login: closed'],
      leads: 'ended',
    },
    {
      name: 'features that are learned while a person arrives are not lost',
      way: ['login: accepted', 'the features are learned'],
      leads: 'arriving',
      and: ({ to, effects }) => to.snapshot.context.features.smsLogin && effects.started.length === 0,
    },
    {
      name: 'a first sign-in offers to change the password, which somebody else may have chosen',
      way: ['login: accepted, the first time', 'arrival: arrived'],
      leads: 'ended',
      and: ({ to }) => to.snapshot.output?.offers === true,
    },
    {
      name: 'whoever has just chosen a password is offered no other',
      given: 'wants to register',
      way: ['registration: accepted', 'arrival: arrived'],
      leads: 'ended',
      and: ({ to }) => to.snapshot.output?.offers === undefined && to.snapshot.output?.renewed === undefined,
    },
    {
      name: 'whoever set a new password in place of a forgotten one is told so',
      given: 'forgot the password',
      way: ['forgot: accepted', 'arrival: arrived'],
      leads: 'ended',
      and: ({ to }) => to.snapshot.output?.renewed === true,
    },
    ...['turned away', 'broke'].map((how) => ({
      name: `whoever registered and could not arrive may sign in (${how})`,
      given: 'wants to register',
      way: ['registration: accepted', `arrival: ${how}`],
      leads: 'signingIn',
    })),
  ],
});

type Given = { readonly status: number; readonly body: unknown };
const given = (value: unknown): Given => ({ status: 200, body: { success: true, value } });
const refused = (status: number, code: string): Given => ({ status, body: { success: false, code } });
const restricted = (code: string): Given => ({
  status: 403,
  body: { success: false, code, value: { account: 'ana' } },
});
const came = (type: number) => given({ id: '1', account: 'ana', nickname: 'Ana', userName: 'ana', type });

const dialog = ({ page }: Scene) => ui.loginDialog(page);
const arriving = ({ page }: Scene) => page.getByRole('dialog', { name: 'Ya casi estás dentro' });
const playing = ({ page }: Scene) => ui.freePlayDialog(page);
const link = (name: string) => (scene: Scene) => dialog(scene).getByRole('link', { name }).click();
const arrive = (answer: Given) => (scene: Scene) => scene.sandbox.release('member.info', answer);

/** Fills in the login dialog; the sandbox says yes, and perhaps that the password must be changed. */
const enter = (more: object) => async (scene: Scene) => {
  await fillIn(dialog(scene), 'ana');
  await scene.sandbox.release('session.login', given({ ...accepted, userName: 'ana', ...more }));
};

const registering = ({ page }: Scene) => page.getByRole('dialog', { name: 'Crear cuenta' });
const recovering = ({ page }: Scene) => ui.forgotDialog(page);
const fresh = 'Otra-Clave-2026!';

/** Fills in the registration dialog; the sandbox makes the account. */
async function register(scene: Scene): Promise<void> {
  const field = (name: string) => registering(scene).getByRole('textbox', { name });
  await field('Usuario').fill('anabel');
  await field('Nombre real').fill('Ana Ruiz');
  for (const secret of ['Contraseña', 'Repite la contraseña']) {
    await registering(scene).getByLabel(secret, { exact: true }).fill(fresh);
  }
  await registerAgreement(registering(scene)).check();
  await registering(scene).getByRole('button', { name: 'Crear cuenta' }).click();
  await scene.sandbox.release('registration.register', given({ ...accepted, userName: 'ana' }));
}

/** Proves by a number whose account it is; the sandbox takes the new password, and whoever set it is in. */
async function recover(scene: Scene): Promise<void> {
  const field = (name: string) => recovering(scene).getByLabel(name, { exact: true });
  await recovering(scene).getByRole('tab', { name: 'Celular' }).click();
  // The countries are fetched with the tab; a number is sent with one of them.
  await recovering(scene).getByRole('combobox', { name: 'País' }).selectOption('PE');
  await field('Número de celular').fill('987654321');
  await field('Código por SMS').fill('123456');
  await field('Contraseña nueva').fill(fresh);
  await field('Repite la contraseña nueva').fill(fresh);
  await recovering(scene).getByRole('button', { name: 'Cambiar contraseña y entrar' }).click();
  await scene.sandbox.release('password.resetByPhone', given({ ...accepted, userName: 'ana' }));
}

const close = ({ page }: Scene) => page.keyboard.press('Escape');
const begin = async (scene: Scene) => {
  await hold(scene, 'session.login', 'session.freePlay', 'member.info');
  await hold(scene, 'registration.register', 'password.resetByPhone');
  // Turned away with their token, people would be asked to sign in again, which is the same chart from its start.
  await hold(scene, 'session.life', 'notices.unread', 'notices.announcements');
  await keepMadeUpToken(scene);
  const body = { success: true, value: null };
  await scene.sandbox.faults([
    { call: 'session.firstLogin', kind: 'answer', status: 200, body, times: 'always' },
  ]);
};
const defect = 'a way in breaks by a defect only';

const toldAtOnce = {
  en: 'the tours over the wire reach no account that must change its password: the chart and the journeys of a forced change show it',
  es: 'los recorridos por la red no llegan a ninguna cuenta que deba cambiar su contraseña: lo muestran el diagrama y los recorridos del cambio obligado',
};

export const entryProof = defineProof(entryModel, {
  browser: {
    starts: {
      'wants to sign in': async (scene) => {
        await begin(scene);
        await openDialog(scene);
      },
      'wants to register': async (scene) => {
        await begin(scene);
        await open(scene);
        // What is switched on has been learned by then.
        await expect(ui.header(scene.page).getByText('Jugar gratis')).toBeVisible();
        await ui.header(scene.page).getByRole('link', { name: 'Registrarme' }).click();
        await expect(registering(scene)).toBeVisible();
      },
      'forgot the password':
        'opened by its address, what is switched on comes while it is open: it is walked to from the login dialog',
      'wants to play for free': async (scene) => {
        await begin(scene);
        await open(scene);
        await ui.header(scene.page).getByRole('link', { name: 'Jugar gratis' }).click();
        await expect(playing(scene)).toBeVisible();
      },
    },
    events: { 'the features are learned': (scene) => learn(scene, {}) },
    answers: {
      login: {
        accepted: enter({}),
        'accepted, the first time': enter({ firstTimeLogin: true }),
        'must change': enter({ mustChangePassword: true }),
        'must change, by name': enter({ mustChangePassword: true, account: 'ana' }),
        'must change, by name, the first time': enter({
          mustChangePassword: true,
          account: 'ana',
          firstTimeLogin: true,
        }),
        'wants to register': link('Registrarme'),
        'forgot the password': link('¿Olvidaste tu contraseña?'),
        'wants to play for free': link('Jugar gratis'),
        closed: close,
        broke: defect,
      },
      registration: {
        accepted: register,
        'wants to sign in': (scene) =>
          registering(scene).getByRole('link', { name: 'Iniciar sesión' }).click(),
        closed: close,
        broke: defect,
      },
      forgot: { accepted: recover, closed: close, broke: defect },
      freePlay: {
        accepted: (scene) =>
          scene.sandbox.release('session.freePlay', given({ ...accepted, userName: 'ana' })),
        closed: close,
        broke: defect,
      },
      arrival: {
        arrived: arrive(came(0)),
        agent: arrive(came(41)),
        demo: arrive(came(4)),
        restricted: arrive(restricted('MUST_CHANGE_PASSWORD')),
        'restricted, without a name': arrive(refused(403, 'MUST_CHANGE_PASSWORD')),
        unverified: arrive(restricted('MUST_VERIFY')),
        'given up': async (scene) => {
          await scene.sandbox.release('member.info', {
            status: 200,
            body: { success: true, value: 'no answer of sense' },
          });
          await arriving(scene).getByRole('button', { name: 'Salir' }).click();
        },
        'turned away': arrive(refused(401, 'SESSION_ENDED')),
        broke: defect,
      },
    },
    shows: {
      choosing: passed,
      deciding: passed,
      signingIn: (scene) => expect(dialog(scene)).toBeVisible(),
      registering: (scene) => expect(registering(scene)).toBeVisible(),
      recovering: (scene) => expect(recovering(scene)).toBeVisible(),
      playing: (scene) => expect(playing(scene)).toBeVisible(),
      arriving: (scene) => expect(arriving(scene)).toBeVisible(),
      ended: async (scene) => {
        await expect(dialog(scene)).toHaveCount(0);
        await expect(arriving(scene)).toHaveCount(0);
      },
    },
    // Told anew whenever the page asks, and by itself now and then.
    echoes: [
      '(root) · features.learned -> (stays)',
      'signingIn · features.learned -> (stays)',
      'registering · features.learned -> (stays)',
      'recovering · features.learned -> (stays)',
      'playing · features.learned -> (stays)',
    ],
  },
  gaps: {
    wire: {
      'signingIn · login error -> ended': 'defect',
      'registering · registration error -> ended': 'defect',
      'recovering · forgot error -> ended': 'defect',
      'playing · freePlay error -> ended': 'defect',
      'arriving · arrival error -> signingIn': 'defect',
      'deciding · always [0] if toldAtFirst -> ended': toldAtOnce,
      'deciding · always [1] if toldToChange -> ended': toldAtOnce,
    },
    browser: {
      'signingIn · login error -> ended': 'defect',
      'registering · registration error -> ended': 'defect',
      'recovering · forgot error -> ended': 'defect',
      'playing · freePlay error -> ended': 'defect',
      'arriving · arrival error -> signingIn': 'defect',
    },
  },
  unmet: { playing: 'the sandbox gives a test account at once' },
});
