import { expect } from '@playwright/test';
import type { Scene } from '#assurance/browser/stage.ts';
import { ofPage } from '#assurance/scenarios/openings.ts';
import { defineModel } from '#assurance/walk/model.ts';
import { defineProof } from '#assurance/walk/proof.ts';
import { installMachine } from '#machines/downloads/install.machine.ts';
import {
  answerInstall,
  finishInstall,
  install,
  offerInstall,
  refuseInstall,
} from '../../kit/journeys/installing.ts';
import { ready } from '../../kit/journeys/ui.ts';

const installModel = defineModel({
  id: 'install',
  machine: installMachine,
  events: {
    'the browser offers it': { type: 'install.offered' },
    'the browser installs by its menu alone': { type: 'install.byHand' },
    'it is installed': { type: 'install.finished' },
    'asks for it': { type: 'install.clicked' },
    'says yes to the browser': { type: 'install.accepted' },
    'says no to the browser': { type: 'install.dismissed' },
    'the browser does not ask': { type: 'install.gone' },
    'has read why': { type: 'install.understood' },
  },
  fromOutside: [
    'the browser offers it',
    'the browser installs by its menu alone',
    'it is installed',
    'the browser does not ask',
  ],
  properties: [
    {
      name: 'the browser asks after a press on the button only, and once for each press',
      fault: { 'states/offered/entry': 'ask' },
      edge: ({ from, step, effects }) => {
        const asked = effects.emitted.filter(({ type }) => type === 'install.asked').length;
        const pressed = step.name === 'asks for it' && from.snapshot.matches('offered');
        return asked === (pressed ? 1 : 0);
      },
    },
    {
      name: 'whoever says no is not asked again until the browser offers it again',
      fault: { 'states/dismissed/on': { 'install.clicked': { target: 'asking', actions: 'ask' } } },
      edge: ({ from, step, to }) =>
        !from.snapshot.matches('dismissed') ||
        ['the browser offers it', 'the browser installs by its menu alone', 'it is installed'].includes(
          step.name,
        ) ||
        to.snapshot.matches('dismissed'),
    },
    {
      name: 'an offer that comes while the browser asks does not hide what the person answers',
      fault: { 'states/asking/on/install.offered': undefined },
      edge: ({ from, step, to }) =>
        !from.snapshot.matches('asking') ||
        step.name !== 'the browser offers it' ||
        to.snapshot.matches('asking'),
    },
    {
      name: 'while nothing can be shown, the browser is asked what it offers',
      fault: { 'states/unavailable/entry': undefined },
      edge: ({ from, to, effects }) =>
        from.snapshot.matches('unavailable') ||
        !to.snapshot.matches('unavailable') ||
        effects.emitted.some(({ type }) => type === 'install.watched'),
    },
    {
      name: 'what is installed is said to be so, wherever it was installed from',
      fault: { 'on/install.finished': '.offered' },
      edge: ({ step, to }) => step.name !== 'it is installed' || to.snapshot.matches('installed'),
    },
  ],
  examples: [
    { name: 'without a word of the browser nothing is shown', way: [], leads: 'unavailable' },
    {
      name: 'what the browser offers is offered',
      way: ['the browser offers it'],
      leads: 'offered',
    },
    {
      name: 'where only the menu of the browser installs, the page says how',
      way: ['the browser installs by its menu alone'],
      leads: 'byHand',
    },
    {
      name: 'the browser asks as long as it likes',
      way: ['the browser offers it', 'asks for it', 'the browser offers it'],
      leads: 'asking',
    },
    {
      name: 'a yes is waited on',
      way: ['the browser offers it', 'asks for it', 'says yes to the browser'],
      leads: 'accepted',
    },
    {
      name: 'a no is taken for a no',
      way: ['the browser offers it', 'asks for it', 'says no to the browser'],
      leads: 'dismissed',
    },
    {
      name: 'a browser that does not ask is told of, until it has been read',
      way: ['the browser offers it', 'asks for it', 'the browser does not ask'],
      leads: 'failed',
    },
    {
      name: 'what has been read goes away',
      way: ['the browser offers it', 'asks for it', 'the browser does not ask', 'has read why'],
      leads: 'unavailable',
    },
    {
      name: 'an app that was installed from the menu is no longer offered',
      way: ['the browser offers it', 'it is installed'],
      leads: 'installed',
    },
  ],
});

const offered = (scene: Scene) => expect(install.button(scene.page)).toBeVisible();
const said =
  (words: RegExp) =>
  ({ page }: Scene) =>
    expect(page.getByText(words)).toBeVisible();

export const installProof = defineProof(installModel, {
  browser: {
    starts: {
      start: async ({ page }) => {
        await page.goto('/download');
        await ready(page);
      },
    },
    events: {
      'the browser offers it': {
        // A second offer is heard once the first has been answered.
        when: (snapshot) => !snapshot.matches('asking'),
        how: ({ page }) => offerInstall(page),
      },
      'the browser installs by its menu alone':
        'it says so to a page that begins, and such a browser is not here',
      'it is installed': ({ page }) => finishInstall(page),
      'asks for it': ({ page }) => install.button(page).click(),
      'says yes to the browser': ({ page }) => answerInstall(page, 'accepted'),
      'says no to the browser': ({ page }) => answerInstall(page, 'dismissed'),
      'the browser does not ask': ({ page }) => refuseInstall(page),
      'has read why': ({ page }) => page.getByRole('button', { name: 'Entendido' }).click(),
    },
    answers: {},
    shows: {
      unavailable: ({ page }) => expect(page.getByRole('heading', { name: /^Instala / })).toHaveCount(0),
      byHand: said(/Añadir a pantalla de inicio/),
      offered,
      asking: ({ page }) => expect(install.asking(page)).toBeVisible(),
      accepted: said(/Se está instalando/),
      dismissed: said(/No se instaló nada/),
      failed: said(/no abrió la instalación/),
      installed: said(/La app está instalada/),
    },
  },
  gaps: {
    browser: {
      '(root) · install.byHand -> byHand': {
        en: 'an iPhone says so to a page that begins: a journey of its own opens the page as one',
        es: 'un iPhone lo dice a una página que empieza: un recorrido propio abre la página como uno',
      },
      'asking · install.offered -> (stays)': {
        en: 'the browser offers it again after its question, not during it',
        es: 'el navegador la vuelve a ofrecer después de su pregunta, no durante ella',
      },
    },
  },
  openings: [ofPage('/download', { who: null })],
  unmet: { asking: 'only a browser that offers it can ask, and one that does not says so at once' },
});
