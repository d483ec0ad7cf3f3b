import { expect } from '@playwright/test';
import { signOutMachine } from '#machines/session/sign-out.machine.ts';
import { signIn, signOutButton, ui } from '../../kit/journeys/ui.ts';
import { endedToken, late, lost } from '../../kit/models/failures.ts';
import { holdsNone, secrets } from '../../kit/models/people.ts';
import { freeze, hold } from '../browser/scenes.ts';
import { byCall, type Scene } from '../browser/stage.ts';
import { type Arrival, defineModel, type Example } from '../model.ts';
import { defineProof } from '../proof.ts';
import { resident } from '../scenarios/openings.ts';

const ask = ['the session asks', 'confirms'];
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
const forgotten = 'token.dropped, storage.cleared, stale, tabs.notified, session.left';

/** What is accepted of signing out, way by way. */
const signOutExamples: readonly Example<typeof signOutMachine>[] = [
  { name: 'nobody is signing out at first', way: [], leads: 'idle' },
  {
    name: 'OUT-01 who wants to sign out is asked whether they are sure',
    way: ['the session asks'],
    leads: 'confirming',
  },
  {
    name: 'OUT-02 who is sure is forgotten here at once, the other tabs are told, the person is led home and the gateway is told',
    way: ask,
    leads: 'leaving',
    and: (end) => emitted(end) === `${forgotten}, navigate` && tells(end),
  },
  {
    name: 'the other tabs are told whose session ended',
    way: ask,
    leads: 'leaving',
    and: ({ effects }) =>
      effects.emitted.some((event) => event.type === 'tabs.notified' && event.account === 'ana'),
  },
  {
    name: 'OUT-03 whose token is renewed meanwhile is still asked, and nothing has happened yet',
    way: ['the session asks', 'the token is renewed meanwhile'],
    leads: 'confirming',
    and: (end) => emitted(end) === '',
  },
  {
    name: 'who is not sure stays, and the token is not kept here',
    way: ['the session asks', 'cancels'],
    leads: 'idle',
    and: (end) => emitted(end) === 'session.stayed' && end.to.snapshot.context.token === null,
  },
  {
    name: 'who leaves a demo account is not asked, forgotten here at once, and led to registering',
    way: ['a demo account is left for a real one'],
    leads: 'leaving',
    and: (end) =>
      emitted(end) === `${forgotten}, entry.wanted` &&
      tells(end) &&
      end.effects.emitted.some((event) => event.type === 'entry.wanted' && event.way === 'register'),
  },
  {
    name: 'a gateway that was told ends it, and the token is gone',
    way: [...ask, 'logout: ended'],
    leads: 'idle',
    and: ({ to }) => to.snapshot.context.token === null,
  },
  {
    name: 'a session that was over already is a success: nothing is said and nothing tried again',
    way: [...ask, 'logout: endedToken'],
    leads: 'idle',
    and: ({ to }) => to.snapshot.context.token === null,
  },
  {
    name: 'who signs in again and asks to leave while the first sign-out is under way is asked, and the first goes on by itself',
    way: [...ask, 'who signed in again asks'],
    leads: 'confirming',
    and: (end) =>
      end.effects.emitted.some(
        (event) => event.type === 'session.forsaken' && event.token === secrets.token,
      ) && end.to.snapshot.context.token === 'planted-later-token',
  },
  {
    name: 'the second sign-out ends the second session',
    way: [...ask, 'logout: lost', 'who signed in again asks', 'confirms'],
    leads: 'leaving',
    and: ({ effects }) =>
      effects.started.some(({ input }) => (input as { token: string }).token === 'planted-later-token'),
  },
  {
    name: 'a question that is asked twice signs nobody out',
    way: ['the session asks', 'the session asks'],
    leads: 'confirming',
    and: (end) => emitted(end) === '',
  },
  {
    name: 'OUT-05 a question whose session ended in another tab falls away, and its token with it',
    way: ['the session asks', 'nobody is here any more'],
    leads: 'idle',
    and: (end) => emitted(end) === '' && end.to.snapshot.context.token === null,
  },
  {
    name: 'a question whose account is told anew stands',
    way: ['the session asks', 'somebody is here'],
    leads: 'confirming',
  },
  {
    name: 'OUT-02 a gateway that could not be told is told again three seconds later',
    way: [...ask, 'logout: lost'],
    leads: 'waiting',
    and: ({ to }) => to.timers.some(({ delay }) => delay === 3_000),
  },
  {
    name: 'the second time it is told with the same token',
    way: [...ask, 'logout: lost', again],
    leads: 'leaving',
    and: tells,
  },
  {
    name: 'after the third time the person is told that the gateway was not',
    way: unreported,
    leads: 'unreported',
    and: ({ to }) => to.snapshot.context.token === null,
  },
  {
    name: 'who has read that is done',
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
    'the session asks': { type: 'signOut.opened', token: secrets.token, account: 'ana', next: null },
    'a demo account is left for a real one': {
      type: 'signOut.opened',
      token: secrets.token,
      account: 'demo-1',
      next: 'register',
    },
    'who signed in again asks': { type: 'signOut.opened', token: later, account: 'ana', next: null },
    'nobody is here any more': { type: 'account.changed', account: null },
    'somebody is here': { type: 'account.changed', account: 'member' },
    'the token is renewed meanwhile': { type: 'token.renewed', newToken: renewed },
    confirms: { type: 'confirmed' },
    cancels: { type: 'cancelled' },
    'has seen that the gateway was not told': { type: 'notice.seen' },
  },
  fromOutside: [
    'the session asks',
    'a demo account is left for a real one',
    'who signed in again asks',
    'nobody is here any more',
    'somebody is here',
    'the token is renewed meanwhile',
  ],
  answers: { logout: { ended: { done: null }, endedToken, lost, late } },
  project: ({ token, next, tries }) => ({ token, next, tries }),
  properties: [
    {
      name: 'OUT-01 nothing is cleared or told before the person has confirmed',
      fault: { 'states/confirming/entry': 'dropToken' },
      edge: ({ step, effects }) =>
        step.name === 'confirms' ||
        step.name === 'a demo account is left for a real one' ||
        (!emits(effects.emitted, 'token.dropped') && !emits(effects.emitted, 'session.left')),
    },
    {
      name: 'OUT-02 confirming clears this browser at once, whatever becomes of the call',
      fault: { 'states/confirming/on/confirmed/actions/1': 'forgetReads' },
      edge: ({ step, to, effects }) =>
        step.name !== 'confirms' ||
        (['token.dropped', 'storage.cleared', 'session.left'].every((type) => emits(effects.emitted, type)) &&
          to.running.includes('logout')),
    },
    {
      name: 'who leaves for another way in is not asked, forgotten here at once, and led there',
      fault: { 'on/signOut.opened/0/actions/3': 'forgetReads' },
      edge: ({ step, to, effects }) =>
        step.name !== 'a demo account is left for a real one' ||
        (['token.dropped', 'storage.cleared', 'session.left'].every((type) => emits(effects.emitted, type)) &&
          effects.emitted.some((event) => event.type === 'entry.wanted' && event.way === 'register') &&
          to.running.includes('logout')),
    },
    {
      name: 'no token outlives the sign-out here',
      fault: { 'states/leaving/invoke/onDone/actions': undefined },
      state: ({ snapshot }) =>
        !(snapshot.matches('idle') || snapshot.matches('unreported')) ||
        holdsNone(snapshot.context, [secrets.token, renewed, later]),
    },
    {
      name: 'OUT-03 the token that is ended is the newest that the session went by',
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
      name: 'OUT-05 the question falls away when the session ended elsewhere, and nothing is signed out for it',
      fault: { 'states/confirming/on/account.changed/target': 'leaving' },
      edge: ({ from, step, to, effects }) =>
        step.name !== 'nobody is here any more' ||
        !from.snapshot.matches('confirming') ||
        (to.snapshot.matches('idle') && effects.emitted.length === 0 && effects.started.length === 0),
    },
    {
      name: 'OUT-02 a session that was over already is signed out of: nobody is told that it could not be',
      fault: { 'states/leaving/invoke/onError/0': { target: 'unreported', actions: 'forget' } },
      edge: ({ step, to }) => step.name !== 'endedToken' || to.snapshot.matches('idle'),
    },
    {
      name: 'W12 a sign-out that another one overtakes goes on by itself, with its own token, and no other session is ended so',
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
      name: 'the logout call is made three times at most for one sign-out',
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
  if (!(await signOutButton(page).isVisible())) await signIn(page);
  await signOutButton(page).click();
}

const demo = 'the tour is a member’s; leaving a demo account is a journey of its own (free-play.spec.ts)';

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
      'the session asks': { when: ({ context }) => context.token === null, how: askToLeave },
      'who signed in again asks': 'the same step as being asked for the first time',
      'nobody is here any more': async ({ page, sandbox }) => {
        await page.evaluate(() => {
          const tab = new BroadcastChannel('session');
          tab.postMessage({ word: 'came', account: 'luis' });
          tab.close();
        });
        // What is left behind is ended too, by another machine.
        await sandbox.release('session.logout');
      },
      'somebody is here': 'nobody comes in while the question is open',
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
      '(root) · signOut.opened [0] if headed -> leaving': {
        en: 'the tour is a member’s; leaving a demo account is a journey of its own (free-play.spec.ts)',
        es: 'el recorrido es de un miembro; salir de una cuenta de prueba es un recorrido aparte (free-play.spec.ts)',
      },
    },
  },
  openings: [resident('signOut', { who: 'member1' })],
});
