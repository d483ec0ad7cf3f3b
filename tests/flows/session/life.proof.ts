import { expect } from '@playwright/test';
import type { SnapshotFrom } from 'xstate';
import { lifeMachine } from '#machines/session/life.machine.ts';
import { signOutButton, ui } from '../../kit/journeys/ui.ts';
import { endedToken, late, lost } from '../../kit/models/failures.ts';
import { freeze, hold, open, turn } from '../browser/scenes.ts';
import { byCall, passed, type Scene } from '../browser/stage.ts';
import { type Step, stateLabel } from '../graph.ts';
import { defineModel, type Example, type Property } from '../model.ts';
import { defineProof } from '../proof.ts';

const end = 'after untilEnd (watching)';
const warned = 'askLife: little idle time is left';

/** What is accepted of the time that a session has, way by way. */
const lifeExamples: readonly Example<typeof lifeMachine>[] = [
  { name: 'after signing in, the gateway is asked how much time is left', way: [], leads: 'watching.asking' },
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

type Snapshot = SnapshotFrom<typeof lifeMachine>;

/** Whether a person sees their account. */
const shows = (snapshot: Snapshot) => snapshot.matches('watching');
/** Whether something is due that waits until the page is seen. */
const rests = (snapshot: Snapshot) =>
  snapshot.matches({ watching: 'resting' }) || snapshot.matches({ covered: 'resting' });
/** Whether the dialog of the last minute is open. */
const warns = (snapshot: Snapshot) =>
  snapshot.matches({ watching: 'warning' }) && !snapshot.matches({ watching: { warning: 'seen' } });
/** The moment of the end that is known, by a timer or by the clock. */
const endsNow = (step: Step) =>
  step.kind === 'timer' ? step.name.includes('untilEnd') : step.name === 'the device slept through the end';

/** What holds of the time that a session has, wherever its watch stands. */
const lifeProperties: readonly Property<typeof lifeMachine>[] = [
  {
    name: 'a failed call or the device’s clock never ends a session',
    fault: { 'states/watching/states/asking/invoke/onError': '#life.over' },
    edge: ({ step, to }) => !to.snapshot.matches('over') || (step.kind === 'answer' && 'done' in step.answer),
  },
  {
    name: 'SES-01 a session ends only when the gateway says that no time is left',
    fault: { 'states/watching/after/untilEnd': 'over' },
    state: ({ snapshot }) => !snapshot.matches('over') || snapshot.context.seconds === 0,
  },
  {
    name: 'when the known end passes without an answer, the screen is covered until the gateway says that the session lives',
    fault: { 'states/covered/states/asking/invoke/onError': '#life.watching.unknown' },
    path: {
      start: 'before',
      next: (known: string, { step, to }) => {
        const answered = step.kind === 'answer' && 'done' in step.answer;
        const past = !answered && (known === 'past' || endsNow(step));
        const shown = shows(to.snapshot);
        if (past) return shown ? false : 'past';
        return shown || to.snapshot.matches('over') ? 'before' : false;
      },
    },
  },
  {
    name: 'while the page shows a member’s data, a timer and the clock both watch for the known end',
    fault: { 'states/watching/after/untilEnd': undefined },
    state: ({ snapshot, timers }) =>
      !shows(snapshot) ||
      (timers.some(({ delay }) => delay === snapshot.context.seconds * 1_000) &&
        snapshot.can({ type: 'countdown.passed', of: 'end' })),
  },
  {
    name: 'the device’s clock watches every wait, for as long as its timer',
    fault: { 'states/watching/entry': undefined },
    edge: ({ effects: { armed, emitted } }) =>
      ['untilEnd', 'untilLook'].every((delay, at) =>
        armed
          .filter(({ id }) => id.includes(delay))
          .every((timer) =>
            emitted.some(
              (event) =>
                event.type === 'countdown.started' &&
                event.of === ['end', 'look'][at] &&
                event.seconds * 1_000 === timer.delay,
            ),
          ),
      ),
  },
  {
    name: 'learning the time of the end changes only the countdown',
    fault: { 'states/watching/on/countdown.set/actions': undefined },
    edge: ({ from, step, to }) =>
      step.name !== 'the world sets the end' ||
      (stateLabel(from.snapshot) === stateLabel(to.snapshot) && to.snapshot.context.endsAt === 60_000),
  },
  {
    name: 'a warning that could not prolong the session says why, and every warning can be closed',
    fault: { 'states/watching/states/warning/states/staying/invoke/onError/actions': undefined },
    state: ({ snapshot }) =>
      (!snapshot.hasTag('refused') || !warns(snapshot) || snapshot.context.failure !== null) &&
      (!warns(snapshot) || snapshot.can({ type: 'warning.closed' })),
  },
  {
    name: 'a page that nobody touches asks the gateway once a second at most',
    fault: { 'delays/askAgain': 0 },
    state: ({ timers }) => timers.every(({ id, delay }) => id.includes('untilEnd') || delay >= 1_000),
  },
  {
    name: 'a page that nobody sees asks nothing, whatever becomes due meanwhile',
    fault: { 'states/watching/states/due/always/0/target': 'asking' },
    edge: ({ step, to, effects }) =>
      !to.snapshot.context.hidden ||
      step.name === 'asks to check the session now' ||
      effects.started.every(({ id }) => id !== 'askLife'),
  },
  {
    name: 'a page that is seen again asks at once for what was due',
    fault: { 'states/covered/states/resting/on/page.shown/target': 'waiting' },
    edge: ({ from, step, to }) =>
      step.name !== 'the page is seen again' ||
      !rests(from.snapshot) ||
      to.snapshot.matches({ watching: 'asking' }) ||
      to.snapshot.matches({ covered: 'asking' }),
    state: ({ snapshot }) => !rests(snapshot) || snapshot.context.hidden,
  },
  {
    name: 'covering the screen drops the data that was read, and uncovering it reads the data again',
    fault: { 'states/covered/exit': undefined },
    edge: ({ from, to, effects }) =>
      shows(from.snapshot) === shows(to.snapshot) ||
      to.snapshot.matches('over') ||
      effects.emitted.some((event) => event.type === 'stale' && event.reads === 'all'),
  },
  {
    name: 'a covered screen asks by itself until an answer arrives, and at once on request',
    fault: { 'states/covered/states/waiting/after': undefined },
    state: ({ snapshot, timers }) =>
      !snapshot.matches({ covered: 'waiting' }) ||
      (timers.some(({ delay }) => delay <= 100_000) &&
        snapshot.can({ type: 'check.clicked' }) &&
        snapshot.can({ type: 'life.doubted' })),
  },
  {
    name: 'closing the warning closes it, at the second click at the latest, whatever the network does',
    fault: {
      'states/watching/states/warning/states/refused/on/warning.closed': 'staying',
    },
    path: {
      start: 0,
      next: (closed: number, { from, step, to }) => {
        if (!warns(from.snapshot) || !warns(to.snapshot)) return 0;
        const times = step.name === 'closes the warning' ? closed + 1 : closed;
        return times < 2 && times;
      },
    },
  },
  {
    name: 'asking for the time left does not prolong the session: only a click does',
    fault: { 'states/judging/always/3/target': '#life.watching.warning.staying' },
    edge: ({ step, effects }) =>
      !effects.started.some(({ id }) => id === 'stay') ||
      step.name === 'stays' ||
      step.name === 'closes the warning',
  },
  {
    name: 'the warning appears in the last minute, and not before',
    fault: { 'states/judging/always/1/guard': undefined },
    state: ({ snapshot }) => {
      const { seconds } = snapshot.context;
      if (snapshot.matches({ watching: 'lasting' })) return seconds > 60;
      return !snapshot.matches({ watching: 'warning' }) || (seconds > 0 && seconds <= 60);
    },
  },
  {
    name: 'SES-02 a person who can’t stay is not asked whether to stay',
    fault: { 'states/judging/always/2/guard': 'over' },
    state: ({ snapshot }) =>
      !snapshot.matches({ watching: { warning: 'asked' } }) || !snapshot.context.forGood,
  },
  {
    name: 'a device that slept through a wait asks at once after it wakes',
    fault: { 'states/watching/states/lasting/on/countdown.passed': undefined },
    edge: ({ from, step, to }) =>
      step.name !== 'the device slept through the next look' ||
      !from.snapshot.matches({ watching: 'lasting' }) ||
      rests(to.snapshot) ||
      to.snapshot.matches({ watching: 'asking' }),
    state: ({ snapshot }) =>
      !snapshot.matches({ watching: 'lasting' }) || snapshot.can({ type: 'countdown.passed', of: 'look' }),
  },
  {
    name: 'OUT-05 the gateway is asked at once about a session that may have ended elsewhere, and otherwise every three minutes',
    fault: { 'states/watching/states/lasting/on/life.doubted': undefined },
    edge: ({ step, to }) =>
      step.name !== 'it may have ended elsewhere' ||
      rests(to.snapshot) ||
      to.snapshot.matches({ watching: 'asking' }) ||
      to.snapshot.matches({ covered: 'asking' }),
    state: ({ snapshot, timers }) =>
      !['lasting', 'unknown'].some((rest) => snapshot.matches({ watching: rest as 'lasting' })) ||
      (snapshot.can({ type: 'life.doubted' }) && timers.some(({ delay }) => delay <= 200_000)),
  },
  {
    name: 'an old countdown leaves nothing on the screen',
    fault: { 'states/watching/exit': undefined },
    edge: ({ from, to, step }) =>
      to.snapshot.context.endsAt === null ||
      step.name === 'the world sets the end' ||
      to.snapshot.context.endsAt === from.snapshot.context.endsAt,
    state: ({ snapshot }) => shows(snapshot) || snapshot.context.endsAt === null,
  },
];

const hours = 3_600;
const left = (idleSeconds: number, absoluteSeconds: number) => ({
  done: { idleSeconds, absoluteSeconds },
});

const lifeModel = defineModel({
  id: 'life',
  machine: lifeMachine,
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
/** The device slept for a while, and wakes with the page in sight all the time. */
const wake =
  (slept: number) =>
  async ({ page }: Scene) => {
    await page.clock.setSystemTime((await page.evaluate(() => Date.now())) + slept);
    await page.evaluate(() => window.dispatchEvent(new Event('focus')));
  };
const refused =
  'a token that is refused ends the session, and its watch with it: the journeys of sessions show it';

export const lifeProof = defineProof(lifeModel, {
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
      'the page is hidden': (scene) => turn(scene, 'hidden'),
      'the page is seen again': (scene) => turn(scene, 'visible'),
      'the device slept through the next look': {
        when: (snapshot) => snapshot.matches({ watching: 'lasting' }),
        how: wake(201_000),
      },
      'the device slept through the end': wake(86_400_000),
    },
    answers: {
      askLife: { ...byCall('session.life', lifeModel.answers?.askLife), endedToken: refused },
      stay: { ...byCall('session.stay', lifeModel.answers?.stay), endedToken: refused },
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
