import { emit, setup } from 'xstate';
import type { WorldEvent } from '../world.ts';

/**
 * Installing the product as an app of its own (spec 2, download and install guides). The browser decides whether it can
 * be; it is asked only after a press, and its answer is shown.
 */
export const installMachine = setup({
  types: {
    events: {} as
      | { type: 'install.offered' }
      | { type: 'install.byHand' }
      | { type: 'install.finished' }
      | { type: 'install.clicked' }
      | { type: 'install.accepted' }
      | { type: 'install.dismissed' }
      | { type: 'install.gone' }
      | { type: 'install.understood' },
    emitted: {} as WorldEvent,
    tags: {} as 'stable' | 'refused',
  },
  actions: {
    watch: emit({ type: 'install.watched' }),
    ask: emit({ type: 'install.asked' }),
  },
}).createMachine({
  id: 'install',
  initial: 'unavailable',
  on: {
    'install.offered': '.offered',
    'install.byHand': '.byHand',
    'install.finished': '.installed',
  },
  states: {
    unavailable: {
      description: 'The browser offers nothing, and nothing is shown.',
      tags: 'stable',
      meta: { step: 'unavailable' },
      entry: 'watch',
    },
    byHand: {
      description: 'The browser installs by its own menu alone: the page says how.',
      tags: 'stable',
      meta: { step: 'byHand' },
    },
    offered: {
      description: 'The browser would install the product: the page has a button for it.',
      tags: 'stable',
      meta: { step: 'offered' },
      on: { 'install.clicked': { target: 'asking', actions: 'ask' } },
    },
    asking: {
      description: 'The browser asks the person in a window of its own, for as long as they like.',
      tags: 'stable',
      meta: { step: 'asking' },
      on: {
        'install.accepted': 'accepted',
        'install.dismissed': 'dismissed',
        'install.gone': 'failed',
        // Its answer comes first: the browser says again what it offers after that.
        'install.offered': {},
      },
    },
    accepted: {
      description: 'The person said yes, and the browser is installing.',
      tags: 'stable',
      meta: { step: 'accepted', pressed: true },
    },
    dismissed: {
      description: 'The person said no: nothing was installed, and nothing asks again by itself.',
      tags: 'stable',
      meta: { step: 'dismissed', pressed: true },
    },
    failed: {
      description: 'The browser did not ask; the page says where else it can be done.',
      tags: ['stable', 'refused'],
      meta: { step: 'failed', pressed: true },
      on: { 'install.understood': 'unavailable' },
    },
    installed: {
      description: 'The product is installed on this device, or runs as an app already.',
      tags: 'stable',
      meta: { step: 'installed' },
    },
  },
});
