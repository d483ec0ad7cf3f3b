import { expect } from '@playwright/test';
import { play } from '../../flows/browser/play.ts';
import { hold, openSection } from '../../flows/browser/scenes.ts';
import { byCall, type Scene } from '../../flows/browser/stage.ts';
import { centre } from '../../kit/journeys/centre.ts';
import { password } from '../../kit/journeys/rooms.ts';
import { withdrawPasswordModel } from '../../machines/member/withdraw-password.model.ts';

const submit = ({ page }: Scene) => centre.button(page, 'Guardar los seis dígitos');

const unsure = ({ page }: Scene) =>
  centre.region(page).getByRole('status').filter({ hasText: 'No sabemos si se hizo' });

play({
  model: withdrawPasswordModel,
  starts: {
    start: async (scene) => {
      await hold(scene, 'member.setWithdrawPassword');
      await openSection(scene, 'withdrawPassword');
    },
  },
  events: {
    'types the sign-in password': ({ page }) => centre.field(page, 'Contraseña de acceso').fill(password),
    'types new digits': ({ page }) => centre.field(page, 'Seis dígitos nuevos').fill('802461'),
    'types the new digits again': ({ page }) => centre.field(page, 'Repite los seis dígitos').fill('802461'),
    submits: (scene) => submit(scene).click(),
    'wants the form back': ({ page }) => centre.button(page, 'Volver al formulario').click(),
  },
  answers: {
    setPassword: {
      ...byCall('member.setWithdrawPassword', withdrawPasswordModel.answers?.setPassword),
      'session over': 'a token that is refused opens the login over the form: the journey of SES-03 shows it',
    },
  },
  shows: {
    unsure: (scene) => expect(unsure(scene)).toContainText('Guárdalos otra vez'),
    'form.editing': ({ page }) => expect(centre.field(page, 'Seis dígitos nuevos')).toBeEditable(),
    'form.refused': ({ page }) => expect(centre.alert(page)).toBeVisible(),
    submitting: (scene) => expect(submit(scene)).toBeDisabled(),
    set: ({ page }) => expect(centre.done(page, 'Tu contraseña de retiro quedó guardada.')).toBeVisible(),
  },
});
