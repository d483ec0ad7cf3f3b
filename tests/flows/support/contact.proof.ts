import { expect } from '@playwright/test';
import { freeze, hold, open } from '#assurance/browser/scenes.ts';
import { byCall, type Scene } from '#assurance/browser/stage.ts';
import { resident } from '#assurance/scenarios/openings.ts';
import { defineModel, type Example } from '#assurance/walk/model.ts';
import { defineProof } from '#assurance/walk/proof.ts';
import { contactMachine } from '#machines/support/contact.machine.ts';
import { late, lost } from '../../kit/models/failures.ts';

/** A way that ends with a reason on the page. */
function told(name: string, way: readonly string[], leads: string, trouble: string): Example {
  return { name, way, leads, and: ({ to }) => to.snapshot.context.trouble === trouble };
}

const contactModel = defineModel({
  id: 'contact',
  machine: contactMachine,
  events: {
    'asks for customer service': { type: 'contact.clicked', csType: 'LIVECHAT', entry: '' },
    'asks for it while the product is closed': {
      type: 'contact.clicked',
      csType: 'LIVECHAT',
      entry: 'sealed by the status',
    },
    'leaves a message though nobody is there': {
      type: 'contact.clicked',
      csType: 'LIVECHAT',
      entry: '',
      anyway: true,
    },
    'the browser blocks the window': { type: 'window.blocked' },
    'the address may not be opened': { type: 'window.refused' },
    'stops waiting': { type: 'given.up' },
    'has seen the error': { type: 'trouble.seen' },
  },
  fromOutside: ['the browser blocks the window', 'the address may not be opened'],
  answers: {
    lookup: {
      address: { done: { paths: [{ type: 3, path: 'sealed' }] } },
      'another type': { done: { paths: [{ type: 1, path: 'sealed' }] } },
      'nobody is there': { done: { paths: [{ type: 3, path: 'sealed' }], outOfHours: true } },
      lost,
      late,
    },
  },
  project: ({ entry, anyway, trouble }) => ({ entry, anyway, trouble }),
  properties: [
    {
      name: 'CSV-01 when no address arrives, the opened window is closed and the page says why',
      fault: { 'states/asking/invoke/onError/1/actions/0': 'openWindow' },
      edge: ({ step, to, effects }) =>
        step.kind !== 'answer' ||
        effects.emitted.some(({ type }) => type === 'window.sent') ||
        (effects.emitted.some(({ type }) => type === 'window.closed') && to.snapshot.hasTag('refused')),
    },
    {
      name: 'a closed product alone does not say that customer service can’t be reached',
      fault: { 'states/asking/invoke/onError/0/target': 'failed' },
      edge: ({ step, from, to }) =>
        from.snapshot.context.entry === '' ||
        !['lost', 'late'].includes(step.name) ||
        !to.snapshot.hasTag('refused'),
    },
    {
      name: 'a contact that takes long can be given up, and its window is closed',
      fault: { 'states/asking/states/slow/on/given.up/actions': undefined },
      edge: ({ step, from, to, effects }) =>
        step.name !== 'stops waiting' ||
        !from.snapshot.matches({ asking: 'slow' }) ||
        (to.snapshot.matches('idle') && effects.emitted.some(({ type }) => type === 'window.closed')),
    },
    {
      name: 'no window stays open where nobody answers, unless the person leaves a message',
      fault: { 'states/asking/invoke/onDone/0/actions/0': 'openWindow' },
      edge: ({ step, from, to, effects }) => {
        if (step.name !== 'nobody is there') return true;
        const left = from.snapshot.context.anyway;
        const kind = left ? 'window.sent' : 'window.closed';
        return (
          to.snapshot.matches('outOfHours') !== left && effects.emitted.some(({ type }) => type === kind)
        );
      },
    },
  ],
  examples: [
    { name: 'nobody is contacted until a person asks', way: [], leads: 'idle' },
    {
      name: 'the window is opened within the press',
      way: ['asks for customer service'],
      leads: 'asking.fresh',
      and: ({ effects }) => effects.emitted.some(({ type }) => type === 'window.opened'),
    },
    {
      name: 'an address that came fills the window, and the page says nothing',
      way: ['asks for customer service', 'lookup: address'],
      leads: 'idle',
      and: ({ effects }) => effects.emitted.some(({ type }) => type === 'window.sent'),
    },
    told('a lookup that fails is said', ['asks for customer service', 'lookup: lost'], 'failed', 'lookup'),
    told(
      'an answer without a sealed address is said',
      ['asks for customer service', 'lookup: another type'],
      'failed',
      'address',
    ),
    told(
      'a blocked window is said',
      ['asks for customer service', 'the browser blocks the window'],
      'failed',
      'blocked',
    ),
    told(
      'an address that may not be opened is said',
      ['asks for customer service', 'lookup: address', 'the address may not be opened'],
      'failed',
      'address',
    ),
    told(
      'that nobody answers just now is said',
      ['asks for customer service', 'lookup: nobody is there'],
      'outOfHours',
      'hours',
    ),
    {
      name: 'what went wrong is gone once it was seen',
      way: ['asks for customer service', 'lookup: lost', 'has seen the error'],
      leads: 'idle',
    },
    {
      name: 'so is that nobody answers',
      way: ['asks for customer service', 'lookup: nobody is there', 'has seen the error'],
      leads: 'idle',
    },
    {
      name: 'asking again forgets what went wrong before',
      way: ['asks for customer service', 'lookup: lost', 'asks for customer service'],
      leads: 'asking.fresh',
      and: ({ to }) => to.snapshot.context.trouble === null,
    },
    {
      name: 'after four seconds the page says that it takes long',
      way: ['asks for customer service'],
      leads: 'asking.fresh',
      and: ({ to }) => to.timers.some(({ delay }) => delay === 4_000),
    },
  ],
});

