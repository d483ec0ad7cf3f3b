import { assign, emit, setup } from 'xstate';
import type { Invitation, KindRate, PersonKind } from '#contract/agent/registration.ts';
import { registration } from '#contract/agent/registration.ts';
import type { ActEnd, ActStep } from '../kit/act.rules.ts';
import { actOf } from '../kit/act-by-call.ts';
import { actEnded, type Opened } from '../kit/act-state.rules.ts';
import type { WorldEvent } from '../world.ts';
import * as rules from './invite.rules.ts';

/**
 * An agent makes an invitation link (spec 2, registration centre): an act under a key without a last look, built like
 * machines/support/feedback.machine.ts, because a link that was not meant can be closed.
 */
export const inviteMachine = setup({
  types: {
    input: {} as Opened,
    context: {} as rules.InviteContext,
    events: {} as
      /** Its characters are counted where it is typed: a trace replaces the name, and walks the same way by the number. */
        | { type: 'name.typed'; text: string; characters: number }
        | { type: 'kind.picked'; kind: PersonKind }
        /** Read where it is typed, for the same reason. */
        | ({ type: 'rate.typed' } & rules.RateTyped)
        | { type: 'submitted'; ownRates: readonly KindRate[] }
        | { type: 'check.asked' }
        | { type: 'again.asked'; key: string },
    emitted: {} as WorldEvent,
    tags: {} as 'stable' | 'refused' | 'audited',
    meta: {} as { step: ActStep },
  },
  actors: { act: actOf('agent.invite', registration['agent.invite'].output) },
  guards: {
    complete: ({ context }, params: { ownRates: readonly KindRate[] }) =>
      rules.inviteComplete(context, params.ownRates),
    kept: ({ context }) => context.fate === 'kept',
    done: (_, params: { output: ActEnd }) => params.output.end === 'done',
    refused: (_, params: { output: ActEnd }) => params.output.end === 'refused',
  },
  actions: {
    keepName: assign((_, { text, characters }: { text: string; characters: number }) => ({
      name: text,
      characters,
      fault: null,
    })),
    keepKind: assign((_, params: { kind: PersonKind }) => ({ kind: params.kind })),
    keepRate: assign(({ context }, params: rules.RateTyped) => rules.withRate(context, params)),
    keepRates: assign(({ context }, params: { ownRates: readonly KindRate[] }) => ({
      rates: rules.ratesOf(context, params.ownRates),
    })),
    showFaults: assign(({ context }, params: { ownRates: readonly KindRate[] }) => ({
      fault: rules.nameFault(context.characters),
      rateFaults: rules.rateFaults(context, params.ownRates),
    })),
    keepEnd: assign(({ context }, params: { output: ActEnd }) =>
      actEnded<Invitation>(rules.inviteQuoted(context), params.output),
    ),
    keepDoubt: assign({ fate: 'kept' }),
    clearFailure: assign({ failure: null, fault: null, rateFaults: {} }),
    beginAnew: assign((_, params: { key: string }) => rules.newInvite(params)),
    tellLinksStale: emit({ type: 'stale', reads: ['agent.invitations'], again: true, everywhere: true }),
  },
}).createMachine({
  id: 'invite',
  tags: 'audited',
  context: ({ input }) => rules.newInvite(input),
  initial: 'opening',
  states: {
    opening: {
      description: 'The gateway is first asked about a link sent before the page was opened.',
      always: [{ guard: 'kept', target: 'acting' }, { target: 'form' }],
    },
    form: {
      description:
        'What the link is called, and whether it invites members or agents; a link for agents may offer contracts.',
      initial: 'editing',
      tags: 'stable',
      meta: { step: 'form' },
      on: {
        'name.typed': { actions: { type: 'keepName', params: ({ event }) => event } },
        'kind.picked': { actions: { type: 'keepKind', params: ({ event }) => event } },
        'rate.typed': { actions: { type: 'keepRate', params: ({ event }) => event } },
        submitted: [
          {
            guard: { type: 'complete', params: ({ event }) => event },
            target: 'acting',
            actions: [{ type: 'keepRates', params: ({ event }) => event }, 'clearFailure'],
          },
          { actions: { type: 'showFaults', params: ({ event }) => event } },
        ],
      },
      states: {
        editing: { description: 'Nothing has been refused.' },
        refused: {
          description:
            'The gateway said no, so no link was made; what was typed is kept, and the links are read again.',
          tags: 'refused',
          entry: 'tellLinksStale',
        },
      },
    },
    acting: {
      description: 'The link is on its way until its outcome is known (machines/kit/act.machine.ts).',
      tags: 'stable',
      invoke: {
        id: 'act',
        src: 'act',
        input: ({ context }) => rules.inviteAct(context),
        onDone: [
          {
            guard: { type: 'done', params: ({ event }) => event },
            target: 'done',
            actions: [{ type: 'keepEnd', params: ({ event }) => event }, 'tellLinksStale'],
          },
          {
            guard: { type: 'refused', params: ({ event }) => event },
            target: 'form.refused',
            actions: { type: 'keepEnd', params: ({ event }) => event },
          },
          { target: 'form', actions: { type: 'keepEnd', params: ({ event }) => event } },
        ],
        onError: 'unheard',
      },
    },
    unheard: {
      description: 'Finding out the outcome failed: it is unknown, and the agent can ask again.',
      tags: 'stable',
      meta: { step: 'waiting' },
      on: { 'check.asked': { target: 'acting', actions: 'keepDoubt' } },
    },
    done: {
      description: 'The link is there, once: its address is shown.',
      tags: 'stable',
      meta: { step: 'done' },
      on: {
        'again.asked': { target: 'form', actions: { type: 'beginAnew', params: ({ event }) => event } },
      },
    },
  },
});
