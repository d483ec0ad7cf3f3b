import { assign, emit, setup } from 'xstate';
import { failureOf } from '#contract/errors.ts';
import type { Category, Vendor, VendorLane } from '#contract/games.ts';
import { call } from '../kit/call.ts';
import type { WorldEvent } from '../world.ts';
import * as rules from './catalog.rules.ts';

/** The vendors by category: kept for the tab, fetched again in another language, and where each one leads (spec 4, 7). */
export const catalogMachine = setup({
  types: {
    input: {} as rules.CatalogInput,
    context: {} as rules.CatalogContext,
    events: {} as
      | { type: 'language.changed'; language: string }
      /** The vendors this tab kept from an earlier page in the same language; null when it kept nothing usable. */
      | { type: 'vendors.recalled'; vendors: readonly VendorLane[] | null }
      /** A category was picked for its games, not for its page (spec 4, navigation/launch). */
      | { type: 'category.picked'; category: Category }
      | { type: 'vendor.picked'; category: Category; vendor: Vendor },
    emitted: {} as WorldEvent,
    tags: {} as 'busy' | 'stable',
  },
  actors: { vendors: call('games.vendors') },
  delays: { pause: rules.pause },
  guards: {
    kept: (_, params: { vendors: readonly VendorLane[] | null }) => params.vendors !== null,
  },
  actions: {
    keepLanguage: assign((_, params: { language: string }) => ({ language: params.language })),
    keepVendors: assign((_, params: { vendors: readonly VendorLane[] | null }) => ({
      vendors: params.vendors,
    })),
    storeVendors: emit(({ context: { language, vendors } }) => ({
      type: 'vendors.kept' as const,
      language,
      vendors: vendors ?? [],
    })),
    askVendors: emit(({ context }) => ({ type: 'vendors.asked' as const, language: context.language })),
    logFailure: emit((_, params: { error: unknown }) => ({
      type: 'read.failed' as const,
      call: 'games.vendors' as const,
      failure: failureOf(params.error).kind,
    })),
    openCategory: emit(({ context }, params: { category: Category }) =>
      rules.categoryChoice(context, params.category),
    ),
    openVendor: emit((_, params: { category: Category; vendor: Vendor }) =>
      rules.vendorChoice(params.category, params.vendor),
    ),
  },
}).createMachine({
  id: 'catalog',
  context: ({ input: { language, gameCodes } }) => ({ language, gameCodes, vendors: null }),
  initial: 'starting',
  on: {
    'language.changed': {
      target: '.loading',
      actions: { type: 'keepLanguage', params: ({ event }) => event },
    },
    'category.picked': { actions: { type: 'openCategory', params: ({ event }) => event } },
    'vendor.picked': { actions: { type: 'openVendor', params: ({ event }) => event } },
  },
  states: {
    starting: {
      description: 'The vendors this tab already fetched stay valid until the language changes (spec 4).',
      tags: 'stable',
      meta: { step: 'starting' },
      entry: 'askVendors',
      on: {
        'vendors.recalled': [
          {
            guard: { type: 'kept', params: ({ event }) => event },
            target: 'ready',
            actions: { type: 'keepVendors', params: ({ event }) => event },
          },
          { target: 'loading' },
        ],
      },
    },
    loading: {
      description: 'The vendors are being fetched; the screen stays as it is.',
      tags: 'busy',
      invoke: {
        id: 'vendors',
        src: 'vendors',
        input: ({ context }) => rules.vendorsInput(context),
        onDone: {
          target: 'ready',
          actions: [
            { type: 'keepVendors', params: ({ event }) => ({ vendors: event.output.data.lanes }) },
            'storeVendors',
          ],
        },
        onError: {
          target: 'failed',
          actions: { type: 'logFailure', params: ({ event }) => ({ error: event.error }) },
        },
      },
    },
    failed: {
      description: 'The vendors did not come: the page says nothing (spec 8) and asks again after a while.',
      tags: 'stable',
      after: { pause: 'loading' },
    },
    ready: { description: 'The categories that have vendors are shown.', tags: 'stable' },
  },
});
