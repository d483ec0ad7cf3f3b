import { expect } from '@playwright/test';
import { play } from '../../flows/browser/play.ts';
import { freeze, hold, open } from '../../flows/browser/scenes.ts';
import { byCall, type Scene } from '../../flows/browser/stage.ts';
import { rooms } from '../../kit/journeys/rooms.ts';
import { addressModel } from '../../machines/verification/address.model.ts';

const dialog = ({ page }: Scene) => rooms.addressDialog(page);
const press = (scene: Scene, name: string) => dialog(scene).getByRole('button', { name }).click();
const unsure = (scene: Scene) =>
  dialog(scene).getByRole('status').filter({ hasText: 'No sabemos si se hizo' });
const field = (scene: Scene) => dialog(scene).getByRole('textbox');

play({
  model: addressModel,
  starts: {
    'a new address': async (scene) => {
      const token = await scene.door.tokenOf('newip1');
      await hold(scene, 'verification.addressWays', 'verification.addressAnswer');
      await scene.page.addInitScript((kept) => sessionStorage.setItem('token', kept), token);
      await open(scene);
      await expect(dialog(scene)).toBeVisible();
      // The sandbox knows of no answer that a tour made up: who is in after it is not asked to an end.
      await hold(scene, 'member.info');
      await freeze(scene);
    },
  },
  events: {
    'asks again': (scene) => press(scene, 'Reintentar'),
    'picks the mobile number': (scene) => press(scene, 'Código por SMS'),
    'picks the e-mail address': (scene) => press(scene, 'Código por correo'),
    'picks the bank account': (scene) => press(scene, 'Titular de tu cuenta bancaria'),
    'picks the authenticator': (scene) => press(scene, 'Aplicación de autenticación'),
    'picks another way': (scene) => press(scene, 'Elegir otra forma'),
    types: (scene) => field(scene).fill('Irene Secreta'),
    'empties the field': (scene) => field(scene).fill(' '),
    'asks for a code': {
      when: ({ context }) => context.way === 'mobile' || context.way === 'email',
      how: (scene) =>
        dialog(scene)
          .getByRole('button', { name: /Enviar código|Enviando|Espera/ })
          .dispatchEvent('click'),
    },
    submits: (scene) => press(scene, 'Confirmar'),
    'asks whether it is verified': (scene) => press(scene, 'Preguntar ahora'),
  },
  answers: {
    learnWays: byCall('verification.addressWays', addressModel.answers?.learnWays),
    memberInfo: byCall('member.info', addressModel.answers?.memberInfo),
    sendAnswer: byCall('verification.addressAnswer', addressModel.answers?.sendAnswer),
  },
  shows: {
    'answering.notDone': (scene) =>
      expect(dialog(scene).getByText('No consta que se hiciera.')).toBeVisible(),
    'unsure.asking': (scene) => expect(unsure(scene)).toContainText('Preguntamos si ya'),
    'unsure.told': (scene) => expect(unsure(scene)).toContainText('vuelve a iniciar sesión'),
    loading: (scene) => expect(dialog(scene).getByText('Buscando las formas')).toBeAttached(),
    failed: (scene) => expect(dialog(scene).getByRole('alert')).toContainText('Seguimos intentando'),
    without: (scene) => expect(dialog(scene).getByRole('alert')).toContainText('atención al cliente'),
    choosing: (scene) => expect(dialog(scene).getByRole('list')).toBeVisible(),
    'answering.editing': (scene) => expect(field(scene)).toBeEditable(),
    'answering.refused': (scene) => expect(dialog(scene).getByRole('alert')).toBeVisible(),
    submitting: (scene) => expect(dialog(scene).getByRole('button', { name: 'Confirmar' })).toBeDisabled(),
    verified: (scene) => expect(dialog(scene)).toBeHidden(),
  },
});
