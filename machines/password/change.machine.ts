import { assign, emit, setup } from 'xstate';
import { failureOf } from '#contract/errors.ts';
import { call } from '../kit/call.ts';
import { nothingWrong, sendable, type Typed, withTyped } from '../kit/form.rules.ts';
import { leavesUnsure } from '../kit/unsure-secret.rules.ts';
import { restrictedToChange } from '../session/load-member.rules.ts';
import type { WorldEvent } from '../world.ts';
import * as rules from './change.rules.ts';
import type { PasswordRule } from './new-password.rules.ts';

/** Changing the sign-in password, by choice or forced; the old one is typed or still held in memory (spec 2, 4, 5). */
export const changeMachine = setup({
  types: {
    input: {} as rules.ChangeInput,
    context: {} as rules.ChangeContext,
    events: {} as
      | ({ type: 'field.changed' } & Typed<rules.ChangeField>)
      | { type: 'submitted' }
      | { type: 'password.handed'; password: string }
      | { type: 'password.lapsed' }
      | { type: 'outcome.asked' }
      | { type: 'form.wanted' }
      | { type: 'session.lost' }
      | { type: 'closed' },
    emitted: {} as WorldEvent,
    output: {} as { changed: boolean },
    tags: {} as 'busy' | 'stable' | 'refused' | 'unsure' | 'audited',
  },
  actors: {
    learnRule: call('password.rule'),
    changePassword: call('password.change'),
    memberInfo: call('member.info'),
  },
  guards: {
    complete: ({ context }) => sendable(rules.changeProblems(context.fields, context.rule)),
    holding: ({ context }) => context.holding,
    forced: ({ context }) => context.forced,
    byWish: ({ context }) => !context.forced,
    unsure: ({ context }, params: { error: unknown }) =>
      leavesUnsure(context, params.error, rules.changeEchoes),
    stillRestricted: (_, params: { error: unknown }) => restrictedToChange(params.error),
    oldRefused: (_, params: { error: unknown }) => failureOf(params.error).code === 'PASSWORD_WRONG',
  },
  actions: {
    keepRule: assign((_, params: { rule: PasswordRule }) => ({ rule: params.rule })),
    keepField: assign(({ context }, params: Typed<rules.ChangeField>) => withTyped(context, params)),
    showProblems: assign(({ context }) => ({ problems: rules.changeProblems(context.fields, context.rule) })),
    keepFailure: assign((_, params: { error: unknown }) => ({ failure: failureOf(params.error) })),
    clearFailure: assign(nothingWrong),
    askHeld: emit(({ context: { forced } }) => ({ type: 'password.wanted' as const, forced })),
    takeHeld: assign(({ context }, params: { password: string }) => ({
      holding: true,
      fields: { ...context.fields, oldPassword: params.password },
    })),
    keepDoubt: assign({ doubted: true }),
    settleDoubt: assign({ doubted: false }),
    tellDoubt: emit({ type: 'password.doubted' }),
    tellKnown: emit(({ context }) => rules.knownNow(context)),
    releaseHeld: assign(({ context }) => rules.withoutHeld(context)),
    forgetFields: assign({ fields: rules.noChangeFields, holding: false }),
    keepChanged: assign({ changed: true }),
    forgetRemembered: emit({ type: 'remembered.forgotten' }),
    tellChanged: emit({ type: 'password.changed' }),
    tellStale: emit({ type: 'stale', reads: ['member.profile', 'member.signIns'] }),
  },
}).createMachine({
  id: 'change',
  tags: 'audited',
  context: ({ input }) => rules.newChange(input),
  initial: 'learning',
  on: {
    // Applies in every state: the five minutes started before the password came here.
    'password.lapsed': { guard: 'holding', actions: 'releaseHeld' },
    'session.lost': { actions: 'forgetFields' },
  },
  output: ({ context }) => ({ changed: context.changed }),
  states: {
    learning: {
      description:
        'The rule for new passwords is fetched; without it the gateway alone decides (spec 5). A person who must change the password has usually just typed the old one, so its keeper is asked for it.',
      tags: 'busy',
      entry: 'askHeld',
      invoke: {
        id: 'learnRule',
        src: 'learnRule',
        input: {},
        onDone: {
          target: 'form',
          actions: { type: 'keepRule', params: ({ event }) => ({ rule: event.output }) },
        },
        onError: 'form',
      },
      on: {
        'password.handed': { actions: { type: 'takeHeld', params: ({ event }) => event } },
        closed: { guard: 'byWish', target: 'dismissed' },
      },
    },
    form: {
      description: 'The form is open. A forced change can’t be closed, only signed out of (spec 4).',
      initial: 'editing',
      tags: 'stable',
      on: {
        'field.changed': { actions: { type: 'keepField', params: ({ event }) => event } },
        submitted: [
          { guard: 'complete', target: 'submitting', actions: 'clearFailure' },
          { actions: 'showProblems' },
        ],
        closed: { guard: 'byWish', target: 'dismissed' },
      },
      states: {
        editing: {
          description: 'The form asks for the old password only when none is held in memory (spec 2).',
        },
        refused: {
          description: 'The gateway said no; typed text is kept and the reason is shown.',
          tags: 'refused',
        },
        notDone: { description: 'The gateway says that it did not happen.', meta: { step: 'notDone' } },
      },
    },
    submitting: {
      description:
        'The change is sent once, sealed. It may end this session, so the other machines are told first that the password is in doubt.',
      tags: 'busy',
      entry: 'tellDoubt',
      invoke: {
        id: 'changePassword',
        src: 'changePassword',
        input: ({ context }) => context.fields,
        onDone: 'changed',
        onError: [
          { guard: { type: 'unsure', params: ({ event }) => ({ error: event.error }) }, target: 'unsure' },
          {
            guard: { type: 'oldRefused', params: ({ event }) => ({ error: event.error }) },
            target: 'form.refused',
            actions: [
              'releaseHeld',
              'tellKnown',
              { type: 'keepFailure', params: ({ event }) => ({ error: event.error }) },
            ],
          },
          {
            target: 'form.refused',
            actions: ['tellKnown', { type: 'keepFailure', params: ({ event }) => ({ error: event.error }) }],
          },
        ],
      },
    },
    unsure: {
      description:
        'No answer came: nobody knows whether it was changed; the new password may be valid already.',
      initial: 'judging',
      tags: 'unsure',
      entry: 'keepDoubt',
      states: {
        judging: {
          description: 'In a forced change the session tells: a changed password lifts the restriction.',
          always: [{ guard: 'forced', target: 'asking' }, { target: 'explained' }],
        },
        asking: {
          description: 'Member info is asked for: a session that must still change its password gets none.',
          tags: 'busy',
          invoke: {
            id: 'memberInfo',
            src: 'memberInfo',
            input: {},
            onDone: '#change.changed',
            onError: [
              {
                guard: { type: 'stillRestricted', params: ({ event }) => ({ error: event.error }) },
                target: '#change.form.notDone',
                actions: ['settleDoubt', 'tellKnown'],
              },
              { target: 'explained' },
            ],
          },
        },
        explained: {
          description:
            'The page says that the outcome is unknown. The person may sign in with either password, ask again if the change was forced, or try again if not.',
          tags: 'stable',
          on: {
            'outcome.asked': { guard: 'forced', target: 'asking' },
            'form.wanted': { guard: 'byWish', target: '#change.form' },
          },
        },
      },
    },
    changed: {
      description:
        'Changed: every other session has ended, and nothing remembered is kept; the session asks anew who is here and leads home (spec 4).',
      type: 'final',
      entry: ['keepChanged', 'forgetFields', 'forgetRemembered', 'tellStale', 'tellChanged'],
    },
    dismissed: {
      description: 'Closed without a change; typed text is forgotten.',
      type: 'final',
      entry: 'forgetFields',
    },
  },
});
