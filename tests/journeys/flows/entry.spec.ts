import { expect } from '@playwright/test';
import { entryModel } from '../../machines/session/entry.model.ts';
import { fillIn, rooms } from '../kit/rooms.ts';
import { play } from './play.ts';
import { hold, open, openDialog } from './scenes.ts';
import type { Scene, Ways } from './stage.ts';

type Given = { readonly status: number; readonly body: unknown };
const given = (value: unknown): Given => ({ status: 200, body: { success: true, value } });
const refused = (status: number, code: string): Given => ({ status, body: { success: false, code } });
const person = (type: number) => given({ id: '1', account: 'ana', nickname: 'Ana', userName: 'ana', type });
const accepted = { token: 'a-token-that-is-made-up', firstTimeLogin: false, passwordExpired: false };

const dialog = ({ page }: Scene) => rooms.loginDialog(page);
const arriving = ({ page }: Scene) => page.getByRole('dialog', { name: 'Ya casi estás dentro' });
const playing = ({ page }: Scene) => rooms.freePlayDialog(page);
const link = (name: string) => (scene: Scene) => dialog(scene).getByRole('link', { name }).click();
const arrive = (answer: Given) => (scene: Scene) => scene.door.release('member.info', answer);

/** Fills in the login dialog; the sandbox says yes, and perhaps that the password must be changed. */
const enter = (more: object) => async (scene: Scene) => {
  await fillIn(dialog(scene), 'ana');
  await scene.door.release('session.login', given({ ...accepted, userName: 'ana', ...more }));
};

const begin = (scene: Scene) => hold(scene, 'session.login', 'session.freePlay', 'member.info');
const unseen = 'what this way shows is not there yet: see the machine of its own';
const early = 'they come by themselves, before or after a dialog opens';
const defect = 'a way in breaks by a defect only';
const none: Ways = { accepted: unseen, closed: unseen, broke: defect };

play({
  model: entryModel,
  starts: {
    'wants to sign in': async (scene) => {
      await begin(scene);
      await openDialog(scene);
    },
    'wants to register': unseen,
    'forgot the password': unseen,
    'wants to play for free': async (scene) => {
      await begin(scene);
      await open(scene);
      await rooms.header(scene.page).getByRole('link', { name: 'Jugar gratis' }).click();
      await expect(playing(scene)).toBeVisible();
    },
  },
  events: { 'the features are learned': early },
  answers: {
    login: {
      accepted: enter({}),
      'must change': enter({ mustChangePassword: true }),
      'wants to register': link('Registrarme'),
      'forgot the password': link('¿Olvidaste tu contraseña?'),
      'wants to play for free': link('Jugar gratis'),
      closed: ({ page }) => page.keyboard.press('Escape'),
      broke: defect,
    },
    registration: { ...none, 'wants to sign in': unseen },
    forgot: none,
    freePlay: {
      accepted: (scene) => scene.door.release('session.freePlay', given({ ...accepted, userName: 'ana' })),
      closed: ({ page }) => page.keyboard.press('Escape'),
      broke: defect,
    },
    arrival: {
      arrived: arrive(person(0)),
      agent: arrive(person(41)),
      demo: arrive(person(4)),
      restricted: arrive(refused(403, 'MUST_CHANGE_PASSWORD')),
      unverified: arrive(refused(403, 'MUST_VERIFY')),
      'turned away': arrive(refused(401, 'SESSION_ENDED')),
      broke: defect,
    },
  },
  shows: {
    signingIn: (scene) => expect(dialog(scene)).toBeVisible(),
    registering: unseen,
    recovering: unseen,
    playing: (scene) => expect(playing(scene)).toBeVisible(),
    arriving: (scene) => expect(arriving(scene)).toBeVisible(),
    ended: async (scene) => {
      await expect(dialog(scene)).toHaveCount(0);
      await expect(arriving(scene)).toHaveCount(0);
    },
  },
  echoes: ['(root) · features.learned -> (stays)', 'signingIn · features.learned -> (stays)'],
  gaps: {
    'registering · features.learned -> (stays)': early,
    'recovering · features.learned -> (stays)': early,
    'playing · features.learned -> (stays)': early,
    'signingIn · login error -> ended': defect,
    'registering · registration done -> deciding': unseen,
    'registering · registration error -> ended': defect,
    'recovering · forgot done -> deciding': unseen,
    'recovering · forgot error -> ended': defect,
    'playing · freePlay error -> ended': defect,
    'arriving · arrival error -> signingIn': defect,
  },
});
