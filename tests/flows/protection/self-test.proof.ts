import { isDeepStrictEqual } from 'node:util';
import { expect } from '@playwright/test';
import { emit } from 'xstate';
import type { Scene } from '#assurance/browser/stage.ts';
import { ofPage } from '#assurance/scenarios/openings.ts';
import { defineModel } from '#assurance/walk/model.ts';
import { defineProof } from '#assurance/walk/proof.ts';
import { selfTestMachine } from '#machines/protection/self-test.machine.ts';
import { questions, type SelfTestContext } from '#machines/protection/self-test.rules.ts';
import { openSaferPlay, saferPlay } from '../../kit/journeys/safer-play.ts';

const words = {
  name: 'resultado.txt',
  lines: { calm: ['Vas con calma'], careful: ['Ponle límites'], stop: ['Conviene parar'] },
};

/** As the browser gets it after nine times “sometimes”. */
const savedFile = {
  type: 'file.saved',
  name: words.name,
  media: 'text/plain',
  parts: ['Ponle límites\r\n'],
} as const;

/** From the beginning to the result, with the same answer to all. */
const allAnswered = ['begins', ...questions.flatMap(() => ['answers sometimes', 'goes on'])];

/** What would tell the browser of the answers: a fault. */
const tells = emit(({ context }: { readonly context: SelfTestContext }) => ({
  type: 'popups.kept',
  account: '',
  marks: [...context.answers],
}));

const keepAnswer = {
  type: 'keepAnswer',
  params: ({ event }: { readonly event: { readonly answer: string } }) => event,
};

const selfTestModel = defineModel({
  id: 'selfTest',
  machine: selfTestMachine,
  events: {
    begins: { type: 'test.begun' },
    'answers sometimes': { type: 'answer.picked', answer: 'b' },
    'goes on': { type: 'went.on' },
    'goes back': { type: 'went.back' },
    leaves: { type: 'test.left' },
    'saves the result': { type: 'result.wanted', words },
  },
  project: ({ at, answers }) => ({ at, answers: answers.length }),
  properties: [
    {
      name: 'no call is made, nothing is stored, and no word of the world holds an answer',
      fault: { 'states/asking/on/answer.picked/actions': [keepAnswer, tells] },
      edge: ({ effects: { started, sent, emitted } }) =>
        started.length === 0 &&
        sent.length === 0 &&
        emitted.every((one) => isDeepStrictEqual(one, savedFile)),
    },
    {
      name: 'there is a result only when every question has its answer',
      fault: { 'states/asking/on/went.on/0/guard': 'answered' },
      state: ({ snapshot }) =>
        !(snapshot.matches('result') || snapshot.matches('saved')) ||
        snapshot.context.answers.filter((one) => one !== undefined).length === questions.length,
    },
    {
      name: 'whoever goes back finds the answers as they were',
      fault: { 'states/asking/on/went.back/1/actions': ['stepBack', 'forgetAnswers'] },
      edge: ({ from, step, to }) =>
        step.name !== 'goes back' ||
        !to.snapshot.matches('asking') ||
        isDeepStrictEqual(from.snapshot.context.answers, to.snapshot.context.answers),
    },
    {
      name: 'a test that was left leaves no answer behind',
      fault: { 'states/intro/entry': undefined },
      state: ({ snapshot }) => !snapshot.matches('intro') || snapshot.context.answers.length === 0,
    },
  ],
  examples: [
    { name: 'the introduction comes first', way: [], leads: 'intro' },
    {
      name: 'whoever leaves the result is at the introduction',
      way: [...allAnswered, 'leaves'],
      leads: 'intro',
    },
    { name: 'a test begins with its first question', way: ['begins'], leads: 'asking' },
    {
      name: 'nobody goes on without an answer',
      way: ['begins', 'goes on'],
      leads: 'asking',
      and: ({ to }) => to.snapshot.context.at === 0,
    },
    {
      name: 'an answered question leads to the next one',
      way: ['begins', 'answers sometimes', 'goes on'],
      leads: 'asking',
      and: ({ to }) => to.snapshot.context.at === 1 && to.snapshot.context.answers[0] === 'b',
    },
    {
      name: 'before the first question is the introduction',
      way: ['begins', 'goes back'],
      leads: 'intro',
    },
    {
      name: 'before the second question is the first one',
      way: ['begins', 'answers sometimes', 'goes on', 'goes back'],
      leads: 'asking',
      and: ({ to }) => to.snapshot.context.at === 0 && to.snapshot.context.answers.length === 1,
    },
    { name: 'nine answers give a result', way: allAnswered, leads: 'result' },
    {
      name: 'eight answers give none',
      way: allAnswered.slice(0, -2),
      leads: 'asking',
      and: ({ to }) => to.snapshot.context.at === questions.length - 1,
    },
    { name: 'a test can be left in the middle', way: ['begins', 'leaves'], leads: 'intro' },
    { name: 'a test can be taken again', way: [...allAnswered, 'leaves', 'begins'], leads: 'asking' },
    {
      name: 'a result is saved in words, as often as it is wanted',
      way: [...allAnswered, 'saves the result', 'saves the result'],
      leads: 'saved',
      and: ({ effects }) => effects.emitted.length === 1,
    },
    {
      name: 'a saved result is one file',
      way: [...allAnswered, 'saves the result'],
      leads: 'saved',
      and: ({ effects }) => effects.emitted.length === 1,
    },
    {
      name: 'a test can be taken again after its result was saved',
      way: [...allAnswered, 'saves the result', 'leaves'],
      leads: 'intro',
    },
  ],
});

const press = (name: string) => (scene: Scene) => saferPlay.button(scene.page, name).click();

export const selfTestProof = defineProof(selfTestModel, {
  browser: {
    starts: { start: ({ page }) => openSaferPlay(page) },
    events: {
      begins: press('Empezar el autotest'),
      'answers sometimes': ({ page }) => saferPlay.choice(page, 'Alguna vez').check(),
      'goes on': {
        when: ({ context }) => (context as SelfTestContext).answers.length > (context as SelfTestContext).at,
        how: async ({ page }) => {
          await saferPlay
            .test(page)
            .getByRole('button', { name: /^(Siguiente|Ver mi resultado)$/ })
            .click();
        },
      },
      'goes back': press('Atrás'),
      leaves: ({ page }) =>
        saferPlay
          .test(page)
          .getByRole('button', { name: /^(Dejar el autotest|Hacerlo otra vez)$/ })
          .click(),
      'saves the result': press('Guardar el resultado'),
    },
    answers: {},
    shows: {
      intro: ({ page }) => expect(saferPlay.button(page, 'Empezar el autotest')).toBeVisible(),
      asking: ({ page }) => expect(saferPlay.test(page).getByRole('group')).toBeVisible(),
      result: ({ page }) => expect(saferPlay.button(page, 'Guardar el resultado')).toBeVisible(),
      saved: ({ page }) => expect(saferPlay.test(page).getByText('Resultado guardado.')).toBeVisible(),
    },
  },
  openings: [ofPage('/saferPlay', { who: null })],
});
