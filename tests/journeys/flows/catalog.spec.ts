import { expect } from '@playwright/test';
import type { AnyMachineSnapshot } from 'xstate';
import type { VendorLane } from '#contract/games.ts';
import { play } from '../../flows/browser/play.ts';
import { hold } from '../../flows/browser/scenes.ts';
import { byCall, type Deed, type Scene } from '../../flows/browser/stage.ts';
import { escapeFrom } from '../../kit/journeys/closing.ts';
import { ready, rooms } from '../../kit/journeys/rooms.ts';
import { catalogModel } from '../../machines/games/catalog.model.ts';

const came = catalogModel.answers?.vendors?.came as { done: { data: { lanes: readonly VendorLane[] } } };
const navigation = ({ page }: Scene) =>
  page.getByRole('navigation', { name: /^(Juegos y promociones|Games and promotions)$/ });
const slots = (scene: Scene) => navigation(scene).getByRole('link', { name: 'Slots' });

const known = ({ context }: AnyMachineSnapshot) => context.vendors !== null;
const starting = (snapshot: AnyMachineSnapshot) => snapshot.matches('starting');

/** The page is opened for the first time in this tab, or in one that has kept vendors. */
const open = (kept: string | null) => ({
  when: starting,
  how: async ({ page }: Scene) => {
    if (kept) await page.addInitScript((text) => sessionStorage.setItem('gameVendor', text), kept);
    await page.goto('/');
    await ready(page);
  },
});
const once = (how: Deed) => ({ when: known, how });

play({
  model: catalogModel,
  starts: { 'in Spanish': (scene) => hold(scene, 'games.vendors') },
  events: {
    'the tab kept nothing': open(null),
    'the tab kept vendors': open(
      JSON.stringify({ version: 1, language: 'ES', vendors: came.done.data.lanes }),
    ),
    'the language changes': {
      // While a question is held the one in the other language would stand behind it.
      when: (snapshot) =>
        !starting(snapshot) && snapshot.hasTag('stable') && snapshot.context.language === 'ES',
      how: ({ page }) => rooms.header(page).getByRole('combobox').selectOption('EN'),
    },
    'picks the slots': once((scene) => slots(scene).click()),
    'picks live casino': once(async (scene) => {
      await navigation(scene)
        .getByRole('link', { name: /^(Casino en vivo|Live casino)$/ })
        .click();
      // A visitor is asked to sign in first.
      await escapeFrom(scene.page.getByRole('dialog'));
    }),
    'picks a maker of slots': once(async (scene) => {
      await slots(scene).hover();
      await scene.page.getByRole('link', { name: 'AZAFRAN' }).click();
    }),
    'picks a live table': 'a category with one vendor has no list of vendors',
  },
  answers: { vendors: byCall('games.vendors', catalogModel.answers?.vendors) },
  shows: {
    starting: 'the page is not open yet',
    loading: 'what is on screen stays there',
    failed: 'what is on screen stays there, and nothing is said',
    ready: (scene) => expect(slots(scene)).toBeVisible(),
  },
});
