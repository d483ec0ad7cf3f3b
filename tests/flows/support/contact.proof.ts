import { expect } from '@playwright/test';
import { contactMachine } from '#machines/support/contact.machine.ts';
import { late, lost } from '../../kit/models/failures.ts';
import { hold, open } from '../browser/scenes.ts';
import { byCall, type Scene } from '../browser/stage.ts';
import { defineModel } from '../model.ts';
import { defineProof } from '../proof.ts';
import { resident } from '../scenarios/openings.ts';

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
    'the browser blocks the window': { type: 'window.blocked' },
    'the address may not be opened': { type: 'window.refused' },
    'has seen the error': { type: 'trouble.seen' },
  },
  fromOutside: ['the browser blocks the window', 'the address may not be opened'],
  answers: {
    lookup: {
      address: { done: { paths: [{ type: 3, path: 'sealed' }] } },
      'another type': { done: { paths: [{ type: 1, path: 'sealed' }] } },
      lost,
      late,
    },
  },
  project: ({ entry, trouble }) => ({ entry, trouble }),
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
  ],
});

const trouble = ({ page }: Scene) => page.getByRole('dialog', { name: 'No pudimos abrir el chat' });

export const contactProof = defineProof(contactModel, {
  browser: {
    starts: {
      start: async (scene) => {
        await hold(scene, 'support.lookup');
        await open(scene);
      },
    },
    events: {
      // The dialog that says what went wrong covers the page; a script may still click what is behind it.
      'asks for customer service': ({ page }) =>
        page
          .getByRole('button', { name: 'Chat en vivo', includeHidden: true })
          .first()
          .click({ force: true }),
      'asks for it while the product is closed': 'only the page of a closed product knows another entry',
      'the browser blocks the window': 'a window that a click asks for is not blocked here',
      'the address may not be opened': 'it follows by itself from an address that may not be opened',
      'has seen the error': (scene) => trouble(scene).getByRole('button', { name: 'Entendido' }).click(),
    },
    answers: {
      lookup: {
        ...byCall('support.lookup', contactModel.answers?.lookup),
        // The sandbox's own: only it can seal an address.
        address: ({ sandbox }) => sandbox.release('support.lookup'),
      },
    },
    shows: {
      idle: (scene) => expect(trouble(scene)).toHaveCount(0),
      asking: (scene) => expect(trouble(scene)).toHaveCount(0),
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
