import { expect } from '@playwright/test';
import { hold, keepMadeUpToken, open, timesReported } from '#assurance/browser/scenes.ts';
import { passed, type Scene } from '#assurance/browser/stage.ts';
import { type Opening, resident } from '#assurance/scenarios/openings.ts';
import { defineModel } from '#assurance/walk/model.ts';
import { defineProof } from '#assurance/walk/proof.ts';
import { arrivedWith, nobodyYet } from '#machines/session/load-member.rules.ts';
import { sessionMachine } from '#machines/session/session.machine.ts';
import { noFeatures } from '#machines/system/features.rules.ts';
import { isHere } from '../../kit/journeys/places.ts';
import { fillIn, openLogin, password, signOutButton, ui } from '../../kit/journeys/ui.ts';
import { broke } from '../../kit/models/failures.ts';
import { person, secrets, unfinishedArrivals } from '../../kit/models/people.ts';
import { sessionExamples } from './session.examples.ts';
import { coming, renewed, sessionProperties } from './session.properties.ts';

const away = { ...nobodyYet, token: null };
const came = { ...away, outcome: 'arrived', token: secrets.token, account: 'ana' } as const;
const newcomer = { ...person(0), account: 'luis' };
const start = { entrance: 'any', language: 'ES', firstTime: false, chance: 0 } as const;

const sessionModel = defineModel({
  id: 'session',
  machine: sessionMachine,
  inputs: { 'a visitor': { token: null, ...start }, 'a stored token': { token: secrets.token, ...start } },
  events: {
    'wants to sign in': { type: 'entry.wanted', way: 'login' },
    'wants to register': { type: 'entry.wanted', way: 'register' },
    'wants to sign out': { type: 'signOut.asked' },
    'wants an account of their own instead of the demo': { type: 'signOut.asked', next: 'register' },
    'sign-out is confirmed': { type: 'session.left' },
    'sign-out is cancelled': { type: 'session.stayed' },
    'the gateway refuses the token': { type: 'token.refused', token: secrets.token },
    'the gateway refuses an older token': { type: 'token.refused', token: 'older' },
    'the gateway restricts the token': { type: 'token.restricted', token: secrets.token },
    'the gateway restricts an older token': { type: 'token.restricted', token: 'older' },
    'the gateway says that the member is away': {
      type: 'token.restricted',
      token: secrets.token,
      away: true,
    },
    'an absence began or ended': { type: 'absence.changed' },
    'the token is renewed': { type: 'token.renewed', token: secrets.token, newToken: renewed },
    'another tab renewed the token': {
      type: 'token.renewed',
      token: secrets.token,
      newToken: renewed,
      heard: true,
    },
    'another tab renewed the token of another session': {
      type: 'token.renewed',
      token: 'older',
      newToken: renewed,
      heard: true,
    },
    'the gateway refuses the new token': { type: 'token.refused', token: renewed },
    'another tab signed out': { type: 'tabs.heard', word: 'left', account: 'ana' },
    'another account signed out elsewhere': { type: 'tabs.heard', word: 'left', account: 'luis' },
    'another account came in elsewhere': { type: 'tabs.heard', word: 'came', account: 'luis' },
    'the same account came in elsewhere': { type: 'tabs.heard', word: 'came', account: 'ana' },
    'has seen why the session ended': { type: 'displaced.seen' },
    'changed the password by choice': { type: 'password.changed' },
    'has seen that the password was changed': { type: 'renewal.seen' },
    'who is coming in has a token': { type: 'token.kept', token: coming },
    'that token was good for nothing': { type: 'token.dropped' },
    'the features are learned': {
      type: 'features.learned',
      features: { ...noFeatures, smsLogin: true },
    },
    'the language changed': { type: 'language.changed', language: 'EN' },
  },
  fromOutside: [
    'the gateway refuses the token',
    'the gateway refuses an older token',
    'the gateway restricts the token',
    'the gateway restricts an older token',
    'the gateway says that the member is away',
    'an absence began or ended',
    'the token is renewed',
    'another tab renewed the token',
    'another tab renewed the token of another session',
    'the gateway refuses the new token',
    'another tab signed out',
    'another account signed out elsewhere',
    'another account came in elsewhere',
    'the same account came in elsewhere',
    'changed the password by choice',
    'who is coming in has a token',
    'that token was good for nothing',
    'the features are learned',
    'the language changed',
  ],
  answers: {
    arrival: {
      member: { done: arrivedWith(person(0)) },
      agent: { done: arrivedWith(person(41)) },
      demo: { done: arrivedWith(person(4)) },
      away: { done: arrivedWith({ ...person(0), away: true }) },
      'away, an agent': { done: arrivedWith({ ...person(41), away: true }) },
      ...unfinishedArrivals,
      broke,
    },
    entry: {
      member: { done: { ...came, member: person(0) } },
      'someone else': { done: { ...came, account: 'luis', member: newcomer } },
      agent: { done: { ...came, member: person(41) } },
      demo: { done: { ...came, member: person(4) } },
      away: { done: { ...came, member: { ...person(0), away: true } } },
      restricted: { done: { ...came, outcome: 'restricted' } },
      'restricted, at a first login': { done: { ...came, outcome: 'restricted', unannounced: true } },
      'at a first login': { done: { ...came, member: person(0), offers: true } },
      unverified: { done: { ...came, outcome: 'unverified' } },
      closed: { done: away },
      broke,
    },
    change: { changed: { done: { changed: true } }, broke },
    address: { verified: { done: undefined }, broke },
    life: { over: { done: undefined }, broke },
    greeting: { greeted: { done: undefined }, broke },
  },
  project: ({
    displaced,
    switched,
    token,
    coming,
    account,
    member,
    outcome,
    fresh,
    unasked,
    way,
    firstTime,
    offers,
    renewed: changed,
  }) => ({
    firstTime,
    offers,
    changed,
    displaced,
    switched,
    token,
    coming,
    unasked,
    account,
    type: member?.type ?? null,
    away: member?.away ?? false,
    outcome,
    way,
    fresh,
  }),
  properties: sessionProperties,
  examples: sessionExamples,
});

