import type { AnyActorRef } from 'xstate';
import type { WorldEvent } from '#machines/world.ts';
import { type CashierWindow, cashierDeeds } from './cashier-window.ts';
import { countdownDeeds } from './countdowns.ts';
import type { Deeds } from './deeds.ts';
import { gameDeeds } from './fetch-game-desk.ts';
import { searchDeeds } from './fetch-search.ts';
import type { GameDesk } from './game-desk.ts';
import { type HostedSlider, hostedDeeds } from './hosted-slider.ts';
import { type IdentityWindow, identityDeeds } from './identity-window.ts';
import { type PageTools, pageDeeds } from './page-deeds.ts';
import { type Portraits, portraitDeeds } from './portraits.ts';
import { type ProofFiles, proofDeeds } from './proof-files.ts';
import { readDeeds } from './read-deeds.ts';
import type { RememberedStore } from './remembered.ts';
import { rememberedDeeds } from './remembered-queue.ts';
import type { Search } from './search.ts';
import { sessionDeeds } from './session-deeds.ts';
import { type SupportWindow, supportDeeds } from './support-window.ts';
import { wordDeeds } from './word-deeds.ts';

/** All that the world works with. */
export type WorldTools = Parameters<typeof sessionDeeds>[0] &
  Parameters<typeof readDeeds>[0] &
  Parameters<typeof wordDeeds>[0] &
  PageTools & {
    readonly remembered: RememberedStore;
    readonly portraits: Portraits;
    readonly proofFiles: ProofFiles;
    readonly supportWindow: SupportWindow;
    readonly cashierWindow: CashierWindow;
    readonly hostedSlider: HostedSlider;
    readonly identityWindow: IdentityWindow;
    readonly gameDesk: GameDesk;
    readonly search: Search;
  };

/** Carries out an event that an actor emitted; `from` is that actor. */
export type Perform = (event: WorldEvent, from: AnyActorRef) => void;

/** Every effect of the product on the browser, and every message between machines: the effects of all tools. */
export function createWorld(tools: WorldTools): Perform {
  const all: Deeds = {
    ...sessionDeeds(tools),
    ...readDeeds(tools),
    ...pageDeeds(tools),
    ...wordDeeds(tools),
    ...rememberedDeeds(tools.remembered),
    ...countdownDeeds(tools.countdowns),
    ...portraitDeeds(tools.portraits),
    ...proofDeeds(tools.proofFiles),
    ...supportDeeds(tools.supportWindow),
    ...cashierDeeds(tools.cashierWindow),
    ...hostedDeeds(tools.hostedSlider),
    ...identityDeeds(tools.identityWindow),
    ...gameDeeds(tools.gameDesk),
    ...searchDeeds(tools.search),
  };
  return (event, from) => void all[event.type](event as never, from);
}
