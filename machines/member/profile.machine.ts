import { assign, emit, setup } from 'xstate';
import { failureOf } from '#contract/errors.ts';
import type { Profile } from '#contract/member.ts';
import { isBlank } from '#contract/typed.ts';
import { call } from '../kit/call.ts';
import { type Form, nothingWrong, sendable, type Typed, withTyped } from '../kit/form.rules.ts';
import type { WorldEvent } from '../world.ts';
import {
  fieldsOf,
  noProfileFields,
  type ProfileField,
  type ProfileInput,
  type ProfileProblem,
  profileChange,
  profileProblems,
  refusedField,
} from './profile.rules.ts';

/** The member’s own details: nickname, real name (given once), birthday (spec 2, security centre; 5). */
export const profileMachine = setup({
  types: {
    input: {} as ProfileInput,
    context: {} as ProfileInput &
      Form<ProfileField, ProfileProblem> & {
        /** The gateway has sent the profile. */
        known: boolean;
        nameKnown: boolean;
        saved: boolean;
      },
    events: {} as
      | ({ type: 'field.changed' } & Typed<ProfileField>)
      | { type: 'submitted' }
      | { type: 'retry.clicked' },
    emitted: {} as WorldEvent,
    tags: {} as 'busy' | 'stable' | 'refused',
  },
  actors: { readProfile: call('member.profile'), saveProfile: call('member.saveProfile') },
  guards: { complete: ({ context }) => sendable(profileProblems(context.fields, context)) },
  actions: {
    keepProfile: assign((_, params: { profile: Profile }) => ({
      known: true,
      fields: fieldsOf(params.profile),
      nameKnown: params.profile.payeeName !== null,
    })),
    keepField: assign(({ context }, params: Typed<ProfileField>) => ({
      saved: false,
      ...withTyped(context, params),
    })),
    showProblems: assign(({ context }) => ({ problems: profileProblems(context.fields, context) })),
    keepFailure: assign((_, params: { error: unknown }) => ({
      failure: failureOf(params.error),
      problems: refusedField(failureOf(params.error)),
    })),
    clearFailure: assign({ ...nothingWrong, saved: false }),
    keepSaved: assign(({ context }) => ({
      saved: true,
      nameKnown: context.nameKnown || !isBlank(context.fields.payeeName),
    })),
    tellStale: emit({ type: 'stale', reads: ['member.profile'], again: true }),
  },
}).createMachine({
  id: 'profile',
  context: ({ input }) => ({
    ...input,
    fields: noProfileFields,
    known: false,
    nameKnown: false,
    saved: false,
    ...nothingWrong,
  }),
  initial: 'loading',
  states: {
    loading: {
      description: 'The member’s profile is fetched.',
      tags: 'busy',
      invoke: {
        id: 'readProfile',
        src: 'readProfile',
        input: {},
        onDone: {
          target: 'form',
          actions: { type: 'keepProfile', params: ({ event }) => ({ profile: event.output }) },
        },
        onError: {
          target: 'unknown',
          actions: { type: 'keepFailure', params: ({ event }) => ({ error: event.error }) },
        },
      },
    },
    unknown: {
      description: 'The profile could not be fetched; an empty form would invite the member to overwrite it.',
      tags: ['stable', 'refused'],
      meta: { step: 'unknown' },
      on: { 'retry.clicked': { target: 'loading', actions: 'clearFailure' } },
    },
    form: {
      description: 'The form is open; it stays as it is if the session ends meanwhile.',
      initial: 'editing',
      tags: 'stable',
      on: {
        'field.changed': {
          target: '.editing',
          actions: [{ type: 'keepField', params: ({ event }) => event }],
        },
        submitted: [
          { guard: 'complete', target: 'saving', actions: 'clearFailure' },
          { actions: 'showProblems' },
        ],
      },
      states: {
        editing: { description: 'A known real name can’t be changed here.' },
        saved: { description: 'The change is saved, and the page says so.' },
        refused: {
          description: 'The gateway said no; typed text is kept and the reason is shown.',
          tags: 'refused',
        },
      },
    },
    saving: {
      description: 'The change is sent once, sealed.',
      tags: 'busy',
      invoke: {
        id: 'saveProfile',
        src: 'saveProfile',
        input: ({ context }) => profileChange(context.fields, context.nameKnown),
        onDone: { target: 'form.saved', actions: ['keepSaved', 'tellStale'] },
        onError: {
          target: 'form.refused',
          actions: { type: 'keepFailure', params: ({ event }) => ({ error: event.error }) },
        },
      },
    },
  },
});
