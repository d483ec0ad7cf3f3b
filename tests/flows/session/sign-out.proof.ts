import { expect } from '@playwright/test';
import { freeze, hold } from '#assurance/browser/scenes.ts';
import { byCall, type Scene } from '#assurance/browser/stage.ts';
import { resident } from '#assurance/scenarios/openings.ts';
import { type Arrival, defineModel, type Example } from '#assurance/walk/model.ts';
import { defineProof } from '#assurance/walk/proof.ts';
import { signOutMachine } from '#machines/session/sign-out.machine.ts';
import { isHere } from '../../kit/journeys/places.ts';
import { signIn, signOutButton, ui } from '../../kit/journeys/ui.ts';
import { endedToken, late, lost } from '../../kit/models/failures.ts';
import { holdsNone, secrets } from '../../kit/models/people.ts';

const ask = ['the session asks to sign out', 'confirms'];
const again = 'after logoutRetry (waiting)';
const unreported = [...ask, 'logout: lost', again, 'logout: late', again, 'logout: lost'];

const emitted = ({ effects }: Arrival) =>
  effects.emitted
    .filter((event) => event.type !== 'session.forsaken' || event.token !== null)
    .map(({ type }) => type)
    .join(', ');
const tells = ({ effects }: Arrival) =>
  effects.started.some(
    ({ id, input }) => id === 'logout' && (input as { token: string }).token === secrets.token,
  );

/** What is forgotten here and told to the others, in this order, before the gateway is. */
const forgotten = 'token.dropped, storage.cleared, tabs.notified, session.left';

/** What is accepted of signing out, way by way. */
const signOutExamples: readonly Example<typeof signOutMachine>[] = [
  { name: 'nobody is signing out at first', way: [], leads: 'idle' },
  {
    name: 'OUT-01 signing out asks whether the person is sure',
    way: ['the session asks to sign out'],
    leads: 'confirming',
  },
  {
    name: 'OUT-02 confirming forgets the session here at once, tells the other tabs and the gateway, and goes home',
    way: ask,
    leads: 'leaving',
    and: (end) => emitted(end) === `${forgotten}, navigate` && tells(end),
  },
  {
    name: 'the other tabs hear whose session ended',
    way: ask,
    leads: 'leaving',
    and: ({ effects }) =>
      effects.emitted.some((event) => event.type === 'tabs.notified' && event.account === 'ana'),
  },
  {
    name: 'OUT-03 a token renewed meanwhile keeps the question open, and nothing has happened yet',
    way: ['the session asks to sign out', 'the token is renewed meanwhile'],
    leads: 'confirming',
    and: (end) => emitted(end) === '',
  },
  {
    name: 'cancelling keeps the session, and the token is not kept here',
    way: ['the session asks to sign out', 'cancels'],
    leads: 'idle',
    and: (end) => emitted(end) === 'session.stayed' && end.to.snapshot.context.token === null,
  },
  {
    name: 'leaving a demo account asks nothing, forgets it here at once, and leads to registering',
    way: ['a demo account is left for a real one'],
    leads: 'leaving',
    and: (end) =>
      emitted(end) === `${forgotten}, entry.wanted` &&
      tells(end) &&
      end.effects.emitted.some((event) => event.type === 'entry.wanted' && event.way === 'register'),
  },
  {
    name: 'the gateway ends the session, and the token is gone',
    way: [...ask, 'logout: ended'],
    leads: 'idle',
    and: ({ to }) => to.snapshot.context.token === null,
  },
  {
    name: 'a session that was already over counts as signed out: no message and no retry',
    way: [...ask, 'logout: endedToken'],
    leads: 'idle',
    and: ({ to }) => to.snapshot.context.token === null,
  },
  {
    name: 'a second sign-out during the first one asks, and the first goes on by itself',
    way: [...ask, 'a member who signed in again asks to sign out'],
    leads: 'confirming',
    and: (end) =>
      end.effects.emitted.some(
        (event) => event.type === 'session.forsaken' && event.token === secrets.token,
      ) && end.to.snapshot.context.token === 'planted-later-token',
  },
  {
    name: 'the second sign-out ends the second session',
    way: [...ask, 'logout: lost', 'a member who signed in again asks to sign out', 'confirms'],
    leads: 'leaving',
    and: ({ effects }) =>
      effects.started.some(({ input }) => (input as { token: string }).token === 'planted-later-token'),
  },
  {
    name: 'asking twice signs nobody out',
    way: ['the session asks to sign out', 'the session asks to sign out'],
    leads: 'confirming',
    and: (end) => emitted(end) === '',
  },
  {
    name: 'OUT-05 the question closes with its token when the session ends in another tab',
    way: ['the session asks to sign out', 'nobody is signed in any more'],
    leads: 'idle',
    and: (end) => emitted(end) === '' && end.to.snapshot.context.token === null,
  },
  {
    name: 'the question closes with its token when the session ends by itself',
    way: ['the session asks to sign out', 'the session ended by itself'],
    leads: 'idle',
    and: (end) => emitted(end) === '' && end.to.snapshot.context.token === null,
  },
  {
    name: 'the question stays when its account is announced again',
    way: ['the session asks to sign out', 'somebody is signed in'],
    leads: 'confirming',
  },
  {
    name: 'OUT-02 an unreachable gateway is asked again three seconds later',
    way: [...ask, 'logout: lost'],
    leads: 'waiting',
    and: ({ to }) => to.timers.some(({ delay }) => delay === 3_000),
  },
  {
    name: 'the second time the gateway gets the same token',
    way: [...ask, 'logout: lost', again],
    leads: 'leaving',
    and: tells,
  },
  {
    name: 'after the third time the person learns that the gateway did not hear of it',
    way: unreported,
    leads: 'unreported',
    and: ({ to }) => to.snapshot.context.token === null,
  },
  {
    name: 'closing that message ends the sign-out',
    way: [...unreported, 'has seen that the gateway was not told'],
    leads: 'idle',
  },
  {
    name: 'the next sign-out has three tries again',
    way: [...unreported, 'has seen that the gateway was not told', ...ask, 'logout: lost'],
    leads: 'waiting',
  },
];

