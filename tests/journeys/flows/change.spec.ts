import { expect } from '@playwright/test';
import type { AnyMachineSnapshot } from 'xstate';
import { play } from '../../flows/browser/play.ts';
import { hold, open, openSection } from '../../flows/browser/scenes.ts';
import { byCall, type Scene } from '../../flows/browser/stage.ts';
import { centre } from '../../kit/journeys/centre.ts';
import { password, rooms } from '../../kit/journeys/rooms.ts';
import { changeModel } from '../../machines/password/change.model.ts';

/** By force it is a dialog, by wish a page of the security centre. */
const dialog = ({ page }: Scene) => rooms.changeDialog(page).or(centre.region(page));
const field = (scene: Scene, name: string) => dialog(scene).getByLabel(name, { exact: true });
const visible = (scene: Scene) => expect(dialog(scene)).toBeVisible();
const fresh = 'Otra-Clave-2026!';
const atOnce =
  'who has just signed in is given it before a tour begins: the journeys of a forced change show it';
const unsure = (scene: Scene) =>
  dialog(scene).getByRole('status').filter({ hasText: 'No sabemos si se hizo' });
const told = (snapshot: AnyMachineSnapshot) => snapshot.matches({ unsure: 'told' });
const later = 'a change by wish is a page of the security centre: it is left, and nothing is closed';

/** The sandbox knows of no change that a tour made up: who is in after it is not asked to an end. */
const stayAtTheDoor = (scene: Scene) => hold(scene, 'member.info');

play({
  model: changeModel,
  starts: {
    'by force': async (scene) => {
      await hold(scene, 'password.rule', 'password.change');
      await scene.page.addInitScript(
        (token) => sessionStorage.setItem('token', token),
        await scene.door.tokenOf('default1'),
      );
      await open(scene);
      await visible(scene);
      await stayAtTheDoor(scene);
    },
    'by wish': async (scene) => {
      await hold(scene, 'password.rule', 'password.change');
      await openSection(scene, 'password');
    },
  },
  events: {
    'the keeper hands the old password over': atOnce,
    'its five minutes are over': atOnce,
    'types the old password': {
      when: ({ context }) => !context.holding,
      how: (scene) => field(scene, 'Contraseña actual').fill(password),
    },
    'types a new password': (scene) => field(scene, 'Contraseña nueva').fill(fresh),
    'confirms the new password': (scene) => field(scene, 'Repite la contraseña nueva').fill(fresh),
    submits: (scene) => dialog(scene).getByRole('button', { name: 'Guardar contraseña' }).click(),
    'asks whether it was changed': {
      when: (snapshot) => told(snapshot) && snapshot.context.forced,
      how: (scene) => unsure(scene).getByRole('button', { name: 'Preguntar ahora' }).click(),
    },
    'wants the form back': {
      when: (snapshot) => told(snapshot) && !snapshot.context.forced,
      how: (scene) => unsure(scene).getByRole('button', { name: 'Volver al formulario' }).click(),
    },
    closes: later,
  },
  // Elsewhere a call is under way, which would not wait so long.
  waits: (snapshot) => snapshot.matches('form'),
  answers: {
    learnRule: byCall('password.rule', changeModel.answers?.learnRule),
    changePassword: byCall('password.change', changeModel.answers?.changePassword),
    memberInfo: byCall('member.info', changeModel.answers?.memberInfo),
  },
  shows: {
    learning: visible,
    'form.editing': (scene) => expect(field(scene, 'Contraseña nueva')).toBeEditable(),
    'form.refused': (scene) => expect(dialog(scene).getByRole('alert')).toBeVisible(),
    'form.notDone': (scene) => expect(dialog(scene).getByText('No quedó cambiada.')).toBeVisible(),
    'unsure.asking': (scene) => expect(unsure(scene)).toContainText('Preguntamos si tu contraseña'),
    'unsure.told': (scene) => expect(unsure(scene)).toContainText('Puede que tu contraseña nueva ya valga'),
    submitting: (scene) =>
      expect(dialog(scene).getByRole('button', { name: 'Guardar contraseña' })).toBeDisabled(),
    changed: ({ page }) =>
      expect(
        rooms.changeDialog(page).or(centre.region(page).getByRole('button', { name: 'Guardar contraseña' })),
      ).toBeHidden(),
  },
});
