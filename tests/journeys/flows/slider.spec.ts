import { expect } from '@playwright/test';
import { play } from '../../flows/browser/play.ts';
import { freeze, hold, open } from '../../flows/browser/scenes.ts';
import { byCall, type Scene } from '../../flows/browser/stage.ts';
import { type HostedProvider, startProvider } from '../../kit/journeys/hosted-provider.ts';
import { test } from '../../kit/journeys/journey.ts';
import { fillIn, openLogin, rooms } from '../../kit/journeys/rooms.ts';
import { sliderDialog, sliderHandle } from '../../kit/journeys/slider.ts';
import { sliderModel } from '../../machines/verification/slider.model.ts';

const dialog = ({ page }: Scene) => sliderDialog(page);
const button = (scene: Scene, name: string | RegExp) => dialog(scene).getByRole('button', { name });
const answer = (scene: Scene) => dialog(scene).getByRole('textbox', { name: '?' });

let provider: HostedProvider;
test.beforeAll(async () => {
  provider = await startProvider();
  provider.comes('when let go');
});
test.afterAll(() => provider.stop());

/** The login form as it is beneath, its one refused call made. */
const beneath = ({ page }: Scene) => expect(rooms.loginDialog(page)).toBeVisible();

/** The slider of the login dialog. */
play({
  model: sliderModel,
  starts: {
    start: async (scene) => {
      await scene.door.setConfig({ slider: { login: true }, hosts: provider.settings.hosts });
      await hold(scene, 'verification.slider', 'verification.sliderAnswer');
      await open(scene);
      await fillIn(await openLogin(scene.page), 'member1');
      await expect(dialog(scene)).toBeVisible();
      await freeze(scene);
    },
  },
  events: {
    'puts the piece down': {
      when: ({ context }) => context.way === 'picture',
      how: async ({ page }) => {
        await sliderHandle(page).fill('120');
        await sliderHandle(page).press('Enter');
      },
    },
    'answers in words': {
      when: ({ context }) => context.way === 'words',
      how: async (scene) => {
        await answer(scene).fill('perro azul');
        await answer(scene).press('Enter');
      },
    },
    'answers with blanks': {
      when: ({ context }) => context.way === 'words',
      how: async (scene) => {
        await answer(scene).fill('  ');
        await answer(scene).press('Enter');
      },
    },
    'wants the question in words': {
      when: ({ context }) => context.way === 'picture',
      how: (scene) => button(scene, 'Resolver con palabras').click(),
    },
    'wants the picture': {
      when: ({ context }) => context.way === 'words',
      how: (scene) => button(scene, 'Resolver con la imagen').click(),
    },
    'wants another picture': (scene) => button(scene, /^Otra (imagen|pregunta)$/).click(),
    'the provider shows its puzzle': () => provider.letGo(),
    'the provider says it is solved': {
      when: (snapshot) => snapshot.matches({ hosted: 'shown' }),
      how: (scene) => button(scene, 'Soy una persona').click(),
    },
    'the provider fails': async (scene) => {
      const noProof = button(scene, 'Sin prueba');
      return (await noProof.isVisible()) ? noProof.click() : provider.drop();
    },
    'tries again': (scene) => button(scene, 'Reintentar').click(),
    closes: (scene) => button(scene, 'Cerrar').click(),
  },
  answers: {
    fetchSlider: {
      ...byCall('verification.slider', sliderModel.answers?.fetchSlider),
      provider: ({ door }) =>
        door.release('verification.slider', {
          status: 200,
          body: { success: true, value: provider.challenge },
        }),
    },
    answerSlider: byCall('verification.sliderAnswer', sliderModel.answers?.answerSlider),
  },
  shows: {
    loading: (scene) => expect(dialog(scene).getByText('Cargando la imagen…')).toBeAttached(),
    shown: (scene) => expect(sliderHandle(scene.page).or(answer(scene))).toBeVisible(),
    checking: (scene) => expect(button(scene, 'Comprobar')).toHaveAttribute('aria-busy', 'true'),
    wrong: (scene) =>
      expect(dialog(scene).getByText(/no quedó en su lugar|no era la respuesta/)).toBeVisible(),
    expired: (scene) => expect(dialog(scene).getByText('Pasaron dos minutos')).toBeVisible(),
    failed: (scene) => expect(dialog(scene).getByRole('alert')).toContainText('Completa primero'),
    'hosted.opening': (scene) =>
      expect(dialog(scene).getByRole('region', { name: 'La verificación del proveedor' })).toBeVisible(),
    'hosted.shown': (scene) => expect(button(scene, 'Soy una persona')).toBeVisible(),
    solved: beneath,
    dismissed: beneath,
  },
});
