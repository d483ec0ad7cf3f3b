import { expect } from '@playwright/test';
import { type AnyEventObject, type AnyMachineSnapshot, assign } from 'xstate';
import { openHome, pickGame, standInGame } from '#assurance/browser/game.ts';
import { freeze, hold } from '#assurance/browser/scenes.ts';
import { byCall, over, type Scene, type Way, type Ways } from '#assurance/browser/stage.ts';
import { type Arrival, defineModel, type Example } from '#assurance/walk/model.ts';
import { plain } from '#assurance/walk/plain.ts';
import { defineProof } from '#assurance/walk/proof.ts';
import { asSeconds } from '#contract/units.ts';
import { playSessionMachine } from '#machines/protection/play-session.machine.ts';
import type { PlaySessionContext, Session } from '#machines/protection/play-session.rules.ts';
import { late, lost } from '../../kit/models/failures.ts';
import {
  dueSession,
  endedSession,
  endingSession,
  nearSession,
  openSession,
  readSession,
} from '../../kit/models/play-sessions.ts';

const facts = 'states/beside/states/facts/states';
const check = 'states/beside/states/check/states';
const limit = 'states/beside/states/limit/states';
const wish = 'states/beside/states/wish/states';

const contextOf = ({ snapshot }: { readonly snapshot: { readonly context: unknown } }) =>
  snapshot.context as PlaySessionContext;
const starts = ({ effects }: Pick<Arrival, 'effects'>, actor: string) =>
  effects.started.some(({ id }) => id === actor);
const emits = ({ effects }: Pick<Arrival, 'effects'>, what: string) =>
  effects.emitted.some(({ type }) => type === what);
const isDue = (session: Session | null) => session?.state === 'OPEN' && session.check?.due === true;

/** An end whose figures are those of before: the other tab’s answer came first. */
const endedEarly: Session = { ...endedSession, elapsedSeconds: asSeconds(1), check: null };

const told = (session: Session | null) => ({ done: { session } });

const beside = (...regions: readonly [facts: string, limit: string, check: string, wish: string]) => {
  const [one, two, three, four] = regions;
  return `beside.facts.${one}, beside.limit.${two}, beside.check.${three}, beside.wish.${four}`;
};
const within = beside('resting', 'within', 'quiet', 'playing');

