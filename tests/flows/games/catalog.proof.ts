import { expect } from '@playwright/test';
import type { AnyMachineSnapshot } from 'xstate';
import { hold } from '#assurance/browser/scenes.ts';
import { byCall, type PageAction, type Scene } from '#assurance/browser/stage.ts';
import { resident } from '#assurance/scenarios/openings.ts';
import { type Arrival, defineModel } from '#assurance/walk/model.ts';
import { defineProof } from '#assurance/walk/proof.ts';
import type { VendorLane } from '#contract/games.ts';
import { catalogMachine } from '#machines/games/catalog.machine.ts';
import { escapeFrom } from '../../kit/journeys/closing.ts';
import { ready, ui } from '../../kit/journeys/ui.ts';
import { late, lost } from '../../kit/models/failures.ts';

const vendor = (vassalage: string, gameType: string) => ({
  accountTypeId: 7,
  vassalage,
  displayName: vassalage,
  isHot: 0,
  gameType,
});
const slots = [vendor('AZAFRAN', 'RNG'), vendor('LUCIERNAGA', 'RNG')];
const lanes = [
  { title: 'RNG', cards: slots },
  { title: 'LIVE', cards: [vendor('MIRADOR', 'LIVE')] },
];

const catalogModel = defineModel({
  id: 'catalog',
  machine: catalogMachine,
  inputs: { 'in Spanish': { language: 'ES' } },
  events: {
    'the tab kept nothing': { type: 'vendors.recalled', vendors: null },
    'the tab kept vendors': { type: 'vendors.recalled', vendors: lanes },
    'the language changes': { type: 'language.changed', language: 'EN' },
    'picks the slots': { type: 'category.picked', category: 'RNG' },
    'picks live casino': { type: 'category.picked', category: 'LIVE' },
    'picks a maker of slots': { type: 'vendor.picked', category: 'RNG', vendor: vendor('AZAFRAN', 'RNG') },
    'picks a live table': { type: 'vendor.picked', category: 'LIVE', vendor: vendor('MIRADOR', 'LIVE') },
  },
  fromOutside: ['the tab kept nothing', 'the tab kept vendors', 'the language changes'],
  answers: { vendors: { came: { done: { data: { lanes } } }, lost, late } },
  project: ({ language, vendors }) => ({ language, vendors: vendors !== null }),
  properties: [
    {
      name: 'changing the language fetches other vendors, whatever the tab kept (spec 4)',
      fault: { 'on/language.changed/target': '.ready' },
      edge: ({ step, effects }) =>
        step.name !== 'the language changes' || effects.started.some(({ id }) => id === 'vendors'),
    },
    {
      name: 'NET-08 a failed fetch of vendors is logged, and the page says nothing',
      fault: { 'states/loading/invoke/onError/actions': undefined },
      edge: ({ step, effects }) =>
        step.kind !== 'answer' ||
        step.name === 'came' ||
        effects.emitted.map(({ type }) => type).join() === 'read.failed',
    },
    {
      name: 'the tab keeps the vendors that arrive',
      fault: { 'states/loading/invoke/onDone/actions/1': undefined },
      edge: ({ step, effects }) =>
        step.name !== 'came' || effects.emitted.some(({ type }) => type === 'vendors.kept'),
    },
    {
      name: 'a category with one vendor launches it, one with several opens its page (spec 4)',
      fault: {
        'on/category.picked/actions': { type: 'openVendor', params: { category: 'LIVE', vendor: slots[0] } },
      },
      edge: ({ from, step, effects }) => {
        if (step.kind !== 'event' || step.event.type !== 'category.picked') return true;
        const launches = step.name === 'picks live casino' && from.snapshot.context.vendors !== null;
        return effects.emitted.every(({ type }) => type === (launches ? 'launch.wanted' : 'navigate'));
      },
    },
  ],
  examples: [
    {
      name: 'the tab is asked first for the vendors that it kept',
      way: [],
      leads: 'starting',
      and: ({ effects }) => effects.emitted.some(({ type }) => type === 'vendors.asked'),
    },
    {
      name: 'what the tab kept is shown, and nothing is fetched',
      way: ['the tab kept vendors'],
      leads: 'ready',
      and: ({ to }) => to.snapshot.context.vendors === lanes,
    },
    { name: 'a tab that kept nothing fetches the vendors', way: ['the tab kept nothing'], leads: 'loading' },
    {
      name: 'vendors that came are shown',
      way: ['the tab kept nothing', 'vendors: came'],
      leads: 'ready',
      and: ({ to }) => to.snapshot.context.vendors === lanes,
    },
    {
      name: 'vendors that did not come are asked for again after ten seconds',
      way: ['the tab kept nothing', 'vendors: lost'],
      leads: 'failed',
      and: ({ to }) => to.timers.some(({ delay }) => delay === 10_000),
    },
    {
      name: 'asking again needs nobody',
      way: ['the tab kept nothing', 'vendors: lost', 'after pause (failed)'],
      leads: 'loading',
    },
    {
      name: 'another language fetches the vendors of that language',
      way: ['the tab kept vendors', 'the language changes'],
      leads: 'loading',
      and: ({ effects }) => effects.started.some(({ input }) => JSON.stringify(input).includes('EN')),
    },
    ...[
      { way: [], leads: 'starting' },
      { way: ['the tab kept nothing'], leads: 'loading' },
      { way: ['the tab kept vendors'], leads: 'ready' },
      { way: ['the tab kept nothing', 'vendors: lost'], leads: 'failed' },
    ].flatMap(({ way, leads }) =>
      ['picks the slots', 'picks a maker of slots'].map((picks) => ({
        name: `nothing is fetched or lost when a person ${picks} (${leads})`,
        way: [...way, picks],
        leads,
        and: ({ effects }: Arrival) => effects.emitted.length === 1 && effects.started.length === 0,
      })),
    ),
  ],
});