const renewed = 'planted-new-token';
const later = 'planted-later-token';

const emits = (emitted: readonly { type: string }[], type: string) =>
  emitted.some((event) => event.type === type);

const signOutModel = defineModel({
  id: 'signOut',
  machine: signOutMachine,
  events: {
    'the session asks to sign out': {
      type: 'signOut.opened',
      token: secrets.token,
      account: 'ana',
      next: null,
    },
    'a demo account is left for a real one': {
      type: 'signOut.opened',
      token: secrets.token,
      account: 'demo-1',
      next: 'register',
    },
    'a member who signed in again asks to sign out': {
      type: 'signOut.opened',
      token: later,
      account: 'ana',
      next: null,
    },
    'nobody is signed in any more': { type: 'account.changed', account: null },
    'somebody is signed in': { type: 'account.changed', account: 'member' },
    'the session ended by itself': { type: 'session.lost' },
    'the token is renewed meanwhile': { type: 'token.renewed', newToken: renewed },
    confirms: { type: 'confirmed' },
    cancels: { type: 'cancelled' },
    'has seen that the gateway was not told': { type: 'notice.seen' },
  },
  fromOutside: [
    'the session asks to sign out',
    'a demo account is left for a real one',
    'a member who signed in again asks to sign out',
    'nobody is signed in any more',
    'somebody is signed in',
    'the session ended by itself',
    'the token is renewed meanwhile',
  ],
  answers: { logout: { ended: { done: null }, endedToken, lost, late } },
  project: ({ token, next, tries }) => ({ token, next, tries }),
  properties: [
    {
      name: 'OUT-01 nothing is cleared, and nobody is told, before the person confirms',
      fault: { 'states/confirming/entry': 'dropToken' },
      edge: ({ step, effects }) =>
        step.name === 'confirms' ||
        step.name === 'a demo account is left for a real one' ||
        (!emits(effects.emitted, 'token.dropped') && !emits(effects.emitted, 'session.left')),
    },
    {
      name: 'OUT-02 confirming clears this browser at once, whatever happens to the call',
      fault: { 'states/confirming/on/confirmed/actions/1': 'goHome' },
      edge: ({ step, to, effects }) =>
        step.name !== 'confirms' ||
        (['token.dropped', 'storage.cleared', 'session.left'].every((type) => emits(effects.emitted, type)) &&
          to.running.includes('logout')),
    },
    {
      name: 'a person who leaves a demo account is not asked, is forgotten here at once, and goes to registering',
      fault: { 'on/signOut.opened/0/actions/3': 'goHome' },
      edge: ({ step, to, effects }) =>
        step.name !== 'a demo account is left for a real one' ||
        (['token.dropped', 'storage.cleared', 'session.left'].every((type) => emits(effects.emitted, type)) &&
          effects.emitted.some((event) => event.type === 'entry.wanted' && event.way === 'register') &&
          to.running.includes('logout')),
    },
    {
      name: 'no token stays here after the sign-out',
      fault: { 'states/leaving/invoke/onDone/actions': undefined },
      state: ({ snapshot }) =>
        !(snapshot.matches('idle') || snapshot.matches('unreported')) ||
        holdsNone(snapshot.context, [secrets.token, renewed, later]),
    },
    {
      name: 'OUT-03 the sign-out ends the newest token of the session',
      fault: { 'states/confirming/on/token.renewed/actions': undefined },
      path: {
        start: '',
        next: (newest: string, { step, effects }) => {
          const asked = step.kind === 'event' && step.event.type === 'signOut.opened';
          const now =
            step.name === 'the token is renewed meanwhile' ? renewed : asked ? step.event.token : newest;
          const ended = effects.started.find(({ id }) => id === 'logout');
          return !ended || (ended.input as { token: string }).token === now ? now : false;
        },
      },
    },
    {
      name: 'OUT-05 the question closes when the session ends, here or elsewhere, and no session is signed out for it',
      fault: { 'states/confirming/on/session.lost/target': 'leaving' },
      edge: ({ from, step, to, effects }) =>
        !['nobody is signed in any more', 'the session ended by itself'].includes(step.name) ||
        !from.snapshot.matches('confirming') ||
        (to.snapshot.matches('idle') && effects.emitted.length === 0 && effects.started.length === 0),
    },
    {
      name: 'OUT-02 signing out of a session that is already over succeeds, without an error',
      fault: { 'states/leaving/invoke/onError/0': { target: 'unreported', actions: 'forget' } },
      edge: ({ step, to }) => step.name !== 'endedToken' || to.snapshot.matches('idle'),
    },
    {
      name: 'W12 when a second sign-out begins, the first goes on with its own token, and no other session ends',
      fault: { 'on/signOut.opened/1/actions/0': 'countTry' },
      edge: ({ from: { snapshot: from }, step, effects }) => {
        const begun = from.matches('leaving') || from.matches('waiting');
        const overtaken = begun && step.kind === 'event' && step.event.type === 'signOut.opened';
        const ended = effects.emitted.flatMap((event) =>
          event.type === 'session.forsaken' && event.token !== null ? [event.token] : [],
        );
        return ended.join() === (overtaken ? String(from.context.token) : '');
      },
    },
    {
      name: 'one sign-out makes three logout calls at most',
      fault: { 'states/leaving/entry': undefined },
      path: {
        start: 0,
        next: (calls: number, { step, effects }) => {
          const anew = step.kind === 'event' && step.event.type === 'signOut.opened';
          const before = anew ? 0 : calls;
          const now = before + effects.started.filter(({ id }) => id === 'logout').length;
          return now > 3 ? false : now;
        },
      },
    },
  ],
  examples: signOutExamples,
});

