import { type FlowEdge, stateLabel } from '#assurance/walk/graph.ts';
import type { Property } from '#assurance/walk/model.ts';
import type { RoundEnd } from '#machines/games/game-with-session.rules.ts';
import type { launchMachine } from '#machines/games/launch.machine.ts';
import type { LaunchContext, LaunchEvent } from '#machines/games/launch.rules.ts';

/** Where games are in this proof. */
export const host = 'https://games.example';
export const address = `${host}/play?ticket=1`;

const learned = [
  'the language changes',
  'the gateway tells its hosts',
  'a member is signed in',
  'a demo account is signed in',
];

/**
 * What a person asked for, as an observer knows it: a game, to see the one that was open before, or nothing.
 */
type Wish = 'nothing' | 'the open one' | 'a game';

const other = (before: LaunchContext, { account, username }: { account: unknown; username: string }) =>
  account === null || account === 'away' || (before.account !== null && before.username !== username);

/** Answers of children after which nothing is wanted any more; a game that is opened again and a declared session still are. */
const closes = ['left', 'gives up declaring', 'the round broke', 'the sheet broke'];

function wishAfter(wish: Wish, { from, step }: FlowEdge): Wish {
  if (step.kind === 'answer') return closes.includes(step.name) ? 'nothing' : wish;
  if (step.kind === 'timer') return wish;
  const event = step.event as LaunchEvent;
  switch (event.type) {
    case 'launch.wanted':
      return from.snapshot.context.account === 'away' ? wish : 'a game';
    case 'game.opened':
      return wish === 'nothing' ? 'the open one' : wish;
    case 'game.recalled':
      if (wish !== 'the open one') return wish;
      return event.game === null ? 'nothing' : 'a game';
    case 'screen.changed':
    case 'launch.cancelled':
      return 'nothing';
    case 'account.changed':
      return other(from.snapshot.context, event) ? 'nothing' : wish;
    default:
      return wish;
  }
}

