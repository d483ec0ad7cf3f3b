import { expect } from '@playwright/test';
import { play } from '../../flows/browser/play.ts';
import { askAnew, hold, open, timesTold } from '../../flows/browser/scenes.ts';
import { byCall, type Scene } from '../../flows/browser/stage.ts';
import { registerBox, registerButton, registerDialog, typePassword } from '../../kit/journeys/registering.ts';
import { openLogin, ready, rooms } from '../../kit/journeys/rooms.ts';
import { registerModel } from '../../machines/registration/register.model.ts';

const dialog = ({ page }: Scene) => registerDialog(page);
const toLogin = (scene: Scene) => dialog(scene).getByRole('link', { name: 'Iniciar sesión' }).click();
const waitingForIt = (scene: Scene) =>
  expect(dialog(scene).getByText('Preparando el formulario…')).toBeAttached();
const close = ({ page }: Scene) => page.keyboard.press('Escape');

const early = 'told before a link can be clicked';
const invitation = 'the world tells of it by itself, as soon as the dialog opens';
const defect = 'the form breaks by a defect only';

const whole = ['registration.settings', 'registration.register', 'member.info'] as const;

/** Opens the dialog by its address, before the gateway has said what is switched on. */
async function openEarly(scene: Scene): Promise<void> {
  await hold(scene, 'system.status', ...whole);
  await scene.page.goto('/register');
  await ready(scene.page);
  await expect(dialog(scene)).toBeVisible();
}

/** The gateway says for the first time, or anew, whether anybody may register. */
const turn = (on: boolean) => async (scene: Scene) => {
  const { door } = scene;
  const learned = () => timesTold(scene, 'register', 'features.learned');
  const before = await learned();
  await door.setConfig({ whitelabel: { DIRECTREG: on } });
  const asked = async () => (await door.waiting()).includes('system.status');
  if (!(await asked())) await askAnew(scene);
  // One that waits may be a call that the page has given up meanwhile: then another follows.
  const answered = async () => {
    if (await asked()) await door.release('system.status');
    return learned();
  };
  await expect.poll(answered, { message: 'the gateway’s word is heard' }).toBeGreaterThan(before);
};

const accepted = { token: 'a-token-that-is-made-up', firstTimeLogin: true, passwordExpired: false };

play({
  model: registerModel,
  starts: {
    'before the gateway’s first word': openEarly,
    'registration on': async (scene) => {
      await hold(scene, ...whole);
      await open(scene);
      // What is switched on has been learned by then.
      await expect(rooms.header(scene.page).getByText('Jugar gratis')).toBeVisible();
      await hold(scene, 'system.status');
      const login = await openLogin(scene.page);
      await login.getByRole('link', { name: 'Registrarme' }).click();
      await expect(dialog(scene)).toBeVisible();
    },
    'registration off': early,
  },
  events: {
    'registration is switched on': turn(true),
    'registration is switched off': turn(false),
    'the world tells of an invitation': invitation,
    'asks for the rules again': (scene) => dialog(scene).getByRole('button', { name: 'Reintentar' }).click(),
    'wants to sign in': {
      when: (snapshot) => snapshot.matches({ opening: 'unlearned' }),
      how: toLogin,
    },
    closes: { when: (snapshot) => snapshot.matches('opening'), how: close },
  },
  answers: {
    learnRules: byCall('registration.settings', registerModel.answers?.learnRules),
    registerForm: {
      registered: async (scene) => {
        await registerBox(dialog(scene), 'Usuario').fill('anabel');
        await typePassword(dialog(scene));
        await registerButton(dialog(scene)).click();
        const value = { ...accepted, userName: 'anabel' };
        await scene.door.release('registration.register', { status: 200, body: { success: true, value } });
      },
      'to the login': toLogin,
      closed: close,
      broke: defect,
    },
  },
  shows: {
    'opening.waiting': waitingForIt,
    // When nothing was heard for so long, the page that says so replaces the dialog.
    'opening.shut': ({ page }) =>
      expect(
        page.getByText(/El registro no está abierto|No podemos abrir las puertas/).first(),
      ).toBeVisible(),
    'opening.learning': waitingForIt,
    'opening.unlearned': (scene) => expect(dialog(scene).getByRole('alert')).toBeVisible(),
    filling: (scene) => expect(registerButton(dialog(scene))).toBeVisible(),
    ended: (scene) => expect(dialog(scene)).toHaveCount(0),
  },
  echoes: ['(root) · invitation.told -> (stays)'],
});
