import { expect } from '@playwright/test';
import { play } from '../../flows/browser/play.ts';
import { hold, keepMadeUpToken, learn, open, openDialog } from '../../flows/browser/scenes.ts';
import type { Scene } from '../../flows/browser/stage.ts';
import { fillIn, rooms } from '../../kit/journeys/rooms.ts';
import { entryModel } from '../../machines/session/entry.model.ts';

type Given = { readonly status: number; readonly body: unknown };
const given = (value: unknown): Given => ({ status: 200, body: { success: true, value } });
const refused = (status: number, code: string): Given => ({ status, body: { success: false, code } });
const restricted = (code: string): Given => ({
  status: 403,
  body: { success: false, code, value: { account: 'ana' } },
});
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

const registering = ({ page }: Scene) => page.getByRole('dialog', { name: 'Crear cuenta' });
const recovering = ({ page }: Scene) => rooms.forgotDialog(page);
const fresh = 'Otra-Clave-2026!';

/** Fills in the registration dialog; the sandbox makes the account. */
async function register(scene: Scene): Promise<void> {
  const field = (name: string) => registering(scene).getByRole('textbox', { name });
  await field('Usuario').fill('anabel');
  await field('Nombre real').fill('Ana Ruiz');
  for (const secret of ['Contraseña', 'Repite la contraseña']) {
    await registering(scene).getByLabel(secret, { exact: true }).fill(fresh);
  }
  await registering(scene).getByRole('button', { name: 'Crear cuenta' }).click();
  await scene.door.release('registration.register', given({ ...accepted, userName: 'ana' }));
}

/** Proves by a number whose account it is; the sandbox takes the new password, and whoever set it is in. */
async function recover(scene: Scene): Promise<void> {
  const field = (name: string) => recovering(scene).getByLabel(name, { exact: true });
  await recovering(scene).getByRole('tab', { name: 'Celular' }).click();
  // The countries are fetched with the tab; a number is sent with one of them.
  await recovering(scene).getByRole('combobox', { name: 'País' }).selectOption('PE');
  await field('Número de celular').fill('987654321');
  await field('Código por SMS').fill('123456');
  await field('Contraseña nueva').fill(fresh);
  await field('Repite la contraseña nueva').fill(fresh);
  await recovering(scene).getByRole('button', { name: 'Cambiar contraseña y entrar' }).click();
  await scene.door.release('password.resetByPhone', given({ ...accepted, userName: 'ana' }));
}

const close = ({ page }: Scene) => page.keyboard.press('Escape');
const begin = async (scene: Scene) => {
  await hold(scene, 'session.login', 'session.freePlay', 'member.info');
  await hold(scene, 'registration.register', 'password.resetByPhone');
  // Turned away with their token, people would be asked to sign in again, which is the same chart from its start.
  await hold(scene, 'session.life', 'notices.unread', 'notices.announcements');
  await keepMadeUpToken(scene);
};
const defect = 'a way in breaks by a defect only';

play({
  model: entryModel,
  starts: {
    'wants to sign in': async (scene) => {
      await begin(scene);
      await openDialog(scene);
    },
    'wants to register': async (scene) => {
      await begin(scene);
      await open(scene);
      // What is switched on has been learned by then.
      await expect(rooms.header(scene.page).getByText('Jugar gratis')).toBeVisible();
      await rooms.header(scene.page).getByRole('link', { name: 'Registrarme' }).click();
      await expect(registering(scene)).toBeVisible();
    },
    'forgot the password':
      'opened by its address, what is switched on comes while it is open: it is walked to from the login dialog',
    'wants to play for free': async (scene) => {
      await begin(scene);
      await open(scene);
      await rooms.header(scene.page).getByRole('link', { name: 'Jugar gratis' }).click();
      await expect(playing(scene)).toBeVisible();
    },
  },
  events: { 'the features are learned': (scene) => learn(scene, {}) },
  answers: {
    login: {
      accepted: enter({}),
      'must change': enter({ mustChangePassword: true }),
      'wants to register': link('Registrarme'),
      'forgot the password': link('¿Olvidaste tu contraseña?'),
      'wants to play for free': link('Jugar gratis'),
      closed: close,
      broke: defect,
    },
    registration: {
      accepted: register,
      'wants to sign in': (scene) => registering(scene).getByRole('link', { name: 'Iniciar sesión' }).click(),
      closed: close,
      broke: defect,
    },
    forgot: { accepted: recover, closed: close, broke: defect },
    freePlay: {
      accepted: (scene) => scene.door.release('session.freePlay', given({ ...accepted, userName: 'ana' })),
      closed: close,
      broke: defect,
    },
    arrival: {
      arrived: arrive(person(0)),
      agent: arrive(person(41)),
      demo: arrive(person(4)),
      restricted: arrive(restricted('MUST_CHANGE_PASSWORD')),
      'restricted, and not said who': arrive(refused(403, 'MUST_CHANGE_PASSWORD')),
      unverified: arrive(restricted('MUST_VERIFY')),
      'given up': async (scene) => {
        await scene.door.release('member.info', {
          status: 200,
          body: { success: true, value: 'no answer of sense' },
        });
        await arriving(scene).getByRole('button', { name: 'Salir' }).click();
      },
      'turned away': arrive(refused(401, 'SESSION_ENDED')),
      broke: defect,
    },
  },
  shows: {
    signingIn: (scene) => expect(dialog(scene)).toBeVisible(),
    registering: (scene) => expect(registering(scene)).toBeVisible(),
    recovering: (scene) => expect(recovering(scene)).toBeVisible(),
    playing: (scene) => expect(playing(scene)).toBeVisible(),
    arriving: (scene) => expect(arriving(scene)).toBeVisible(),
    ended: async (scene) => {
      await expect(dialog(scene)).toHaveCount(0);
      await expect(arriving(scene)).toHaveCount(0);
    },
  },
  // Told anew whenever the page asks, and by itself now and then.
  echoes: [
    '(root) · features.learned -> (stays)',
    'signingIn · features.learned -> (stays)',
    'registering · features.learned -> (stays)',
    'recovering · features.learned -> (stays)',
    'playing · features.learned -> (stays)',
  ],
});
