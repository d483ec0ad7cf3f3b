import { expect } from '@playwright/test';
import { freeze, hold } from '#assurance/browser/scenes.ts';
import { byCall, type Scene } from '#assurance/browser/stage.ts';
import { ofPage } from '#assurance/scenarios/openings.ts';
import { defineModel } from '#assurance/walk/model.ts';
import { defineProof } from '#assurance/walk/proof.ts';
import { articleFeedbackMachine } from '#machines/help/article-feedback.machine.ts';
import { late, lost, refusal } from '../../kit/models/failures.ts';

const articleFeedbackModel = defineModel({
  id: 'useful',
  machine: articleFeedbackMachine,
  inputs: { 'under an article': { article: 'deposit' } },
  events: {
    'says yes': { type: 'answered', useful: true },
    'says no': { type: 'answered', useful: false },
    'thinks again': { type: 'answer.reconsidered' },
  },
  answers: {
    useful: {
      counted: { done: { useful: true } },
      'too many': refusal('TOO_MANY_REQUESTS'),
      lost,
      late,
    },
  },
  project: ({ useful, failure }) => ({ useful, failure: failure?.kind ?? null }),
  properties: [
    {
      name: 'what is sent is the last answer, for this article',
      fault: { 'states/asking/on/answered/actions': undefined },
      edge: ({ step, effects }) =>
        effects.started.every(({ input }) => {
          const sent = input as { article: string; useful: boolean };
          return sent.article === 'deposit' && sent.useful === (step.name === 'says yes');
        }),
    },
    {
      name: 'thanks are said only when the answer was counted',
      fault: { 'states/sending/invoke/onError/target': 'thanked' },
      edge: ({ from, step, to }) =>
        !to.snapshot.matches('thanked') || from.snapshot.matches('thanked') || step.name === 'counted',
    },
    {
      name: 'an answer that did not arrive is said to be lost, and can be given again',
      fault: { 'states/sending/invoke/onError/actions': undefined },
      state: ({ snapshot }) =>
        !snapshot.matches({ asking: 'refused' }) ||
        (snapshot.context.failure !== null && snapshot.can({ type: 'answered', useful: true })),
    },
  ],
  examples: [
    { name: 'the question stands under the article, and nothing is sent', way: [], leads: 'asking.open' },
    {
      name: 'an answer that did not arrive is asked for again, with the reason',
      way: ['says yes', 'useful: lost'],
      leads: 'asking.refused',
    },
    {
      name: 'a lost answer is given again, otherwise',
      way: ['says yes', 'useful: lost', 'says no', 'useful: counted'],
      leads: 'thanked',
      and: ({ to }) => !to.snapshot.context.useful && to.snapshot.context.failure === null,
    },
  ],
});

const panel = ({ page }: Scene) => page.getByRole('region', { name: '¿Te sirvió esta respuesta?' });
const press = (name: string) => (scene: Scene) =>
  panel(scene).getByRole('button', { name, exact: true }).click();

export const articleFeedbackProof = defineProof(articleFeedbackModel, {
  browser: {
    starts: {
      'under an article': async (scene) => {
        await hold(scene, 'help.useful');
        await scene.page.goto('/helpmc?article=deposit');
        await expect(panel(scene)).toBeVisible();
        await freeze(scene);
      },
    },
    events: {
      'says yes': press('Sí'),
      'says no': press('No'),
      'thinks again': ({ page }) => page.getByRole('button', { name: 'Cambiar mi respuesta' }).click(),
    },
    answers: { useful: byCall('help.useful', articleFeedbackModel.answers?.useful) },
    shows: {
      'asking.open': (scene) => expect(panel(scene)).toBeVisible(),
      'asking.refused': (scene) =>
        expect(panel(scene).getByRole('alert')).toContainText('Tu respuesta no nos llegó.'),
      sending: (scene) =>
        expect(panel(scene).getByRole('button', { name: 'Sí', exact: true })).toBeDisabled(),
      thanked: ({ page }) => expect(page.getByText(/^(¡Gracias|Gracias por decirlo)/)).toBeVisible(),
    },
  },
  openings: [ofPage('/helpmc?article=deposit', { who: null })],
});
