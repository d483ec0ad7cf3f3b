import { assign, sendTo, setup } from 'xstate';
import type { CallOutput } from '#contract/calls.ts';
import { failureOf } from '#contract/errors.ts';
import type { PlaySession } from '#contract/protection/play-session.ts';
import { playSessions } from '#contract/protection/play-session.ts';
import type { ActEnd } from '../kit/act.rules.ts';
import { actOf } from '../kit/act-by-call.ts';
import { call } from '../kit/call.ts';
import type { Typed } from '../kit/form.rules.ts';
import { noPlayMachine } from './no-play.machine.ts';
import type { NoPlayEvent } from './no-play.rules.ts';
import * as rules from './play-declaration.rules.ts';

/**
 * The sheet before play: what the gateway wants said or read before a session of play begins (spec 4, launch; domain of
 * member protection, E3, E4). Nothing is filled in beforehand, and nothing is remembered.
 */
export const playDeclarationMachine = setup({
  types: {
    context: {} as rules.DeclareContext,
    events: {} as
      | { type: 'notice.read'; key: string }
      | ({ type: 'field.changed' } & Typed<rules.DeclareField>)
      | { type: 'submitted'; key: string }
      | { type: 'look.asked' }
      | { type: 'other.taken' }
      | { type: 'given.up' },
    output: {} as { declared: boolean },
    tags: {} as 'busy' | 'stable' | 'refused' | 'audited',
    meta: {} as { step: rules.DeclareStep },
  },
  actors: {
    standing: call('protection.standing'),
    act: actOf('protection.openSession', playSessions['protection.openSession'].output),
    noPlay: noPlayMachine,
  },
  guards: {
    mayBeOpen: ({ context }) => context.mayBeOpen,
    otherOpen: ({ context }) => rules.otherOpen(context),
    openAlready: ({ context }) => rules.openAlready(context),
    held: ({ context }, params: { by: ReturnType<typeof rules.heldBy> }) =>
      rules.heldBy(context) === params.by,
    noticed: ({ context }) => rules.hasNotice(context),
    declares: ({ context }) => rules.declares(context),
    complete: ({ context }) =>
      Object.values(rules.declareProblems(context)).every((one) => one === undefined),
    openedOther: ({ context }, params: { output: ActEnd }) => rules.openedOther(context, params.output),
    opened: (_, params: { output: ActEnd }) => rules.openedSession(params.output),
    limitReached: (_, params: { output: ActEnd }) => rules.reachedBy(params.output) !== null,
    standingChanged: (_, params: { output: ActEnd }) => rules.standingChanged(params.output),
    refused: (_, params: { output: ActEnd }) => params.output.end === 'refused',
  },
  actions: {
    keepStanding: assign((_, params: { standing: CallOutput<'protection.standing'> }) => params),
    keepFailure: assign((_, params: { error: unknown }) => ({ failure: failureOf(params.error) })),
    keepReason: assign((_, params: { output: ActEnd }) => ({ failure: params.output.failure })),
    keepReached: assign((_, params: { output: ActEnd }) => ({ reached: rules.reachedBy(params.output) })),
    keepOther: assign((_, params: { session: PlaySession | null }) => ({ other: params.session })),
    markSent: assign({ mayBeOpen: true }),
    markRefused: assign({ mayBeOpen: false }),
    passOn: sendTo('noPlay', (_, params: NoPlayEvent) => params),
    keepRead: assign({ noticeRead: true }),
    keepTyped: assign(({ context }, params: Typed<rules.DeclareField>) => rules.typed(context, params)),
    keepKey: assign((_, params: { key: string }) => ({ key: params.key, failure: null })),
    showProblems: assign(({ context }) => ({ problems: rules.declareProblems(context) })),
    clearFailure: assign({ failure: null, reached: null }),
    markDeclared: assign({ declared: true }),
  },
}).createMachine({
  id: 'declare',
  tags: 'audited',
  context: () => rules.newDeclaration(),
  output: ({ context }) => ({ declared: context.declared }),
  initial: 'reading',
  on: { 'given.up': [{ guard: 'mayBeOpen', target: '.leaving' }, { target: '.givenUp' }] },
  states: {
    reading: {
      description: 'The gateway is asked what holds for this member now.',
      tags: 'busy',
      meta: { step: 'reading' },
      entry: 'clearFailure',
      invoke: {
        id: 'standing',
        src: 'standing',
        input: {},
        onDone: {
          target: 'sorting',
          actions: { type: 'keepStanding', params: ({ event }) => ({ standing: event.output }) },
        },
        onError: {
          target: 'failed',
          actions: { type: 'keepFailure', params: ({ event }) => ({ error: event.error }) },
        },
      },
    },
    sorting: {
      description:
        'An open session is enough; otherwise what holds play back is said first, then the message.',
      always: [
        {
          guard: 'otherOpen',
          target: 'other',
          actions: {
            type: 'keepOther',
            params: ({ context }) => ({ session: context.standing?.session ?? null }),
          },
        },
        { guard: 'openAlready', target: 'open' },
        { guard: { type: 'held', params: { by: 'closed' } }, target: 'held.closed' },
        { guard: { type: 'held', params: { by: 'spent' } }, target: 'held.spent' },
        { guard: { type: 'held', params: { by: 'ending' } }, target: 'held.ending' },
        { guard: { type: 'held', params: { by: 'limits' } }, target: 'held.limitsFirst' },
        { guard: { type: 'held', params: { by: 'locked' } }, target: 'held.locked' },
        { guard: 'noticed', target: 'notice' },
        { guard: 'declares', target: 'form' },
        { target: 'open' },
      ],
    },
    notice: {
      description:
        'Another session ended a short while ago: since when, and the way to safer play, to be read first.',
      tags: 'stable',
      meta: { step: 'notice' },
      on: {
        'notice.read': [
          { guard: 'declares', target: 'form', actions: 'keepRead' },
          {
            target: 'acting',
            actions: ['keepRead', { type: 'keepKey', params: ({ event }) => event }],
          },
        ],
      },
    },
    form: {
      description:
        'Time and money, how often to be told, and a lock for those who want one. No number is suggested.',
      initial: 'editing',
      tags: 'stable',
      meta: { step: 'form' },
      on: {
        'field.changed': { actions: { type: 'keepTyped', params: ({ event }) => event } },
        submitted: [
          {
            guard: 'complete',
            target: 'acting',
            actions: { type: 'keepKey', params: ({ event }) => event },
          },
          { actions: 'showProblems' },
        ],
      },
      states: {
        editing: { description: 'Nothing has been refused.' },
        refused: { description: 'The gateway said no; what was typed stays.', tags: 'refused' },
      },
    },
    acting: {
      description: 'The session is opened once (machines/kit/act.machine.ts).',
      tags: 'stable',
      entry: 'markSent',
      invoke: {
        id: 'act',
        src: 'act',
        input: ({ context }) => rules.declareAct(context),
        onDone: [
          {
            guard: { type: 'openedOther', params: ({ event }) => event },
            target: 'other',
            actions: {
              type: 'keepOther',
              params: ({ event }) => ({ session: event.output.record as PlaySession }),
            },
          },
          { guard: { type: 'opened', params: ({ event }) => event }, target: 'open' },
          {
            guard: { type: 'limitReached', params: ({ event }) => event },
            target: 'held.spent',
            actions: ['markRefused', { type: 'keepReached', params: ({ event }) => event }],
          },
          {
            guard: { type: 'standingChanged', params: ({ event }) => event },
            target: 'reading',
            actions: 'markRefused',
          },
          {
            guard: { type: 'refused', params: ({ event }) => event },
            target: 'form.refused',
            actions: ['markRefused', { type: 'keepReason', params: ({ event }) => event }],
          },
          { target: 'reading' },
        ],
        onError: 'reading',
      },
    },
    held: {
      description: 'Something holds play back: the sheet says what, until when, and the ways on.',
      initial: 'closed',
      tags: 'stable',
      on: { 'look.asked': 'reading' },
      states: {
        closed: {
          description:
            'A break, an exclusion or an unanswered message closes play: says so, and offers the way out.',
          meta: { step: 'closed' },
        },
        spent: {
          description: 'A limit of losses, stakes or time has nothing left: which, and when it begins again.',
          meta: { step: 'spent' },
        },
        ending: {
          description: 'The last session waits for its running rounds.',
          meta: { step: 'ending' },
        },
        limitsFirst: {
          description:
            'Limits must be set before anything is played: the way to them, and another look after that.',
          meta: { step: 'limits' },
        },
        locked: {
          description: 'The member locked the next session after the last one: until when.',
          meta: { step: 'locked' },
        },
      },
    },
    failed: {
      description: 'The gateway could not be asked.',
      tags: ['stable', 'refused'],
      meta: { step: 'failed' },
      on: { 'look.asked': 'reading' },
    },
    other: {
      description:
        'A session is open that is not the declared one: what holds in it, beside what was declared. Nobody plays in it before they have seen that.',
      tags: 'stable',
      meta: { step: 'other' },
      on: { 'other.taken': 'open' },
    },
    leaving: {
      description: 'The member does not play after all: the session that may be open ends.',
      tags: 'stable',
      meta: { step: 'leaving' },
      invoke: {
        id: 'noPlay',
        src: 'noPlay',
        input: ({ context }) => ({ key: context.key }),
        onDone: 'givenUp',
        onError: 'givenUp',
      },
      on: {
        'look.asked': { actions: { type: 'passOn', params: ({ event }) => event } },
        'given.up': { actions: { type: 'passOn', params: ({ event }) => event } },
      },
    },
    open: { description: 'A session of play is open.', type: 'final', entry: 'markDeclared' },
    givenUp: { description: 'The member does not play after all.', type: 'final' },
  },
});
