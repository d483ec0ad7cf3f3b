import { expect } from '@playwright/test';
import type { AnyMachineSnapshot } from 'xstate';
import type { CallFailure } from '#contract/errors.ts';
import { launchMachine } from '#machines/games/launch.machine.ts';
import type { LaunchContext, LaunchEvent } from '#machines/games/launch.rules.ts';
import { fillIn, ui } from '../../kit/journeys/ui.ts';
import { broke, endedToken, late, refusal } from '../../kit/models/failures.ts';
import { openHome, openingDialog, pickGame, refusedDialog, standInGame } from '../browser/game.ts';
import { outlast, type PageAction, passed, type Scene } from '../browser/stage.ts';
import { type FlowEdge, stateLabel } from '../graph.ts';
import { defineModel } from '../model.ts';
import { defineProof } from '../proof.ts';
import { resident } from '../scenarios/openings.ts';
import { launchExamples } from './launch.examples.ts';

const target = { kind: 'game', gameId: 'RNG-1', vassalage: 'TRESCONDOR', nodeId: '12' } as const;
const lobby = { kind: 'lobby', gameCode: 'VN-1', view: 'betting', back: '/vnlottery' } as const;
const host = 'https://games.example';
const address = `${host}/play?ticket=1`;

const opened = (game_url: string) => ({ done: { launched: { game_url }, failure: null } });
const failed = ({ error: { failure } }: { readonly error: CallFailure }) =>
  ({ done: { launched: null, failure }, means: 'error' }) as const;

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
  account === null || (before.account !== null && before.username !== username);

