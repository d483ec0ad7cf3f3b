import { expect } from '@playwright/test';
import { freeze, hold, open } from '#assurance/browser/scenes.ts';
import { byCall, passed, type Scene } from '#assurance/browser/stage.ts';
import { defineModel, type Example } from '#assurance/walk/model.ts';
import { defineProof } from '#assurance/walk/proof.ts';
import { asSeconds } from '#contract/units.ts';
import { sessionTimeoutMachine } from '#machines/session/session-timeout.machine.ts';
import { turn } from '../../kit/journeys/sight.ts';
import { signOutButton, ui } from '../../kit/journeys/ui.ts';
import { endedToken, late, lost } from '../../kit/models/failures.ts';
import { lifeProperties } from './session-timeout.properties.ts';

const end = 'after untilEnd (watching)';
const warned = 'askLife: little idle time is left';

/** What is accepted of the time that a session has, way by way. */
const lifeExamples: readonly Example<typeof sessionTimeoutMachine>[] = [
  { name: 'after signing in, the gateway is asked how much time is left', way: [], leads: 'watching.asking' },
  {
    name: 'after signing in, the browser is asked whether the page is in sight',
    way: [],
    leads: 'watching.asking',
    and: ({ effects }) => effects.emitted.some(({ type }) => type === 'sight.asked'),
  },
  {
    name: 'a page that was hidden and is seen again before the next look is asked after as usual',
    way: [
      'askLife: there is time',
      'the page is hidden',
      'the page is seen again',
      'after untilLook (watching.lasting)',
    ],
    leads: 'watching.asking',
  },
  {
    name: 'whoever asks for a check gets one, even where the browser says that the page is hidden',
    way: ['askLife: lost', end, 'askLife: lost', 'the page is hidden', 'asks to check the session now'],
    leads: 'covered.asking',
  },
  {
    name: 'signed in, and no answer comes for half an hour: the screen is covered',
    way: ['askLife: lost', end],
    leads: 'covered.asking',
  },
  {
    name: 'there was time, then no answer: the end is that of the last answer',
    way: ['askLife: there is time', 'after untilLook (watching.lasting)', 'askLife: lost'],
    leads: 'watching.unknown',
    and: ({ to }) => to.timers.some(({ delay }) => delay === 1_800_000),
  },
  {
    name: 'no answer: asked again a minute and a half later',
    way: ['askLife: lost', 'after askAgain (watching.unknown)'],
    leads: 'watching.asking',
  },
  {
    name: 'nobody sees the page: nothing is asked until somebody does',
    way: [
      'askLife: there is time',
      'the page is hidden',
      'after untilLook (watching.lasting)',
      'the page is seen again',
    ],
    leads: 'watching.asking',
  },
  {
    name: 'nobody sees the page and its end passes: the screen is covered, and asked for when it is seen',
    way: [
      'askLife: there is time',
      'the page is hidden',
      'after untilLook (watching.lasting)',
      end,
      'the page is seen again',
    ],
    leads: 'covered.asking',
  },
  {
    name: 'a network that is back while the question is under way begins it anew: the first may have left without one',
    way: ['it may have ended elsewhere'],
    leads: 'watching.asking',
    and: ({ effects }) => effects.started.some(({ id }) => id === 'askLife'),
  },
  {
    name: 'covered, the network is back while the question is under way: it is begun anew',
    way: ['askLife: lost', end, 'it may have ended elsewhere'],
    leads: 'covered.asking',
    and: ({ effects }) => effects.started.some(({ id }) => id === 'askLife'),
  },
  {
    name: 'covered, the network is back, the session lives: everything is shown',
    way: ['askLife: lost', end, 'askLife: lost', 'it may have ended elsewhere', 'askLife: there is time'],
    leads: 'watching.lasting',
  },
  {
    name: 'covered, asked to look now, the session has ended: to sign in is asked',
    way: ['askLife: lost', end, 'askLife: late', 'asks to check the session now', 'askLife: no time is left'],
    leads: 'over',
  },
  {
    name: 'the warning was closed, the network is gone: the reason is said, and closing it closes it',
    way: [warned, 'closes the warning', 'stay: lost', 'closes the warning'],
    leads: 'watching.warning.seen',
  },
  {
    name: 'the warning was closed, no answer yet, closed again: it is closed',
    way: [warned, 'closes the warning', 'closes the warning'],
    leads: 'watching.warning.seen',
  },
  {
    name: 'the warning was closed off line: at the end the screen is covered',
    way: [warned, 'closes the warning', 'stay: lost', 'closes the warning', end],
    leads: 'covered.asking',
  },
  {
    name: 'staying failed: the reason is said, and it can be tried again',
    way: [warned, 'stays', 'stay: lost', 'stays', 'stay: prolonged'],
    leads: 'watching.lasting',
    and: ({ to }) => to.snapshot.context.failure === null,
  },
];

const hours = 3_600;
const left = (idle: number, absolute: number) => ({
  done: { idleSeconds: asSeconds(idle), absoluteSeconds: asSeconds(absolute) },
});

