import { isDeepStrictEqual } from 'node:util';
import { expect } from '@playwright/test';
import { freeze } from '#assurance/browser/scenes.ts';
import { ofPage } from '#assurance/scenarios/openings.ts';
import { defineModel } from '#assurance/walk/model.ts';
import { defineProof } from '#assurance/walk/proof.ts';
import { guideMachine } from '#machines/protection/guide.machine.ts';
import { type Guide, guideFile } from '#machines/protection/guide.rules.ts';
import { openSaferPlay } from '../../kit/journeys/safer-play.ts';

const guide: Guide = {
  file: 'guia',
  language: 'es',
  title: 'Juego más seguro',
  lead: 'Lo que conviene saber.',
  sections: [{ id: 'risks', title: 'Riesgos', text: ['Se puede perder.'], points: [], facts: [], known: [] }],
};

const guideModel = defineModel({
  id: 'guide',
  machine: guideMachine,
  events: { 'asks for the guide': { type: 'guide.wanted', guide } },
  properties: [
    {
      name: 'each wish for the guide saves one file, which says what the page says',
      fault: { 'states/saved/on/guide.wanted/actions': undefined },
      edge: ({ step, effects: { emitted } }) =>
        isDeepStrictEqual(emitted, step.kind === 'event' ? [guideFile(guide)] : []),
    },
  ],
  examples: [
    { name: 'the page offers the guide', way: [], leads: 'offered' },
    {
      name: 'the page says for ten seconds that the guide was saved',
      way: ['asks for the guide'],
      leads: 'saved',
      and: ({ to }) => to.timers.some(({ delay }) => delay === 10_000),
    },
    {
      name: 'whoever saves the guide again reads that for ten seconds more',
      way: ['asks for the guide', 'asks for the guide'],
      leads: 'saved',
      and: ({ effects }) => effects.armed.length === 1,
    },
    { name: 'a guide is saved', way: ['asks for the guide'], leads: 'saved' },
    {
      name: 'after ten seconds the page says no more of it',
      way: ['asks for the guide', 'after told (saved)'],
      leads: 'offered',
    },
    { name: 'a guide is saved again', way: ['asks for the guide', 'asks for the guide'], leads: 'saved' },
  ],
});

export const guideProof = defineProof(guideModel, {
  browser: {
    starts: {
      start: async (scene) => {
        await openSaferPlay(scene.page);
        await freeze(scene);
      },
    },
    events: {
      'asks for the guide': ({ page }) => page.getByRole('button', { name: 'Descargar esta guía' }).click(),
    },
    answers: {},
    shows: {
      offered: ({ page }) => expect(page.getByText('Guía descargada.')).toHaveCount(0),
      saved: ({ page }) => expect(page.getByText('Guía descargada.')).toBeVisible(),
    },
  },
  openings: [ofPage('/saferPlay', { who: null })],
});
