import { expect } from '@playwright/test';
import type { AnyMachineSnapshot } from 'xstate';
import { openHome, openingDialog, pickGame, refusedDialog, standInGame } from '../../flows/browser/game.ts';
import { play } from '../../flows/browser/play.ts';
import type { Deed, Scene } from '../../flows/browser/stage.ts';
import { fillIn, rooms } from '../../kit/journeys/rooms.ts';
import { launchModel } from '../../machines/games/launch.model.ts';

const game = standInGame();
const at =
  (...states: readonly string[]) =>
  (snapshot: AnyMachineSnapshot) =>
    states.some((state) => snapshot.matches(state));
const spanish = ({ context }: AnyMachineSnapshot): boolean => context.language === 'ES';
const dialogButton = (scene: Scene, name: string) =>
  refusedDialog(scene).or(openingDialog(scene)).getByRole('button', { name });
const bar = ({ page }: Scene, name: string) => page.getByRole('button', { name, exact: true }).first();

/** Where one signs in: for the first time, or again. */
const entrance = ({ page }: Scene) => rooms.loginDialog(page).or(rooms.expiredDialog(page));

const self = 'it comes by itself, and the launch is told of it as of something old';
const reload = 'after a reload the machine begins anew: the journey of IFR-02 shows it';
const lottery = 'from the pages of lotteries, whose journey shows it';
const defect = 'a child breaks by a defect only';

const answers =
  (game_url: string): Deed =>
  (scene) =>
    scene.door.release('games.launch', { status: 200, body: { success: true, value: { game_url } } });

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

play({
  model: launchModel,
  starts: { 'one host for games': (scene) => openHome(scene, game(), null) },
  events: {
    'nobody is signed in': self,
    'a member is signed in': {
      when: at('signingIn'),
      how: (scene) => fillIn(entrance(scene), 'member1'),
    },
    'a demo account is signed in': self,
    // With this a tour ends: what comes after it would be said in English. Before somebody launched, nobody listens.
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
    opening: {
      opened: (scene) => scene.door.release('games.launch', game().launched),
      'opened on any host': answers('/play?ticket=1'),
      'opened elsewhere': answers('https://evil.example/play'),
      'opened nowhere': answers(''),
      'under maintenance': ({ door }) =>
        door.release('games.launch', { status: 422, body: { success: false, code: 'GAME_MAINTENANCE' } }),
      'session over': ({ door }) =>
        door.release('games.launch', { status: 401, body: { success: false, code: 'SESSION_ENDED' } }),
      'not heard of': 'the time-out of a call is real time: it is shown over the wire',
      broke: defect,
    },
    play: {
      left: (scene) => bar(scene, 'Salir').click(),
      'wants it anew': (scene) => bar(scene, 'Abrir de nuevo').click(),
      broke: defect,
    },
  },
  shows: {
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
});