const given = (value: unknown) => ({ status: 200, body: { success: true, value } });
const refused = (status: number, code: string) => ({ status, body: { success: false, code } });
const restricted = (code: string) => ({
  status: 403,
  body: { success: false, code, value: { account: 'member1' } },
});
const someone = (type: number, account = 'member1') =>
  given({ id: '1', account, nickname: 'Ana', userName: account, type });
const awayPerson = (type: number) =>
  given({ id: '1', account: 'member1', nickname: 'Ana', userName: 'member1', type, away: true });
type Given = { readonly status: number; readonly body: unknown };
const token = 'a-token-that-is-made-up';

const visitorHere = ({ page }: Scene) =>
  expect(ui.header(page).getByRole('button', { name: 'Iniciar sesión' })).toBeVisible();
const insider = ({ page }: Scene) => expect(signOutButton(page)).toBeVisible();
const dialog = ({ page }: Scene) => ui.loginDialog(page).or(ui.expiredDialog(page));

const accepted = { token, firstTimeLogin: false, passwordExpired: false, userName: 'member1' };
const forced = { ...accepted, mustChangePassword: true };

/** Signs in through the open dialog; the sandbox says yes, and then who the person is, or what must come first. */
const enter =
  (answer: Given, login: object = accepted) =>
  async (scene: Scene) => {
    await fillIn(dialog(scene), 'member1');
    await scene.sandbox.release('session.login', given(login));
    await scene.sandbox.release('member.info', answer);
  };
const arrive = (answer: Given) => (scene: Scene) => scene.sandbox.release('member.info', answer);
const mustChange = restricted('MUST_CHANGE_PASSWORD');
const mustVerify = restricted('MUST_VERIFY');

/**
 * No notices for whoever asks, until the greeting has heard of none: the home asks for some of its own too. A first sign-in is
 * offered another password, which is passed.
 */
async function letGo(scene: Scene): Promise<void> {
  const { sandbox } = scene;
  const greeted = () => timesReported(scene, 'session', 'xstate.done.actor.greeting');
  const before = await greeted();
  const answered = async () => {
    if ((await sandbox.waiting()).includes('notices.announcements'))
      await sandbox.release('notices.announcements', given({}));
    const offer = ui.firstSignIn(scene.page).getByRole('button', { name: 'Ahora no' });
    if (await offer.isVisible()) await offer.click();
    return greeted();
  };
  await expect.poll(answered, { message: 'the greeting is answered' }).toBeGreaterThan(before);
}

