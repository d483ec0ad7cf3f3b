import { expect } from '@playwright/test';
import { play } from '../../flows/browser/play.ts';
import { hold, openSection } from '../../flows/browser/scenes.ts';
import { byCall, type Scene } from '../../flows/browser/stage.ts';
import { centre } from '../../kit/journeys/centre.ts';
import { avatarModel } from '../../machines/member/avatar.model.ts';

const use = ({ page }: Scene) => centre.button(page, 'Usar esta imagen');
const quick = 'a picture is ready sooner than anybody can look: the journey of the picture goes through it';

play({
  model: avatarModel,
  starts: {
    start: async (scene) => {
      await hold(scene, 'member.setAvatar');
      await openSection(scene, 'avatar');
    },
  },
  events: {
    // One that is picked already can’t be picked again.
    'picks one of the gallery': {
      when: ({ context }) => context.choice === null,
      how: ({ page }) => centre.region(page).getByRole('radio', { name: 'Imagen 3' }).check({ force: true }),
    },
    'chooses a picture': quick,
    'chooses a text': ({ page }) =>
      centre
        .region(page)
        .locator('input[type=file]')
        .setInputFiles({ name: 'x.html', mimeType: 'text/html', buffer: Buffer.from('<p>x</p>') }),
    'the picture is read': quick,
    'the picture is ready': quick,
    'the picture can’t be read': quick,
    'gives it up': quick,
    submits: { when: ({ context }) => context.choice !== null, how: (scene) => use(scene).click() },
  },
  answers: { setAvatar: byCall('member.setAvatar', avatarModel.answers?.setAvatar) },
  shows: {
    'choosing.open': ({ page }) => expect(centre.region(page).getByRole('radio').first()).toBeEnabled(),
    'choosing.saved': ({ page }) => expect(centre.done(page, 'Tu imagen quedó guardada.')).toBeVisible(),
    'choosing.refused': ({ page }) => expect(centre.alert(page)).toBeVisible(),
    saving: (scene) => expect(use(scene)).toBeDisabled(),
  },
});
