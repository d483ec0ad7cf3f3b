import { assign, emit, setup } from 'xstate';
import type { PersonKind } from '#contract/agent/registration.ts';
import { registration } from '#contract/agent/registration.ts';
import type { ActEnd, ActStep } from '../kit/act.rules.ts';
import { actOf } from '../kit/act-by-call.ts';
import type { Opened } from '../kit/act-state.rules.ts';
import { secretKept } from '../kit/act-state.rules.ts';
import type { Typed } from '../kit/form.rules.ts';
import type { WorldEvent } from '../world.ts';
import * as rules from './team-registration.rules.ts';

/**
 * An agent registers a person directly below (spec 2, registration centre): an act under a key, built like
 * machines/wallet/line-transfer.act.ts. The temporary password is handed over on the page that says that it is
 * done, and forgotten after a while, with the session, and wherever it may not be the right one.
 */
export const teamRegistrationMachine = setup({
  types: {
    input: {} as Opened,
    context: {} as rules.PersonContext,
    events: {} as
      | ({ type: 'field.changed' } & Typed<rules.PersonField>)
      | { type: 'kind.picked'; kind: PersonKind }
      | { type: 'secret.typed'; typed: string }
      | { type: 'session.lost' }
      | { type: 'submitted'; terms: rules.PersonTerms }
      | { type: 'edited' }
      | { type: 'confirmed' }
      | { type: 'check.asked' }
      | { type: 'again.asked'; key: string },
    emitted: {} as WorldEvent,
    tags: {} as 'stable' | 'refused' | 'audited',
    meta: {} as { step: ActStep },
  },
  actors: { act: actOf('agent.register', registration['agent.register'].output) },
  delays: { secretKept },
  guards: {
    complete: ({ context }, params: { terms: rules.PersonTerms }) =>
      rules.personComplete(context, params.terms),
    kept: ({ context }) => context.fate === 'kept',
    done: (_, params: { output: ActEnd }) => params.output.end === 'done',
    refused: (_, params: { output: ActEnd }) => params.output.end === 'refused',
  },
  actions: {
    keepField: assign(({ context }, params: Typed<rules.PersonField>) => rules.withName(context, params)),
    keepKind: assign(({ context }, params: { kind: PersonKind }) => ({
      kind: params.kind,
      problems: { ...context.problems, kind: undefined },
    })),
    keepSecret: assign(({ context }, params: { typed: string }) => rules.withPassword(context, params)),
    showProblems: assign(({ context }, params: { terms: rules.PersonTerms }) => ({
      problems: rules.personProblems(context, params.terms),
    })),
    keepEnd: assign(({ context }, params: { output: ActEnd }) => rules.personEnded(context, params.output)),
    keepDoubt: assign({ fate: 'kept' }),
    clearFailure: assign({ failure: null, problems: {} }),
    forgetPassword: assign({ password: '' }),
    beginAnew: assign((_, params: { key: string }) => rules.newPerson(params)),
    tellMoved: emit({
      type: 'stale',
      reads: ['agent.overview', 'agent.tree'],
      again: true,
      everywhere: true,
    }),
    tellTermsStale: emit({
      type: 'stale',
      reads: ['agent.invitations', 'registration.settings'],
      again: true,
    }),
  },
}).createMachine({
  id: 'teamRegistration',
  tags: 'audited',
  context: ({ input }) => rules.newPerson(input),
  initial: 'opening',
  states: {
    opening: {
      description: 'The gateway is first asked about a person sent before the page was opened.',
      always: [{ guard: 'kept', target: 'acting' }, { target: 'preparing' }],
    },
    preparing: {
      description: 'The temporary password is forgotten after a while unused, and with the session.',
      initial: 'form',
      after: { secretKept: { target: '.form', actions: 'forgetPassword' } },
      on: { 'session.lost': { target: '.form', actions: 'forgetPassword' } },
      states: {
        form: {
          description: 'Member or agent, the account, the name to show, and a temporary password.',
          initial: 'editing',
          tags: 'stable',
          meta: { step: 'form' },
          on: {
            'field.changed': { actions: { type: 'keepField', params: ({ event }) => event } },
            'kind.picked': { actions: { type: 'keepKind', params: ({ event }) => event } },
            'secret.typed': {
              target: '#teamRegistration.preparing',
              actions: { type: 'keepSecret', params: ({ event }) => event },
            },
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
                'The gateway said no, so nobody was registered; the reason is shown at its field, and all that was typed but the password is kept.',
              tags: 'refused',
              entry: 'tellTermsStale',
            },
          },
        },
        sure: {
          description: 'Who will be registered and as what, for a last look.',
          tags: 'stable',
          meta: { step: 'sure' },
          on: { edited: 'form', confirmed: '#teamRegistration.acting' },
        },
      },
    },
    acting: {
      description:
        'The act runs until its outcome is known (machines/kit/act.machine.ts); the password waits to be handed over.',
      tags: 'stable',
      on: { 'session.lost': { actions: 'forgetPassword' } },
      invoke: {
        id: 'act',
        src: 'act',
        input: ({ context }) => rules.personAct(context),
        onDone: [
          {
            guard: { type: 'done', params: ({ event }) => event },
            target: 'done',
            actions: [{ type: 'keepEnd', params: ({ event }) => event }, 'tellMoved'],
          },
          {
            guard: { type: 'refused', params: ({ event }) => event },
            target: 'preparing.form.refused',
            actions: { type: 'keepEnd', params: ({ event }) => event },
          },
          { target: 'preparing', actions: { type: 'keepEnd', params: ({ event }) => event } },
        ],
        onError: 'unheard',
      },
    },
    unheard: {
      description: 'Finding out the outcome failed: it is unknown, and the agent can ask again.',
      tags: 'stable',
      meta: { step: 'waiting' },
      entry: 'forgetPassword',
      on: { 'check.asked': { target: 'acting', actions: 'keepDoubt' } },
    },
    done: {
      description:
        'The person is registered, once: the account and how to hand over the password, which is forgotten after a while and with the session.',
      tags: 'stable',
      meta: { step: 'done' },
      after: { secretKept: { actions: 'forgetPassword' } },
      on: {
        'session.lost': { actions: 'forgetPassword' },
        'again.asked': { target: 'preparing', actions: { type: 'beginAnew', params: ({ event }) => event } },
      },
    },
  },
});
