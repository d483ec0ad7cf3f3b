import { assign, emit, setup } from 'xstate';
import { contracts } from '#contract/contracts.ts';
import type { ActEnd, ActStep } from '../kit/act.rules.ts';
import { actOf } from '../kit/act-by-call.ts';
import type { Opened } from '../kit/act-state.rules.ts';
import type { WorldEvent } from '../world.ts';
import * as rules from './offer.rules.ts';
import { type CommonField, type OfferDraft, type OfferLimits, offerProblems } from './offer-form.rules.ts';

/**
 * An agent offers a contract to an agent directly below, or another one in the place of the one in force (spec 3, 4): an
 * act under a key, built like machines/agent/team-registration.machine.ts. The view that starts it provides the call of its
 * kind (offer-of.ts).
 */
export const offerMachine = setup({
  types: {
    input: {} as Opened & rules.Offering,
    context: {} as rules.OfferContext,
    events: {} as
      | { type: 'offer.opened'; draft: OfferDraft }
      | { type: 'field.changed'; field: CommonField; value: string }
      | ({ type: 'tier.changed' } & rules.TierTyped)
      | { type: 'tier.added' }
      | { type: 'tier.removed'; tier: number }
      /** With what may be offered, as it is on the screen. */
      | { type: 'submitted'; limits: OfferLimits }
      | { type: 'edited' }
      | { type: 'confirmed' }
      | { type: 'check.asked' }
      | { type: 'again.asked'; key: string },
    emitted: {} as WorldEvent,
    tags: {} as 'stable' | 'refused' | 'audited',
    meta: {} as { step: ActStep },
  },
  actors: { act: actOf('contracts.dividend', contracts['contracts.dividend'].output) },
  guards: {
    complete: ({ context }, params: { limits: OfferLimits }) => rules.offerComplete(context, params.limits),
    kept: ({ context }) => context.fate === 'kept',
    done: (_, params: { output: ActEnd }) => params.output.end === 'done',
    refused: (_, params: { output: ActEnd }) => params.output.end === 'refused',
  },
  actions: {
    keepDraft: assign((_, params: { draft: OfferDraft }) => ({ draft: params.draft, problems: {} })),
    keepField: assign(({ context }, params: { field: CommonField; value: string }) =>
      rules.withCommon(context, params),
    ),
    keepTier: assign(({ context }, params: rules.TierTyped) => rules.withTier(context, params)),
    addTier: assign(({ context }) => rules.tierAdded(context)),
    removeTier: assign(({ context }, params: { tier: number }) => rules.tierRemoved(context, params)),
    showProblems: assign(({ context }, params: { limits: OfferLimits }) => ({
      problems: offerProblems(context.draft, params.limits),
    })),
    keepEnd: assign(({ context }, params: { output: ActEnd }) => rules.offerEnded(context, params.output)),
    keepDoubt: assign({ fate: 'kept' }),
    clearFailure: assign({ failure: null, problems: {} }),
    beginAnew: assign(({ context }, params: { key: string }) => rules.newOffer({ ...context, ...params })),
    tellMoved: emit({ type: 'stale', reads: ['contracts.team'], again: true, everywhere: true }),
  },
}).createMachine({
  id: 'offer',
  tags: 'audited',
  context: ({ input }) => rules.newOffer(input),
  initial: 'opening',
  states: {
    opening: {
      description: 'The gateway is first asked about an offer sent before the page was opened.',
      always: [{ guard: 'kept', target: 'acting' }, { target: 'resting' }],
    },
    resting: {
      description: 'The form is not asked for yet: the contract of the agent below is there to be read.',
      tags: 'stable',
      meta: { step: 'choosing' },
      on: {
        'offer.opened': {
          target: 'form',
          actions: { type: 'keepDraft', params: ({ event }) => event },
        },
      },
    },
    form: {
      description:
        'The terms, tier by tier, as they were typed; they begin as the own ones or those in force.',
      initial: 'editing',
      tags: 'stable',
      meta: { step: 'form' },
      on: {
        'field.changed': { actions: { type: 'keepField', params: ({ event }) => event } },
        'tier.changed': { actions: { type: 'keepTier', params: ({ event }) => event } },
        'tier.added': { actions: 'addTier' },
        'tier.removed': { actions: { type: 'removeTier', params: ({ event }) => event } },
        submitted: [
          {
            guard: { type: 'complete', params: ({ event }) => event },
            target: 'sure',
            actions: 'clearFailure',
          },
          { actions: { type: 'showProblems', params: ({ event }) => event } },
        ],
      },
      states: {
        editing: { description: 'Nothing has been refused.' },
        refused: {
          description:
            'The gateway said no, so nothing was offered: what was typed is kept, and the team is read again, because something there is not as it was.',
          tags: 'refused',
          entry: 'tellMoved',
        },
      },
    },
    sure: {
      description: 'The terms as they will be offered, and who pays, for a last look.',
      tags: 'stable',
      meta: { step: 'sure' },
      on: { edited: 'form', confirmed: 'acting' },
    },
    acting: {
      description: 'The offer is on its way until its outcome is known (machines/kit/act.machine.ts).',
      tags: 'stable',
      invoke: {
        id: 'act',
        src: 'act',
        input: ({ context }) => rules.offerAct(context),
        onDone: [
          {
            guard: { type: 'done', params: ({ event }) => event },
            target: 'done',
            actions: [{ type: 'keepEnd', params: ({ event }) => event }, 'tellMoved'],
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
      description: 'The offer is made, once: until when it waits for an answer.',
      tags: 'stable',
      meta: { step: 'done' },
      on: {
        'again.asked': {
          target: 'resting',
          actions: { type: 'beginAnew', params: ({ event }) => event },
        },
      },
    },
  },
});
