import { expect } from '@playwright/test';
import type { AnyMachineSnapshot } from 'xstate';
import { play } from '../../flows/browser/play.ts';
import { hold, open } from '../../flows/browser/scenes.ts';
import { byCall, type Deed, type Scene } from '../../flows/browser/stage.ts';
import { providerWindow, sayWho } from '../../kit/journeys/provider-window.ts';
import { openLogin } from '../../kit/journeys/rooms.ts';
import { identityModel } from '../../machines/session/identity.model.ts';

const waiting = ({ page }: Scene) => page.getByRole('dialog', { name: 'Sigue en la otra ventana' });
const notHere = 'the form to register with is another dialog: its own journeys and the wire show it';

/** Only for who signs in: to register there is another dialog. */
const signingIn = (how: Deed) => ({
  when: ({ context }: AnyMachineSnapshot) => context.purpose === 'login',
  how,
});

play({
  model: identityModel,
  starts: {
    'to sign in': async (scene) => {
      await hold(scene, 'session.identity');
      await open(scene);
      const dialog = await openLogin(scene.page);
      await dialog.getByRole('button', { name: 'Continuar con Cuenta Norte' }).click();
    },
    'to register': notHere,
    'to register, invited': notHere,
  },
  events: {
    'the provider vouches': signingIn(async ({ page }) =>
      sayWho(await providerWindow(page), 'lucia@norte.example'),
    ),
    'the browser blocks the window': 'a window that a click asks for is not blocked here: shown by LOG-17',
    'the window is closed': 'it is noticed by the page’s clock, which stands still here: shown by LOG-17',
    'the provider can’t be reached': 'the provider answers before anything can be done: shown by a journey',
    'what came is no answer': signingIn(async (scene) => {
      const popup = await providerWindow(scene.page);
      await popup.getByRole('button', { name: 'Cancelar' }).click();
    }),
    'looks for the window': signingIn((scene) =>
      waiting(scene).getByRole('button', { name: 'Mostrar la ventana' }).click(),
    ),
    'gives up': signingIn((scene) => waiting(scene).getByRole('button', { name: 'Cancelar' }).last().click()),
  },
  answers: {
    signIn: byCall('session.identity', identityModel.answers?.signIn),
    register: Object.fromEntries(
      Object.keys(identityModel.answers?.register ?? {}).map((name) => [name, notHere]),
    ),
  },
  shows: {
    waiting: (scene) => expect(waiting(scene)).toBeVisible(),
    signingIn: (scene) => expect(waiting(scene).getByText('Comprobando quién eres…')).toBeAttached(),
    registering: notHere,
    ended: (scene) => expect(waiting(scene)).toHaveCount(0),
  },
});