const sessionTimeoutModel = defineModel({
  id: 'life',
  machine: sessionTimeoutMachine,
  inputs: { start: { chance: 0.5 } },
  events: {
    'the page is hidden': { type: 'page.hidden' },
    'the page is seen again': { type: 'page.shown' },
    stays: { type: 'stay.clicked' },
    'closes the warning': { type: 'warning.closed' },
    'asks to check the session now': { type: 'check.clicked' },
    'the world sets the end': { type: 'countdown.set', of: 'end', endsAt: 60_000 },
    'the world sets the next look': { type: 'countdown.set', of: 'look', endsAt: 30_000 },
    'the device slept through the next look': { type: 'countdown.passed', of: 'look' },
    'the device slept through the end': { type: 'countdown.passed', of: 'end' },
    'it may have ended elsewhere': { type: 'life.doubted' },
  },
  fromOutside: [
    'the page is hidden',
    'the page is seen again',
    'the world sets the end',
    'the world sets the next look',
    'the device slept through the next look',
    'the device slept through the end',
    'it may have ended elsewhere',
  ],
  answers: {
    askLife: {
      'there is time': left(1_800, 12 * hours),
      'little idle time is left': left(60, 6 * hours),
      'little time is left at all': left(1_700, 45),
      'no time is left': left(0, 6 * hours),
      endedToken,
      lost,
      late,
    },
    stay: {
      prolonged: left(1_800, 6 * hours),
      'not for long': left(1_800, 30),
      endedToken,
      lost,
      late,
    },
  },
  project: ({ seconds, forGood, endsAt, failure, hidden }) => ({
    hidden,
    seconds,
    forGood,
    counts: endsAt !== null,
    failure: failure?.kind ?? null,
  }),
  properties: lifeProperties,
  examples: lifeExamples,
});

const warning = ({ page }: Scene) => page.getByRole('dialog', { name: 'Tu sesión está por terminar' });
const stay = (scene: Scene) =>
  warning(scene).getByRole('button', { name: /^(Seguir conectado|Un momento…)$/ });
const unwarned = async (scene: Scene) => {
  await expect(signOutButton(scene.page)).toBeVisible();
  await expect(warning(scene)).toHaveCount(0);
};
const cover = ({ page }: Scene) => page.getByRole('alertdialog', { name: 'No podemos confirmar tu sesión' });
const covered = async (scene: Scene) => {
  await expect(cover(scene)).toBeVisible();
  await expect(signOutButton(scene.page)).toHaveCount(0);
};
/**
 * The device slept for a while, and wakes with the page in sight all the time. What was asked before is given
 * up by then, at the gateway too: the next answer must not go to that question.
 */
const wake =
  (slept: number) =>
  async ({ page, sandbox }: Scene) => {
    const before = await sandbox.heldCalls('session.life');
    await page.clock.setSystemTime((await page.evaluate(() => Date.now())) + slept);
    await page.evaluate(() => window.dispatchEvent(new Event('focus')));
    const given = async () => (await sandbox.heldCalls('session.life')).filter((id) => before.includes(id));
    await expect.poll(given, { message: 'what was asked before is given up' }).toEqual([]);
  };
const refused =
  'a token that is refused ends the session, and its watch with it: the journeys of sessions show it';

export const sessionTimeoutProof = defineProof(sessionTimeoutModel, {
  browser: {
    starts: {
      start: async (scene) => {
        const token = await scene.sandbox.tokenOf('member1');
        await scene.page.addInitScript((kept) => sessionStorage.setItem('token', kept), token);
        await hold(scene, 'session.life', 'session.stay');
        await open(scene);
        await unwarned(scene);
        await scene.sandbox.held('session.life');
        await freeze(scene);
      },
    },
    events: {
      stays: (scene) => stay(scene).click(),
      'closes the warning': ({ page }) => page.keyboard.press('Escape'),
      'it may have ended elsewhere': async ({ page }) => {
        await page.evaluate(() => {
          const tab = new BroadcastChannel('session');
          tab.postMessage({ word: 'ended' });
          tab.close();
        });
      },
      'asks to check the session now': (scene) =>
        cover(scene).getByRole('button', { name: 'Comprobar ahora' }).click(),
      'the world sets the end': 'it comes by itself, at the start of the countdown',
      'the world sets the next look': 'it comes by itself, at the start of the countdown',
      'the page is hidden': ({ page }) => turn(page, 'hidden'),
      'the page is seen again': ({ page }) => turn(page, 'visible'),
      'the device slept through the next look': {
        when: (snapshot) => snapshot.matches({ watching: 'lasting' }),
        how: wake(201_000),
      },
      'the device slept through the end': wake(86_400_000),
    },
    answers: {
      askLife: { ...byCall('session.life', sessionTimeoutModel.answers?.askLife), endedToken: refused },
      stay: { ...byCall('session.stay', sessionTimeoutModel.answers?.stay), endedToken: refused },
    },
    shows: {
      judging: passed,
      'watching.asking': unwarned,
      'watching.lasting': unwarned,
      'watching.unknown': unwarned,
      'watching.due': passed,
      'watching.resting': unwarned,
      'watching.warning.asked': (scene) => expect(stay(scene)).toBeEnabled(),
      'watching.warning.staying': (scene) => expect(stay(scene)).toHaveAttribute('aria-busy', 'true'),
      'watching.warning.refused': (scene) => expect(warning(scene).getByRole('alert')).toBeVisible(),
      'watching.warning.atMaximum': (scene) =>
        expect(warning(scene).getByRole('button', { name: 'Entendido' })).toBeVisible(),
      'watching.warning.seen': unwarned,
      'covered.asking': covered,
      'covered.waiting': async (scene) => {
        await covered(scene);
        await expect(cover(scene).getByRole('button', { name: 'Comprobar ahora' })).toBeEnabled();
      },
      'covered.due': passed,
      'covered.resting': covered,
      over: ({ page }) => expect(ui.expiredDialog(page)).toBeVisible(),
    },
    echoes: ['watching · countdown.set if ofEnd -> (stays)'],
  },
});