const examples: readonly Example<typeof playSessionMachine>[] = [
  {
    name: 'the gateway is asked at once, and again soon',
    way: ['look: it is open'],
    leads: within,
    and: ({ to }) => to.timers.some(({ delay }) => delay === 10_000),
  },
  {
    name: 'while running rounds finish it is asked every two seconds',
    way: ['look: it is ending'],
    leads: beside('resting', 'draining', 'quiet', 'playing'),
    and: ({ to }) => to.timers.some(({ delay }) => delay === 2_000),
  },
  {
    name: 'a round that ended has the gateway asked at once',
    way: ['look: it is open', 'a round ended'],
    leads: beside('asking', 'within', 'quiet', 'playing'),
    and: (end) => starts(end, 'look'),
  },
  {
    name: 'a share that was passed is told',
    way: ['look: half is used'],
    leads: beside('resting', 'near', 'quiet', 'playing'),
  },
  {
    name: 'a check that is due is shown over the game, also where it fills the screen',
    way: ['look: a check is due'],
    leads: beside('resting', 'within', 'due', 'playing'),
    and: (end) => emits(end, 'game.shrunk'),
  },
  {
    name: 'play goes on once the gateway knows that the check was read',
    way: ['look: a check is due', 'reads the check', 'acknowledge: it was read'],
    leads: within,
    and: ({ to }) => contextOf(to).session?.check?.number === 2,
  },
  {
    name: 'a check that could not be acknowledged stays, says so, and can be read again',
    way: ['look: a check is due', 'reads the check', 'acknowledge: lost', 'reads the check'],
    leads: beside('resting', 'within', 'acknowledging', 'playing'),
    and: ({ to }) => contextOf(to).checkFailed === null,
  },
  {
    name: 'a check that another tab read goes away',
    way: ['look: a check is due', 'a round ended', 'look: the check was read'],
    leads: within,
  },
  {
    name: 'the history can be opened from the check',
    way: ['look: a check is due', 'opens the history'],
    leads: beside('resting', 'within', 'due', 'playing'),
    and: (end) => emits(end, 'navigate'),
  },
  {
    name: 'ending it tells the gateway, and running rounds finish',
    way: ['look: it is open', 'ends it', 'end: it is ending'],
    leads: beside('resting', 'draining', 'quiet', 'playing'),
  },
  {
    name: 'an end that could not be sent says so, and can be sent again',
    way: ['look: it is open', 'ends it', 'end: lost', 'ends it'],
    leads: beside('resting', 'within', 'quiet', 'ending'),
  },
  {
    name: 'what was known stays while the gateway can’t be asked',
    way: ['look: half is used', 'a round ended', 'look: lost'],
    leads: beside('lost', 'near', 'quiet', 'playing'),
    and: ({ to }) => contextOf(to).session !== null && to.timers.some(({ delay }) => delay === 3_000),
  },
  {
    name: 'it is over when the gateway says so',
    way: ['look: it is ending', 'after nextLook (beside.facts.resting)', 'look: it has ended'],
    leads: 'over',
  },
  {
    name: 'a round that ends while the gateway is asked has it asked anew',
    way: ['a round ended'],
    leads: beside('asking', 'within', 'quiet', 'playing'),
    and: (end) => starts(end, 'look') && end.effects.stopped.includes('look'),
  },
  {
    name: 'a round that ended has the gateway asked at once, also where it could not be asked before',
    way: ['look: lost', 'a round ended'],
    leads: beside('asking', 'within', 'quiet', 'playing'),
    and: (end) => starts(end, 'look'),
  },
  {
    name: 'a question that was lost is asked again by itself, and each one is counted',
    way: ['look: lost', 'after nextTry (beside.facts.lost)'],
    leads: beside('asking', 'within', 'quiet', 'playing'),
    and: ({ to }) => contextOf(to).asked === 1,
  },
  {
    name: 'a session with a share used ends as any other',
    way: ['look: half is used', 'a round ended', 'look: it is ending'],
    leads: beside('resting', 'draining', 'quiet', 'playing'),
  },
  {
    name: 'a session that is gone has no share used any more',
    way: ['look: half is used', 'a round ended', 'look: there is none'],
    leads: within,
  },
  {
    name: 'a session that was ending and is gone ends no longer',
    way: ['look: it is ending', 'a round ended', 'look: there is none'],
    leads: within,
  },
  {
    name: 'a game that fills the screen is left alone while no check is due',
    way: [],
    leads: beside('asking', 'within', 'quiet', 'playing'),
    and: (end) => !emits(end, 'game.shrunk'),
  },
  {
    name: 'a game may fill the screen again once the check was read',
    way: ['look: a check is due', 'reads the check', 'acknowledge: it was read'],
    leads: within,
    and: (end) => !emits(end, 'game.shrunk'),
  },
  {
    name: 'why a check could not be acknowledged is said',
    way: ['look: a check is due', 'reads the check', 'acknowledge: lost'],
    leads: beside('resting', 'within', 'due', 'playing'),
    and: ({ to }) => contextOf(to).checkFailed?.kind === 'network',
  },
  {
    name: 'a session that nobody knows yet can’t be ended',
    way: ['ends it'],
    leads: beside('asking', 'within', 'quiet', 'playing'),
  },
  {
    name: 'why an end could not be sent is said',
    way: ['look: it is open', 'ends it', 'end: lost'],
    leads: within,
    and: ({ to }) => contextOf(to).endFailed?.kind === 'network',
  },
  {
    name: 'why an end could not be sent is said no longer once it is sent again',
    way: ['look: it is open', 'ends it', 'end: lost', 'ends it'],
    leads: beside('resting', 'within', 'quiet', 'ending'),
    and: ({ to }) => contextOf(to).endFailed === null,
  },
];

