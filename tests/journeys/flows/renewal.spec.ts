import { expect } from '@playwright/test';
import { play } from '../../flows/browser/play.ts';
import { hold } from '../../flows/browser/scenes.ts';
import { byCall, type Scene } from '../../flows/browser/stage.ts';
import { ready, rooms } from '../../kit/journeys/rooms.ts';
import { renewalModel } from '../../machines/password/renewal.model.ts';

const form = ({ page }: Scene) => rooms.renewalDialog(page);
const renewed = ({ page }: Scene) => page.getByRole('dialog', { name: 'Contraseña guardada' });
const expired = ({ page }: Scene) => page.getByRole('dialog', { name: 'El enlace ya no sirve' });
const unsure = ({ page }: Scene) => page.getByRole('dialog', { name: 'No sabemos si se hizo' });
const box = (scene: Scene, name: string) => form(scene).getByLabel(name, { exact: true });
const submit = (scene: Scene) => form(scene).getByRole('button', { name: 'Guardar contraseña' });
const fresh = 'Otra-Clave-2026!';

play({
  model: renewalModel,
  starts: {
    'opened the link': async (scene) => {
      await hold(scene, 'password.ticket', 'password.rule', 'password.resetByTicket');
      await scene.page.goto('/forgot#ticket=planted');
      await ready(scene.page);
      await expect(form(scene)).toBeVisible();
    },
  },
  events: {
    'types a password': (scene) => box(scene, 'Contraseña nueva').fill(fresh),
    'types another one': (scene) => box(scene, 'Repite la contraseña nueva').fill('Y-Otra-Mas-2026!'),
    'repeats it': (scene) => box(scene, 'Repite la contraseña nueva').fill(fresh),
    submits: (scene) => submit(scene).click(),
    'wants to sign in': {
      when: (snapshot) => snapshot.matches('renewed') || snapshot.matches('unsure'),
      how: (scene) =>
        renewed(scene).or(unsure(scene)).getByRole('button', { name: 'Iniciar sesión' }).click(),
    },
    'wants the form back': (scene) =>
      unsure(scene).getByRole('button', { name: 'Volver al formulario' }).click(),
    'wants another link': {
      when: (snapshot) => snapshot.matches('expired'),
      how: (scene) => expired(scene).getByRole('button', { name: 'Pedir otro enlace' }).click(),
    },
    closes: ({ page }) => page.keyboard.press('Escape'),
  },
  answers: {
    lookUp: byCall('password.ticket', renewalModel.answers?.lookUp),
    learnRule: byCall('password.rule', renewalModel.answers?.learnRule),
    setPassword: byCall('password.resetByTicket', renewalModel.answers?.setPassword),
  },
  shows: {
    lookingUp: async (scene) => {
      await expect(form(scene)).toContainText('Comprobando el enlace');
      await expect(submit(scene)).toHaveCount(0);
    },
    learning: (scene) => expect(form(scene)).toBeVisible(),
    'form.editing': (scene) => expect(box(scene, 'Contraseña nueva')).toBeEditable(),
    'form.refused': (scene) => expect(form(scene).getByRole('alert')).toBeVisible(),
    submitting: (scene) => expect(submit(scene)).toHaveAttribute('aria-busy', 'true'),
    unsure: (scene) => expect(unsure(scene)).toContainText('Puede que tu contraseña nueva ya valga'),
    renewed: (scene) => expect(renewed(scene)).toBeVisible(),
    expired: (scene) => expect(expired(scene)).toBeVisible(),
    ended: async (scene) => {
      await expect(form(scene)).toHaveCount(0);
      await expect(renewed(scene)).toHaveCount(0);
      await expect(unsure(scene)).toHaveCount(0);
      await expect(expired(scene)).toHaveCount(0);
    },
  },
});
