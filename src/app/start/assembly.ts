import type { QueryClient } from '@tanstack/react-query';
import type { i18n } from 'i18next';
import type { EventObject, InspectionEvent } from 'xstate';
import type { Configuration } from '#contract/configuration.ts';
import { clock } from '#src/actors/clock.ts';
import type { SystemForViews } from '#src/actors/system-context.tsx';
import { createGateway, type GatewayClient } from '#src/gateway/gateway.ts';
import { createPresence } from '#src/gateway/presence.ts';
import { changeLanguage, createWords, type LayTexts } from '#src/i18n/i18n.ts';
import { randomName } from '#src/ui/random-name.ts';
import type { ScenarioTab } from '#src/watch/scenario.ts';
import { withAnswers } from '../ahead/reuse-early-answers.ts';
import { noticing } from '../reporting/noticing.ts';
import { watchMachines } from '../watching/inspection.ts';
import { watchLightly } from '../watching/light-watch.ts';
import { createCashierWindow } from '../world/cashier-window.ts';
import { createCountdowns } from '../world/countdowns.ts';
import { createDrafts } from '../world/drafts.ts';
import { fetchGameDesk } from '../world/fetch-game-desk.ts';
import { fetchSearch } from '../world/fetch-search.ts';
import { fetchSiteTimes } from '../world/fetch-site-times.ts';
import { fetched } from '../world/fetched.ts';
import { freePlayRequest } from '../world/free-play-request.ts';
import { fetchHostedSlider } from '../world/hosted-slider.ts';
import { createIdentityWindow } from '../world/identity-window.ts';
import { holdOffer } from '../world/install-offer.ts';
import { takeInvitation } from '../world/invitation.ts';
import { createSight } from '../world/page-visibility.ts';
import { fetchSeenPopups } from '../world/popup-handlers.ts';
import { createPortraits } from '../world/portraits.ts';
import { createProofFiles } from '../world/proof-files.ts';
import { queueRemembered } from '../world/remembered-queue.ts';
import { nameOf, report, reportBroken } from '../world/reports.ts';
import { createSafeStore } from '../world/safe-store.ts';
import { send } from '../world/send.ts';
import { createStorage } from '../world/storage.ts';
import { createSupportWindow } from '../world/support-window.ts';
import { createTabs, ownName } from '../world/tabs.ts';
import { takeTicket } from '../world/ticket.ts';
import { createWayBack, type Go } from '../world/way-back.ts';
import { createWorld } from '../world/world.ts';
import { watchAwakening } from './awakening.ts';
import { watchRestored } from './back-forward-cache.ts';
import { watchNetwork, watchReach } from './network.ts';
import { prefetchSignedIn } from './prefetch-signed-in.ts';
import { watchReopening } from './refresh-after-maintenance.ts';
import { whenIdle, yieldToInput } from './scheduling.ts';
import { stopStrayDrops } from './stray-drops.ts';
import { createQueries, createRoot, type Root, startInput } from './system.ts';

/** Everything that lives outside React, put together and not yet started. */
export type Assembly = {
  readonly root: Root;
  readonly call: GatewayClient['call'];
  readonly keptKey: SystemForViews['keptKey'];
  readonly drafts: SystemForViews['drafts'];
  readonly presence: SystemForViews['presence'];
  readonly invited: SystemForViews['invited'];
  readonly queries: QueryClient;
  readonly words: i18n;
  /** What the browser had kept. */
  readonly kept: { readonly token: string | null; readonly language: string; readonly firstTime: boolean };
  /** The view is alive: the machines start, with this way to navigate; later calls only replace the way. */
  readonly begin: (navigate: Go) => void;
};

