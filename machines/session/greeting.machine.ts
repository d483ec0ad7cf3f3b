import { assign, emit, setup } from 'xstate';
import type { Announcement } from '#contract/notices.ts';
import { call } from '../kit/call.ts';
import { markOf } from '../notices/notices.rules.ts';
import type { WorldEvent } from '../world.ts';
import { type GreetingInput, ownPassword, popupsInput, popupsOf } from './greeting.rules.ts';

/** The dialog after signing in: pop-up announcements, shown once, and at a first sign-in the offer of another password (spec 4, login). */
export const greetingMachine = setup({
  types: {
    input: {} as GreetingInput,
    context: {} as GreetingInput & { popups: readonly Announcement[] },
    events: {} as { type: 'closed' } | { type: 'change.wanted' },
    emitted: {} as WorldEvent,
    tags: {} as 'busy' | 'stable',
  },
  actors: { popups: call('notices.announcements') },
  guards: {
    fresh: ({ context }) => context.fresh,
    offers: ({ context }) => context.offers,
    any: (_, params: { popups: readonly Announcement[] }) => params.popups.length > 0,
  },
  actions: {
    keep: assign((_, params: { popups: readonly Announcement[] }) => ({ popups: params.popups })),
    remember: emit(({ context: { account, popups } }) => ({
      type: 'popups.kept' as const,
      account,
      marks: popups.map(markOf),
    })),
    openChange: emit({ type: 'navigate', to: ownPassword }),
  },
}).createMachine({
  id: 'greeting',
  context: ({ input }) => ({ ...input, popups: [] }),
  initial: 'choosing',
  states: {
    choosing: {
      description: 'Only a person who just signed in is greeted, not a reloaded page.',
      always: [{ guard: 'fresh', target: 'asking' }, { target: 'greeted' }],
    },
    asking: {
      description: 'The pop-up announcements are fetched; nothing waits for them.',
      tags: 'busy',
      invoke: {
        id: 'popups',
        src: 'popups',
        input: ({ context }) => popupsInput(context.language),
        onDone: [
          {
            guard: { type: 'any', params: ({ event }) => ({ popups: popupsOf(event.output) }) },
            target: 'shown',
            actions: { type: 'keep', params: ({ event }) => ({ popups: popupsOf(event.output) }) },
          },
          { target: 'parting' },
        ],
        onError: 'parting',
      },
    },
    shown: {
      description: 'The dialog is open until it is closed.',
      tags: 'stable',
      meta: { step: 'open' },
      on: { closed: { target: 'parting', actions: 'remember' } },
    },
    parting: {
      description: 'Is it the first time that this person signs in?',
      always: [{ guard: 'offers', target: 'offering' }, { target: 'greeted' }],
    },
    offering: {
      description:
        'At a first sign-in somebody else may have chosen the password: another one is offered, and may be passed.',
      tags: 'stable',
      meta: { step: 'offer' },
      on: { closed: 'greeted', 'change.wanted': { target: 'greeted', actions: 'openChange' } },
    },
    greeted: { description: 'There is nothing more to show.', type: 'final' },
  },
});
