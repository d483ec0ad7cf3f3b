import { assign, emit, setup } from 'xstate';
import type { WorldEvent } from '../world.ts';
import type { AccountKind } from './account.rules.ts';
import * as rules from './typed-password.rules.ts';

/**
 * Holds the password just typed, between signing in and the forced change (spec 2, 4): only here, and not for
 * long. It also remembers that a new password was sent with an unknown outcome: signing in may then need the
 * new one or the old.
 */
export const typedPasswordMachine = setup({
  types: {
    context: {} as rules.HeldContext,
    events: {} as
      | { type: 'password.held'; password: string }
      | { type: 'password.wanted'; forced: boolean }
      | { type: 'password.dropped' }
      | { type: 'password.doubted' }
      | { type: 'password.settled' }
      | { type: 'account.changed'; account: AccountKind | null },
    emitted: {} as WorldEvent,
    tags: {} as 'stable',
  },
  delays: { heldFor: rules.heldFor },
  guards: { cameIn: (_, params: { account: AccountKind | null }) => params.account !== null },
  actions: {
    keep: assign((_, params: { password: string }) => ({ password: params.password })),
    handOver: emit(({ context }) => rules.handOver(context)),
    forget: assign({ password: null }),
    tellLapsed: emit({ type: 'password.lapsed' }),
    doubt: assign({ doubted: true }),
    settle: assign({ doubted: false }),
  },
}).createMachine({
  id: 'held',
  context: { password: null, doubted: false },
  initial: 'empty',
  on: {
    'password.doubted': { actions: 'doubt' },
    'password.settled': { actions: 'settle' },
    // A person who signed in has found out which password is valid.
    'account.changed': { guard: { type: 'cameIn', params: ({ event }) => event }, actions: 'settle' },
    'password.held': { target: '.kept', actions: { type: 'keep', params: ({ event }) => event } },
  },
  states: {
    empty: { description: 'No password is kept.', tags: 'stable' },
    kept: {
      description: 'A password was typed less than five minutes ago and must be changed.',
      initial: 'waiting',
      tags: 'stable',
      after: { heldFor: { target: 'empty', actions: ['forget', 'tellLapsed'] } },
      on: { 'password.dropped': { target: 'empty', actions: 'forget' } },
      states: {
        waiting: {
          description: 'It waits until the form of the forced change asks for it.',
          on: { 'password.wanted': { target: 'handed', actions: ['handOver', 'forget'] } },
        },
        handed: { description: 'Only the form has it now; here only its five minutes still run.' },
      },
    },
  },
});