const playSessionModel = defineModel({
  id: 'playSession',
  machine: playSessionMachine,
  events: {
    'a round ended': { type: 'round.ended' },
    'reads the check': { type: 'check.acknowledged' },
    'opens the history': { type: 'history.clicked' },
    'ends it': { type: 'end.clicked' },
  },
  fromOutside: ['a round ended'],
  answers: {
    look: {
      'it is open': told(openSession),
      'half is used': told(nearSession),
      'a check is due': told(dueSession),
      'the check was read': told(readSession),
      'it is ending': told(endingSession),
      'it has ended': told(endedSession),
      'it ended before what is known': told(endedEarly),
      'there is none': told(null),
      lost,
      late,
    },
    acknowledge: { 'it was read': { done: readSession }, lost, late },
    end: { 'it is ending': { done: endingSession }, 'it has ended': { done: endedSession }, lost, late },
  },
  project: ({ session, checkFailed, endFailed, asked }) => ({
    session: session && [
      session.state,
      session.warned,
      session.elapsedSeconds,
      session.secondsLeft,
      session.check?.number,
      session.check?.due,
      session.check?.secondsLeft,
    ],
    checkFailed: checkFailed?.kind ?? null,
    endFailed: endFailed?.kind ?? null,
    asked,
  }),
  properties: [
    {
      name: 'a check that is due is shown until it was read',
      fault: { [`${check}/quiet/always`]: undefined },
      state: ({ snapshot }) =>
        snapshot.status === 'done' ||
        !isDue(contextOf({ snapshot }).session) ||
        !plain(snapshot.value).includes('"check":"quiet"'),
    },
    {
      name: 'the gateway is told of every check that is read, before play goes on',
      fault: { [`${check}/due/on/check.acknowledged/target`]: undefined },
      edge: (edge) =>
        edge.step.name !== 'reads the check' ||
        !plain(edge.from.snapshot.value).includes('"check":"due"') ||
        starts(edge, 'acknowledge'),
    },
    {
      name: 'a check that was read does not come back with an older answer',
      fault: {
        [`${facts}/asking/invoke/onDone/actions`]: assign(
          ({ event }: { event: { output: { session: Session | null } } }) => event.output,
        ),
      },
      edge: ({ from, to }) =>
        contextOf(to).session?.state !== 'OPEN' ||
        (contextOf(to).session?.check?.number ?? 9) >= (contextOf(from).session?.check?.number ?? 0),
    },
    {
      name: 'what the gateway said stays while it can’t be asked',
      fault: { [`${facts}/lost/exit`]: assign({ session: null }) },
      edge: ({ from, step, to }) =>
        step.kind === 'answer' || contextOf(from).session === null || contextOf(to).session !== null,
    },
    {
      name: 'it is over only when the gateway says that the session has ended',
      fault: { [`${limit}/within/always/1/target`]: '#playSession.over' },
      state: ({ snapshot }) =>
        snapshot.status !== 'done' || contextOf({ snapshot }).session?.state === 'ENDED',
    },
    {
      name: 'a session that has ended, by any answer, is over',
      fault: {
        [`${facts}/asking/invoke/onDone/actions`]: assign(
          ({ context, event }: { context: PlaySessionContext; event: AnyEventObject }) => {
            const { session } = event.output as { session: Session | null };
            const elapsed = (one: Session | null) => one?.elapsedSeconds ?? asSeconds(0);
            const before = elapsed(session) < elapsed(context.session);
            return { session: before ? context.session : session };
          },
        ),
      },
      edge: ({ step, to }) => !/^it (has )?ended/.test(step.name) || to.snapshot.status === 'done',
    },
    {
      name: 'a call that could not be sent is said of that call alone, and no longer than it is asked for',
      fault: { [`${check}/quiet/entry`]: undefined },
      state: ({ snapshot }) =>
        contextOf({ snapshot }).checkFailed === null || !plain(snapshot.value).includes('"check":"quiet"'),
    },
    {
      name: 'every wait is a short duration, and no moment of the browser’s clock',
      fault: { 'delays/nextLook': () => 1_795_000_000_000 },
      state: ({ timers }) => timers.every(({ delay }) => delay >= 1_000 && delay <= 48_000),
    },
    {
      name: 'a round that ended has the gateway asked at once',
      fault: { [`${facts}/resting/on/round.ended`]: {} },
      edge: (edge) => edge.step.name !== 'a round ended' || starts(edge, 'look'),
    },
    {
      name: 'whoever ends the session has it told to the gateway',
      fault: { [`${wish}/playing/on/end.clicked/target`]: undefined },
      edge: (edge) =>
        edge.step.name !== 'ends it' ||
        contextOf(edge.from).session === null ||
        plain(edge.from.snapshot.value).includes('"wish":"ending"') ||
        starts(edge, 'end'),
    },
  ],
  examples,
});

