import { assign, emit, sendTo, setup } from 'xstate';
import { failureOf } from '#contract/errors.ts';
import type { Dialing } from '#contract/mobile-numbers.ts';
import type { LoginValue } from '#contract/session.ts';
import { call } from '../kit/call.ts';
import { nothingWrong, sendable, type Typed, withTyped } from '../kit/form.rules.ts';
import type { Features } from '../system/features.rules.ts';
import { captchaMachine } from '../verification/captcha.machine.ts';
import { lazySlider } from '../verification/lazy-slider.ts';
import type { Solved } from '../verification/slider.rules.ts';
import type { Remembered, WorldEvent } from '../world.ts';
import type { Admission, EntryWay, WayInput } from './entry.rules.ts';
import { identityMachine } from './identity.machine.ts';
import * as rules from './login.rules.ts';

/** Signing in with a user name or by SMS, from the open dialog to the known member (spec 2, 4, 5, 6, 8). */
export const loginMachine = setup({
  types: {
    input: {} as WayInput,
    context: {} as rules.LoginContext,
    events: {} as
      | ({ type: 'field.changed' } & Typed<rules.LoginField>)
      | { type: 'type.picked'; login: rules.LoginType }
      | { type: 'country.picked'; dialing: Dialing }
      | { type: 'remember.toggled' }
      | { type: 'features.learned'; features: Features }
      | { type: 'remembered.recalled'; remembered: Remembered }
      | { type: 'remembered.unable' }
      | rules.Recalled
      | { type: 'code.asked' }
      | { type: 'submitted' }
      | { type: 'provider.clicked'; provider: string }
      | { type: 'exit.clicked'; next: EntryWay }
      | { type: 'closed' },
    emitted: {} as WorldEvent,
    output: {} as Admission,
    tags: {} as 'busy' | 'stable' | 'refused' | 'audited',
  },
  actors: {
    captcha: captchaMachine,
    slider: lazySlider,
    identity: identityMachine,
    login: call('session.login'),
  },
  guards: {
    smsEnabled: ({ context }) => context.smsEnabled,
    tabGone: ({ context }) => rules.tabGone(context),
    complete: ({ context }) => sendable(rules.loginProblems(context)),
    numberGood: ({ context }) => sendable(rules.numberProblems(context)),
    mustChange: ({ context }) => rules.mustChange(context),
    captchaDue: ({ context }) => rules.captchaDue(context),
    sliderFlag: ({ context }) => rules.sliderFlag(context),
    solved: (_, params: Solved) => params.verificationData !== null,
    accepted: ({ context }) => context.accepted !== null,
    declined: ({ context }) => context.failure !== null,
    remembering: ({ context }) => rules.remembers(context),
    rememberable: ({ context }) => context.rememberable,
  },
  actions: {
    askRemembered: emit({ type: 'remembered.asked' }),
    askNumber: emit({ type: 'number.asked', purpose: 'login' }),
    recallNumber: assign(({ context }, params: rules.Recalled) => rules.withNumber(context, params)),
    recall: assign(({ context }, params: { remembered: Remembered }) =>
      rules.fillRecalled(context, params.remembered),
    ),
    keepField: assign(({ context }, params: Typed<rules.LoginField>) => withTyped(context, params)),
    keepFeatures: assign((_, params: Pick<WayInput, 'features'>) => rules.switchedOn(params.features)),
    leaveTab: assign({ type: 'username' }),
    keepType: assign((_, params: { login: rules.LoginType }) => ({ type: params.login, problems: {} })),
    keepDialing: assign((_, params: Pick<rules.LoginForm, 'dialing'>) => ({ dialing: params.dialing })),
    giveUpRemembering: assign({ remember: false, rememberable: false }),
    toggleRemember: assign({ remember: ({ context }) => !context.remember }),
    showProblems: assign(({ context }) => ({ problems: rules.loginProblems(context) })),
    showNumberProblems: assign(({ context }) => ({ problems: rules.numberProblems(context) })),
    askCode: emit(({ context }) => ({ type: 'code.wanted' as const, ...rules.codeAsked(context) })),
    clearFailure: assign({ ...nothingWrong, provider: '' }),
    keepFailure: assign((_, params: { error: unknown }) => ({ failure: failureOf(params.error) })),
    wantCaptcha: assign(({ context }) => rules.withCaptcha(context)),
    fetchCaptcha: sendTo('captcha', { type: 'captcha.wanted' }),
    accept: assign((_, params: { accepted: LoginValue | null }) => ({ accepted: params.accepted })),
    holdPassword: emit(({ context }) => rules.toBeHeld(context)),
    keepOutput: assign((_, params: rules.Outcome) => params),
    spendSolved: assign({ verificationData: null }),
    keepProvider: assign((_, params: { provider: string }) => ({ provider: params.provider })),
    keepRemembered: emit(({ context }) => rules.keepsake(context)),
    forgetRemembered: emit({ type: 'remembered.forgotten' }),
    forgetFields: assign({ fields: rules.noLoginFields }),
    keepExit: assign((_, params: { next: EntryWay }) => ({ next: params.next })),
  },
}).createMachine({
  id: 'login',
  tags: 'audited',
  context: ({ input }) => rules.newLogin(input),
  output: ({ context }) => rules.loginOutput(context),
  entry: ['askNumber', 'askRemembered'],
  invoke: {
    id: 'captcha',
    src: 'captcha',
    onError: { actions: { type: 'keepFailure', params: ({ event }) => ({ error: event.error }) } },
  },
  initial: 'form',
  on: { 'features.learned': { actions: { type: 'keepFeatures', params: ({ event }) => event } } },
  states: {
    form: {
      description: 'The dialog is open and may be filled in; it has tabs only when SMS login is on (spec 2).',
      initial: 'editing',
      tags: 'stable',
      always: { guard: 'tabGone', actions: 'leaveTab' },
      on: {
        'field.changed': { actions: { type: 'keepField', params: ({ event }) => event } },
        'type.picked': {
          guard: 'smsEnabled',
          target: '.editing',
          actions: [{ type: 'keepType', params: ({ event }) => event }, 'clearFailure'],
        },
        'country.picked': { actions: { type: 'keepDialing', params: ({ event }) => event } },
        'remember.toggled': { guard: 'rememberable', actions: 'toggleRemember' },
        'remembered.recalled': { actions: { type: 'recall', params: ({ event }) => event } },
        'number.recalled': { actions: { type: 'recallNumber', params: ({ event }) => event } },
        'remembered.unable': { actions: 'giveUpRemembering' },
        'code.asked': [{ guard: 'numberGood', actions: 'askCode' }, { actions: 'showNumberProblems' }],
        submitted: [
          { guard: 'complete', target: 'submitting', actions: 'clearFailure' },
          { actions: 'showProblems' },
        ],
        'provider.clicked': {
          target: 'identifying',
          actions: ['clearFailure', { type: 'keepProvider', params: ({ event }) => event }],
        },
        'exit.clicked': { target: 'ended', actions: { type: 'keepExit', params: ({ event }) => event } },
        closed: 'ended',
      },
      states: {
        editing: {
          description: 'The person fills in the form; each wrong field shows a message (spec 8).',
        },
        refused: {
          description: 'The gateway said no: the form stays as it was, with the reason (spec 8).',
          tags: 'refused',
        },
      },
    },
    submitting: {
      description: 'One login call, sealed. A session opened for a dialog already closed is ended at once.',
      tags: 'busy',
      exit: 'spendSolved',
      invoke: {
        id: 'login',
        src: 'login',
        input: ({ context }) => rules.loginPayload(context),
        onDone: {
          target: 'answered',
          actions: { type: 'accept', params: ({ event }) => ({ accepted: event.output }) },
        },
        onError: {
          target: 'answered',
          actions: { type: 'keepFailure', params: ({ event }) => ({ error: event.error }) },
        },
      },
      on: { closed: 'ended' },
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
            target: 'submitting',
            actions: [{ type: 'keepOutput', params: ({ event }) => event.output }, 'clearFailure'],
          },
          { target: 'form.refused' },
        ],
        onError: 'form.refused',
      },
    },
    identifying: {
      description:
        'An identity provider says who the person is, and the gateway says whose account that is (spec 2).',
      tags: 'stable',
      invoke: {
        id: 'identity',
        src: 'identity',
        input: ({ context }) => rules.identityInput(context),
        onDone: {
          target: 'answered',
          actions: { type: 'keepOutput', params: ({ event }) => event.output },
        },
        onError: 'form.refused',
      },
    },
    answered: {
      description:
        'Accepted: before a forced change the old password is held for a few minutes; otherwise the checkbox decides whether the credentials are kept, encrypted for 24 hours, or forgotten (spec 3). Declined: the form asks for what the gateway wants first (spec 4), and a used captcha is replaced.',
      always: [
        { guard: 'mustChange', target: 'ended', actions: ['holdPassword', 'forgetRemembered'] },
        { guard: 'remembering', target: 'ended', actions: 'keepRemembered' },
        { guard: 'accepted', target: 'ended', actions: 'forgetRemembered' },
        { guard: 'sliderFlag', target: 'proving' },
        { guard: 'captchaDue', target: 'form.refused', actions: ['wantCaptcha', 'fetchCaptcha'] },
        { guard: 'declined', target: 'form.refused' },
        { target: 'form.editing' },
      ],
    },
    ended: {
      description: 'Accepted, on the way to another dialog, or closed: typed text is forgotten.',
      type: 'final',
      entry: 'forgetFields',
    },
  },
});
