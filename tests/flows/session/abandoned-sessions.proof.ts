import { expect } from '@playwright/test';
import { freeze, hold } from '#assurance/browser/scenes.ts';
import { byCall, type Scene } from '#assurance/browser/stage.ts';
import { type Arrival, defineModel, type Example } from '#assurance/walk/model.ts';
import { defineProof } from '#assurance/walk/proof.ts';
import { abandonedSessionsMachine } from '#machines/session/abandoned-sessions.machine.ts';
import { escapeFrom } from '../../kit/journeys/closing.ts';
import { fillIn, openLogin, ui } from '../../kit/journeys/ui.ts';
import { endedToken, late, lost } from '../../kit/models/failures.ts';
import { holdsNone, secrets } from '../../kit/models/people.ts';

const opened = 'a session was opened for nobody';
const again = 'after logoutRetry (waiting)';

const ends =
  (token: string) =>
  ({ effects }: Arrival) =>
    effects.started.some(({ id, input }) => id === 'logout' && (input as { token: string }).token === token);

/** What is accepted of ending sessions that nobody waited for, way by way. */
const forsakenExamples: readonly Example<typeof abandonedSessionsMachine>[] = [
  { name: 'no session waits to be ended at first', way: [], leads: 'idle' },
  {
    name: 'a session opened for nobody is ended at once, with its own token',
    way: [opened],
    leads: 'ending',
    and: ends(secrets.token),
  },
  {
    name: 'the gateway ends the session, and the token is gone',
    way: [opened, 'logout: ended'],
    leads: 'idle',
    and: ({ to }) => to.snapshot.context.tokens.length === 0,
  },
  {
    name: 'a session that had ended already is not ended again',
    way: [opened, 'logout: endedToken'],
    leads: 'idle',
    and: ({ to }) => to.snapshot.context.tokens.length === 0,
  },
  {
    name: 'an unreachable gateway is asked again three seconds later, with the same token',
    way: [opened, 'logout: lost', again],
    leads: 'ending',
    and: ends(secrets.token),
  },
  {
    name: 'the machine waits three seconds before that',
    way: [opened, 'logout: late'],
    leads: 'waiting',
    and: ({ to }) => to.timers.some(({ delay }) => delay === 3_000),
  },
  {
    name: 'after the third time the session is left to the gateway, and the token is gone',
    way: [opened, 'logout: lost', again, 'logout: late', again, 'logout: lost'],
    leads: 'idle',
    and: ({ to }) => to.snapshot.context.tokens.length === 0,
  },
  {
    name: 'the next session has three tries again',
    way: [opened, 'logout: lost', again, 'logout: ended', opened, 'logout: lost', again, 'logout: lost'],
    leads: 'waiting',
  },
  {
    name: 'the second of two sessions is ended after the first',
    way: [opened, 'another session was opened for nobody', 'logout: ended'],
    leads: 'ending',
    and: ({ to }) => to.snapshot.context.tokens.length === 1,
  },
];

const another = 'planted-other-token';

const abandonedSessionsModel = defineModel({
  id: 'forsaken',
  machine: abandonedSessionsMachine,
  events: {
    'a session was opened for nobody': { type: 'session.forsaken', token: secrets.token },
    'another session was opened for nobody': { type: 'session.forsaken', token: another },
  },
  fromOutside: ['a session was opened for nobody', 'another session was opened for nobody'],
  answers: { logout: { ended: { done: null }, endedToken, lost, late } },
  project: ({ tokens, tries }) => ({ tokens, tries }),
  properties: [
    {
      name: 'W19 the gateway ends every session that was opened for nobody, one by one and with its own token',
      fault: { 'states/idle/always': undefined },
      state: ({ snapshot }) => !snapshot.matches('idle') || snapshot.context.tokens.length === 0,
      edge: ({ to, effects }) =>
        effects.started.every(
          ({ id, input }) =>
            id !== 'logout' || (input as { token: string }).token === to.snapshot.context.tokens[0],
        ),
    },
    {
      name: 'a token is kept only until its session has ended',
      fault: { 'states/ending/invoke/onDone/actions': undefined },
      edge: ({ from, step, to }) => {
        const [token = ''] = from.snapshot.context.tokens;
        const over = step.name === 'ended' || step.name === 'endedToken';
        return !over || holdsNone(to.snapshot.context, [token]);
      },
    },
    {
      name: 'the gateway is asked three times at most to end one session',
      fault: { 'states/ending/entry': undefined },
      path: {
        start: 0,
        next: (calls: number, { from, to, effects }) => {
          const same = from.snapshot.context.tokens[0] === to.snapshot.context.tokens[0];
          const now = (same ? calls : 0) + effects.started.length;
          return now > 3 ? false : now;
        },
      },
    },
  ],
  examples: forsakenExamples,
});

const visitorHere = ({ page }: Scene) =>
  expect(ui.header(page).getByRole('button', { name: 'Iniciar sesión' })).toBeVisible();

/** Closes the login while its answer is under way; the answer opens a session with this token. */
const closeTooSoon = (token: string) => async (scene: Scene) => {
  const dialog = await openLogin(scene.page);
  await fillIn(dialog, 'member1');
  await scene.sandbox.held('session.login');
  await scene.page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  const value = { token, firstTimeLogin: false, passwordExpired: false, userName: 'member1' };
  await scene.sandbox.release('session.login', { status: 200, body: { success: true, value } });
};

export const abandonedSessionsProof = defineProof(abandonedSessionsModel, {
  browser: {
    starts: {
      start: async (scene) => {
        await hold(scene, 'session.login', 'session.logout');
        await scene.page.goto('/');
        // Once, so that the dialog is here before the clock stands still.
        await escapeFrom(await openLogin(scene.page));
        await freeze(scene);
      },
    },
    events: {
      'a session was opened for nobody': closeTooSoon('planted-token'),
      'another session was opened for nobody': closeTooSoon('planted-other-token'),
    },
    answers: { logout: byCall('session.logout', abandonedSessionsModel.answers?.logout) },
    shows: { idle: visitorHere, ending: visitorHere, waiting: visitorHere },
  },
});
