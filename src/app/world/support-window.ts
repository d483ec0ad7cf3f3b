import type { AnyActorRef } from 'xstate';
import type { Configuration } from '#contract/configuration.ts';
import { safeAddress } from '#machines/system/address.rules.ts';
import { openPath } from '#src/gateway/support-path.ts';
import { handlers } from './handlers.ts';
import { leaveFor } from './new-window.ts';
import { send } from './send.ts';

/** The one window of customer service (spec 2, 440 x 500). */
export type SupportWindow = {
  /** Opens it empty, inside the click; answers `window.blocked` when the browser does not allow it. */
  readonly open: (actor: AnyActorRef) => void;
  /** Opens the sealed address, checks it and shows it; else closes the window and answers `window.refused`. */
  readonly show: (actor: AnyActorRef, path: string) => Promise<void>;
  readonly close: () => void;
};

type Browser = { readonly open: typeof window.open; readonly host: string };

const features = 'width=440,height=500';

/** Keeps the window of customer service for a brand's hosts and keys. */
export function createSupportWindow(
  { hosts, supportKeys }: Pick<Configuration, 'hosts' | 'supportKeys'>,
  browser: Browser = { open: window.open.bind(window), host: location.host },
): SupportWindow {
  let empty: Window | null = null;

  function close(): void {
    empty?.close();
    empty = null;
  }

  /** The address, if it is allowed; rejects when it can't be opened or is not allowed. */
  async function addressIn(path: string): Promise<string> {
    const address = safeAddress(await openPath(path, supportKeys), hosts.support, { own: browser.host });
    if (!address) throw new Error('The address may not be shown');
    return address;
  }

  return {
    open(actor) {
      close();
      // With `noopener` there would be no handle to close it by; so the way back is cut here, while it is empty.
      empty = browser.open('about:blank', '_blank', features);
      if (empty) empty.opener = null;
      else send(actor, { type: 'window.blocked' });
    },
    async show(actor, path) {
      const popup = empty;
      const address = await addressIn(path).catch(() => null);
      // Closed meanwhile by us or by the person; or another click has opened another, which waits for its own.
      if (!popup || popup !== empty || popup.closed) return;
      if (address) {
        empty = null;
        return leaveFor(popup, address);
      }
      close();
      send(actor, { type: 'window.refused' });
    },
    close,
  };
}

/** The effects of the customer service window. */
export const supportHandlers = (support: SupportWindow) =>
  handlers({
    'window.opened': (_, from) => support.open(from),
    'window.sent': ({ path }, from) => void support.show(from, path),
    'window.closed': () => support.close(),
  });
