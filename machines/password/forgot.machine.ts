import { assign, emit, setup } from 'xstate';
import { failureOf } from '#contract/errors.ts';
import { call } from '../kit/call.ts';
import { nothingWrong, sendable, type Typed, withTyped } from '../kit/form.rules.ts';
import { home } from '../places.ts';
import { whole } from '../session/session.rules.ts';
import { lazySlider } from '../verification/lazy-slider.ts';
import * as rules from './forgot.rules.ts';
import { resetByMailMachine } from './reset-by-mail.machine.ts';

/** A forgotten password: a link by e-mail, or a code by SMS that also signs in (spec 2, 4, 5). */
export const forgotMachine = setup({
  types: {} as rules.ForgotTypes,
  actors: {
    learnRule: call('password.rule'),
    askMail: call('password.forgotByEmail'),
    resetByPhone: call('password.resetByPhone'),
    slider: lazySlider,
    renewal: resetByMailMachine,
  },
  guards: {
    phoneEnabled: ({ context }) => context.phoneEnabled,
    incomplete: ({ context }) => !sendable(rules.forgotProblems(context)),
    byPhone: ({ context }) => context.way === 'phone',
    numberGood: ({ context }) => sendable(rules.numberProblems(context)),
    unsure: ({ context }, params: { error: unknown }) => rules.resetUnsure(context, params.error),
    sliderFlag: ({ context }) => rules.sliderFlag(context),
    solved: (_, params: rules.Known<'verificationData'>) => params.verificationData !== null,
    again: (_, params: rules.Known<'next'>) => params.next === 'forgot',
  },
  actions: {
    askTicket: emit({ type: 'ticket.asked' }),
    askNumber: emit({ type: 'number.asked', purpose: 'forgot' }),
    recallNumber: assign(({ context }, params: rules.Recalled) => rules.withNumber(context, params)),
    keepTicket: assign((_, params: rules.Known<'ticket'>) => ({ ticket: params.ticket })),
    forgetTicket: assign({ ticket: '' }),
    keepRule: assign((_, params: rules.Known<'rule'>) => ({ rule: params.rule })),
    keepFeatures: assign(({ context }, params: rules.Learned) => rules.withFeatures(context, params)),
    keepField: assign(({ context }, params: Typed<rules.ForgotField>) => withTyped(context, params)),
    keepWay: assign((_, params: rules.Known<'way'>) => ({ way: params.way, problems: {} })),
    keepDialing: assign((_, params: rules.Known<'dialing'>) => ({ dialing: params.dialing })),
    showProblems: assign(({ context }) => ({ problems: rules.forgotProblems(context) })),
    showNumberProblems: assign(({ context }) => ({ problems: rules.numberProblems(context) })),
    askCode: emit(({ context }) => rules.codeWanted(context)),
    clearFailure: assign(nothingWrong),
    keepDoubt: assign({ doubted: true }),
    tellDoubt: emit({ type: 'password.doubted' }),
    keepFailure: assign((_, params: { error: unknown }) => ({ failure: failureOf(params.error) })),
    keepSolved: assign((_, params: rules.Known<'verificationData'>) => ({ ...params, failure: null })),
    spendSolved: assign({ verificationData: null }),
    keepAccepted: assign((_, params: { output: rules.ForgotContext['accepted'] }) => ({
      accepted: params.output,
    })),
    keepExit: assign((_, params: rules.Known<'next'>) => ({ next: params.next })),
    forgetFields: assign({ fields: rules.noForgotFields, ticket: '' }),
    forgetRemembered: emit({ type: 'remembered.forgotten' }),
    goHome: emit({ type: 'navigate', to: home }),
  },
}).createMachine({
  id: 'forgot',
  tags: 'audited',
  context: ({ input }) => rules.newForgot(input),
  output: ({ context }) => rules.forgotOutput(context),
  entry: ['askTicket', 'askNumber'],
  initial: 'recovering',
  on: { 'features.learned': { actions: { type: 'keepFeatures', params: whole } } },
  states: {
    recovering: {
      description: 'A person without a mail link asks for help. Meanwhile the password rule is fetched.',
      initial: 'form',
      invoke: {
        id: 'learnRule',
        src: 'learnRule',
        input: {},
        onDone: { actions: { type: 'keepRule', params: ({ event }) => ({ rule: event.output }) } },
        onError: {}, // Without the rule the gateway alone decides (spec 5).
      },
      states: {
        form: {
          description: 'By e-mail, or by mobile where that is enabled (spec 2, CHNGPASSVERIF3).',
          initial: 'editing',
          tags: 'stable',
          on: {
            'ticket.found': { target: '#forgot.renewing', actions: { type: 'keepTicket', params: whole } },
            'number.recalled': { actions: { type: 'recallNumber', params: whole } },
            'field.changed': { actions: { type: 'keepField', params: whole } },
            'way.picked': {
              guard: 'phoneEnabled',
              target: '.editing',
              actions: [{ type: 'keepWay', params: whole }, 'clearFailure'],
            },
            'country.picked': { actions: { type: 'keepDialing', params: whole } },
            'code.asked': [{ guard: 'numberGood', actions: 'askCode' }, { actions: 'showNumberProblems' }],
            submitted: [
              { guard: 'incomplete', actions: 'showProblems' },
              { guard: 'byPhone', target: 'resetting', actions: 'clearFailure' },
              { target: 'asking', actions: 'clearFailure' },
            ],
            'exit.clicked': { target: '#forgot.ended', actions: { type: 'keepExit', params: whole } },
            closed: '#forgot.ended',
          },
          states: {
            editing: { description: 'The person fills in the form; each wrong field shows a message.' },
            refused: { description: 'The reason is shown; typed text is kept (spec 8).', tags: 'refused' },
          },
        },
        asking: {
          description: 'The gateway is asked to send the mail; its answer does not reveal whether it does.',
          tags: 'busy',
          on: { closed: '#forgot.ended' },
          invoke: {
            id: 'askMail',
            src: 'askMail',
            input: ({ context }) => rules.mailInput(context),
            onDone: '#forgot.mailed',
            onError: { target: 'form.refused', actions: { type: 'keepFailure', params: whole } },
          },
        },
        resetting: {
          description: 'The new password is sent once with the code, sealed.',
          tags: 'busy',
          exit: 'spendSolved',
          invoke: {
            id: 'resetByPhone',
            src: 'resetByPhone',
            input: ({ context }) => rules.resetInput(context),
            onDone: {
              target: '#forgot.ended',
              actions: [{ type: 'keepAccepted', params: whole }, 'forgetRemembered', 'goHome'],
            },
            onError: [
              { guard: { type: 'unsure', params: whole }, target: 'unsure' },
              { target: 'declined', actions: { type: 'keepFailure', params: whole } },
            ],
          },
        },
        unsure: {
          description: 'No answer came: it may have been set. The person may sign in or try again.',
          tags: ['stable', 'unsure'],
          entry: ['keepDoubt', 'tellDoubt'],
          on: {
            'form.wanted': 'form',
            'exit.clicked': { target: '#forgot.ended', actions: { type: 'keepExit', params: whole } },
            closed: '#forgot.ended',
          },
        },
        declined: {
          description: 'What the gateway wants first is asked for; any other reason is shown in the form.',
          always: [{ guard: 'sliderFlag', target: 'proving' }, { target: 'form.refused' }],
        },
        proving: {
          description: 'The person must solve a slider captcha; nothing is sent again without its proof.',
          tags: 'stable',
          invoke: {
            id: 'slider',
            src: 'slider',
            onDone: [
              {
                guard: { type: 'solved', params: ({ event }) => event.output },
                target: 'resetting',
                actions: { type: 'keepSolved', params: ({ event }) => event.output },
              },
              { target: 'form.refused' },
            ],
            onError: 'form.refused',
          },
        },
      },
    },
    mailed: {
      description: 'The confirmation: if name and address match, a mail is on its way (spec 4).',
      tags: 'stable',
      meta: { step: 'mailed' },
      entry: 'forgetFields',
      on: {
        'exit.clicked': { target: 'ended', actions: { type: 'keepExit', params: whole } },
        closed: 'ended',
      },
    },
    renewing: {
      description: 'The person opened the link of such a mail: the form asks for the new password.',
      tags: 'stable',
      exit: 'forgetTicket',
      invoke: {
        id: 'renewal',
        src: 'renewal',
        input: ({ context }) => ({ ticket: context.ticket }),
        onDone: [
          { guard: { type: 'again', params: ({ event }) => event.output }, target: 'recovering' },
          { target: 'ended', actions: { type: 'keepExit', params: ({ event }) => event.output } },
        ],
        onError: 'recovering',
      },
    },
    ended: { description: 'Typed text is always forgotten.', type: 'final', entry: 'forgetFields' },
  },
});
