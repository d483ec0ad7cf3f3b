import { assign, emit, setup } from 'xstate';
import { absences } from '#contract/protection/absence.ts';
import type { Standing } from '#contract/protection.ts';
import { isBlank } from '#contract/typed.ts';
import type { ActEnd } from '../kit/act.rules.ts';
import { actOf } from '../kit/act-by-call.ts';
import { actEnded } from '../kit/act-state.rules.ts';
import { call } from '../kit/call.ts';
import { home } from '../places.ts';
import * as rules from './come-back.rules.ts';

/**
 * The way back from a break or an exclusion (spec 3: member protection; domain E11, U7, M2), as the gateway says it: a break ends by itself; an
 * exclusion by a wish, in some markets a person's decision, a cooling off, a message that is read, and a last yes. Nothing
 * here counts time: the gateway is asked again.
 */
export const comeBackMachine = setup({
  types: {} as rules.ComeBackTypes,
  actors: {
    act: actOf('protection.return', absences['protection.return'].output),
    standing: call('protection.standing'),
  },
  delays: { askAgain: ({ context }) => rules.askAgainIn(context) },
  guards: {
    kept: ({ context }) => context.fate === 'kept',
    stands: ({ context }, params: { at: ReturnType<typeof rules.shownStep> }) =>
      rules.shownStep(context) === params.at,
    allowed: ({ context }, params: rules.Wanted) => rules.allows(context, params),
    unreasoned: ({ context }) => context.reasonAsked && isBlank(context.note),
    done: (_, params: { output: ActEnd }) => params.output.end === 'done',
    refused: (_, params: { output: ActEnd }) => params.output.end === 'refused',
  },
  actions: {
    keepStanding: assign((_, params: { output: Standing }) => rules.toldBy(params.output)),
    keepReason: assign((_, params: { text: string }) => ({ note: params.text, missing: false })),
    markMissing: assign({ missing: true }),
    begin: assign((_, params: rules.Wanted) => rules.beginsAct(params)),
    keepEnd: assign((_, params: { output: ActEnd }) => actEnded(null, params.output)),
    keepDoubt: assign({ fate: 'kept' }),
    tellChanged: emit({ type: 'absence.changed' }),
    forgetReads: emit({ type: 'stale', reads: 'all' }),
    tellStale: emit({ type: 'stale', reads: ['protection.standing'], again: true, everywhere: true }),
    goHome: emit({ type: 'navigate', to: home }),
  },
}).createMachine({
  id: 'comeBack',
  tags: 'audited',
  context: ({ input }) => rules.newComeBack(input),
  initial: 'opening',
  states: {
    opening: {
      description: 'The gateway is first asked about a wish sent before the page was opened.',
      always: [{ guard: 'kept', target: 'acting' }, { target: 'asking' }],
    },
    asking: {
      description: 'The gateway is asked what is in force, and where a wish to come back is.',
      tags: 'busy',
      meta: { step: 'asking' },
      invoke: {
        id: 'standing',
        src: 'standing',
        input: {},
        onDone: { target: 'sorting', actions: { type: 'keepStanding', params: ({ event }) => event } },
        onError: 'unread',
      },
    },
    unread: {
      description: 'The gateway could not be asked; it is asked again by itself, and on request.',
      tags: ['stable', 'refused'],
      meta: { step: 'unread' },
      after: { askAgain: 'asking' },
      on: { 'look.asked': 'asking' },
    },
    sorting: {
      description: 'What the gateway said decides what is shown.',
      always: [
        { guard: { type: 'stands', params: { at: 'back' } }, target: 'back' },
        { guard: { type: 'stands', params: { at: 'deciding' } }, target: 'wished.deciding' },
        { guard: { type: 'stands', params: { at: 'cooling' } }, target: 'wished.cooling' },
        { guard: { type: 'stands', params: { at: 'message' } }, target: 'wished.message' },
        { guard: { type: 'stands', params: { at: 'confirming' } }, target: 'wished.confirming' },
        { guard: { type: 'stands', params: { at: 'may' } }, target: 'shown.may' },
        { target: 'shown.early' },
      ],
    },
    looking: {
      description: 'The gateway is asked by itself: what was shown stays, and all its ways stay open.',
      tags: 'busy',
      meta: { step: 'looking' },
      invoke: {
        id: 'standing',
        src: 'standing',
        input: {},
        onDone: { target: 'sorting', actions: { type: 'keepStanding', params: ({ event }) => event } },
        onError: 'sorting',
      },
      on: {
        'look.asked': 'asking',
        'return.wanted': { guard: { type: 'stands', params: { at: 'may' } }, target: 'form' },
        chosen: {
          guard: { type: 'allowed', params: ({ event }) => event },
          target: 'acting',
          actions: { type: 'begin', params: ({ event }) => event },
        },
      },
    },
    shown: {
      description: 'Until when it lasts, and how it ends.',
      initial: 'early',
      tags: 'stable',
      after: { askAgain: 'looking' },
      on: { 'look.asked': 'asking' },
      states: {
        early: { description: 'Coming back can’t be asked for yet, or never.', meta: { step: 'early' } },
        may: {
          description: 'Coming back may be asked for; nobody has to.',
          meta: { step: 'may' },
          on: { 'return.wanted': '#comeBack.form' },
        },
      },
    },
    form: {
      description: 'The wish, with a reason where a person decides about it.',
      tags: 'stable',
      meta: { step: 'form' },
      on: {
        'field.changed': { actions: { type: 'keepReason', params: ({ event }) => event } },
        edited: 'sorting',
        submitted: [
          { guard: 'unreasoned', actions: 'markMissing' },
          { target: 'acting', actions: { type: 'begin', params: ({ event }) => event } },
        ],
      },
    },
    acting: {
      description: 'The act runs until its outcome is known (machines/kit/act.machine.ts).',
      tags: 'stable',
      invoke: {
        id: 'act',
        src: 'act',
        input: ({ context }) => rules.returnAct(context),
        onDone: [
          {
            guard: { type: 'done', params: ({ event }) => event },
            target: 'asking',
            actions: [{ type: 'keepEnd', params: ({ event }) => event }, 'tellStale'],
          },
          {
            guard: { type: 'refused', params: ({ event }) => event },
            target: 'refused',
            actions: { type: 'keepEnd', params: ({ event }) => event },
          },
          { target: 'asking', actions: { type: 'keepEnd', params: ({ event }) => event } },
        ],
        onError: 'unheard',
      },
    },
    refused: {
      description: 'The gateway said no, and why; nothing changed.',
      tags: ['stable', 'refused'],
      meta: { step: 'refused' },
      on: { edited: 'asking' },
    },
    unheard: {
      description: 'Finding out the outcome failed: it is unknown, and the person can ask again.',
      tags: 'stable',
      meta: { step: 'waiting' },
      on: { 'check.asked': { target: 'acting', actions: 'keepDoubt' } },
    },
    wished: {
      description: 'A wish to come back is on its way; it can be taken back at every step.',
      initial: 'deciding',
      tags: 'stable',
      after: { askAgain: 'looking' },
      on: {
        'look.asked': 'asking',
        chosen: {
          guard: { type: 'allowed', params: ({ event }) => event },
          target: 'acting',
          actions: { type: 'begin', params: ({ event }) => event },
        },
      },
      states: {
        deciding: {
          description: 'A person decides, by a day that the page names.',
          meta: { step: 'deciding' },
        },
        cooling: { description: 'Time to think it over: nothing is to be done.', meta: { step: 'cooling' } },
        message: {
          description: 'The message about the exclusion and its risks must be read in the inbox first.',
          meta: { step: 'message' },
        },
        confirming: { description: 'The last yes, or staying away.', meta: { step: 'confirming' } },
      },
    },
    back: {
      description: 'Nothing is in force any more: everything is open again.',
      type: 'final',
      entry: ['tellChanged', 'forgetReads', 'goHome'],
    },
  },
});
