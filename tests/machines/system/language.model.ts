import { languageMachine } from '#machines/system/language.machine.ts';
import { defineModel } from '../../flows/model.ts';
import { late, lost } from '../../kit/models/failures.ts';

export const languageModel = defineModel({
  id: 'language',
  machine: languageMachine,
  inputs: { spanish: { language: 'ES', languages: ['ES', 'EN'] } },
  events: {
    'picks English': { type: 'language.picked', language: 'EN' },
    'picks Spanish': { type: 'language.picked', language: 'ES' },
    'picks a language that is not offered': { type: 'language.picked', language: '../en' },
  },
  answers: { tell: { told: { done: null }, lost, late } },
  properties: [
    {
      name: 'only a language that is offered is ever spoken',
      fault: { 'on/language.picked/guard': undefined },
      state: ({ snapshot }) => snapshot.context.languages.includes(snapshot.context.language),
    },
    {
      name: 'I18-05 a failed call to the gateway never changes the language back and is not repeated',
      fault: { 'states/telling/invoke/onError': { target: 'telling', reenter: true } },
      edge: ({ from, step, to, effects }) =>
        step.kind !== 'answer' ||
        (from.snapshot.context.language === to.snapshot.context.language && effects.started.length === 0),
    },
  ],
});
