import { assign, emit, setup } from 'xstate';
import { failureOf } from '#contract/errors.ts';
import type { LoginValue } from '#contract/session.ts';
import { call } from '../kit/call.ts';
import { home } from '../places.ts';
import type { Admission, EntryWay, WayInput } from '../session/entry.rules.ts';
import type { Features } from '../system/features.rules.ts';
import type { Dialing } from '../verification/mobile.rules.ts';
import type { WorldEvent } from '../world.ts';
import * as rules from './forgot.rules.ts';
import type { PasswordRule } from './new-password.rules.ts';
import { renewalMachine } from './renewal.machine.ts';
import type { Renewal } from './renewal.rules.ts';

/** A forgotten password: a link by e-mail, or a code by SMS and signed in with it (spec 2, 4, 5). */
export const forgotMachine = setup({
  types: {
    input: {} as WayInput,
    context: {} as rules.ForgotContext,
    events: {} as rules.ForgotEvent,
    emitted: {} as WorldEvent,
    output: {} as Admission,
    tags: {} as 'busy' | 'stable' | 'refused' | 'audited',
  },
  actors: {
    learnRule: call('password.rule'),
    askMail: call('password.forgotByEmail'),
    resetByPhone: call('password.resetByPhone'),
    renewal: renewalMachine,
  },
  guards: {
    phoneEnabled: ({ context }) => context.phoneEnabled,
    incomplete: ({ context }) => !rules.good(rules.forgotProblems(context)),
    byPhone: ({ context }) => context.way === 'phone',
    numberGood: ({ context }) => rules.good(rules.numberProblems(context)),
    again: (_, params: Renewal) => params.next === 'forgot',
  },
  actions: {
    askTicket: emit({ type: 'ticket.asked' }),
    keepTicket: assign((_, params: { ticket: string }) => ({ ticket: params.ticket })),
    forgetTicket: assign({ ticket: '' }),
    keepRule: assign((_, params: { rule: PasswordRule }) => ({ rule: params.rule })),
    keepFeatures: assign(({ context }, params: { features: Features }) =>
      rules.withFeatures(context, params.features),
    ),
    keepField: assign(({ context }, params: { field: rules.ForgotField; value: string }) => ({
      fields: { ...context.fields, [params.field]: params.value },
      problems: { ...context.problems, [params.field]: undefined },
    })),
    keepWay: assign((_, params: { way: rules.ForgotWay }) => ({ way: params.way, problems: {} })),
    keepDialing: assign((_, params: { dialing: Dialing }) => ({ dialing: params.dialing })),
    showProblems: assign(({ context }) => ({ problems: rules.forgotProblems(context) })),
    showNumberProblems: assign(({ context }) => ({ problems: rules.numberProblems(context) })),
    askCode: emit(({ context }) => ({
      type: 'code.wanted' as const,
      purpose: 'forgot' as const,
      input: rules.codeInput(context),
    })),
    clearFailure: assign({ failure: null, problems: {} }),
    keepFailure: assign((_, params: { error: unknown }) => ({ failure: failureOf(params.error) })),
    keepAccepted: assign((_, params: { value: LoginValue }) => ({ accepted: params.value })),
    keepExit: assign((_, params: { next: EntryWay | 'none' }) => ({ next: params.next })),
    forgetFields: assign({ fields: rules.noForgotFields, ticket: '' }),
    forgetRemembered: emit({ type: 'remembered.forgotten' }),
    goHome: emit({ type: 'navigate', to: home }),
  },
}).createMachine({
  id: 'forgot',
  tags: 'audited',
  context: ({ input }) => rules.newForgot(input),
  output: ({ context }) => rules.forgotOutput(context),
  entry: 'askTicket',
  initial: 'recovering',
  on: { 'features.learned': { actions: { type: 'keepFeatures', params: ({ event }) => event } } },
  states: {
    recovering: {
      description: 'Whoever brings no link asks for help. The rule for new passwords is fetched meanwhile.',
      initial: 'form',
      invoke: {
        id: 'learnRule',
        src: 'learnRule',
        input: {},
        onDone: { actions: { type: 'keepRule', params: ({ event }) => ({ rule: event.output }) } },
        // Without it the gateway alone decides (spec 5).
        onError: {},
      },
      states: {
        form: {
          description: 'By e-mail, or by mobile where that is enabled (spec 2, CHNGPASSVERIF3).',
          initial: 'editing',
          tags: 'stable',
          on: {
            'ticket.found': {
              target: '#forgot.renewing',
              actions: { type: 'keepTicket', params: ({ event }) => event },
            },
            'field.changed': { actions: { type: 'keepField', params: ({ event }) => event } },
            'way.picked': {
              guard: 'phoneEnabled',
              target: '.editing',
              actions: [{ type: 'keepWay', params: ({ event }) => event }, 'clearFailure'],
            },
            'country.picked': { actions: { type: 'keepDialing', params: ({ event }) => event } },
            'code.asked': [{ guard: 'numberGood', actions: 'askCode' }, { actions: 'showNumberProblems' }],
            submitted: [
              { guard: 'incomplete', actions: 'showProblems' },
              { guard: 'byPhone', target: 'resetting', actions: 'clearFailure' },
              { target: 'asking', actions: 'clearFailure' },
            ],
            'exit.clicked': {
              target: '#forgot.ended',
              actions: { type: 'keepExit', params: ({ event }) => event },
            },
            closed: '#forgot.ended',
          },
          states: {
            editing: { description: 'Being filled in; a message stands under each field that is wrong.' },
            refused: {
              description: 'The gateway said no: what was typed is kept, the reason is said (spec 8).',
              tags: 'refused',
            },
          },
        },
        asking: {
          description: 'The gateway is asked to send the mail; whether it does, its answer does not tell.',
          tags: 'busy',
          on: { closed: '#forgot.ended' },
          invoke: {
            id: 'askMail',
            src: 'askMail',
            input: ({ context }) => rules.mailInput(context),
            onDone: '#forgot.mailed',
            onError: {
              target: 'form.refused',
              actions: { type: 'keepFailure', params: ({ event }) => ({ error: event.error }) },
            },
          },
        },
        resetting: {
          description: 'The new password is sent once with the code, sealed.',
          tags: 'busy',
          invoke: {
            id: 'resetByPhone',
            src: 'resetByPhone',
            input: ({ context }) => rules.resetInput(context),
            onDone: {
              target: '#forgot.ended',
              actions: [
                { type: 'keepAccepted', params: ({ event }) => ({ value: event.output }) },
                'forgetRemembered',
                'goHome',
              ],
            },
            onError: {
              target: 'form.refused',
              actions: { type: 'keepFailure', params: ({ event }) => ({ error: event.error }) },
            },
          },
        },
      },
    },
    mailed: {
      description: 'The confirmation: if name and address belong together, a mail is on its way (spec 4).',
      tags: 'stable',
      entry: 'forgetFields',
      on: {
        'exit.clicked': { target: 'ended', actions: { type: 'keepExit', params: ({ event }) => event } },
        closed: 'ended',
      },
    },
    renewing: {
      description: 'The link of such a mail was opened: the new password is asked for.',
      tags: 'stable',
      invoke: {
        id: 'renewal',
        src: 'renewal',
        input: ({ context }) => ({ ticket: context.ticket }),
        onDone: [
          {
            guard: { type: 'again', params: ({ event }) => event.output },
            target: 'recovering',
            actions: 'forgetTicket',
          },
          { target: 'ended', actions: { type: 'keepExit', params: ({ event }) => event.output } },
        ],
        onError: { target: 'recovering', actions: 'forgetTicket' },
      },
    },
    ended: {
      description: 'Signed in, elsewhere or closed: nothing typed is kept.',
      type: 'final',
      entry: 'forgetFields',
    },
  },
});
