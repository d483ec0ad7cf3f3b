import { expect } from '@playwright/test';
import { registerModel } from '../../machines/registration/register.model.ts';
import { registerBox, registerButton, registerDialog, typePassword } from '../kit/registering.ts';
import { openLogin, rooms } from '../kit/rooms.ts';
import { play } from './play.ts';
import { hold, open } from './scenes.ts';
import { byCall, type Scene } from './stage.ts';

const dialog = ({ page }: Scene) => registerDialog(page);
const toLogin = (scene: Scene) => dialog(scene).getByRole('link', { name: 'Iniciar sesión' }).click();
const close = ({ page }: Scene) => page.keyboard.press('Escape');

const early = 'the gateway’s first word has come by the time a link can be clicked: REG-08 opens the address';
const features = 'the gateway tells its features in its own time';
const invitation = 'the world tells of it by itself, as soon as the dialog opens';
const defect = 'the form breaks by a defect only';

const accepted = { token: 'a-token-that-is-made-up', firstTimeLogin: true, passwordExpired: false };

play({
  model: registerModel,
  starts: {
    'before the gateway’s first word': early,
    'registration on': async (scene) => {
      await hold(scene, 'registration.settings', 'registration.register', 'member.info');
      await open(scene);
      // What is switched on has been learned by then.
      await expect(rooms.header(scene.page).getByText('Jugar gratis')).toBeVisible();
      const login = await openLogin(scene.page);
      await login.getByRole('link', { name: 'Registrarme' }).click();
      await expect(dialog(scene)).toBeVisible();
    },
    'registration off': early,
  },
  events: {
    'registration is switched on': features,
    'registration is switched off': features,
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
    'opening.waiting': features,
    'opening.shut': features,
    'opening.learning': (scene) =>
      expect(dialog(scene).getByText('Preparando el formulario…')).toBeAttached(),
    'opening.unlearned': (scene) => expect(dialog(scene).getByRole('alert')).toBeVisible(),
    filling: (scene) => expect(registerButton(dialog(scene))).toBeVisible(),
    ended: (scene) => expect(dialog(scene)).toHaveCount(0),
  },
  echoes: ['(root) · invitation.told -> (stays)'],
  gaps: {
    '(root) · features.learned -> (stays)': features,
    'opening.waiting · after patience -> opening.shut': early,
    'opening.waiting · always [1] if known -> opening.shut': early,
    'opening.shut · always if open -> opening.learning': early,
    'opening.learning · learnRules done [1] -> opening.shut': features,
    'filling · features.learned -> (stays)': features,
    'filling · registerForm error -> opening.unlearned': defect,
  },
});
