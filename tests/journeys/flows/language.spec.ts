import { expect } from '@playwright/test';
import { play } from '../../flows/browser/play.ts';
import { hold, open } from '../../flows/browser/scenes.ts';
import { byCall, type Scene } from '../../flows/browser/stage.ts';
import { rooms } from '../../kit/journeys/rooms.ts';
import { languageModel } from '../../machines/system/language.model.ts';

const pick = ({ page }: Scene, language: string) =>
  rooms
    .header(page)
    .getByRole('combobox', { name: /Idioma|Language/ })
    .selectOption(language);
const spoken = ({ page }: Scene) => expect(page.locator('html')).toHaveAttribute('lang', /^(es|en)$/);

play({
  model: languageModel,
  starts: {
    spanish: async (scene) => {
      await hold(scene, 'system.language');
      await open(scene);
    },
  },
  events: {
    'picks English': (scene) => pick(scene, 'EN'),
    'picks Spanish': (scene) => pick(scene, 'ES'),
    'picks a language that is not offered': 'the list offers only what is offered',
  },
  answers: { tell: byCall('system.language', languageModel.answers?.tell) },
  shows: { settled: spoken, telling: spoken },
});
