import { assign, emit, setup } from 'xstate';
import { type Failure, failureOf } from '#contract/errors.ts';
import { call } from '../kit/call.ts';
import type { WorldEvent } from '../world.ts';
import {
  type ChangeField,
  type ChangeFields,
  type ChangeProblems,
  changeComplete,
  changeProblems,
  noChangeFields,
} from './change.rules.ts';
import type { PasswordRule } from './new-password.rules.ts';

/** Changing one's own password, by wish or by force, with the old one typed or still held in memory (spec 2, 4, 5). */
export const changeMachine = setup({
  types: {
    input: {} as { forced: boolean; account: string },
    context: {} as {
      forced: boolean;
      account: string;
      holding: boolean;
      fields: ChangeFields;
      rule: PasswordRule | null;
      problems: ChangeProblems;
      failure: Failure | null;
      changed: boolean;
    },
    events: {} as
      | { type: 'field.changed'; field: ChangeField; value: string }
      | { type: 'submitted' }
      | { type: 'password.handed'; password: string }
      | { type: 'password.lapsed' }
      | { type: 'closed' },
    emitted: {} as WorldEvent,
    output: {} as { changed: boolean },
    tags: {} as 'busy' | 'stable' | 'refused' | 'audited',
  },
  actors: { learnRule: call('password.rule'), changePassword: call('password.change') },
  guards: {
    complete: ({ context }) => changeComplete(context.fields, context.rule),
    holding: ({ context }) => context.holding,
    byWish: ({ context }) => !context.forced,
    oldRefused: (_, params: { error: unknown }) => failureOf(params.error).code === 'PASSWORD_WRONG',
  },
  actions: {
    keepRule: assign((_, params: { rule: PasswordRule }) => ({ rule: params.rule })),
    keepField: assign(({ context }, params: { field: ChangeField; value: string }) => ({
      fields: { ...context.fields, [params.field]: params.value },
      problems: { ...context.problems, [params.field]: undefined },
    })),
    showProblems: assign(({ context }) => ({ problems: changeProblems(context.fields, context.rule) })),
    keepFailure: assign((_, params: { error: unknown }) => ({ failure: failureOf(params.error) })),
    clearFailure: assign({ failure: null, problems: {} }),
    askHeld: emit(({ context: { forced } }) => ({ type: 'password.wanted' as const, forced })),
    takeHeld: assign(({ context }, params: { password: string }) => ({
      holding: true,
      fields: { ...context.fields, oldPassword: params.password },
    })),
    releaseHeld: assign(({ context }) => ({
      holding: false,
      fields: { ...context.fields, oldPassword: '' },
    })),
    forgetFields: assign({ fields: noChangeFields, holding: false }),
    keepChanged: assign({ changed: true }),
    forgetRemembered: emit({ type: 'remembered.forgotten' }),
    tellStale: emit({ type: 'stale', reads: ['member.profile', 'member.signIns'] }),
  },
}).createMachine({
  id: 'change',
  tags: 'audited',
  context: ({ input }) => ({
    forced: input.forced,
    account: input.account,
    holding: false,
    fields: noChangeFields,
    rule: null,
    problems: {},
    failure: null,
    changed: false,
  }),
  initial: 'learning',
  on: {
    // Whatever is done meanwhile: its time was counted before it came here.
    'password.lapsed': { guard: 'holding', actions: 'releaseHeld' },
  },
  output: ({ context }) => ({ changed: context.changed }),
  states: {
    learning: {
      description:
        'The rule for new passwords is fetched; without it the gateway alone decides (spec 5). Whoever must change the password has mostly just typed the old one: its keeper is asked for it.',
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
        editing: { description: 'The old password is asked for only when none is held in memory (spec 2).' },
        refused: {
          description: 'The gateway said no; what was typed is kept, the reason is shown.',
          tags: 'refused',
        },
      },
    },
    submitting: {
      description: 'The change is sent once, sealed.',
      tags: 'busy',
      invoke: {
        id: 'changePassword',
        src: 'changePassword',
        input: ({ context }) => context.fields,
        onDone: { target: 'changed', actions: ['keepChanged', 'forgetRemembered', 'tellStale'] },
        onError: [
          {
            guard: { type: 'oldRefused', params: ({ event }) => ({ error: event.error }) },
            target: 'form.refused',
            actions: [
              'releaseHeld',
              { type: 'keepFailure', params: ({ event }) => ({ error: event.error }) },
            ],
          },
          {
            target: 'form.refused',
            actions: { type: 'keepFailure', params: ({ event }) => ({ error: event.error }) },
          },
        ],
      },
    },
    changed: {
      description: 'Changed: every other session has ended, nothing remembered is kept (spec 4).',
      type: 'final',
      entry: 'forgetFields',
    },
    dismissed: {
      description: 'Closed without a change; nothing typed is kept.',
      type: 'final',
      entry: 'forgetFields',
    },
  },
});
