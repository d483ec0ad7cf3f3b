import { expect } from '@playwright/test';
import { open } from '#assurance/browser/scenes.ts';
import type { Scene } from '#assurance/browser/stage.ts';
import { resident } from '#assurance/scenarios/openings.ts';
import { defineModel } from '#assurance/walk/model.ts';
import { defineProof } from '#assurance/walk/proof.ts';
import { helpMachine } from '#machines/help/help.machine.ts';
import { everything, type Topic } from '#machines/help/topic.rules.ts';
import { isHere } from '../../kit/journeys/places.ts';

const terms: Topic = { ...everything, article: 'terms' };
const asked: Readonly<Record<string, Topic>> = {
  'asks about the terms': terms,
  'asks for everything': everything,
};

const helpModel = defineModel({
  id: 'help',
  machine: helpMachine,
  events: {
    'asks about the terms': { type: 'help.wanted', topic: terms },
    'asks for everything': { type: 'help.wanted', topic: everything },
    'goes elsewhere by a link': { type: 'place.wanted' },
    closes: { type: 'closed' },
  },
  project: ({ topic }) => topic,
  properties: [
    {
      name: 'the help shows what the last link asked for',
      fault: { 'on/help.wanted/actions': undefined },
      edge: ({ step, to }) => {
        const topic = asked[step.name];
        return !topic || (to.snapshot.matches('open') && to.snapshot.context.topic.article === topic.article);
      },
    },
    {
      name: 'a closed help keeps nothing of what it was about',
      fault: { 'states/open/on/closed/actions': undefined },
      state: ({ snapshot }) => !snapshot.matches('closed') || snapshot.context.topic.article === null,
    },
    {
      name: 'the help never covers a page that the person went to by a link',
      fault: { 'states/open/on/place.wanted/target': 'open' },
      edge: ({ step, to }) => step.name !== 'goes elsewhere by a link' || to.snapshot.matches('closed'),
    },
  ],
  examples: [
    { name: 'the page opens without help over it', way: [], leads: 'closed' },
    {
      name: 'a help that is closed leaves the page free',
      way: ['asks about the terms', 'closes'],
      leads: 'closed',
    },
    {
      name: 'from article to article, and away',
      way: ['asks about the terms', 'asks for everything', 'goes elsewhere by a link'],
      leads: 'closed',
    },
    {
      name: 'opened again after it was closed',
      way: ['asks about the terms', 'closes', 'asks about the terms'],
      leads: 'open',
    },
  ],
});

const dialog = ({ page }: Scene) => page.getByRole('dialog', { name: 'Centro de ayuda' });
const footer = ({ page }: Scene, name: string) => page.getByRole('contentinfo').getByRole('link', { name });
const link = (scene: Scene, name: string) => dialog(scene).getByRole('link', { name });
/** The answers are open over the page, whose foot can't be reached then. */
const isOpen = (scene: Scene) => isHere(dialog(scene), dialog(scene).or(footer(scene, 'Centro de ayuda')));

export const helpProof = defineProof(helpModel, {
  browser: {
    starts: { start: open },
    events: {
      'asks about the terms': {
        when: (snapshot) => snapshot.matches('closed') || snapshot.context.topic.article === null,
        how: async (scene) => {
          const name = 'Términos y condiciones generales';
          await ((await isOpen(scene)) ? link(scene, name) : footer(scene, name)).click();
        },
      },
      'asks for everything': {
        when: (snapshot) => snapshot.matches('closed') || snapshot.context.topic.article !== null,
        how: async (scene) => {
          await ((await isOpen(scene))
            ? link(scene, 'Todas las respuestas')
            : footer(scene, 'Centro de ayuda')
          ).click();
        },
      },
      'goes elsewhere by a link': {
        when: (snapshot) => snapshot.context.topic.article !== null,
        how: (scene) => link(scene, 'acuerdo de usuario').click(),
      },
      closes: (scene) => dialog(scene).getByRole('button', { name: 'Cerrar la ayuda' }).click(),
    },
    answers: {},
    shows: {
      closed: (scene) => expect(dialog(scene)).toHaveCount(0),
      open: (scene) => expect(dialog(scene)).toBeVisible(),
    },
  },
  openings: [resident('help')],
});
