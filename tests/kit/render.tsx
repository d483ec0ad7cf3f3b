import { render } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { BrowserRouter } from 'react-router-dom';
import { onTestFinished, vi } from 'vitest';
import { SimulatedClock } from 'xstate';
import type { Configuration } from '#contract/configuration.ts';
import { defaultConfiguration } from '#contract/configuration.ts';
import type { Place } from '#machines/places.ts';
import type { Remembered, WorldEvent } from '#machines/world.ts';
import { Providers } from '#src/app/pages/providers.tsx';
import { createQueries, createRoot, startInput } from '#src/app/start/system.ts';
import { createCountdowns } from '#src/app/world/countdowns.ts';
import { createDrafts } from '#src/app/world/drafts.ts';
import { fetchSearch } from '#src/app/world/fetch-search.ts';
import { createSafeStore } from '#src/app/world/safe-store.ts';
import { createStorage } from '#src/app/world/storage.ts';
import { createWorld } from '#src/app/world/world.ts';
import { createPresence } from '#src/gateway/presence.ts';
import { changeLanguage, createWords } from '#src/i18n/i18n.ts';
import { bringLanguages } from '#src/i18n/languages.ts';
import { pathOf } from '#src/paths.ts';
import { createDirectSearch } from './direct-search.ts';
import { type Replies, stubGateway } from './stub-gateway.ts';

type Options = {
  readonly replies?: Replies;
  readonly language?: 'ES' | 'EN';
  /** The token of a session to be resumed. */
  readonly token?: string;
  /** The data of an earlier visit; 'unable' for a browser that can't keep a secret. */
  readonly remembered?: Remembered | 'unable';
  /** The ticket of the link that opened the page. */
  readonly ticket?: string;
  readonly at?: string;
  /** The brand's configuration; the default one allows no outside host. */
  readonly configuration?: Configuration;
};

/** Pages are opened by nobody's invitation. */
const invited = () => ({ code: null, domain: 'localhost', url: 'http://localhost/' });

/**
 * Shows a view inside everything the app gives it: the real machines, words, queries and world, over a gateway that
 * answers from a table. Timers stand still until `clock` is moved; effects on the browser are recorded in `emitted`.
 */
export async function show(view: ReactNode, options: Options = {}) {
  const { replies = {}, language = 'ES', token = null, remembered = null, at = '/' } = options;
  const { configuration = defaultConfiguration } = options;
  const { gateway: call, asked } = stubGateway(replies);
  const clock = new SimulatedClock();
  const queries = createQueries();
  const words = createWords('ES');
  await changeLanguage(words, language);
  const tickets = options.ticket === undefined ? [] : [options.ticket];
  const emitted: WorldEvent[] = [];
  const visited: string[] = [];
  sessionStorage.clear();
  const storage = createStorage(configuration);
  const drafts = createDrafts(createSafeStore(() => sessionStorage));
  const presence = createPresence({
    now: () => clock.now(),
    said: configuration.areas,
    store: { read: () => null, keep: () => undefined },
    release: '',
  });
  const perform = createWorld({
    gateway: { keepToken: () => undefined, dropToken: () => undefined, renewToken: () => undefined },
    queries,
    storage,
    drafts,
    remembered: {
      keep: async () => true,
      recall: async () => remembered,
      forget: async () => undefined,
    },
    invitation: { current: invited, forget: () => undefined },
    patterns: { judge: async () => 'unknown' },
    countdowns: createCountdowns(),
    sight: { tell: () => undefined },
    siteTimes: { ask: () => undefined, leave: () => undefined },
    tabs: { tell: () => undefined },
    portraits: { prepare: () => undefined, drop: () => undefined },
    proofFiles: { read: () => undefined, cut: () => undefined, drop: () => undefined },
    cashierWindow: () => undefined,
    supportWindow: { open: () => undefined, show: async () => undefined, close: () => undefined },
    hostedSlider: { open: () => undefined, close: () => undefined },
    takeTicket: () => tickets.pop() ?? null,
    identityWindow: { ask: () => undefined, raise: () => undefined, close: () => undefined },
    freePlayRequest: () => ({ os: 'Linux', random: 'r'.repeat(43) }),
    gameDesk: {
      recall: () => undefined,
      keep: () => undefined,
      drop: () => undefined,
      hear: () => undefined,
      unhear: () => undefined,
      fill: () => undefined,
      shrink: () => undefined,
    },
    seenPopups: { recall: () => undefined, keep: () => undefined },
    installDesk: async () => ({ watch: () => undefined, ask: () => undefined }),
    search: fetchSearch(async () => createDirectSearch()),
    saveFile: () => undefined,
    goBack: (otherwise: Place) => visited.push(pathOf(otherwise)),
    navigate: (place: Place) => visited.push(pathOf(place)),
    changeLanguage: (chosen) => void changeLanguage(words, chosen),
    reload: () => undefined,
    report: () => undefined,
  });
  const input = startInput(configuration, { token, language, firstTime: false }, 'localhost');
  const hear: typeof perform = (event, from) => {
    emitted.push(event);
    perform(event, from);
  };
  const root = createRoot(call, input, hear, undefined, clock);
  await bringLanguages(configuration.languages);
  root.start();
  onTestFinished(() => void root.stop());
  const user = userEvent.setup();
  window.history.replaceState(null, '', at);
  const page = render(
    <BrowserRouter>
      <Providers
        system={{ root, call, configuration, keptKey: storage.keptKey, drafts, presence, invited }}
        queries={queries}
        words={words}
      >
        {view}
      </Providers>
    </BrowserRouter>,
  );
  /** Waits until the gateway has said what is switched on. */
  const known = () => vi.waitUntil(() => emitted.some(({ type }) => type === 'features.learned'), 20_000);
  return { user, page, root, clock, queries, words, asked, emitted, visited, known };
}
