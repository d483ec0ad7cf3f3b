import { assign, emit, sendTo, setup } from 'xstate';
import { failureOf } from '#contract/errors.ts';
import { call } from '../kit/call.ts';
import { type Admission, type EntryWay, noAdmission, type WayInput } from '../session/entry.rules.ts';
import type { Features } from '../system/features.rules.ts';
import type { WorldEvent } from '../world.ts';
import { codeQuestion, type Invited, saysWrong } from './invitation.rules.ts';
import * as rules from './register.rules.ts';
import { registerFormMachine } from './register-form.machine.ts';

/** Registering, from the open dialog to the gateway's answer; the brand decides whether there is a form (spec 2 to 8). */
export const registerMachine = setup({
  types: {
    input: {} as WayInput,
    context: {} as rules.RegisterContext,
    events: {} as
      | { type: 'features.learned'; features: Features }
      | { type: 'invitation.found'; invited: Invited }
      | { type: 'rules.retried' }
      | { type: 'exit.clicked'; next: EntryWay }
      | { type: 'closed' },
    emitted: {} as WorldEvent,
    output: {} as Admission,
    tags: {} as 'busy' | 'stable' | 'refused',
  },
  actors: {
    learnRules: call('registration.settings'),
    vetCode: call('registration.affiliate'),
    registerForm: registerFormMachine,
  },
  delays: { patience: rules.patience, vettingPatience: rules.vettingPatience },
  guards: {
    open: ({ context }) => rules.registrationOpen(context),
    known: ({ context }) => rules.featuresKnown(context),
    invited: ({ context }) => context.invited.code !== null,
    wrong: (_, params: { error: unknown }) => saysWrong(params.error),
  },
  actions: {
    askInvitation: emit({ type: 'invitation.asked' }),
    keepInvitation: assign((_, params: { invited: Invited }) => ({ invited: params.invited })),
    keepGood: assign(({ context }) => ({ invited: rules.vetInvitation(context, 'good') })),
    keepWrong: assign(({ context }) => ({ invited: rules.vetInvitation(context, 'wrong') })),
    forgetInvitation: emit({ type: 'invitation.forgotten' }),
    keepFeatures: assign((_, params: { features: Features }) => ({ features: params.features })),
    passFeatures: sendTo('registerForm', (_, params: { features: Features }) => ({
      type: 'features.learned' as const,
      features: params.features,
    })),
    keepRules: assign((_, params: rules.Learned) => rules.storeRules(params)),
    reportUnmet: emit((_, params: rules.Learned) => rules.unmetOf(params)),
    keepFailure: assign((_, params: { error: unknown }) => ({ failure: failureOf(params.error) })),
    clearFailure: assign({ failure: null }),
    keepAdmission: assign((_, params: { admission: Admission }) => params.admission),
    keepExit: assign((_, params: { next: EntryWay }) => ({ next: params.next })),
  },
}).createMachine({
  id: 'register',
  context: ({ input: { features, entrance } }) => ({
    ...noAdmission,
    features,
    entrance,
    invited: rules.nobodyInvited,
    rules: [],
    latestBirthday: null,
    failure: null,
  }),
  output: ({ context: { accepted, restricted, next } }) => ({ accepted, restricted, next }),
  entry: 'askInvitation',
  initial: 'opening',
  on: {
    'features.learned': { actions: { type: 'keepFeatures', params: ({ event }) => event } },
    'invitation.found': { actions: { type: 'keepInvitation', params: ({ event }) => event } },
  },
  states: {
    opening: {
      description: 'There is no form yet: the person may leave the dialog at any time.',
      initial: 'waiting',
      on: {
        'exit.clicked': { target: 'ended', actions: { type: 'keepExit', params: ({ event }) => event } },
        closed: 'ended',
      },
      states: {
        waiting: {
          description: 'The dialog may open before the gateway has said which features are on.',
          tags: 'stable',
          always: [
            { guard: 'open', target: 'learning' },
            { guard: 'known', target: 'shut' },
          ],
          after: { patience: 'shut' },
        },
        shut: {
          description:
            'No way of registering is on (spec 6), or the gateway did not say in time: the page says so, and there is no form.',
          tags: ['stable', 'refused'],
          always: { guard: 'open', target: 'learning' },
        },
        learning: {
          description: 'The rules of all fields are fetched (spec 7): without them there is no form.',
          tags: 'busy',
          entry: 'clearFailure',
          invoke: {
            id: 'learnRules',
            src: 'learnRules',
            input: {},
            onDone: [
              {
                guard: 'invited',
                target: 'vetting',
                actions: [
                  { type: 'keepRules', params: ({ event }) => event.output },
                  { type: 'reportUnmet', params: ({ event }) => event.output },
                ],
              },
              {
                target: 'prepared',
                actions: [
                  { type: 'keepRules', params: ({ event }) => event.output },
                  { type: 'reportUnmet', params: ({ event }) => event.output },
                ],
              },
            ],
            onError: {
              target: 'unlearned',
              actions: { type: 'keepFailure', params: ({ event }) => ({ error: event.error }) },
            },
          },
        },
        vetting: {
          description:
            'The gateway is asked whether it knows the invitation that the person landed with; a wrong one is said in the form, and forgotten.',
          tags: 'busy',
          invoke: {
            id: 'vetCode',
            src: 'vetCode',
            input: ({ context }) => codeQuestion(context.invited),
            onDone: { target: 'prepared', actions: 'keepGood' },
            onError: [
              {
                guard: { type: 'wrong', params: ({ event }) => ({ error: event.error }) },
                target: 'prepared',
                actions: ['keepWrong', 'forgetInvitation'],
              },
              { target: 'prepared' },
            ],
          },
          after: { vettingPatience: 'prepared' },
        },
        prepared: {
          description: 'Everything is there for a form, if registering is still possible.',
          always: [{ guard: 'open', target: '#register.filling' }, { target: 'shut' }],
        },
        unlearned: {
          description:
            'The rules did not come, or the form broke: the page shows the reason and offers another try.',
          tags: ['stable', 'refused'],
          on: { 'rules.retried': 'waiting' },
        },
      },
    },
    filling: {
      description: 'The form is open; it runs by itself until it ends.',
      tags: 'stable',
      invoke: {
        id: 'registerForm',
        src: 'registerForm',
        input: ({ context }) => rules.formInput(context),
        onDone: {
          target: 'ended',
          actions: { type: 'keepAdmission', params: ({ event }) => ({ admission: event.output }) },
        },
        onError: {
          target: 'opening.unlearned',
          actions: { type: 'keepFailure', params: ({ event }) => ({ error: event.error }) },
        },
      },
      on: {
        'features.learned': {
          actions: [
            { type: 'keepFeatures', params: ({ event }) => event },
            { type: 'passFeatures', params: ({ event }) => event },
          ],
        },
      },
    },
    ended: { description: 'Registered, on the way to another dialog, or closed.', type: 'final' },
  },
});
