import type { AnyActorRef } from 'xstate';
import type { WorldEvent } from '#machines/world.ts';
import { type CashierWindow, cashierHandlers } from './cashier-window.ts';
import { countdownHandlers } from './countdowns.ts';
import { gameHandlers } from './fetch-game-desk.ts';
import { searchHandlers } from './fetch-search.ts';
import { type SiteTimes, siteHandlers } from './fetch-site-times.ts';
import type { GameDesk } from './game-window.ts';
import type { Handlers } from './handlers.ts';
import { type HostedSlider, hostedHandlers } from './hosted-slider.ts';
import { type IdentityWindow, identityHandlers } from './identity-window.ts';
import { type InstallDesk, installHandlers } from './install-offer.ts';
import { type PageTools, pageHandlers } from './page-handlers.ts';
import { type Sight, sightHandlers } from './page-visibility.ts';
import { popupHandlers, type SeenPopups } from './popup-handlers.ts';
import { type Portraits, portraitHandlers } from './portraits.ts';
import { type ProofFiles, proofHandlers } from './proof-files.ts';
import { readHandlers } from './read-handlers.ts';
import type { RememberedStore } from './remembered.ts';
import { rememberedHandlers } from './remembered-queue.ts';
import type { Search } from './search.ts';
import { sessionHandlers } from './session-handlers.ts';
import { type SupportWindow, supportHandlers } from './support-window.ts';
import { wordHandlers } from './word-handlers.ts';

/** All that the world works with. */
export type WorldTools = Parameters<typeof sessionHandlers>[0] &
  Parameters<typeof readHandlers>[0] &
  Parameters<typeof wordHandlers>[0] &
  PageTools & {
    readonly remembered: RememberedStore;
    readonly portraits: Portraits;
    readonly proofFiles: ProofFiles;
    readonly supportWindow: SupportWindow;
    readonly cashierWindow: CashierWindow;
    readonly hostedSlider: HostedSlider;
    readonly identityWindow: IdentityWindow;
    readonly gameDesk: GameDesk;
    readonly installDesk: () => Promise<InstallDesk>;
    readonly search: Search;
    readonly sight: Sight;
    readonly seenPopups: SeenPopups;
    readonly siteTimes: SiteTimes;
  };

/** Carries out an event that an actor emitted; `from` is that actor. */
export type Perform = (event: WorldEvent, from: AnyActorRef) => void;

/** Every effect of the product on the browser, and every message between machines: the effects of all tools. */
export function createWorld(tools: WorldTools): Perform {
  const all: Handlers = {
    ...sessionHandlers(tools),
    ...readHandlers(tools),
    ...pageHandlers(tools),
    ...wordHandlers(tools),
    ...rememberedHandlers(tools.remembered),
    ...countdownHandlers(tools.countdowns),
    ...portraitHandlers(tools.portraits),
    ...proofHandlers(tools.proofFiles),
    ...supportHandlers(tools.supportWindow),
    ...cashierHandlers(tools.cashierWindow),
    ...hostedHandlers(tools.hostedSlider),
    ...identityHandlers(tools.identityWindow),
    ...gameHandlers(tools.gameDesk),
    ...installHandlers(tools.installDesk),
    ...searchHandlers(tools.search),
    ...sightHandlers(tools.sight),
    ...popupHandlers(tools.seenPopups),
    ...siteHandlers(tools.siteTimes),
  };
  return (event, from) => void all[event.type](event as never, from);
}