const press = ({ page }: Scene, name: string) => ui.signOutDialog(page).getByRole('button', { name }).click();
const visitorHere = ({ page }: Scene) =>
  expect(ui.header(page).getByRole('button', { name: 'Iniciar sesión' })).toBeVisible();

/** Signs in first where a tour asks for the question a second time: only who is in can leave. */
async function askToLeave({ page }: Scene): Promise<void> {
  const enter = ui.header(page).getByRole('button', { name: 'Iniciar sesión' });
  if (await isHere(enter, enter.or(signOutButton(page)))) await signIn(page);
  await signOutButton(page).click();
}

const demo = 'the tour plays a member; a journey of its own leaves a demo account (free-play.spec.ts)';

export const signOutProof = defineProof(signOutModel, {
  browser: {
    starts: {
      start: async (scene) => {
        await hold(scene, 'session.logout');
        await scene.page.goto('/');
        await signIn(scene.page);
        await freeze(scene);
      },
    },
    events: {
      'the session asks to sign out': { when: ({ context }) => context.token === null, how: askToLeave },
      'a member who signed in again asks to sign out': 'the same step as being asked for the first time',
      'nobody is signed in any more': async ({ page, sandbox }) => {
        await page.evaluate(() => {
          const tab = new BroadcastChannel('session');
          tab.postMessage({ word: 'came', account: 'luis' });
          tab.close();
        });
        // What is left behind is ended too, by another machine.
        await sandbox.release('session.logout');
      },
      'somebody is signed in': 'nobody comes in while the question is open',
      'the session ended by itself': 'it follows by itself from the end of the session: see the session',
      'a demo account is left for a real one': demo,
      'the token is renewed meanwhile': ({ page }) =>
        page.evaluate(() => {
          const shared = sessionStorage.getItem('token');
          const tab = new BroadcastChannel('session');
          tab.postMessage({ word: 'renewed', token: shared, newToken: shared });
          tab.close();
        }),
      confirms: (scene) => press(scene, 'Sí, salir'),
      cancels: (scene) => press(scene, 'Cancelar'),
      'has seen that the gateway was not told': ({ page }) =>
        page.getByRole('button', { name: 'Entendido' }).click(),
    },
    answers: { logout: byCall('session.logout', signOutModel.answers?.logout) },
    shows: {
      idle: ({ page }) => expect(ui.signOutDialog(page)).toBeHidden(),
      confirming: ({ page }) =>
        expect(ui.signOutDialog(page)).toContainText('¿Seguro que quieres cerrar sesión?'),
      leaving: visitorHere,
      waiting: visitorHere,
      unreported: ({ page }) => expect(page.getByText(/no pudimos avisar al servicio/)).toBeVisible(),
    },
  },
  gaps: {
    browser: {
      'confirming · session.lost -> idle': {
        en: 'it follows by itself from the end of the session: see the session',
        es: 'se sigue por sí solo del fin de la sesión: véase la sesión',
      },
      '(root) · signOut.opened [0] if headed -> leaving': {
        en: 'the tour plays a member; a journey of its own leaves a demo account (free-play.spec.ts)',
        es: 'el recorrido es de un miembro; salir de una cuenta de prueba es un recorrido aparte (free-play.spec.ts)',
      },
    },
  },
  openings: [resident('signOut', { who: 'member1' })],
});
