import { assign, emit, sendTo, setup } from 'xstate';
import { failureOf } from '#contract/errors.ts';
import type { Dialing } from '#contract/mobile-numbers.ts';
import { nothingWrong, type Typed } from '../kit/form.rules.ts';
import type { Admission, EntryWay } from '../session/entry.rules.ts';
import { identityMachine } from '../session/identity.machine.ts';
import type { Identified } from '../session/identity.rules.ts';
import type { Features } from '../system/features.rules.ts';
import { captchaMachine } from '../verification/captcha.machine.ts';
import type { WorldEvent } from '../world.ts';
import * as form from './fields.rules.ts';
import * as rules from './register-form.rules.ts';
import { sendingMachine } from './sending.machine.ts';
import type { Sent } from './sending.rules.ts';

/** The registration form, by name or by number: the gateway's rules decide its fields (spec 2 to 5, 8). */
export const registerFormMachine = setup({
  types: {
    input: {} as rules.FormInput,
    context: {} as rules.FormContext,
    events: {} as
      | { type: 'features.learned'; features: Features }
      | ({ type: 'field.changed' } & Typed<form.RegisterField>)
      | { type: 'field.left'; field: form.RegisterField }
      | ({ type: 'pattern.judged' } & rules.Judged)
      | { type: 'tab.picked'; tab: form.RegisterType }
      | { type: 'country.picked'; dialing: Dialing }
      | rules.Recalled
      | { type: 'invitation.removed' }
      | { type: 'code.asked' }
      | { type: 'submitted' }
      | { type: 'reset.clicked' }
      | { type: 'provider.clicked'; provider: string }
      | { type: 'warning.closed' }
      | { type: 'exit.clicked'; next: EntryWay }
      | { type: 'closed' },
    emitted: {} as WorldEvent,
    output: {} as Admission,
    tags: {} as 'busy' | 'stable' | 'refused',
  },
  actors: { captcha: captchaMachine, sending: sendingMachine, identity: identityMachine },
  guards: {
    complete: ({ context }) => form.sendable(form.registerProblems(context)),
    agreed: ({ context }) => rules.hasAgreed(context),
    numberGood: ({ context }) => rules.numberGood(context),
    captchaShown: ({ context }) => rules.captchaShown(context),
    captchaDue: ({ context }) => rules.captchaDue(context),
    accepted: ({ context }) => context.accepted !== null,
    misinvited: ({ context }) => rules.isInvitationFault(context),
    failed: ({ context }) => context.failure !== null,
  },
  actions: {
    dropInvitation: assign({ invitation: null }),
    forgetInvitation: emit({ type: 'invitation.forgotten' }),
    keepFeatures: assign(({ context }, params: { features: Features }) =>
      rules.withFeatures(context, params.features),
    ),
    keepField: assign(({ context }, params: Typed<form.RegisterField>) => rules.withField(context, params)),
    keepLeft: assign(({ context }, params: { field: form.RegisterField }) =>
      rules.withLeft(context, params.field),
    ),
    askPattern: emit(({ context }, params: { field: form.RegisterField }) => ({
      type: 'pattern.asked' as const,
      question: form.questionOf(context, params.field),
    })),
    keepVerdict: assign(({ context }, params: rules.Judged) => rules.withVerdict(context, params)),
    keepTab: assign(({ context }, params: { tab: form.RegisterType }) => rules.withTab(context, params.tab)),
    keepDialing: assign((_, params: { dialing: Dialing }) => ({ dialing: params.dialing })),
    askNumber: emit({ type: 'number.asked', purpose: 'register' }),
    recallNumber: assign(({ context }, params: rules.Recalled) => rules.withNumber(context, params)),
    keepProvider: assign((_, params: { provider: string }) => ({ provider: params.provider, failure: null })),
    showProblems: assign(({ context }) => rules.withAllChecked(context)),
    showAgreementMissing: assign(({ context }) => rules.withAgreementMissing(context)),
    showNumberProblems: assign(({ context }) => ({ problems: rules.numberProblems(context) })),
    askCode: emit(({ context }) => ({ type: 'code.wanted' as const, ...rules.codeAsked(context) })),
    clearFailure: assign({ ...nothingWrong, provider: '' }),
    keepFailure: assign((_, params: { error: unknown }) => ({ failure: failureOf(params.error) })),
    keepAnswer: assign(({ context }, params: Sent | Identified) => rules.withAnswer(context, params)),
    wantCaptcha: assign(({ context }) => rules.withCaptcha(context)),
    fetchCaptcha: sendTo('captcha', { type: 'captcha.wanted' }),
    empty: assign(rules.emptyForm),
    keepExit: assign((_, params: { next: EntryWay }) => ({ next: params.next })),
  },
}).createMachine({
  id: 'registerForm',
  context: ({ input }) => rules.newForm(input),
  output: ({ context }) => rules.formOutput(context),
  entry: 'askNumber',
  invoke: {
    id: 'captcha',
    src: 'captcha',
    onError: { actions: { type: 'keepFailure', params: ({ event }) => ({ error: event.error }) } },
  },
  initial: 'dressing',
  on: {
    'features.learned': { actions: { type: 'keepFeatures', params: ({ event }) => event } },
  },
  states: {
    dressing: {
      description: 'An image is fetched if the rules make everyone read one.',
      always: [{ guard: 'captchaShown', target: 'form', actions: 'fetchCaptcha' }, { target: 'form' }],
    },
    form: {
      description: 'The form is open: the rules and the brand decide its fields and tabs (spec 2, 5).',
      initial: 'editing',
      tags: 'stable',
      on: {
        'field.changed': {
          actions: [
            { type: 'keepField', params: ({ event }) => event },
            { type: 'askPattern', params: ({ event }) => event },
          ],
        },
        'field.left': { actions: { type: 'keepLeft', params: ({ event }) => event } },
        'pattern.judged': { actions: { type: 'keepVerdict', params: ({ event }) => event } },
        'tab.picked': [
          {
            guard: 'captchaShown',
            target: '.editing',
            actions: [{ type: 'keepTab', params: ({ event }) => event }, 'fetchCaptcha'],
          },
          { target: '.editing', actions: { type: 'keepTab', params: ({ event }) => event } },
        ],
        'country.picked': { actions: { type: 'keepDialing', params: ({ event }) => event } },
        'number.recalled': { actions: { type: 'recallNumber', params: ({ event }) => event } },
        'invitation.removed': { actions: ['dropInvitation', 'forgetInvitation'] },
        'code.asked': [{ guard: 'numberGood', actions: 'askCode' }, { actions: 'showNumberProblems' }],
        submitted: [
          { guard: 'complete', target: 'sending', actions: 'clearFailure' },
          { actions: 'showProblems' },
        ],
        'reset.clicked': { target: '.editing', actions: 'empty' },
        'provider.clicked': [
          {
            guard: 'agreed',
            target: 'identifying',
            actions: { type: 'keepProvider', params: ({ event }) => event },
          },
          { actions: 'showAgreementMissing' },
        ],
        'exit.clicked': { target: 'ended', actions: { type: 'keepExit', params: ({ event }) => event } },
        closed: 'ended',
      },
      states: {
        editing: {
          description: 'The person fills in the form; each wrong field shows a message (spec 8).',
        },
        refused: {
          description: 'The gateway said no: the form stays as it was, with the reason.',
          tags: 'refused',
        },
        misinvited: {
          description:
            'The warning dialog shows the invitation code error (spec 8). The code from the address is not used any more; if the rules have a field for one, the form asks for it there.',
          tags: 'refused',
          meta: { step: 'misinvited' },
          entry: ['dropInvitation', 'forgetInvitation'],
          on: { 'warning.closed': 'editing' },
        },
      },
    },
    sending: {
      description: 'The form is sent once: neither the button nor the keyboard sends it again.',
      tags: 'busy',
      invoke: {
        id: 'sending',
        src: 'sending',
        input: ({ context }) => rules.sendingInput(context),
        onDone: {
          target: 'answered',
          actions: { type: 'keepAnswer', params: ({ event }) => event.output },
        },
        onError: {
          target: 'answered',
          actions: { type: 'keepFailure', params: ({ event }) => ({ error: event.error }) },
        },
      },
    },
    identifying: {
      description: 'An identity provider says who the person is, and the gateway registers them (spec 2).',
      tags: 'stable',
      invoke: {
        id: 'identity',
        src: 'identity',
        input: ({ context }) => rules.identityInput(context),
        onDone: {
          target: 'answered',
          actions: { type: 'keepAnswer', params: ({ event }) => event.output },
        },
        onError: {
          target: 'form.refused',
          actions: { type: 'keepFailure', params: ({ event }) => ({ error: event.error }) },
        },
      },
    },
    answered: {
      description:
        'Accepted or declined: a new image is fetched if the gateway wants one or the last one was sent.',
      always: [
        { guard: 'accepted', target: 'ended', actions: 'forgetInvitation' },
        { guard: 'captchaDue', target: 'explaining', actions: ['wantCaptcha', 'fetchCaptcha'] },
        { target: 'explaining' },
      ],
    },
    explaining: {
      description: 'A wrong invitation code gets its own warning; a person who gave up gets no reason.',
      always: [
        { guard: 'misinvited', target: 'form.misinvited' },
        { guard: 'failed', target: 'form.refused' },
        { target: 'form.editing' },
      ],
    },
    ended: {
      description: 'Registered, on the way to another dialog, or closed: typed text is forgotten.',
      type: 'final',
      entry: 'empty',
    },
  },
});
