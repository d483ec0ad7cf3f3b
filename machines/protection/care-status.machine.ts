import { assign, emit, setup } from 'xstate';
import type { CallOutput } from '#contract/calls.ts';
import { call } from '../kit/call.ts';
import * as rules from './care-status.rules.ts';

/**
 * What the gateway knows of a member who may need care (spec 4, protection): which message must be answered, what is closed until
 * then, and whether limits are still to be set. The gateway decides; this only asks it and says so.
 */
export const careStatusMachine = setup({
  types: {} as rules.CareTypes,
  actors: { ask: call('protection.standing'), later: call('protection.limitsLater') },
  delays: { untilNext: rules.untilNext, untilAgain: ({ context }) => rules.untilAgain(context) },
  guards: {
    hasStanding: (_, params: rules.WhoIsHere) => rules.hasStanding(params),
    somebody: ({ context }) => rules.hasStanding(context),
    turned: ({ context }) => context.held?.promote !== context.promoted,
    away: ({ context }) => context.held?.away === true,
    overdue: ({ context }) => context.held?.care.suspended === true,
    answeredAll: ({ context }) => context.held?.care.toAnswer === null,
    asksAnswer: ({ context }) => rules.asksAnswer(context),
    asksNothing: ({ context }) => !rules.asksAnswer(context),
    wasPutOff: ({ context }) => rules.wasPutOff(context),
    asksMore: ({ context }) => rules.asksAnswer(context) && !rules.wasPutOff(context),
    stands: ({ context }, params: { as: rules.Standing }) => context.held?.care.standing === params.as,
    wantsLimits: ({ context }) => rules.wantsLimits(context),
    needsNoLimits: ({ context }) => !rules.wantsLimits(context),
    canWait: ({ context }) => context.held?.limitsAsked === 'prompt',
  },
  actions: {
    keepPerson: assign(({ context }, params: rules.WhoIsHere) => rules.cameIn(context, params)),
    keepHeld: assign((_, params: CallOutput<'protection.standing'>) => ({
      held: rules.heldOf(params),
      inVain: 0,
    })),
    countInVain: assign(({ context }) => rules.askedInVain(context)),
    keepTurn: assign(({ context }) => ({ promoted: context.held?.promote === true })),
    tellTurned: emit({ type: 'stale', reads: rules.promoting, again: true }),
    keepPutOff: assign(({ context }) => ({ putOff: rules.markOf(context) })),
    openMessage: emit(({ context }) => ({ type: 'navigate' as const, to: rules.messagePlace(context) })),
    keepPrompted: assign({ prompted: true }),
    openLimits: emit({ type: 'navigate', to: rules.limitsPlace }),
    tellPostponed: emit({ type: 'stale', reads: ['protection.standing'], again: true }),
  },
}).createMachine({
  id: 'standingOfCare',
  type: 'parallel',
  context: rules.nobodyHere,
  states: {
    care: {
      description: 'How the member stands, by the gateway’s word.',
      initial: 'nobody',
      on: {
        'account.changed': [
          {
            guard: { type: 'hasStanding', params: ({ event }) => event },
            target: '.asking',
            actions: { type: 'keepPerson', params: ({ event }) => event },
          },
          { target: '.nobody', actions: { type: 'keepPerson', params: ({ event }) => event } },
        ],
        'standing.doubted': { guard: 'somebody', target: '.asking' },
      },
      states: {
        nobody: { description: 'Nobody is here, or somebody who plays for nothing.', tags: 'stable' },
        asking: {
          description:
            'The gateway is asked what protects the member; that does not count as use of the session.',
          tags: 'busy',
          invoke: {
            id: 'ask',
            src: 'ask',
            input: {},
            onDone: { target: 'judging', actions: { type: 'keepHeld', params: ({ event }) => event.output } },
            onError: { target: 'unknown', actions: 'countInVain' },
          },
        },
        judging: {
          description:
            'What was read for somebody to whom something may be promoted is read again where that turned; then the standing is told.',
          always: [
            { guard: 'turned', target: 'judging', reenter: true, actions: ['keepTurn', 'tellTurned'] },
            { guard: 'away', target: 'known.away' },
            { guard: 'overdue', target: 'known.suspended' },
            { guard: { type: 'stands', params: { as: 'AT_RISK' } }, target: 'known.atRisk' },
            { guard: { type: 'stands', params: { as: 'INTENSIVE' } }, target: 'known.intensive' },
            { guard: { type: 'stands', params: { as: 'YOUNG' } }, target: 'known.young' },
            { target: 'known.fine' },
          ],
        },
        known: {
          description: 'The gateway said how the member stands; it is asked again now and then.',
          tags: 'stable',
          initial: 'fine',
          after: { untilNext: 'asking' },
          states: {
            fine: {
              description: 'Nothing is said of this member: everything of the market is open.',
              meta: { promotes: true },
            },
            intensive: {
              description: 'The member plays much: a message has the facts, and cards may be closed.',
              meta: { promotes: true },
            },
            young: {
              description: 'The member is young: nothing is promoted, and VIP service is closed.',
              meta: { promotes: true },
            },
            away: { description: 'A break or an exclusion: nothing is promoted, and nothing is asked here.' },
            atRisk: {
              description: 'The member may be at risk: nothing is promoted.',
              initial: 'waitingAnswer',
              states: {
                waitingAnswer: {
                  description: 'A message must be answered in time.',
                  always: { guard: 'answeredAll', target: 'answered' },
                },
                answered: { description: 'It was answered; the record stays, and so does what is closed.' },
              },
            },
            suspended: {
              description:
                'The answer is overdue: play and deposits are closed until it comes; withdrawing is not.',
            },
          },
        },
        unknown: {
          description:
            'The gateway did not say: it is asked again, less and less often. Until then nothing is promoted.',
          tags: 'stable',
          after: { untilAgain: 'asking' },
        },
      },
    },
    asked: {
      description: 'What is asked of the member over the page: one thing at a time, an answer before limits.',
      initial: 'nothing',
      states: {
        nothing: {
          description: 'Nothing is asked, or it was.',
          tags: 'stable',
          always: [
            { guard: 'wasPutOff', target: 'reminded' },
            { guard: 'asksAnswer', target: 'told' },
            { guard: 'wantsLimits', target: 'prompting' },
          ],
        },
        told: {
          description: 'A dialog says that a message waits for an answer, or is overdue, with the way to it.',
          tags: 'stable',
          meta: { step: 'answer' },
          always: { guard: 'asksNothing', target: 'nothing' },
          on: {
            'answer.clicked': { target: 'reminded', actions: ['keepPutOff', 'openMessage'] },
            'put.off': { target: 'reminded', actions: 'keepPutOff' },
          },
        },
        reminded: {
          description:
            'A line at the foot of every page keeps the way to the message; what is new is told again.',
          tags: 'stable',
          meta: { step: 'reminder' },
          always: [
            { guard: 'asksNothing', target: 'nothing' },
            { guard: 'asksMore', target: 'told' },
          ],
          on: { 'answer.clicked': { actions: 'openMessage' } },
        },
        prompting: {
          description: 'A dialog asks for limits, once for each time that the member comes in.',
          tags: 'stable',
          meta: { step: 'limits' },
          always: { guard: 'needsNoLimits', target: 'nothing' },
          on: {
            'limits.opened': { target: 'nothing', actions: ['keepPrompted', 'openLimits'] },
            'limits.closed': { target: 'nothing', actions: 'keepPrompted' },
            'limits.postponed': [
              { guard: 'canWait', target: 'postponing', actions: 'keepPrompted' },
              { target: 'nothing', actions: 'keepPrompted' },
            ],
          },
        },
        postponing: {
          description: 'The gateway is told “not now”: it does not ask by itself again.',
          tags: 'busy',
          invoke: {
            id: 'later',
            src: 'later',
            input: {},
            onDone: { target: 'nothing', actions: 'tellPostponed' },
            // It is asked once more when the member next comes in.
            onError: 'nothing',
          },
        },
      },
    },
  },
});
