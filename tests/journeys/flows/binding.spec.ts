import { expect } from '@playwright/test';
import type { AnyMachineSnapshot } from 'xstate';
import { play } from '../../flows/browser/play.ts';
import { hold, holdNext, openSection } from '../../flows/browser/scenes.ts';
import { byCall, type Scene } from '../../flows/browser/stage.ts';
import { centre } from '../../kit/journeys/centre.ts';
import { password } from '../../kit/journeys/rooms.ts';
import { bindingModel } from '../../machines/member/binding.model.ts';

const submit = ({ page }: Scene) => centre.region(page).getByRole('button', { name: /^Vincular/ });
const code = ({ page }: Scene) => centre.region(page).getByLabel(/^Código por/);

const unsure = ({ page }: Scene) =>
  centre.region(page).getByRole('status').filter({ hasText: 'No sabemos si se hizo' });

/** The country that is shown counts as picked with the first use of the number: it is picked before. */
const settled = ({ context }: AnyMachineSnapshot) => context.kind === 'email' || context.dialing.code !== '';
const target = (text: string) => ({
  when: settled,
  how: async ({ page }: Scene) => {
    const number = centre.field(page, 'Número de celular');
    await number.or(centre.field(page, 'Correo')).fill(text);
  },
});
const begin = (section: 'mobile' | 'email') => async (scene: Scene) => {
  await hold(scene, 'member.bind', 'member.sendBindingCode');
  await openSection(scene, section);
};

play({
  model: bindingModel,
  starts: { 'a number': begin('mobile'), 'an address': begin('email') },
  events: {
    'types a number': target('961234568'),
    'types an address': target('ana@casa.example'),
    'picks a country': {
      when: ({ context }) => context.kind === 'mobile' && context.dialing.code === '',
      how: ({ page }) => centre.field(page, 'País').selectOption({ label: 'Chile (+56)' }),
    },
    'asks for a code': {
      when: settled,
      how: async (scene) => {
        await centre.button(scene.page, 'Enviar código').click();
        const wrong = centre.region(scene.page).locator('[aria-invalid]');
        const sent = async () => (await scene.door.waiting()).includes('member.sendBindingCode');
        await expect.poll(async () => (await sent()) || (await wrong.count()) > 0).toBe(true);
        if (!(await sent())) return;
        // No minutes to wait: a tour asks more than once.
        const value = { expiredMinutes: 0 };
        await scene.door.release('member.sendBindingCode', { status: 200, body: { success: true, value } });
      },
    },
    'types the code': (scene) => code(scene).fill('123456'),
    'types the sign-in password': ({ page }) => centre.field(page, 'Contraseña de acceso').fill(password),
    submits: (scene) => submit(scene).click(),
    'submits beside one that looks alike':
      'the number of who plays the tour looks like no other: the wire shows it',
    'asks whether it was bound': async (scene) => {
      await holdNext(scene, 'member.profile');
      await centre.button(scene.page, 'Preguntar ahora').click();
    },
    'wants the form back': ({ page }) => centre.button(page, 'Volver al formulario').click(),
  },
  answers: {
    profile: byCall('member.profile', bindingModel.answers?.profile),
    bind: {
      ...byCall('member.bind', bindingModel.answers?.bind),
      'session over': 'a token that is refused opens the login over the form: the journey of SES-03 shows it',
    },
  },
  shows: {
    'form.notDone': ({ page }) =>
      expect(centre.region(page).getByText('No consta que se hiciera.')).toBeVisible(),
    unsure: (scene) => expect(unsure(scene).getByRole('button', { name: 'Preguntar ahora' })).toBeEnabled(),
    looking: (scene) => expect(unsure(scene).getByRole('button', { name: 'Preguntar ahora' })).toBeDisabled(),
    'form.editing': (scene) => expect(code(scene)).toBeEditable(),
    'form.refused': ({ page }) => expect(centre.alert(page)).toBeVisible(),
    submitting: (scene) => expect(submit(scene)).toBeDisabled(),
    bound: ({ page }) => expect(centre.done(page, 'quedó vinculado')).toBeVisible(),
  },
});
