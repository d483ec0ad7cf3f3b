import { expect } from '@playwright/test';
import type { AnyMachineSnapshot } from 'xstate';
import { openHome, openingDialog, pickGame, refusedDialog, standInGame } from '#assurance/browser/game.ts';
import { hold } from '#assurance/browser/scenes.ts';
import { outlast, type PageAction, passed, type Scene } from '#assurance/browser/stage.ts';
import { resident } from '#assurance/scenarios/openings.ts';
import { defineModel } from '#assurance/walk/model.ts';
import { defineProof } from '#assurance/walk/proof.ts';
import type { CallFailure } from '#contract/errors.ts';
import { launchMachine } from '#machines/games/launch.machine.ts';
import { fillIn, ui } from '../../kit/journeys/ui.ts';
import { broke, endedToken, late, refusal } from '../../kit/models/failures.ts';
import { endedSession, standings } from '../../kit/models/play-sessions.ts';
import { launchExamples } from './launch.examples.ts';
import { address, host, launchProperties } from './launch.properties.ts';

const target = { kind: 'game', gameId: 'RNG-1', vassalage: 'TRESCONDOR', nodeId: '12' } as const;
const lobby = { kind: 'lobby', gameCode: 'VN-1', view: 'betting', back: '/vnlottery' } as const;

const opened = (game_url: string) => ({ done: { launched: { game_url }, failure: null } });
const failed = ({ error: { failure } }: { readonly error: CallFailure }) =>
  ({ done: { launched: null, failure }, means: 'error' }) as const;

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
    'a member on a break is here': { type: 'account.changed', account: 'away', username: 'ana' },
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
    'has seen that it is over': { type: 'over.left' },
  },
  fromOutside: [
    'nobody is signed in',
    'a member is signed in',
    'a demo account is signed in',
    'a member on a break is here',
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
      'nothing declared': failed(refusal('PROTECTION_RULE', { rule: 'undeclared', noticeSince: null })),
      'outcome unknown': { ...failed(late), means: 'timeout' },
      broke,
    },
    declare: {
      declares: { done: { declared: true } },
      'gives up declaring': { done: { declared: false } },
      'the sheet broke': broke,
    },
    roundTheGame: {
      left: { done: { next: 'left', session: null } },
      'wants it opened again': { done: { next: 'again', session: null } },
      'its session is over': { done: { next: 'over', session: endedSession } },
      'the round broke': broke,
    },
  },
  project: ({ account, username, language, cdns, target: of, address: at, failure, over, sheet }) => ({
    who: account && username,
    away: account === 'away',
    spanish: language === 'ES',
    cdns: cdns.length,
    lobby: of?.kind ?? null,
    at: at !== '',
    failure: failure?.code ?? failure?.kind ?? null,
    over: over !== null,
    sheet,
  }),
  properties: launchProperties,
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

const declaring = ({ page }: Scene) => page.getByRole('dialog', { name: 'Antes de jugar' });

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
    starts: {
      'one host for games': async (scene) => {
        await hold(scene, 'protection.session');
        await openHome(scene, game(), null);
      },
    },
    events: {
      'nobody is signed in': self,
      'a member is signed in': {
        when: at('signingIn'),
        how: (scene) => fillIn(entrance(scene), 'member1'),
      },
      'a demo account is signed in': self,
      'a member on a break is here': self,
      // A tour ends with this: the steps after it would be in English. Before a launch nothing listens.
      'the language changes': {
        when: (snapshot) => at('idle')(snapshot) && spanish(snapshot) && snapshot.context.account !== null,
        how: ({ page }) => page.getByRole('combobox', { name: 'Idioma' }).first().selectOption('EN'),
      },
      'the gateway tells its hosts': self,
      'picks a game': {
        when: (snapshot) => at('idle')(snapshot) && spanish(snapshot),
        how: async (scene) => {
          if (scene.page.url().endsWith('/game'))
            await scene.page.getByRole('link', { name: 'Ir al inicio' }).click();
          else if (scene.page.url().endsWith('/promotions')) await goElsewhere(scene);
          await pickGame(scene);
        },
      },
      'picks the lobby of a lottery': lottery,
      'the page of a game is open': reload,
      'goes to another screen': { when: at('launching', 'playing', 'refused'), how: goElsewhere },
      'the tab had a game open': reload,
      'the tab had no game open': reload,
      'the tab had a game of a strange host': reload,
      'tries again': (scene) => dialogButton(scene, 'Reintentar').or(bar(scene, 'Nueva sesión')).click(),
      'gives up': {
        when: at('launching', 'refused'),
        how: (scene) => dialogButton(scene, 'Cancelar').or(dialogButton(scene, 'Volver')).click(),
      },
      'has seen that it is over': (scene) => bar(scene, 'Volver').click(),
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
        'nothing declared': async ({ sandbox }) => {
          // The question of the sheet, and of nobody else.
          await sandbox.faults([{ call: 'protection.standing', kind: 'hold' }]);
          await sandbox.release('games.launch', {
            status: 422,
            body: {
              success: false,
              code: 'PROTECTION_RULE',
              value: { rule: 'undeclared', noticeSince: null },
            },
          });
        },
        'outcome unknown': outlast('games.launch'),
        broke: defect,
      },
      declare: {
        declares: async (scene) => {
          const standing = { success: true, value: standings['a session is open'] };
          await scene.sandbox.release('protection.standing', { status: 200, body: standing });
        },
        'gives up declaring': (scene) =>
          declaring(scene).getByRole('button', { name: 'No jugar ahora' }).click(),
        'the sheet broke': defect,
      },
      roundTheGame: {
        left: (scene) => bar(scene, 'Salir').click(),
        'wants it opened again': (scene) => bar(scene, 'Abrir de nuevo').click(),
        'its session is over': async (scene) => {
          const session = { success: true, value: { session: endedSession } };
          await scene.sandbox.release('protection.session', { status: 200, body: session });
        },
        'the round broke': defect,
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
      declaring: (scene) => expect(declaring(scene)).toBeVisible(),
      sessionOver: ({ page }) =>
        expect(page.getByRole('heading', { name: 'Tu sesión de juego terminó' })).toBeVisible(),
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
      'declaring · declare error -> idle': 'defect',
      'playing · roundTheGame error -> idle': 'defect',
    },
    browser: {
      '(root) · launch.wanted [0] if away -> (stays)': {
        en: 'the tours take no break: the journey of a break shows it',
        es: 'los recorridos no toman ningún descanso: lo muestra el recorrido de un descanso',
      },
      'recalling · game.recalled [0] if good -> resuming': elsewhere,
      'recalling · game.recalled [1] -> idle': elsewhere,
      'resuming · always if confirmed -> launching': elsewhere,
      'launching · gameOpening error -> refused': 'defect',
      'declaring · declare error -> idle': 'defect',
      'playing · roundTheGame error -> idle': 'defect',
    },
  },
  openings: [
    resident('launch', { who: 'member1', path: '/game', sent: ['a member is signed in'] }),
    resident('launch'),
  ],
  unmet: { recalling: 'the tab says at once which launch it kept' },
});