const game = standInGame();
const dialog = ({ page }: Scene) => page.getByRole('dialog', { name: 'Así va tu sesión' });
const bar = ({ page }: Scene) => page.getByRole('region', { name: 'Tu sesión de juego' });

async function begin(scene: Scene): Promise<void> {
  await scene.sandbox.setConfig({ protection: { market: 'UK' } });
  await hold(scene, 'protection.session', 'protection.acknowledge', 'protection.endSession');
  await openHome(scene, game(), 'member1');
  await pickGame(scene);
  await scene.sandbox.release('games.launch', game().launched);
  await expect(scene.page.getByRole('heading', { name: 'Juego' })).toBeAttached();
  await game().says(scene.page, 'ready');
  await freeze(scene);
}

const regions = {
  facts: ['asking', 'resting', 'lost'],
  limit: ['within', 'near', 'draining'],
  check: ['quiet', 'due', 'acknowledging'],
  wish: ['playing', 'ending'],
} as const;

const checked = (scene: Scene) => expect(dialog(scene)).toBeVisible();
const unchecked = (scene: Scene) => expect(dialog(scene)).toHaveCount(0);
const drained = async (scene: Scene) => {
  await unchecked(scene);
  await expect(bar(scene).getByText(/La sesión está terminando/)).toBeVisible();
};

/** What a person sees beside the game: the check over it, or the bar that says what is near. */
function shownBeside(): Ways {
  const all: [string, Way][] = [];
  for (const one of regions.facts)
    for (const two of regions.limit)
      for (const three of regions.check)
        for (const four of regions.wish) {
          const quiet = two === 'draining' ? drained : unchecked;
          all.push([beside(one, two, three, four), three === 'quiet' ? quiet : checked]);
        }
  return Object.fromEntries(all);
}

const canEnd = ({ context, value }: AnyMachineSnapshot) =>
  (context as PlaySessionContext).session?.state === 'OPEN' && !plain(value).includes('"wish":"ending"');

/** The gateway is asked for the facts meanwhile: the wait for the other call can't be played by itself. */
const meanwhile = 'the gateway is asked for the facts meanwhile: the wait is shown over the wire';

export const playSessionProof = defineProof(playSessionModel, {
  browser: {
    companion: game,
    starts: { start: begin },
    events: {
      // While the gateway is asked, the question is asked anew: the sandbox would answer the one that was dropped.
      'a round ended': {
        when: ({ value }) => !plain(value).includes('"facts":"asking"'),
        how: ({ page }) => game().says(page, 'balance'),
      },
      'reads the check': {
        when: ({ value }) => plain(value).includes('"check":"due"'),
        how: (scene) => dialog(scene).getByRole('button', { name: 'Seguir jugando' }).click(),
      },
      'opens the history': 'it leads to another page, and the game closes: the journey of the check shows it',
      'ends it': {
        when: canEnd,
        how: (scene) =>
          dialog(scene)
            .getByRole('button', { name: 'Terminar', exact: true })
            .or(bar(scene).getByRole('button', { name: 'Terminar sesión' }))
            .first()
            .click(),
      },
    },
    answers: {
      look: byCall('protection.session', playSessionModel.answers?.look),
      acknowledge: {
        ...byCall('protection.acknowledge', playSessionModel.answers?.acknowledge),
        late: meanwhile,
      },
      end: { ...byCall('protection.endSession', playSessionModel.answers?.end), late: meanwhile },
    },
    regions: true,
    shows: { ...shownBeside(), over },
  },
  gaps: {
    browser: {
      'beside.facts.asking · round.ended -> beside.facts.asking': {
        en: 'a question that was dropped still waits at the sandbox: over the wire it is shown',
        es: 'una pregunta abandonada sigue esperando en el sandbox: por la red se muestra',
      },
      'beside · history.clicked -> (stays)': {
        en: 'it leads to another page, and the game closes: the journey of the check shows it',
        es: 'lleva a otra página, y el juego se cierra: lo muestra el recorrido del aviso',
      },
    },
  },
});