function wishAfter(wish: Wish, { from, step }: FlowEdge): Wish {
  if (step.kind === 'answer')
    return step.actor === 'play' && step.name !== 'wants it opened again' ? 'nothing' : wish;
  if (step.kind === 'timer') return wish;
  const event = step.event as LaunchEvent;
  switch (event.type) {
    case 'launch.wanted':
      return 'a game';
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

const launchModel = defineModel({
  id: 'launch',
  machine: launchMachine,
  inputs: {
    'one host for games': {
      language: 'ES',
      merchantCode: 'vestibulo',
      games: { hosts: ['games.example'], own: 'casino.example' },
      chance: 0.5,
    },
  },
  events: {
    'nobody is signed in': { type: 'account.changed', account: null, username: '' },
    'a member is signed in': { type: 'account.changed', account: 'member', username: 'ana' },
    'a demo account is signed in': { type: 'account.changed', account: 'demo', username: 'demo' },
    'the language changes': { type: 'language.changed', language: 'EN' },
    'the gateway tells its hosts': { type: 'cdns.learned', launch: ['javascript:1', host] },
    'picks a game': { type: 'launch.wanted', target },
    'picks the lobby of a lottery': { type: 'launch.wanted', target: lobby },
    'the page of a game is open': { type: 'game.opened' },
    'goes to another screen': { type: 'screen.changed' },
    'the tab had a game open': { type: 'game.recalled', game: { address, target } },
    'the tab had no game open': { type: 'game.recalled', game: null },
    'the tab had a game of a strange host': {
      type: 'game.recalled',
      game: { address: 'https://evil.example/play', target },
    },
    'tries again': { type: 'launch.retried' },
    'gives up': { type: 'launch.cancelled' },
  },
  fromOutside: [
    'nobody is signed in',
    'a member is signed in',
    'a demo account is signed in',
    'the language changes',
    'the gateway tells its hosts',
    'the page of a game is open',
    'the tab had a game open',
    'the tab had no game open',
    'the tab had a game of a strange host',
  ],
  answers: {
    gameOpening: {
      opened: opened(address),
      'opened on any host': opened('/play?ticket=1'),
      'opened elsewhere': opened('https://evil.example/play'),
      'opened nowhere': opened(''),
      'under maintenance': failed(refusal('GAME_MAINTENANCE')),
      'session over': failed(endedToken),
      'outcome unknown': { ...failed(late), means: 'timeout' },
      broke,
    },
    play: {
      left: { done: { next: 'left' } },
      'wants it opened again': { done: { next: 'again' } },
      broke,
    },
  },
  project: ({ account, username, language, cdns, target: of, address: at, failure }) => ({
    who: account && username,
    spanish: language === 'ES',
    cdns: cdns.length,
    lobby: of?.kind ?? null,
    at: at !== '',
    failure: failure?.kind ?? null,
  }),
  properties: [
    {
      name: 'LAU-01 no game is launched before the person has signed in',
      fault: { 'on/launch.wanted/0/guard': 'addressed' },
      edge: ({ effects, to }) =>
        !effects.started.some(({ id }) => id === 'gameOpening') || to.snapshot.context.account !== null,
    },
    {
      name: 'IFR-01 IFR-02 a frame opens only at an address on the brand’s own list',
      fault: { 'states/answered/always/2/target': 'playing' },
      edge: ({ effects }) =>
        effects.started.every(
          ({ id, input }) => id !== 'play' || (input as { address: string }).address.startsWith(host),
        ),
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
  ],
  examples: launchExamples,
});

const game = standInGame();
const at =
  (...states: readonly string[]) =>
  (snapshot: AnyMachineSnapshot) =>
    states.some((state) => snapshot.matches(state));
const spanish = ({ context }: AnyMachineSnapshot): boolean => context.language === 'ES';
const dialogButton = (scene: Scene, name: string) =>
  refusedDialog(scene).or(openingDialog(scene)).getByRole('button', { name });
const bar = ({ page }: Scene, name: string) => page.getByRole('button', { name, exact: true }).first();

/** Where a visitor signs in: for the first time, or again. */
const entrance = ({ page }: Scene) => ui.loginDialog(page).or(ui.expiredDialog(page));

const self = 'it comes by itself, and the launch is told of it as of something old';
const reload = 'after a reload the machine starts again: the journey of IFR-02 shows it';
const lottery = 'from the pages of lotteries, whose journey shows it';
const defect = 'a child breaks by a defect only';

const answers =
  (game_url: string): PageAction =>
  (scene) =>
    scene.sandbox.release('games.launch', { status: 200, body: { success: true, value: { game_url } } });

/** To another page by the navigation, also when a dialog stands before it, or back from the page of a game. */
async function goElsewhere({ page }: Scene): Promise<void> {
  if (page.url().endsWith('/game')) return void (await page.goBack());
  const name = page.url().endsWith('/promotions') ? 'Inicio' : 'Promociones';
  await page
    .getByRole('navigation', { includeHidden: true })
    .getByRole('link', { name, includeHidden: true })
    .first()
    .dispatchEvent('click');
}

const elsewhere = {
  en: 'after a reload the machine starts again: the journey of IFR-02 shows it',
  es: 'después de recargar, la máquina comienza de nuevo: lo muestra el recorrido de IFR-02',
};

export const launchProof = defineProof(launchModel, {
  browser: {
    companion: game,
    starts: { 'one host for games': (scene) => openHome(scene, game(), null) },
    events: {
      'nobody is signed in': self,
      'a member is signed in': {
        when: at('signingIn'),
        how: (scene) => fillIn(entrance(scene), 'member1'),
      },
      'a demo account is signed in': self,
      // A tour ends with this: the steps after it would be in English. Before a launch nothing listens.
      'the language changes': {
        when: (snapshot) => at('idle')(snapshot) && spanish(snapshot) && snapshot.context.account !== null,
        how: ({ page }) => page.getByRole('combobox', { name: 'Idioma' }).first().selectOption('EN'),
      },
      'the gateway tells its hosts': self,
      'picks a game': {
        when: (snapshot) => at('idle')(snapshot) && spanish(snapshot),
        how: async (scene) => {
          if (scene.page.url().endsWith('/promotions')) await goElsewhere(scene);
          await pickGame(scene);
        },
      },
      'picks the lobby of a lottery': lottery,
      'the page of a game is open': reload,
      'goes to another screen': { when: at('launching', 'playing', 'refused'), how: goElsewhere },
      'the tab had a game open': reload,
      'the tab had no game open': reload,
      'the tab had a game of a strange host': reload,
      'tries again': (scene) => dialogButton(scene, 'Intentar de nuevo').click(),
      'gives up': {
        when: at('launching', 'refused'),
        how: (scene) => dialogButton(scene, 'Cancelar').or(dialogButton(scene, 'Volver')).click(),
      },
    },
    answers: {
      gameOpening: {
        opened: (scene) => scene.sandbox.release('games.launch', game().launched),
        'opened on any host': answers('/play?ticket=1'),
        'opened elsewhere': answers('https://evil.example/play'),
        'opened nowhere': answers(''),
        'under maintenance': ({ sandbox }) =>
          sandbox.release('games.launch', {
            status: 422,
            body: { success: false, code: 'GAME_MAINTENANCE' },
          }),
        'session over': ({ sandbox }) =>
          sandbox.release('games.launch', { status: 401, body: { success: false, code: 'SESSION_ENDED' } }),
        'outcome unknown': outlast('games.launch'),
        broke: defect,
      },
      play: {
        left: (scene) => bar(scene, 'Salir').click(),
        'wants it opened again': (scene) => bar(scene, 'Abrir de nuevo').click(),
        broke: defect,
      },
    },
    shows: {
      answered: passed,
      idle: (scene) => expect(openingDialog(scene).or(refusedDialog(scene))).toHaveCount(0),
      signingIn: (scene) => expect(entrance(scene)).toBeVisible(),
      recalling: reload,
      resuming: reload,
      launching: (scene) => expect(openingDialog(scene)).toBeVisible(),
      playing: ({ page }) => expect(page.getByRole('heading', { name: 'Juego' })).toBeAttached(),
      refused: (scene) => expect(refusedDialog(scene)).toBeVisible(),
    },
    echoes: [
      '(root) · account.changed [0] if samePerson -> (stays)',
      '(root) · account.changed [1] -> idle',
      '(root) · cdns.learned -> (stays)',
      'idle · game.opened -> recalling',
      '(root) · screen.changed -> idle',
    ],
  },
  gaps: {
    wire: {
      'launching · gameOpening error -> refused': 'defect',
      'playing · play error -> idle': 'defect',
    },
    browser: {
      'recalling · game.recalled [0] if good -> resuming': elsewhere,
      'recalling · game.recalled [1] -> idle': elsewhere,
      'resuming · always if confirmed -> launching': elsewhere,
      'launching · gameOpening error -> refused': 'defect',
      'playing · play error -> idle': 'defect',
    },
  },
  openings: [
    resident('launch', { who: 'member1', path: '/game', sent: ['a member is signed in'] }),
    resident('launch'),
  ],
});