/** What another tab would tell. */
const tellTabs = (word: 'left' | 'came', account: string) => (scene: Scene) =>
  scene.page.evaluate(
    (note) => {
      const tab = new BroadcastChannel('session');
      tab.postMessage(note);
      tab.close();
    },
    { word, account },
  );

/** What a tab that shares the session would tell; a token that was made up may take its own place. */
async function renewedElsewhere(scene: Scene): Promise<void> {
  const heard = () => timesReported(scene, 'session', 'token.renewed');
  const before = await heard();
  await scene.page.evaluate(() => {
    const shared = sessionStorage.getItem('token');
    const tab = new BroadcastChannel('session');
    tab.postMessage({ word: 'renewed', token: shared, newToken: shared });
    tab.close();
  });
  // While the question to leave is open nothing shows that it was heard, and the answer to it depends on that.
  await expect.poll(heard, { message: 'the token is renewed' }).toBeGreaterThan(before);
}

const begin = (kept: string | null) => async (scene: Scene) => {
  await hold(scene, 'session.login', 'member.info', 'session.life', 'notices.unread', 'password.change');
  // What asks beside the session would be refused: the token is made up.
  await hold(scene, 'verification.addressWays', 'verification.addressAnswer');
  await keepMadeUpToken(scene);
  const body = { success: true, value: null };
  await scene.sandbox.faults([
    { call: 'session.firstLogin', kind: 'answer', status: 200, body, times: 'always' },
  ]);
  if (kept) {
    await scene.page.addInitScript((text) => {
      if (!sessionStorage.getItem('planted')) sessionStorage.setItem('token', text);
      sessionStorage.setItem('planted', '1');
    }, kept);
  }
  await open(scene);
  // There and back, so that the words of the tour stay what they are.
  const language = ui.header(scene.page).getByRole('combobox', { name: /Idioma|Language/ });
  for (const code of ['EN', 'ES']) {
    await language.selectOption(code);
    await expect(scene.page.locator('html')).toHaveAttribute('lang', code.toLowerCase());
  }
  await hold(scene, 'notices.announcements');
};

/** Answers what a new address asks. */
async function verify({ page, sandbox }: Scene): Promise<void> {
  const address = ui.addressDialog(page);
  await sandbox.release('verification.addressWays', given({ ways: [{ way: 'authenticator', hint: '' }] }));
  await address.getByRole('button', { name: 'Aplicación de autenticación' }).click();
  await address.getByRole('textbox').fill('123456');
  await address.getByRole('button', { name: 'Confirmar' }).click();
  await sandbox.release('verification.addressAnswer', given({ token }));
}

const signedIn = (who: string, settled: string): Opening =>
  resident('session', { who, input: 'a stored token', settled });

const byChoice = {
  en: 'the tours change no password by choice: the journey of the security centre shows it',
  es: 'los recorridos no cambian ninguna contraseña por gusto: lo muestra el recorrido del centro de seguridad',
};

