import { expect } from '@playwright/test';
import { play } from '../../flows/browser/play.ts';
import { hold, openSection } from '../../flows/browser/scenes.ts';
import { byCall, type Scene } from '../../flows/browser/stage.ts';
import { centre } from '../../kit/journeys/centre.ts';
import { profileModel } from '../../machines/member/profile.model.ts';

const field = ({ page }: Scene, name: string) => centre.field(page, name);
const save = ({ page }: Scene) => centre.button(page, 'Guardar');

play({
  model: profileModel,
  starts: {
    'at eighteen years': async (scene) => {
      await hold(scene, 'member.profile', 'member.saveProfile');
      await openSection(scene, 'profile');
    },
  },
  events: {
    'types a nickname': (scene) => field(scene, 'Apodo').fill('Anita'),
    'empties the nickname': (scene) => field(scene, 'Apodo').fill(' '),
    'types a real name': {
      when: ({ context }) => !context.nameKnown,
      how: (scene) => field(scene, 'Nombre real').fill('Ana Ruiz'),
    },
    'types a birthday that no calendar has': 'the field for a day lets nobody type one that no calendar has',
    'types a birthday': (scene) => field(scene, 'Fecha de nacimiento').fill('1990-02-28'),
    submits: (scene) => save(scene).click(),
    'clicks retry': (scene) => centre.button(scene.page, 'Reintentar').click(),
  },
  answers: {
    readProfile: byCall('member.profile', profileModel.answers?.readProfile),
    saveProfile: {
      ...byCall('member.saveProfile', profileModel.answers?.saveProfile),
      'session over': 'a token that is refused opens the login over the form: the journey of SES-03 shows it',
    },
  },
  shows: {
    loading: ({ page }) => expect(centre.region(page).getByText('Cargando tus datos…')).toBeAttached(),
    unknown: ({ page }) =>
      expect(page.getByRole('heading', { name: 'No pudimos cargar tus datos' })).toBeVisible(),
    'form.editing': (scene) => expect(field(scene, 'Apodo')).toBeEditable(),
    'form.saved': ({ page }) => expect(centre.done(page, 'Tus datos quedaron guardados.')).toBeVisible(),
    'form.refused': ({ page }) => expect(centre.alert(page)).toBeVisible(),
    saving: (scene) => expect(save(scene)).toBeDisabled(),
  },
});