const came = catalogModel.answers?.vendors?.came as { done: { data: { lanes: readonly VendorLane[] } } };
const navigation = ({ page }: Scene) =>
  page.getByRole('navigation', { name: /^(Juegos y promociones|Games and promotions)$/ });
const slotsOnPage = (scene: Scene) => navigation(scene).getByRole('link', { name: 'Slots' });

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
const once = (how: PageAction) => ({ when: known, how });

export const catalogProof = defineProof(catalogModel, {
  browser: {
    starts: { 'in Spanish': (scene) => hold(scene, 'games.vendors') },
    events: {
      'the tab kept nothing': open(null),
      'the tab kept vendors': open(
        JSON.stringify({ version: 1, language: 'ES', vendors: came.done.data.lanes }),
      ),
      'the language changes': {
        // While one request is held, the one in the other language would wait behind it.
        when: (snapshot) =>
          !starting(snapshot) && snapshot.hasTag('stable') && snapshot.context.language === 'ES',
        how: ({ page }) => ui.header(page).getByRole('combobox').selectOption('EN'),
      },
      'picks the slots': once((scene) => slotsOnPage(scene).click()),
      'picks live casino': once(async (scene) => {
        await navigation(scene)
          .getByRole('link', { name: /^(Casino en vivo|Live casino)$/ })
          .click();
        // A visitor is asked to sign in first.
        await escapeFrom(scene.page.getByRole('dialog'));
      }),
      'picks a maker of slots': once(async (scene) => {
        await slotsOnPage(scene).hover();
        await scene.page.getByRole('link', { name: 'AZAFRAN' }).click();
      }),
      'picks a live table': 'a category with one vendor has no list of vendors',
    },
    answers: { vendors: byCall('games.vendors', catalogModel.answers?.vendors) },
    shows: {
      starting: 'the page is not open yet',
      loading: 'what is on screen stays there',
      failed: 'what is on screen stays there, and nothing is said',
      ready: (scene) => expect(slotsOnPage(scene)).toBeVisible(),
    },
  },
  openings: [resident('catalog')],
  unmet: {
    starting: 'the tab says at once whether it kept the vendors',
  },
});
