import { catalogMachine } from '#machines/games/catalog.machine.ts';
import { defineModel } from '../../flows/model.ts';
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

export const catalogModel = defineModel({
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
      name: 'another language means other vendors, whatever was kept (spec 4)',
      fault: { 'on/language.changed/target': '.ready' },
      edge: ({ step, effects }) =>
        step.name !== 'the language changes' || effects.started.some(({ id }) => id === 'vendors'),
    },
    {
      name: 'NET-08 vendors that did not come are logged, and nothing is said',
      fault: { 'states/loading/invoke/onError/actions': undefined },
      edge: ({ step, effects }) =>
        step.kind !== 'answer' ||
        step.name === 'came' ||
        effects.emitted.map(({ type }) => type).join() === 'read.failed',
    },
    {
      name: 'what came is kept for the tab',
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
});
