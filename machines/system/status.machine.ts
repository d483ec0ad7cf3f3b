import { assign, emit, raise, setup } from 'xstate';
import type { PermissionResult } from '#contract/system.ts';
import { call } from '../kit/call.ts';
import type { WorldEvent } from '../world.ts';
import { featuresAt, featuresOf } from './features.rules.ts';
import * as rules from './status.rules.ts';

/** Whether the product may be used at all: normal, under maintenance, or restricted here (spec 4, system status). */
export const statusMachine = setup({
  types: {
    input: {} as rules.StatusInput,
    context: {} as rules.StatusContext,
    events: {} as
      | { type: 'retry.clicked' }
      | { type: 'unavailable.seen' }
      | { type: 'network.lost' }
      | { type: 'network.back' }
      | { type: 'page.hidden' }
      | { type: 'page.shown' }
      /** What its own answer meant. */
      | { type: `found.${rules.Situation}` }
      /** What another tab was answered. */
      | ({ type: 'status.heard' } & rules.Heard),
    emitted: {} as WorldEvent,
    tags: {} as 'busy' | 'stable' | 'refused',
  },
  actors: { status: call('system.status'), whitelabel: call('system.whitelabel') },
  delays: {
    pollEvery: ({ context }) => rules.pollEvery(context),
    retryAfter: ({ context }) => rules.retryAfter(context),
    catchUp: ({ context }) => rules.catchUp(context),
  },
  guards: {
    maintenance: (_, result: PermissionResult) => rules.situationOf(result) === 'maintenance',
    restricted: (_, result: PermissionResult) => rules.situationOf(result) === 'restricted',
    withoutTree: (_, result: PermissionResult) => rules.bringsNoTree(result),
    hidden: ({ context }) => context.hidden,
    thoughtOpen: ({ context }) => rules.thoughtOpen(context),
    agrees: ({ context }, params: rules.Heard) => rules.agrees(context, params),
  },
  actions: {
    keepResult: assign((_, result: PermissionResult) => ({ result, failures: 0, regained: false })),
    tellFeatures: emit(({ context: { entrance } }, { tree }: { tree: unknown }) => ({
      type: 'features.learned' as const,
      features: featuresAt(entrance, featuresOf(tree)),
    })),
    tellCdns: emit((_, { info }: PermissionResult) => ({
      type: 'cdns.learned' as const,
      launch: info.launchGameCDNs ?? [],
    })),
    tellTabs: emit((_, params: rules.Heard) => ({ type: 'status.told' as const, ...params })),
    askSight: emit({ type: 'sight.asked' }),
    hide: assign({ hidden: true }),
    show: assign({ hidden: false }),
    countFailure: assign(({ context }) => rules.failedAgain(context)),
    regain: assign({ regained: true }),
    foundNormal: raise({ type: 'found.normal' }),
    foundMaintenance: raise({ type: 'found.maintenance' }),
    foundRestricted: raise({ type: 'found.restricted' }),
  },
}).createMachine({
  id: 'status',
  context: ({ input }) => rules.newStatus(input),
  type: 'parallel',
  entry: 'askSight',
  on: { 'page.hidden': { actions: 'hide' }, 'page.shown': { actions: 'show' } },
  states: {
    situation: {
      description: 'The gateway’s last status; it stays on screen while it is fetched again (spec 4).',
      initial: 'unknown',
      on: {
        'found.normal': { target: '.normal', actions: { type: 'tellTabs', params: { situation: 'normal' } } },
        'found.maintenance': {
          target: '.maintenance',
          actions: { type: 'tellTabs', params: { situation: 'maintenance' } },
        },
        'found.restricted': {
          target: '.restricted',
          actions: { type: 'tellTabs', params: { situation: 'restricted' } },
        },
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
          description: 'The status call is running. When the network is back meanwhile, it is asked anew.',
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
          on: { 'network.lost': 'unreachable', 'network.back': { target: 'due', actions: 'regain' } },
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
          description:
            'Answered; asked again after a minute and a half, or at the first sign of trouble. When another tab has asked, its answer counts here too, unless it is a different one.',
          tags: 'stable',
          after: { pollEvery: 'due' },
          on: {
            'unavailable.seen': { guard: 'thoughtOpen', target: 'asking' },
            'retry.clicked': 'asking',
            'network.lost': 'unreachable',
            'status.heard': [
              { guard: { type: 'agrees', params: ({ event }) => event }, target: 'waiting', reenter: true },
              { target: 'due' },
            ],
          },
        },
        due: {
          description: 'It is time to ask again: at once, or when the page is seen again.',
          always: [{ guard: 'hidden', target: 'resting' }, { target: 'asking' }],
        },
        resting: {
          description: 'The page is hidden: nothing is asked until it is seen again.',
          tags: 'stable',
          on: {
            'page.shown': { target: 'catchingUp', actions: 'show' },
            'status.heard': { guard: { type: 'agrees', params: ({ event }) => event }, target: 'waiting' },
          },
        },
        catchingUp: {
          description: 'Seen again: the gateway is asked within a few seconds, not by all pages at once.',
          tags: 'stable',
          after: { catchUp: 'due' },
          on: { 'unavailable.seen': 'asking', 'retry.clicked': 'asking', 'network.lost': 'unreachable' },
        },
        unreachable: {
          description:
            'No usable answer, or no network: tried again by itself, soon at first and then less often, and on request. A network that is back is often said to be so too early: from then on, soon at first again.',
          tags: ['stable', 'refused'],
          after: { retryAfter: 'due' },
          on: { 'retry.clicked': 'asking', 'network.back': { target: 'due', actions: 'regain' } },
        },
      },
    },
  },
});