/** What must hold of every launch. */
export const launchProperties: readonly Property<typeof launchMachine>[] = [
  {
    name: 'LAU-01 no game is launched before the person has signed in',
    fault: { 'on/launch.wanted/1/guard': 'addressed' },
    edge: ({ effects, to }) =>
      !effects.started.some(({ id }) => id === 'gameOpening') || to.snapshot.context.account !== null,
  },
  {
    name: 'nothing is launched, and nothing goes on, for somebody on a break or excluded',
    fault: { 'on/launch.wanted/0/guard': 'addressed' },
    edge: ({ to: { snapshot: to }, effects }) =>
      to.context.account !== 'away' ||
      (effects.started.every(({ id }) => id !== 'gameOpening' && id !== 'roundTheGame' && id !== 'declare') &&
        !['signingIn', 'declaring', 'launching', 'playing'].some((state) => to.matches(state as never))),
  },
  {
    name: 'IFR-01 IFR-02 a frame opens only at an address on the brand’s own list',
    fault: { 'states/answered/always/2/target': 'playing' },
    edge: ({ effects }) =>
      effects.started.every(
        ({ id, input }) => id !== 'roundTheGame' || (input as { address: string }).address.startsWith(host),
      ),
  },
  {
    name: 'playing implies that the gateway launched the game: it launches none before a session of play is declared, where it asks for one',
    fault: { 'states/answered/always/2/target': 'playing' },
    edge: ({ from, step, to }) =>
      from.snapshot.matches('playing') || !to.snapshot.matches('playing') || step.name.startsWith('opened'),
  },
  {
    name: 'a declared session opens no game by itself: the gateway is asked to launch again',
    fault: { 'states/declaring/invoke/onDone/0/target': 'playing' },
    edge: ({ step, effects }) =>
      step.name !== 'declares' || effects.started.some(({ id }) => id === 'gameOpening'),
  },
  {
    name: 'the sheet before play comes once for each press: nothing turns in a circle by itself',
    fault: { 'states/declaring/entry': undefined },
    path: {
      start: 'free',
      next: (before: 'free' | 'shown', { step, effects }) => {
        const pressed = step.kind === 'event' && !learned.includes(step.name);
        const shown =
          before === 'shown' &&
          !pressed &&
          !(step.kind === 'answer' && step.actor === 'gameOpening' && step.name !== 'nothing declared');
        const begins = effects.started.some(({ id }) => id === 'declare');
        return begins && shown ? false : shown || begins ? 'shown' : 'free';
      },
    },
  },
  {
    name: 'whoever plays has a session of play beside the game, unless it is free play',
    fault: { 'states/playing/invoke/input': () => ({ address, real: false }) },
    edge: ({ effects, to }) =>
      effects.started.every(
        ({ id, input }) =>
          id !== 'roundTheGame' ||
          (input as { real: boolean }).real === (to.snapshot.context.account !== 'demo'),
      ),
  },
  {
    name: 'a game whose session of play is over is not opened again by a reload',
    fault: {
      'states/playing/invoke/onDone/1/actions': {
        type: 'keepOver',
        params: ({ event }: { event: { output: RoundEnd } }) => event.output,
      },
    },
    edge: ({ step, effects }) =>
      step.name !== 'its session is over' || effects.emitted.some(({ type }) => type === 'game.dropped'),
  },
  {
    name: 'LAU-03 a late answer does not bring back a person who went to another screen',
    fault: { 'on/screen.changed/target': undefined },
    edge: ({ step, to }) => step.name !== 'goes to another screen' || !to.snapshot.matches('launching'),
  },
  {
    name: 'the balance is read again after a game, however the person left it',
    fault: { 'states/playing/exit': 'stopListening' },
    edge: ({ from, taken, to, effects }) =>
      !from.snapshot.matches('playing') ||
      (to.snapshot.matches('playing') && taken.every((id) => !id.includes('playing'))) ||
      effects.emitted.some(({ type }) => type === 'stale'),
  },
  {
    name: 'IFR-03 the product stops listening to a game that was left, even when the game’s frame was not asked',
    fault: { 'states/playing/exit': 'refresh' },
    edge: ({ from, to, effects }) =>
      !from.snapshot.matches('playing') ||
      to.snapshot.matches('playing') ||
      effects.emitted.some(({ type }) => type === 'game.unheard'),
  },
  {
    name: 'the gateway is asked to launch only a game that the person still wants',
    fault: { 'on/launch.cancelled/target': undefined },
    path: {
      start: 'nothing' satisfies Wish,
      next: (before: Wish, edge) => {
        const wish = wishAfter(before, edge);
        return wish === 'a game' || edge.effects.started.every(({ id }) => id !== 'gameOpening')
          ? wish
          : false;
      },
    },
  },
  {
    name: 'a game that the person gave up is not kept for the next reload',
    fault: { 'on/launch.cancelled/actions': undefined },
    edge: ({ from, step, to, effects }) =>
      from.snapshot.matches('idle') ||
      step.kind !== 'event' ||
      !to.snapshot.matches('idle') ||
      effects.emitted.some(({ type }) => type === 'game.dropped'),
  },
  {
    name: 'nothing of a game is kept once the person has left it',
    fault: { 'states/idle/entry': undefined },
    state: ({ snapshot }) =>
      !snapshot.matches('idle') || (snapshot.context.target === null && snapshot.context.address === ''),
  },
  {
    name: 'news of the language, the game hosts or the same account leaves the screen as it is',
    fault: { 'on/language.changed/target': '.idle' },
    edge: ({ from, step, to }) =>
      !learned.includes(step.name) ||
      other(from.snapshot.context, to.snapshot.context) ||
      ['signingIn', 'resuming'].some((waiting) => from.snapshot.value === waiting) ||
      stateLabel(to.snapshot) === stateLabel(from.snapshot),
  },
];
