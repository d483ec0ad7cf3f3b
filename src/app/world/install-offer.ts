import type { AnyActorRef } from 'xstate';
import { handlers } from './handlers.ts';

/** What the browser hands over when it would install the product; it can be used once. */
export type InstallOffer = Event & { readonly prompt: () => Promise<{ readonly outcome: string }> };

/** The offer that is at hand: taking it leaves none. */
export type HeldOffer = { offer: InstallOffer | null };

/** The browser's part of installing the product. */
export type InstallDesk = {
  /** From now on the actor hears what the browser says of installing. */
  readonly watch: (actor: AnyActorRef) => void;
  /** Inside the click: the browser asks the person. */
  readonly ask: (actor: AnyActorRef) => void;
};

/**
 * Holds the browser's offer. This stands in the start because the browser makes it once, about when the page has loaded,
 * and unless somebody listens then, it is lost until the next visit.
 */
export function holdOffer(page: Pick<EventTarget, 'addEventListener'> = window): HeldOffer {
  const held: HeldOffer = { offer: null };
  page.addEventListener('beforeinstallprompt', (event) => {
    // The product asks after a press only, never the browser by itself.
    event.preventDefault();
    held.offer = event as InstallOffer;
  });
  return held;
}

/** The effects of installing; where the desk can't be had, nothing is offered. */
export function installHandlers(desk: () => Promise<InstallDesk>) {
  const at = (act: keyof InstallDesk) => (_: unknown, from: AnyActorRef) =>
    void desk().then(
      (found) => found[act](from),
      () => undefined,
    );
  return handlers({ 'install.watched': at('watch'), 'install.asked': at('ask') });
}