export const sessionProof = defineProof(sessionModel, {
  browser: {
    starts: { 'a visitor': begin(null), 'a stored token': begin(token) },
    events: {
      'wants to sign in': ({ page }) => openLogin(page),
      'wants to register':
        'the same step as wanting to sign in, with another way in: see the door to an account',
      'wants to sign out': {
        when: (snapshot) =>
          !snapshot.matches({ present: 'resuming' }) && !snapshot.matches({ present: 'unverified' }),
        how: ({ page }) => page.getByRole('button', { name: 'Cerrar sesión' }).first().click(),
      },
      'wants an account of their own instead of the demo': 'it is asked and answered at once: see free play',
      'sign-out is confirmed': ({ page }) =>
        ui.signOutDialog(page).getByRole('button', { name: 'Sí, salir' }).click(),
      'sign-out is cancelled': ({ page }) =>
        ui.signOutDialog(page).getByRole('button', { name: 'Cancelar' }).click(),
      'the gateway refuses the token': {
        when: (snapshot) =>
          snapshot.matches({ present: { signedIn: 'member' } }) ||
          snapshot.matches({ present: { signedIn: 'agent' } }),
        how: (scene) => scene.sandbox.release('notices.unread', refused(401, 'SESSION_ENDED')),
      },
      'the gateway refuses an older token': 'the client drops what is said of a token it no longer holds',
      'the gateway restricts the token': {
        when: (snapshot) =>
          snapshot.matches({ present: { signedIn: 'member' } }) ||
          snapshot.matches({ present: { signedIn: 'agent' } }),
        how: (scene) => scene.sandbox.release('notices.unread', mustChange),
      },
      'the gateway says that the member is away': {
        when: (snapshot) =>
          snapshot.matches({ present: { signedIn: 'member' } }) ||
          snapshot.matches({ present: { signedIn: 'agent' } }),
        how: (scene) =>
          scene.sandbox.release('notices.unread', {
            status: 422,
            body: { success: false, code: 'PROTECTION_RULE', value: { rule: 'excluded' } },
          }),
      },
      'an absence began or ended': 'it follows by itself from a break, an exclusion or coming back',
      'the gateway restricts an older token': 'the client drops what is said of a token it no longer holds',
      'the token is renewed':
        'it follows by itself from the change of a password, or from a verified address',
      'another tab renewed the token': {
        when: (snapshot) =>
          snapshot.matches({ present: { signedIn: 'member' } }) ||
          snapshot.matches({ present: 'restricted' }) ||
          snapshot.matches({ present: 'unverified' }) ||
          snapshot.matches({ present: 'leaving' }),
        how: renewedElsewhere,
      },
      'another tab renewed the token of another session': 'a token that is not ours is passed over',
      'the gateway refuses the new token': 'tabs that share a session here keep its made-up token',
      'another tab signed out': tellTabs('left', 'member1'),
      'another account signed out elsewhere': tellTabs('left', 'luis'),
      'another account came in elsewhere': tellTabs('came', 'luis'),
      'the same account came in elsewhere': tellTabs('came', 'member1'),
      'has seen why the session ended': {
        when: ({ context }) => context.displaced,
        // Another notice, of a sign-out that could not be told, is seen to by the same words.
        how: ({ page }) =>
          page
            .getByRole('status')
            .filter({ hasText: 'Entraste con otra cuenta' })
            .getByRole('button', { name: 'Entendido' })
            .click(),
      },
      'changed the password by choice': 'it follows by itself from the change of a password',
      'has seen that the password was changed': {
        when: ({ context }) => context.renewed,
        how: ({ page }) =>
          page
            .getByRole('status')
            .filter({ hasText: 'Tu contraseña quedó cambiada' })
            .getByRole('button', { name: 'Entendido' })
            .click(),
      },
      'who is coming in has a token': 'it follows by itself from the answer to signing in',
      'that token was good for nothing': 'it follows by itself from the check of the token',
      'the features are learned': 'they come by themselves, with the first answer',
      'the language changed': 'it follows by itself from the choice of a language',
    },
    answers: {
      arrival: {
        member: arrive(someone(0)),
        agent: arrive(someone(41)),
        demo: arrive(someone(4)),
        away: arrive(awayPerson(0)),
        'away, an agent': arrive(awayPerson(41)),
        restricted: arrive(mustChange),
        unverified: arrive(mustVerify),
        'restricted, without a name': arrive(refused(403, 'MUST_CHANGE_PASSWORD')),
        'given up': async (scene) => {
          await scene.sandbox.release('member.info', given('no answer of sense'));
          await scene.page.getByRole('button', { name: 'Salir de la cuenta' }).click();
        },
        // Of somebody known here the refusal of the token is heard, before the arrival has ended.
        'turned away': {
          when: ({ context }) => context.account === '',
          how: arrive(refused(401, 'SESSION_ENDED')),
        },
        broke: 'arriving breaks by a defect only',
      },
      entry: {
        member: enter(someone(0)),
        'someone else': enter(someone(0, 'luis'), { ...accepted, userName: 'luis' }),
        agent: enter(someone(1)),
        demo: enter(someone(4)),
        away: enter(awayPerson(0)),
        restricted: enter(mustChange, forced),
        'restricted, at a first login': async (scene) => {
          await fillIn(dialog(scene), 'member1');
          const first = { ...forced, account: 'member1', firstTimeLogin: true };
          await scene.sandbox.release('session.login', given(first));
        },
        'at a first login': enter(someone(0), { ...accepted, firstTimeLogin: true }),
        unverified: enter(mustVerify, forced),
        closed: ({ page }) => page.keyboard.press('Escape'),
        broke: 'a way in breaks by a defect only',
      },
      address: { verified: verify, broke: 'the verification breaks by a defect only' },
      life: {
        over: (scene) => scene.sandbox.release('session.life', given({ idleSeconds: 0, absoluteSeconds: 0 })),
        broke: 'the watch over the session breaks by a defect only',
      },
      change: {
        changed: async (scene) => {
          const change = ui.changeDialog(scene.page);
          const old = change.getByLabel('Contraseña actual', { exact: true });
          const fresh = change.getByLabel('Contraseña nueva', { exact: true });
          if (await isHere(old, fresh)) await old.fill(password);
          await fresh.fill('Otra-Clave-2026!');
          await change.getByLabel('Repite la contraseña nueva', { exact: true }).fill('Otra-Clave-2026!');
          await change.getByRole('button', { name: 'Guardar contraseña' }).click();
          await scene.sandbox.release('password.change', given({ token }));
        },
        broke: 'the form breaks by a defect only',
      },
      greeting: {
        greeted: letGo,
        broke: 'the greeting breaks by a defect only',
      },
    },
    shows: {
      starting: passed,
      'present.admitting': passed,
      visitor: visitorHere,
      'entering.signingIn': ({ page }) => expect(ui.loginDialog(page)).toBeVisible(),
      'entering.expired': ({ page }) => expect(ui.expiredDialog(page)).toBeVisible(),
      // Who was in before, and comes back after proving something, keeps the page and its header.
      'present.resuming': ({ page }) =>
        expect(page.getByText('Recuperando tu sesión…').or(signOutButton(page)).first()).toBeVisible(),
      'present.signedIn.member': insider,
      'present.signedIn.agent': async (scene) => {
        await insider(scene);
        await expect(ui.header(scene.page).getByLabel('Centro de agentes')).toBeVisible();
      },
      'present.signedIn.demo': insider,
      'present.signedIn.away': insider,
      'present.restricted': ({ page }) => expect(ui.changeDialog(page)).toBeVisible(),
      'present.unverified': ({ page }) => expect(ui.addressDialog(page)).toBeVisible(),
      'present.leaving': ({ page }) => expect(ui.signOutDialog(page)).toBeVisible(),
    },
    echoes: [
      'entering · token.kept -> (stays)',
      'entering · token.dropped -> (stays)',
      '(root) · features.learned -> (stays)',
      '(root) · language.changed -> (stays)',
      'present.resuming · token.refused if unknown -> (stays)',
      '(root) · token.renewed if ours -> (stays)',
      '(root) · token.restricted if ours -> (stays)',
    ],
  },
  gaps: {
    wire: {
      'present.admitting · always [0] if switched -> (stays)': {
        en: 'the tours sign in with one account: the chart shows another one coming in',
        es: 'los recorridos entran con una sola cuenta: el diagrama muestra que entra otra',
      },
      'present · life error -> present.resuming': 'defect',
      'present.unverified · address error -> present.resuming': 'defect',
      'entering · entry error -> visitor': 'defect',
      'present.resuming · arrival error -> visitor': 'defect',
      'present.signedIn · greeting error -> (stays)': 'defect',
      'present.restricted · change error -> present.resuming': 'defect',
    },
    browser: {
      'present · absence.changed -> (stays)': {
        en: 'the tours take no break: the journey of a break shows it',
        es: 'los recorridos no toman ningún descanso: lo muestra el recorrido de un descanso',
      },
      'present.signedIn · password.changed -> present.resuming': byChoice,
      'present.resuming · password.changed -> (stays)': byChoice,
      'present.resuming · arrival done [0] if turnedOut -> entering.expired': {
        en: 'the refusal of the token is heard first, and leads there by itself',
        es: 'el rechazo del token se oye antes, y lleva allí por sí solo',
      },
      'entering · entry error -> visitor': 'defect',
      'present.resuming · arrival error -> visitor': 'defect',
      'present.signedIn · greeting error -> (stays)': 'defect',
      'present · life error -> present.resuming': 'defect',
      'present.unverified · address error -> present.resuming': 'defect',
      'present.restricted · change error -> present.resuming': 'defect',
    },
  },
  openings: [
    resident('session', { input: 'a visitor', settled: 'visitor' }),
    signedIn('member1', 'present.signedIn.member'),
    signedIn('agent1', 'present.signedIn.agent'),
    signedIn('demo4', 'present.signedIn.demo'),
    signedIn('default1', 'present.restricted'),
    signedIn('newip1', 'present.unverified'),
    { ...signedIn('friend7', 'present.signedIn.away'), prepare: 'excluded' },
    resident('session', { who: 'member1', input: 'a stored token' }),
  ],
});
