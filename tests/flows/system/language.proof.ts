import { expect } from '@playwright/test';
import { hold, open } from '#assurance/browser/scenes.ts';
import { byCall, type Scene } from '#assurance/browser/stage.ts';
import { resident } from '#assurance/scenarios/openings.ts';
import { defineModel } from '#assurance/walk/model.ts';
import { defineProof } from '#assurance/walk/proof.ts';
import { languageMachine } from '#machines/system/language.machine.ts';
import { ui } from '../../kit/journeys/ui.ts';
import { late, lost } from '../../kit/models/failures.ts';

const languageModel = defineModel({
  id: 'language',
  machine: languageMachine,
  inputs: { spanish: { language: 'ES', languages: ['ES', 'EN'] } },
  events: {
    'picks English': { type: 'language.picked', language: 'EN' },
    'picks Spanish': { type: 'language.picked', language: 'ES' },
    'picks a language that is not offered': { type: 'language.picked', language: '../en' },
  },
  answers: { tell: { done: { done: null }, lost, late } },
  properties: [
    {
      name: 'the product only uses a language that it offers',
      fault: { 'on/language.picked/guard': undefined },
      state: ({ snapshot }) => snapshot.context.languages.includes(snapshot.context.language),
    },
    {
      name: 'I18-05 a failed call to the gateway keeps the chosen language, and the call is not repeated',
      fault: { 'states/telling/invoke/onError': { target: 'telling', reenter: true } },
      edge: ({ from, step, to, effects }) =>
        step.kind !== 'answer' ||
        (from.snapshot.context.language === to.snapshot.context.language && effects.started.length === 0),
    },
  ],
  examples: [
    { name: 'at first the gateway knows the language', way: [], leads: 'settled' },
    {
      name: 'another language is used at once, and what came in the old one is read again',
      way: ['picks English'],
      leads: 'telling',
      and: ({ to, effects }) =>
        to.snapshot.context.language === 'EN' &&
        effects.emitted.map(({ type }) => type).join() === 'language.changed,stale',
    },
  ],
});

const pick = ({ page }: Scene, language: string) =>
  ui
    .header(page)
    .getByRole('combobox', { name: /Idioma|Language/ })
    .selectOption(language);
const spoken = ({ page }: Scene) => expect(page.locator('html')).toHaveAttribute('lang', /^(es|en)$/);

export const languageProof = defineProof(languageModel, {
  browser: {
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
  },
  openings: [resident('language')],
});
