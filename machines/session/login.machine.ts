import { assign, emit, sendTo, setup } from 'xstate';
import { type Failure, failureOf } from '#contract/errors.ts';
import type { Entrance, LoginValue } from '#contract/session.ts';
import { call } from '../kit/call.ts';
import type { Features } from '../system/features.rules.ts';
import { captchaMachine } from '../verification/captcha.machine.ts';
import type { Remembered, WorldEvent } from '../world.ts';
import { arrivalMachine } from './arrival.machine.ts';
import type { Arrival } from './arrival.rules.ts';
import * as rules from './login.rules.ts';

/** Signing in with a user name or by SMS, from the open dialog to the known member (spec 2, 4, 5, 6, 8). */
export const loginMachine = setup({
  types: {
    input: {} as { smsEnabled: boolean; expiryOn: boolean; entrance: Entrance },
    context: {} as rules.LoginContext,
    events: {} as rules.LoginEvent,
    emitted: {} as WorldEvent,
    output: {} as rules.LoginOutput,
    tags: {} as 'busy' | 'stable' | 'refused',
  },
  actors: { captcha: captchaMachine, login: call('session.login'), arrival: arrivalMachine },
  guards: {
    smsEnabled: ({ context }) => context.smsEnabled,
    complete: ({ context }) => Object.keys(rules.loginProblems(context)).length === 0,
    numberGood: ({ context }) => Object.keys(rules.numberProblems(context)).length === 0,
    mustChange: ({ context }, params: { value: LoginValue }) => rules.mustChange(params.value, context),
    captchaFlag: (_, params: { error: unknown }) => rules.captchaFlag(params.error),
    turnedAway: (_, params: { arrival: Arrival }) => params.arrival.outcome === 'turnedAway',
    remembering: ({ context }) => context.remember,
    rememberable: ({ context }) => context.rememberable,
  },
  actions: {
    askRemembered: emit({ type: 'remembered.asked' }),
    recall: assign(({ context }, params: { remembered: Remembered }) =>
      rules.recalled(context, params.remembered),
    ),
    keepField: assign(({ context }, params: { field: rules.LoginField; value: string }) => ({
      fields: { ...context.fields, [params.field]: params.value },
      problems: { ...context.problems, [params.field]: undefined },
    })),
    keepFeatures: assign(({ context }, params: { features: Features }) =>
      rules.withFeatures(context, params.features),
    ),
    keepType: assign((_, params: { login: rules.LoginType }) => ({ type: params.login, problems: {} })),
    keepDialing: assign((_, params: { dialing: rules.Dialing }) => ({ dialing: params.dialing })),
    giveUpRemembering: assign({ remember: false, rememberable: false }),
    toggleRemember: assign({ remember: ({ context }) => !context.remember }),
    showProblems: assign(({ context }) => ({ problems: rules.loginProblems(context) })),
    showNumberProblems: assign(({ context }) => ({ problems: rules.numberProblems(context) })),
    askCode: emit(({ context }) => ({ type: 'code.wanted' as const, ...rules.codeNumber(context) })),
    clearFailure: assign({ failure: null, problems: {} }),
    keepFailure: assign((_, params: { error: unknown }) => ({ failure: failureOf(params.error) })),
    wantCaptcha: assign(({ context }) => rules.withCaptcha(context)),
    fetchCaptcha: sendTo('captcha', { type: 'captcha.wanted' }),
    keepToken: assign((_, params: { value: LoginValue }) => ({ accepted: params.value })),
    tellToken: emit((_, params: { value: LoginValue }) => ({
      type: 'token.kept' as const,
      token: params.value.token,
    })),
    dropToken: assign({ accepted: null, failure: { kind: 'unauthorized' } satisfies Failure }),
    tellDropped: emit({ type: 'token.dropped' }),
    hold: assign(({ context }) => ({ held: context.fields.password, outcome: 'restricted' as const })),
    keepArrival: assign((_, params: { arrival: Arrival }) => params.arrival),
    keepRemembered: emit(({ context }) => ({
      type: 'remembered.kept' as const,
      remembered: rules.rememberedOf(context),
    })),
    forgetRemembered: emit({ type: 'remembered.forgotten' }),
    forgetFields: assign({ fields: rules.noLoginFields }),
    keepExit: assign((_, params: { next: rules.LoginExit }) => ({ next: params.next })),
  },
}).createMachine({
  id: 'login',
  context: ({ input }) => ({ ...rules.newLogin, ...input }),
  output: ({ context }) => rules.loginOutput(context),
  entry: 'askRemembered',
  invoke: {
    id: 'captcha',
    src: 'captcha',
    onError: { actions: { type: 'keepFailure', params: ({ event }) => ({ error: event.error }) } },
  },
  initial: 'form',
  states: {
    form: {
      description:
        'The dialog is open and may be filled in; its tabs are there only when SMS login is on (spec 2).',
      initial: 'editing',
      tags: 'stable',
      on: {
        'field.changed': { actions: { type: 'keepField', params: ({ event }) => event } },
        'type.picked': {
          guard: 'smsEnabled',
          target: '.editing',
          actions: [{ type: 'keepType', params: ({ event }) => event }, 'clearFailure'],
        },
        'country.picked': { actions: { type: 'keepDialing', params: ({ event }) => event } },
        'remember.toggled': { guard: 'rememberable', actions: 'toggleRemember' },
        'features.learned': { actions: { type: 'keepFeatures', params: ({ event }) => event } },
        'remembered.recalled': { actions: { type: 'recall', params: ({ event }) => event } },
        'remembered.unable': { actions: 'giveUpRemembering' },
        'code.asked': [{ guard: 'numberGood', actions: 'askCode' }, { actions: 'showNumberProblems' }],
        submitted: [
          { guard: 'complete', target: 'submitting', actions: 'clearFailure' },
          { actions: 'showProblems' },
        ],
        'exit.clicked': { target: 'ended', actions: { type: 'keepExit', params: ({ event }) => event } },
        closed: 'ended',
      },
      states: {
        editing: {
          description: 'Being filled in; a message stands under each field that is wrong (spec 8).',
        },
        refused: {
          description: 'The gateway said no: the form stays as it was, the reason is said (spec 8).',
          tags: 'refused',
        },
      },
    },
    submitting: {
      description: 'One login call, sealed; the button can’t be pressed again. Closing the dialog aborts it.',
      tags: 'busy',
      invoke: {
        id: 'login',
        src: 'login',
        input: ({ context }) => rules.loginPayload(context),
        onDone: [
          {
            guard: { type: 'mustChange', params: ({ event }) => ({ value: event.output }) },
            target: 'ended',
            actions: [
              { type: 'keepToken', params: ({ event }) => ({ value: event.output }) },
              { type: 'tellToken', params: ({ event }) => ({ value: event.output }) },
              'hold',
              'forgetRemembered',
            ],
          },
          {
            target: 'arriving',
            actions: [
              { type: 'keepToken', params: ({ event }) => ({ value: event.output }) },
              { type: 'tellToken', params: ({ event }) => ({ value: event.output }) },
            ],
          },
        ],
        onError: [
          {
            guard: { type: 'captchaFlag', params: ({ event }) => ({ error: event.error }) },
            target: 'form.refused',
            actions: [
              { type: 'keepFailure', params: ({ event }) => ({ error: event.error }) },
              'wantCaptcha',
              'fetchCaptcha',
            ],
          },
          {
            target: 'form.refused',
            actions: { type: 'keepFailure', params: ({ event }) => ({ error: event.error }) },
          },
        ],
      },
      on: { closed: 'ended' },
    },
    arriving: {
      description: 'Accepted: the first login is announced and member info is loaded (spec 4).',
      tags: 'busy',
      invoke: {
        id: 'arrival',
        src: 'arrival',
        input: ({ context }) => rules.arrivalInput(context),
        onDone: [
          {
            guard: { type: 'turnedAway', params: ({ event }) => ({ arrival: event.output }) },
            target: 'form.refused',
            actions: ['dropToken', 'tellDropped'],
          },
          {
            target: 'remembering',
            actions: { type: 'keepArrival', params: ({ event }) => ({ arrival: event.output }) },
          },
        ],
        onError: { target: 'form.refused', actions: ['dropToken', 'tellDropped'] },
      },
    },
    remembering: {
      description:
        'What the checkbox says is done: kept enciphered for 24 hours, or forgotten (spec 3, cookies).',
      always: [
        { guard: 'remembering', target: 'ended', actions: 'keepRemembered' },
        { target: 'ended', actions: 'forgetRemembered' },
      ],
    },
    ended: {
      description: 'Signed in, restricted, or closed: nothing typed is kept.',
      type: 'final',
      entry: 'forgetFields',
    },
  },
});
