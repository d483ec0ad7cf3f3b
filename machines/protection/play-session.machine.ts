import { assign, emit, setup } from 'xstate';
import { failureOf } from '#contract/errors.ts';
import { call } from '../kit/call.ts';
import { askedOnceMore } from '../kit/waits.rules.ts';
import type { WorldEvent } from '../world.ts';
import * as rules from './play-session.rules.ts';

/**
 * A session of play beside its game (spec 2, game; domain of member protection, E3, E5, U4). The gateway counts: its answers are asked
 * for by durations, and no clock of the browser is read.
 */
export const playSessionMachine = setup({
  types: {
    context: {} as rules.PlaySessionContext,
    events: {} as
      | { type: 'round.ended' }
      | { type: 'check.acknowledged' }
      | { type: 'history.clicked' }
      | { type: 'end.clicked' },
    emitted: {} as WorldEvent,
    output: {} as { session: rules.Session | null },
    tags: {} as 'busy' | 'stable' | 'audited',
    meta: {} as { limit?: 'near' | 'draining'; check?: 'due' | 'sending'; end?: 'sending' },
  },
  actors: {
    look: call('protection.session'),
    acknowledge: call('protection.acknowledge'),
    end: call('protection.endSession'),
  },
  delays: {
    nextLook: ({ context }) => rules.nextLook(context),
    nextTry: ({ context }) => rules.nextTry(context),
  },
  guards: {
    at: ({ context }, params: { at: ReturnType<typeof rules.standing> }) =>
      rules.standing(context) === params.at,
    goesOn: ({ context }) => rules.goesOn(context),
    due: ({ context }) => rules.due(context),
    notDue: ({ context }) => !rules.due(context),
    known: ({ context }) => context.session !== null,
  },
  actions: {
    keepSession: assign(({ context }, params: { session: rules.Session | null }) =>
      rules.takeAnswer(context, params.session),
    ),
    countQuestion: assign(({ context }) => ({ asked: askedOnceMore(context.asked) })),
    keepUnread: assign((_, params: { error: unknown }) => ({ checkFailed: failureOf(params.error) })),
    keepUnended: assign((_, params: { error: unknown }) => ({ endFailed: failureOf(params.error) })),
    clearUnread: assign({ checkFailed: null }),
    clearUnended: assign({ endFailed: null }),
    shrinkGame: emit({ type: 'game.shrunk' }),
    openHistory: emit({ type: 'navigate', to: { screen: 'member', page: 'personalHistoryCopy' } }),
  },
}).createMachine({
  id: 'playSession',
  tags: 'audited',
  context: () => rules.newPlaySession(),
  output: ({ context }) => ({ session: context.session }),
  initial: 'beside',
  states: {
    beside: {
      description: 'The session and its game.',
      type: 'parallel',
      on: { 'history.clicked': { actions: 'openHistory' } },
      states: {
        facts: {
          description: 'What the gateway says of the session.',
          initial: 'asking',
          states: {
            asking: {
              description: 'The gateway is asked.',
              tags: 'busy',
              invoke: {
                id: 'look',
                src: 'look',
                input: {},
                onDone: {
                  target: 'resting',
                  actions: { type: 'keepSession', params: ({ event }) => event.output },
                },
                onError: 'lost',
              },
              on: { 'round.ended': { target: 'asking', reenter: true } },
            },
            resting: {
              description: 'The answer holds until the next look, or until a round ends.',
              tags: 'stable',
              after: { nextLook: 'asking' },
              on: { 'round.ended': 'asking' },
            },
            lost: {
              description:
                'The gateway could not be asked: the last facts stay, and it is asked less and less often.',
              tags: 'stable',
              exit: 'countQuestion',
              after: { nextTry: 'asking' },
              on: { 'round.ended': 'asking' },
            },
          },
        },
        limit: {
          description: 'How near the end is.',
          initial: 'within',
          states: {
            within: {
              description: 'Far from any limit.',
              always: [
                { guard: { type: 'at', params: { at: 'over' } }, target: '#playSession.over' },
                { guard: { type: 'at', params: { at: 'draining' } }, target: 'draining' },
                { guard: { type: 'at', params: { at: 'near' } }, target: 'near' },
              ],
            },
            near: {
              description:
                'A share of the declared time or money, or of a limit, was passed: the member is told.',
              meta: { limit: 'near' },
              always: [
                { guard: { type: 'at', params: { at: 'over' } }, target: '#playSession.over' },
                { guard: { type: 'at', params: { at: 'draining' } }, target: 'draining' },
                { guard: { type: 'at', params: { at: 'within' } }, target: 'within' },
              ],
            },
            draining: {
              description: 'No new round begins; running rounds finish.',
              meta: { limit: 'draining' },
              always: [
                { guard: { type: 'at', params: { at: 'over' } }, target: '#playSession.over' },
                { guard: 'goesOn', target: 'within' },
              ],
            },
          },
        },
        check: {
          description: 'The check, which must be read before play goes on; never during a round.',
          initial: 'quiet',
          states: {
            quiet: {
              description: 'No check is due.',
              entry: 'clearUnread',
              always: { guard: 'due', target: 'due' },
            },
            due: {
              description: 'Time, bets, wins and net position, to be read.',
              tags: 'stable',
              meta: { check: 'due' },
              entry: 'shrinkGame',
              always: { guard: 'notDue', target: 'quiet' },
              on: { 'check.acknowledged': { target: 'acknowledging', actions: 'clearUnread' } },
            },
            acknowledging: {
              description: 'The gateway is told that it was read.',
              tags: 'busy',
              meta: { check: 'sending' },
              invoke: {
                id: 'acknowledge',
                src: 'acknowledge',
                input: ({ context }) => rules.readCheck(context),
                onDone: {
                  target: 'quiet',
                  actions: { type: 'keepSession', params: ({ event }) => ({ session: event.output }) },
                },
                onError: {
                  target: 'due',
                  actions: { type: 'keepUnread', params: ({ event }) => ({ error: event.error }) },
                },
              },
            },
          },
        },
        wish: {
          description: 'Whether the member wants to end it.',
          initial: 'playing',
          states: {
            playing: {
              description: 'The member plays on.',
              on: { 'end.clicked': { guard: 'known', target: 'ending', actions: 'clearUnended' } },
            },
            ending: {
              description: 'The gateway is told: no new round begins.',
              tags: 'busy',
              meta: { end: 'sending' },
              invoke: {
                id: 'end',
                src: 'end',
                input: ({ context }) => rules.endSession(context),
                onDone: {
                  target: 'playing',
                  actions: { type: 'keepSession', params: ({ event }) => ({ session: event.output }) },
                },
                onError: {
                  target: 'playing',
                  actions: { type: 'keepUnended', params: ({ event }) => ({ error: event.error }) },
                },
              },
            },
          },
        },
      },
    },
    over: { description: 'The gateway says that the session has ended, and why.', type: 'final' },
  },
});
