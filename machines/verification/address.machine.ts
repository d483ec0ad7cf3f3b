import { assign, emit, setup } from 'xstate';
import { failureOf } from '#contract/errors.ts';
import type { AddressWay } from '#contract/verification.ts';
import { call } from '../kit/call.ts';
import { isUnheard } from '../kit/failure-meaning.rules.ts';
import { restrictedToChange, restrictedToVerify } from '../session/load-member.rules.ts';
import type { WorldEvent } from '../world.ts';
import * as rules from './address.rules.ts';

/** Verifying a person who signs in from an address new to the account (spec 4, unregistered IP login). */
export const addressMachine = setup({
  types: {
    context: {} as rules.AddressContext,
    events: {} as
      | { type: 'retry.clicked' }
      | { type: 'way.picked'; way: AddressWay }
      | { type: 'way.left' }
      | { type: 'answer.changed'; value: string }
      | { type: 'code.asked' }
      | { type: 'submitted' }
      | { type: 'outcome.asked' },
    emitted: {} as WorldEvent,
    tags: {} as 'busy' | 'stable' | 'refused' | 'unsure' | 'audited',
  },
  actors: {
    learnWays: call('verification.addressWays'),
    sendAnswer: call('verification.addressAnswer'),
    memberInfo: call('member.info'),
  },
  delays: { waysRetry: rules.waysRetry },
  guards: {
    none: (_, params: { ways: readonly rules.OpenWay[] }) => params.ways.length === 0,
    open: ({ context }, params: { way: AddressWay }) => rules.wayOpen(context, params.way),
    sent: ({ context }) => rules.sentWay(context) !== null,
    unsure: (_, params: { error: unknown }) => isUnheard(failureOf(params.error)),
    stillUnverified: (_, params: { error: unknown }) => restrictedToVerify(params.error),
    mustChange: (_, params: { error: unknown }) => restrictedToChange(params.error),
    answered: ({ context }) => rules.hasAnswer(context),
  },
  actions: {
    keepWays: assign((_, params: { ways: readonly rules.OpenWay[] }) => ({ ways: params.ways })),
    keepWay: assign((_, params: { way: AddressWay }) => ({ way: params.way })),
    keepAnswer: assign((_, params: { value: string }) => ({ answer: params.value, missing: false })),
    showMissing: assign({ missing: true }),
    keepFailure: assign((_, params: { error: unknown }) => ({ failure: failureOf(params.error) })),
    clearFailure: assign({ failure: null }),
    forgetAnswer: assign({ way: null, answer: '', missing: false, failure: null }),
    tellStale: emit({ type: 'stale', reads: 'all' }),
    askCode: emit(({ context }) => ({
      type: 'code.wanted' as const,
      purpose: 'address' as const,
      input: { way: rules.sentWay(context) ?? 'mobile' },
    })),
  },
}).createMachine({
  id: 'address',
  tags: 'audited',
  context: rules.newAddress,
  initial: 'loading',
  states: {
    loading: {
      description: 'The gateway is asked which ways are open to this member.',
      tags: 'busy',
      invoke: {
        id: 'learnWays',
        src: 'learnWays',
        input: {},
        onDone: [
          {
            guard: { type: 'none', params: ({ event }) => event.output },
            target: 'without',
            actions: 'clearFailure',
          },
          {
            target: 'choosing',
            actions: ['clearFailure', { type: 'keepWays', params: ({ event }) => event.output }],
          },
        ],
        onError: {
          target: 'failed',
          actions: { type: 'keepFailure', params: ({ event }) => ({ error: event.error }) },
        },
      },
    },
    failed: {
      description: 'The ways did not come: they are asked for again by itself and on request.',
      tags: ['stable', 'refused'],
      after: { waysRetry: 'loading' },
      on: { 'retry.clicked': 'loading' },
    },
    without: {
      description:
        'No way is open to this member: customer service can help; the ways are asked for again on request.',
      tags: ['stable', 'refused'],
      on: { 'retry.clicked': 'loading' },
    },
    choosing: {
      description: 'The member chooses one of the open ways: mobile, e-mail, bank account or authenticator.',
      tags: 'stable',
      on: {
        'way.picked': {
          guard: { type: 'open', params: ({ event }) => event },
          target: 'answering',
          actions: { type: 'keepWay', params: ({ event }) => event },
        },
      },
    },
    answering: {
      description:
        'The member types the code, or the name of the bank account’s holder; the dialog can’t be closed, only signed out of.',
      initial: 'editing',
      tags: 'stable',
      on: {
        'answer.changed': { actions: { type: 'keepAnswer', params: ({ event }) => event } },
        'code.asked': { guard: 'sent', actions: 'askCode' },
        'way.left': { target: 'choosing', actions: 'forgetAnswer' },
        submitted: [
          { guard: 'answered', target: 'submitting', actions: 'clearFailure' },
          { actions: 'showMissing' },
        ],
      },
      states: {
        editing: { description: 'No answer has been sent since the way was chosen.' },
        refused: {
          description: 'The gateway said no; typed text is kept and the reason is shown.',
          tags: 'refused',
        },
        notDone: { description: 'The gateway says that it did not happen.', meta: { step: 'notDone' } },
      },
    },
    submitting: {
      description: 'The answer is sent once, sealed. After too many wrong ones the gateway ends the session.',
      tags: 'busy',
      invoke: {
        id: 'sendAnswer',
        src: 'sendAnswer',
        input: ({ context }) => rules.answerOf(context),
        onDone: { target: 'verified', actions: 'tellStale' },
        onError: [
          { guard: { type: 'unsure', params: ({ event }) => ({ error: event.error }) }, target: 'unsure' },
          {
            target: 'answering.refused',
            actions: { type: 'keepFailure', params: ({ event }) => ({ error: event.error }) },
          },
        ],
      },
    },
    unsure: {
      description: 'No answer came, so nobody knows whether it is verified. The session itself tells.',
      initial: 'asking',
      tags: 'unsure',
      states: {
        asking: {
          description: 'Member info is asked for: a session whose address is not verified gets none.',
          tags: 'busy',
          invoke: {
            id: 'memberInfo',
            src: 'memberInfo',
            input: {},
            onDone: { target: '#address.verified', actions: 'tellStale' },
            onError: [
              {
                guard: { type: 'stillUnverified', params: ({ event }) => ({ error: event.error }) },
                target: '#address.answering.notDone',
              },
              {
                guard: { type: 'mustChange', params: ({ event }) => ({ error: event.error }) },
                target: '#address.verified',
                actions: 'tellStale',
              },
              { target: 'explained' },
            ],
          },
        },
        explained: {
          description:
            'The page says that the outcome is unknown: the member may ask again or sign in again.',
          tags: 'stable',
          on: { 'outcome.asked': 'asking' },
        },
      },
    },
    verified: {
      description: 'Verified: the address is now known, and member info is loaded again.',
      type: 'final',
      entry: 'forgetAnswer',
    },
  },
});
