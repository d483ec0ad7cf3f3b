import { assign, emit, setup } from 'xstate';
import type { WorldEvent } from '../world.ts';
import {
  complete,
  nothingMeasured,
  type SpeedsContext,
  someAnswered,
  speedsPatience,
  type Timed,
  withTime,
} from './speeds.rules.ts';

/** Measuring how fast the product's other addresses answer this browser, one after the other (spec 3, domain list item). */
export const speedsMachine = setup({
  types: {
    context: {} as SpeedsContext,
    events: {} as
      | { type: 'measure.clicked'; addresses: readonly string[] }
      | ({ type: 'site.timed' } & Timed)
      | { type: 'stopped' },
    emitted: {} as WorldEvent,
    tags: {} as 'busy' | 'stable' | 'refused',
  },
  delays: { patience: speedsPatience },
  guards: {
    complete: ({ context }) => complete(context),
    someAnswered: ({ context }) => someAnswered(context),
  },
  actions: {
    begin: assign((_, params: { addresses: readonly string[] }) => ({
      addresses: params.addresses,
      measured: {},
    })),
    timeSites: emit(({ context }) => ({ type: 'sites.asked' as const, addresses: context.addresses })),
    leaveSites: emit({ type: 'sites.left' }),
    keepTime: assign(({ context }, params: Timed) => withTime(context, params)),
  },
}).createMachine({
  id: 'speeds',
  context: nothingMeasured,
  initial: 'resting',
  states: {
    resting: {
      description: 'Nothing was measured: the list shows what the gateway says.',
      tags: 'stable',
      on: {
        'measure.clicked': {
          target: 'measuring',
          actions: [{ type: 'begin', params: ({ event }) => event }, 'timeSites'],
        },
      },
    },
    measuring: {
      description: 'The browser asks one address after the other; each answer is shown as it comes.',
      meta: { step: 'measuring' },
      initial: 'waiting',
      on: {
        'site.timed': {
          target: '.counting',
          actions: { type: 'keepTime', params: ({ event }) => event },
        },
        stopped: { target: 'judging', actions: 'leaveSites' },
      },
      states: {
        waiting: {
          description: 'An address has not answered yet.',
          after: { patience: { target: '#speeds.judging', actions: 'leaveSites' } },
        },
        counting: {
          description: 'One more is known: was it the last?',
          always: [{ guard: 'complete', target: '#speeds.judging' }, { target: 'waiting' }],
        },
      },
    },
    judging: {
      description: 'The run is over, complete or not: what came is kept.',
      always: [{ guard: 'someAnswered', target: 'measured' }, { target: 'failed' }],
    },
    measured: {
      description: 'The list is in the order of what was measured.',
      tags: 'stable',
      meta: { step: 'measured' },
      on: {
        'measure.clicked': {
          target: 'measuring',
          actions: [{ type: 'begin', params: ({ event }) => event }, 'timeSites'],
        },
      },
    },
    failed: {
      description: 'No address answered: the page says so, and the person may measure again.',
      tags: ['stable', 'refused'],
      meta: { step: 'failed' },
      on: {
        'measure.clicked': {
          target: 'measuring',
          actions: [{ type: 'begin', params: ({ event }) => event }, 'timeSites'],
        },
      },
    },
  },
});
