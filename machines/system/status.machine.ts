import { assign, emit, raise, setup } from 'xstate';
import type { PermissionResult } from '#contract/system.ts';
import { call } from '../kit/call.ts';
import type { WorldEvent } from '../world.ts';
import { featuresOf } from './features.rules.ts';
import { bringsNoTree, pollEvery, retryAfter, situationOf } from './status.rules.ts';

/** Whether the product may be used at all: normal, under maintenance, or restricted here (spec 4, system status). */
export const statusMachine = setup({
  types: {
    input: {} as { host: string; chance: number },
    context: {} as { host: string; chance: number; result: PermissionResult | null; failures: number },
    events: {} as
      | { type: 'retry.clicked' }
      | { type: 'unavailable.seen' }
      | { type: 'network.lost' }
      | { type: 'network.back' }
      | { type: 'found.normal' }
      | { type: 'found.maintenance' }
      | { type: 'found.restricted' },
    emitted: {} as WorldEvent,
    tags: {} as 'busy' | 'stable' | 'refused',
  },
  actors: { status: call('system.status'), whitelabel: call('system.whitelabel') },
  delays: {
    pollEvery,
    retryAfter: ({ context }) => retryAfter(context.failures),
  },
  guards: {
    maintenance: (_, result: PermissionResult) => situationOf(result) === 'maintenance',
    restricted: (_, result: PermissionResult) => situationOf(result) === 'restricted',
    withoutTree: (_, result: PermissionResult) => bringsNoTree(result),
  },
  actions: {
    keepResult: assign((_, result: PermissionResult) => ({ result, failures: 0 })),
    tellFeatures: emit((_, { tree }: { tree: unknown }) => ({
      type: 'features.learned' as const,
      features: featuresOf(tree),
    })),
    tellCdns: emit((_, { info }: PermissionResult) => ({
      type: 'cdns.learned' as const,
      launch: info.launchGameCDNs ?? [],
    })),
    countFailure: assign({ failures: ({ context }) => context.failures + 1 }),
    foundNormal: raise({ type: 'found.normal' }),
    foundMaintenance: raise({ type: 'found.maintenance' }),
    foundRestricted: raise({ type: 'found.restricted' }),
  },
}).createMachine({
  id: 'status',
  context: ({ input: { host, chance } }) => ({ host, chance, result: null, failures: 0 }),
  type: 'parallel',
  states: {
    situation: {
      description: 'The gateway’s last status; it stays on screen while it is fetched again (spec 4).',
      initial: 'unknown',
      on: {
        'found.normal': '.normal',
        'found.maintenance': '.maintenance',
        'found.restricted': '.restricted',
      },
      states: {
        unknown: {
          description:
            'No answer yet: the app shows meanwhile, with all features off; if the gateway can’t be reached, a page says so instead.',
        },
        normal: { description: 'Status 0: the app.' },
        maintenance: {
          description:
            'Status 1: the maintenance page replaces the app and takes precedence over restriction.',
        },
        restricted: {
          description: 'Status 2: the restriction page replaces the app, with the address and country.',
        },
      },
    },
    watch: {
      description:
        'The status is fetched again: on a timer, after any answer with 503 or 451, and on request.',
      initial: 'asking',
      states: {
        asking: {
          description: 'The status call is running.',
          tags: 'busy',
          invoke: {
            id: 'status',
            src: 'status',
            input: ({ context }) => ({ url: context.host }),
            onDone: [
              {
                guard: { type: 'maintenance', params: ({ event }) => event.output },
                target: 'waiting',
                actions: [
                  { type: 'keepResult', params: ({ event }) => event.output },
                  { type: 'tellFeatures', params: ({ event }) => ({ tree: event.output.info.whitelabel }) },
                  'foundMaintenance',
                ],
              },
              {
                guard: { type: 'restricted', params: ({ event }) => event.output },
                target: 'waiting',
                actions: [
                  { type: 'keepResult', params: ({ event }) => event.output },
                  { type: 'tellFeatures', params: ({ event }) => ({ tree: event.output.info.whitelabel }) },
                  'foundRestricted',
                ],
              },
              {
                guard: { type: 'withoutTree', params: ({ event }) => event.output },
                target: 'learning',
                actions: [
                  { type: 'keepResult', params: ({ event }) => event.output },
                  { type: 'tellCdns', params: ({ event }) => event.output },
                  'foundNormal',
                ],
              },
              {
                target: 'waiting',
                actions: [
                  { type: 'keepResult', params: ({ event }) => event.output },
                  { type: 'tellFeatures', params: ({ event }) => ({ tree: event.output.info.whitelabel }) },
                  { type: 'tellCdns', params: ({ event }) => event.output },
                  'foundNormal',
                ],
              },
            ],
            onError: { target: 'unreachable', actions: 'countFailure' },
          },
          on: { 'network.lost': 'unreachable' },
        },
        learning: {
          description:
            'The status had no whitelabel tree: it is fetched separately (spec 7). Until it comes, or if it never does, the features stay as they were.',
          tags: 'busy',
          invoke: {
            id: 'whitelabel',
            src: 'whitelabel',
            input: {},
            onDone: {
              target: 'waiting',
              actions: { type: 'tellFeatures', params: ({ event }) => ({ tree: event.output }) },
            },
            onError: 'waiting',
          },
          on: { 'network.lost': 'unreachable' },
        },
        waiting: {
          description: 'Answered; asked again after a minute, or at the first sign of trouble.',
          tags: 'stable',
          after: { pollEvery: 'asking' },
          on: { 'unavailable.seen': 'asking', 'retry.clicked': 'asking', 'network.lost': 'unreachable' },
        },
        unreachable: {
          description:
            'No usable answer, or no network: tried again by itself, less and less often, and on request.',
          tags: ['stable', 'refused'],
          after: { retryAfter: 'asking' },
          on: { 'retry.clicked': 'asking', 'network.back': 'asking' },
        },
      },
    },
  },
});