const dialog = (name: string) => (scene: Scene) => scene.page.getByRole('dialog', { name });
const trouble = dialog('No pudimos abrir el chat');
const slow = dialog('Está tardando');
const nobody = dialog('Ahora no hay nadie');
const any = ({ page }: Scene) => page.getByRole('dialog');

export const contactProof = defineProof(contactModel, {
  browser: {
    starts: {
      start: async (scene) => {
        await hold(scene, 'support.lookup');
        await open(scene);
        await freeze(scene);
      },
    },
    events: {
      // The dialog that says what went wrong covers the page, and has a button of its own for that.
      'asks for customer service': {
        when: (snapshot) => !snapshot.matches('outOfHours') && !snapshot.matches({ asking: 'slow' }),
        how: ({ page }) =>
          page
            .getByRole('button', { name: /^(Chat en vivo|Reintentar)$/ })
            .first()
            .click(),
      },
      'asks for it while the product is closed': 'only the page of a closed product knows another entry',
      'leaves a message though nobody is there': {
        when: ({ value }) => value === 'outOfHours',
        how: (scene) => nobody(scene).getByRole('button', { name: 'Dejar un mensaje' }).click(),
      },
      'the browser blocks the window': 'a window that a click asks for is not blocked here',
      'the address may not be opened': 'it follows by itself from an address that may not be opened',
      'stops waiting': (scene) => slow(scene).getByRole('button', { name: 'Dejar de esperar' }).click(),
      'has seen the error': (scene) => any(scene).getByRole('button', { name: 'Entendido' }).click(),
    },
    answers: {
      lookup: {
        ...byCall('support.lookup', contactModel.answers?.lookup),
        // The sandbox's own: only it can seal an address.
        address: ({ sandbox }) => sandbox.release('support.lookup'),
      },
    },
    shows: {
      idle: (scene) => expect(any(scene)).toHaveCount(0),
      'asking.fresh': (scene) => expect(any(scene)).toHaveCount(0),
      'asking.slow': (scene) => expect(slow(scene)).toBeVisible(),
      outOfHours: (scene) => expect(nobody(scene)).toBeVisible(),
      failed: (scene) => expect(trouble(scene)).toBeVisible(),
    },
  },
  gaps: {
    browser: {
      'asking · lookup error [0] if hasEntry -> idle': {
        en: 'only the page of a closed product knows the address from the status: its own journeys press the button there',
        es: 'solo la página del sistema cerrado conoce la dirección que dice el estado: sus propios recorridos pulsan el botón allí',
      },
      'asking · window.blocked -> failed': {
        en: 'the browser here does not block a window that a click asks for: the wire shows it',
        es: 'este navegador no bloquea una ventana que se pide con un clic: lo muestra la red',
      },
      '(root) · window.refused -> failed': {
        en: 'it follows at once from an address that may not be opened: the wire shows it',
        es: 'sigue enseguida a una dirección que no se puede abrir: lo muestra la red',
      },
    },
  },
  openings: [resident('contact')],
});