/** Puts the parts of the product together for one brand, in this browser, or apart from it for a scenario. */
export function assemble(configuration: Configuration, scenario?: ScenarioTab, lay?: LayTexts): Assembly {
  // First of all: whatever else looks at the page's address finds no secret in it.
  const ticket = takeTicket();
  const offered = holdOffer();
  const storage = createStorage(configuration, scenario?.stores);
  const inTab = createSafeStore(scenario?.stores.session ?? (() => sessionStorage));
  const drafts = createDrafts(inTab);
  const presence = createPresence({
    now: clock.now,
    said: configuration.areas,
    store: { read: () => inTab.read('missing'), keep: (value) => inTab.set('missing', value) },
    // The name of this file changes with the site; a gateway may take another's place.
    release: `${import.meta.url} ${configuration.gateway.origin}`,
  });
  const kept = {
    token: storage.token(),
    language: storage.language(),
    firstTime: storage.firstLoginBegun(),
  };
  if (kept.token !== null) prefetchSignedIn();
  const words = createWords(kept.language, lay);
  const queries = createQueries();
  let language = kept.language;
  let go: Go | undefined;
  const wayBack = createWayBack(() => go);

  const tell = <E extends EventObject>(resident: string, event: E) => send(root.system.get(resident), event);
  const reload = () => location.reload();
  /** The session may have ended elsewhere: the gateway is asked at once. */
  const doubt = () => tell('life', { type: 'life.doubted' });

  /** The device may have slept, or its clock was set: an answer tells the time, and what was read may be old. */
  function askTime(): void {
    gateway.call('system.keys', {}).catch(() => undefined);
    void queries.invalidateQueries({ refetchType: 'none' });
  }

  /** A tab that shares the session follows; the session of any other may have ended with the change. */
  function renewed(token: string, newToken: string): void {
    tell('session', { type: 'token.renewed', token, newToken, heard: true });
    doubt();
  }

  /** A break or an exclusion began or ended in another tab: the session is asked, and what was read is forgotten. */
  function absent(): void {
    tell('session', { type: 'absence.changed' });
    doubt();
    void queries.resetQueries();
  }

  // Patterns from outside are rare.
  const patterns = fetched(async () => (await import('../world/patterns.ts')).createPatterns());
  // What counts down stands still with the timers of a scenario.
  if (scenario) clock.runBy(scenario.clock.now);
  const gateway = createGateway({
    configuration,
    clock,
    presence,
    clientId: storage.clientId,
    fetch: withAnswers(fetch.bind(globalThis)),
    language: () => language,
    onRefusedToken: (token) => tell('session', { type: 'token.refused', token }),
    onRestrictedToken: (token, away) => tell('session', { type: 'token.restricted', token, away }),
    onRenewedToken: (token, newToken) => tell('session', { type: 'token.renewed', token, newToken }),
    onForsakenToken: (token) => tell('forsaken', { type: 'session.forsaken', token }),
    onUnavailable: () => tell('status', { type: 'unavailable.seen' }),
    onDrift: (drift) =>
      report(`drift of ${drift.call} ${drift.part}`, drift.problems, { trouble: { kind: 'drift', drift } }),
  });
  if (kept.token !== null) gateway.keepToken(kept.token);

  stopStrayDrops(window);
  const invitation = takeInvitation(storage);
  const invited = invitation.current;
  const webApp = fetched(async () => (await import('../world/web-app.ts')).createWebApp(offered));
  const tabs =
    scenario?.tabs ??
    createTabs((note) => {
      if (note.word === 'named' || note.word === 'taken') return named(note);
      if (note.word === 'ended') return doubt();
      if (note.word === 'absence') return absent();
      if (note.word === 'renewed') return renewed(note.token, note.newToken);
      if (note.word === 'status') return tell('status', { ...note, type: 'status.heard' });
      if (note.word === 'came') drafts.cameElsewhere(note.account);
      if (note.word !== 'stale') return tell('session', { type: 'tabs.heard', ...note });
      if (note.reads.includes('protection.standing')) tell('standingOfCare', { type: 'standing.doubted' });
      for (const read of note.reads) void queries.invalidateQueries({ queryKey: [read] });
    });
  const named = ownName(storage, tabs.tell, randomName(16));
  const world = createWorld({
    gateway,
    queries,
    storage,
    drafts,
    remembered:
      scenario?.remembered ??
      queueRemembered(async () => {
        const { createRemembered } = await import('../world/remembered.ts');
        return createRemembered({ origin: location.origin, merchant: configuration.brand.merchantCode });
      }),
    invitation,
    patterns: { judge: async (pattern, text) => (await patterns.get()).judge(pattern, text) },
    countdowns: createCountdowns(),
    sight: createSight(),
    tabs,
    portraits: createPortraits(),
    proofFiles: createProofFiles(),
    supportWindow: createSupportWindow(configuration),
    cashierWindow: createCashierWindow(configuration),
    freePlayRequest,
    hostedSlider: fetchHostedSlider(async () => {
      const { createHostedSlider } = await import('../world/hosted-script.ts');
      return createHostedSlider({
        hosts: configuration.hosts,
        client: storage.clientId(),
        language: () => language,
      });
    }),
    takeTicket: ticket,
    identityWindow: createIdentityWindow(configuration, () => language),
    seenPopups: fetchSeenPopups(),
    gameDesk: fetchGameDesk(async () => (await import('../world/game-window.ts')).createGameDesk()),
    installDesk: webApp.get,
    saveFile: (file) => void import('../world/saved-file.ts').then(({ saveFile }) => saveFile(file)),
    navigate: wayBack.open,
    siteTimes: fetchSiteTimes(async () =>
      (await import('../world/site-times.ts')).createSiteTimes(configuration),
    ),
    search: fetchSearch(async () => (await import('../world/search.ts')).createSearch()),
    goBack: wayBack.back,
    reload,
    report,
    changeLanguage: (chosen) => {
      language = chosen;
      void changeLanguage(words, chosen);
    },
  });
  const { brand, inspect: sandbox } = configuration;
  const watching = watchLightly(() => root, { brand, language: () => language, call: gateway.call, sandbox });
  const input = startInput(configuration, kept, location.host);
  const machines = scenario?.calls.through(gateway.call) ?? gateway.call;
  const watch = (event: InspectionEvent) => {
    if (configuration.inspect) watchMachines(event);
    watching.hear(event);
  };
  const root = createRoot(machines, input, world, watch, scenario?.clock);
  const play = scenario?.watch(root);

  /** Loads what the page can do without once it is idle; a failure is reported as `trouble`. */
  async function bringLater(trouble: string, bring: () => Promise<unknown>): Promise<void> {
    await whenIdle();
    try {
      await bring();
    } catch (error) {
      report(trouble, [nameOf(error)]);
    }
  }

  async function audit(): Promise<void> {
    const { beginAudit } = await import('../watching/audit.ts');
    beginAudit(root, gateway.call);
  }

  async function keepOffline(): Promise<void> {
    await (await webApp.get()).registerWorker();
  }

  async function inspect(): Promise<void> {
    const { beginInspecting } = await import('../watching/inspecting.ts');
    await beginInspecting(root, watching.keeper);
  }

  function begin(navigate: Go): void {
    const first = go === undefined;
    go = navigate;
    if (!first) return;
    // Not in the task that ends the drawing: events sent meanwhile wait for the start.
    void yieldToInput().then(() => {
      play?.();
      root.start();
      reportBroken(root);
      // For those who watch from outside: from here on a click is heard.
      document.documentElement.dataset.ready = 'true';
      if (import.meta.env.PROD) void bringLater('no page is kept for want of a line', keepOffline);
      if (configuration.audit) void bringLater('nothing is audited', audit);
      const ready = performance.now();
      void bringLater('nothing is reported', () => noticing.bring(ready));
      // A build for a brand that wants no inspection does not even hold it.
      if (import.meta.env.INSPECT && configuration.inspect) {
        void bringLater('nothing is inspected', inspect);
      }
    });
    watchAwakening({ clock, ask: askTime });
    watchReopening(root.system.get('status'), queries);
    watchNetwork((word) => {
      tell('status', word);
      if (word.type === 'network.back') doubt();
    });
    watchReach(root.system.get('status'), doubt);
    watchRestored({
      current: () => gateway.holds(storage.token()),
      refresh: () => void queries.invalidateQueries(),
      reload,
    });
  }

  return {
    root,
    call: machines,
    keptKey: storage.keptKey,
    drafts,
    presence,
    invited,
    queries,
    words,
    kept,
    begin,
  };
}
