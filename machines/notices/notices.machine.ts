import { assign, emit, setup } from 'xstate';
import type { WorldEvent } from '../world.ts';
import * as rules from './notices.rules.ts';

/**
 * Announcements over any page (spec 2, notice modal): the list opened from the line that passes by, and pop-ups, each once
 * for a person and a version.
 */
export const noticesMachine = setup({
  types: {
    context: {} as rules.NoticesContext,
    events: {} as
      | { type: 'notice.opened'; id: string }
      | { type: 'popups.came'; popups: readonly rules.Popup[]; account: string }
      /** The marks of the pop-ups that this person has seen. */
      | { type: 'popups.recalled'; seen: readonly string[] }
      | { type: 'popup.closed' }
      /** A link in a notice was followed. */
      | { type: 'place.wanted' }
      | { type: 'closed' },
    emitted: {} as WorldEvent,
    tags: {} as 'stable',
    meta: {} as { step: 'popup' | 'list' },
  },
  guards: {
    anyUnseen: ({ context }, params: { seen: readonly string[] }) =>
      rules.unseenPopups(context, params.seen).length > 0,
    more: ({ context }) => context.popups.length > 1,
  },
  actions: {
    keepNotice: assign((_, params: { id: string }) => ({ notice: params.id })),
    keepPopups: assign((_, { popups, account }: { popups: readonly rules.Popup[]; account: string }) => ({
      popups,
      account,
    })),
    keepUnseen: assign(({ context }, params: { seen: readonly string[] }) => ({
      popups: rules.unseenPopups(context, params.seen),
    })),
    dropPopup: assign(({ context }) => ({ popups: context.popups.slice(1) })),
    recall: emit(({ context }) => ({ type: 'popups.asked' as const, account: context.account })),
    remember: emit(({ context }) => ({
      type: 'popups.kept' as const,
      account: context.account,
      marks: context.popups.slice(0, 1).map(({ mark }) => mark),
    })),
  },
}).createMachine({
  id: 'notices',
  context: rules.noNotices,
  initial: 'closed',
  states: {
    closed: {
      description: 'No announcement is open.',
      tags: 'stable',
      on: {
        'notice.opened': { target: 'reading', actions: { type: 'keepNotice', params: ({ event }) => event } },
        'popups.came': { target: 'recalling', actions: { type: 'keepPopups', params: ({ event }) => event } },
      },
    },
    recalling: {
      description: 'The browser is asked which of the pop-ups this person has seen.',
      tags: 'stable',
      entry: 'recall',
      on: {
        'popups.recalled': [
          {
            guard: { type: 'anyUnseen', params: ({ event }) => event },
            target: 'popping',
            actions: { type: 'keepUnseen', params: ({ event }) => event },
          },
          { target: 'closed' },
        ],
        'notice.opened': { target: 'reading', actions: { type: 'keepNotice', params: ({ event }) => event } },
      },
    },
    popping: {
      description: 'One pop-up after the other; each is remembered when the person closes it.',
      tags: 'stable',
      meta: { step: 'popup' },
      on: {
        'popup.closed': [
          { guard: 'more', target: 'popping', reenter: true, actions: ['remember', 'dropPopup'] },
          { target: 'closed', actions: ['remember', 'dropPopup'] },
        ],
        'popups.came': { target: 'recalling', actions: { type: 'keepPopups', params: ({ event }) => event } },
        'place.wanted': { target: 'closed', actions: 'remember' },
      },
    },
    reading: {
      description: 'The list of notices is open over the page, at one of them.',
      tags: 'stable',
      meta: { step: 'list' },
      on: {
        'notice.opened': { actions: { type: 'keepNotice', params: ({ event }) => event } },
        closed: 'closed',
        'place.wanted': 'closed',
      },
    },
  },
});
