import type { AnyActorRef } from 'xstate';
import type { HeldOffer, InstallDesk } from './install-offer.ts';
import { send } from './send.ts';

type Browser = Pick<Window, 'addEventListener' | 'matchMedia'> & {
  readonly navigator: Pick<Navigator, 'userAgent' | 'maxTouchPoints'> & { readonly standalone?: boolean };
};

/** Whether the product runs as an app of its own already. */
function runsAlone({ matchMedia, navigator }: Browser): boolean {
  return navigator.standalone === true || matchMedia.call(globalThis, '(display-mode: standalone)').matches;
}

/** Whether this is an iPhone or an iPad, whose browsers install by their share menu alone. An iPad says that it is a Mac. */
function isIos({ navigator: { userAgent, maxTouchPoints } }: Browser): boolean {
  return /iP(hone|ad|od)/.test(userAgent) || (/Macintosh/.test(userAgent) && maxTouchPoints > 1);
}

/** Opens the desk over the offer that the start holds. */
export function createInstallDesk(held: HeldOffer, browser: Browser = window): InstallDesk {
  const told = new Set<AnyActorRef>();

  function tell(type: 'install.offered' | 'install.finished'): void {
    for (const actor of told) {
      if (actor.getSnapshot().status === 'active') send(actor, { type });
      else told.delete(actor);
    }
  }

  function wordNow(): string | null {
    if (runsAlone(browser)) return 'install.finished';
    if (held.offer) return 'install.offered';
    return isIos(browser) ? 'install.byHand' : null;
  }

  async function outcome(): Promise<string> {
    const { offer } = held;
    held.offer = null;
    if (!offer) return 'gone';
    const { outcome: chosen } = await offer.prompt();
    return chosen === 'accepted' ? 'accepted' : 'dismissed';
  }

  // The start holds the offer itself: it was there first.
  browser.addEventListener('beforeinstallprompt', () => tell('install.offered'));
  browser.addEventListener('appinstalled', () => {
    held.offer = null;
    tell('install.finished');
  });

  return {
    watch(actor) {
      told.add(actor);
      const word = wordNow();
      if (word) send(actor, { type: word });
    },
    ask(actor) {
      void outcome()
        .catch(() => 'gone')
        .then((how) => {
          send(actor, { type: `install.${how}` });
          // The browser may have offered again while it asked.
          if (how !== 'accepted' && held.offer) tell('install.offered');
        });
    },
  };
}
