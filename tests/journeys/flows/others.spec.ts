import { expect } from '@playwright/test';
import { play } from '../../flows/browser/play.ts';
import { hold, openSection } from '../../flows/browser/scenes.ts';
import { byCall, type Scene } from '../../flows/browser/stage.ts';
import { centre } from '../../kit/journeys/centre.ts';
import { othersModel } from '../../machines/member/others.model.ts';

const end = ({ page }: Scene) =>
  page.getByRole('button', { name: 'Cerrar las demás sesiones', includeHidden: true });
const question = ({ page }: Scene) => page.getByRole('dialog', { name: '¿Cerrar las demás sesiones?' });

play({
  model: othersModel,
  starts: {
    start: async (scene) => {
      await hold(scene, 'member.endOthers');
      await openSection(scene, 'signIns');
    },
  },
  events: {
    'wants to end the others': (scene) => end(scene).click(),
    confirms: (scene) => question(scene).getByRole('button', { name: 'Sí, cerrarlas' }).click(),
    cancels: (scene) => question(scene).getByRole('button', { name: 'Cancelar' }).click(),
  },
  answers: { endOthers: byCall('member.endOthers', othersModel.answers?.endOthers) },
  shows: {
    'watching.untouched': (scene) => expect(end(scene)).toBeEnabled(),
    'watching.ended': ({ page }) => expect(centre.done(page, 'Se cerraron 2 sesiones.')).toBeVisible(),
    'watching.refused': ({ page }) => expect(centre.alert(page)).toBeVisible(),
    sure: (scene) => expect(question(scene)).toBeVisible(),
    ending: (scene) => expect(end(scene)).toBeDisabled(),
  },
});
