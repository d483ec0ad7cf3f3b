import { expect } from '@playwright/test';
import { languageModel } from '../../machines/system/language.model.ts';
import { rooms } from '../kit/rooms.ts';
import { play } from './play.ts';
import { hold, open } from './scenes.ts';
import { byCall, type Scene } from './stage.ts';

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
