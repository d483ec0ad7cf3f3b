import type { AnyActorRef } from 'xstate';
import type { Configuration } from '#contract/configuration.ts';
import { safeAddress } from '#machines/system/address.rules.ts';
import { deeds } from './deeds.ts';
import { leaveFor } from './new-window.ts';
import { send } from './send.ts';

/** Opens the cashier's page in a window of its own, inside the click; answers how that went. */
export type CashierWindow = (actor: AnyActorRef, address: string) => void;

type Browser = { readonly open: typeof window.open; readonly host: string };

/** Opens windows to the hosts that a brand's deposits may be paid at, and to no other. */
export function createCashierWindow(
  { hosts }: Pick<Configuration, 'hosts'>,
  browser: Browser = { open: window.open.bind(window), host: location.host },
): CashierWindow {
  return (actor, given) => {
    const address = safeAddress(given, hosts.payments, { own: browser.host });
    if (!address) return send(actor, { type: 'cashier.refused' });
    const popup = browser.open('about:blank', '_blank');
    if (!popup) return send(actor, { type: 'cashier.blocked' });
    // With `noopener` it could not be told from a blocked one; so the way back is cut here, while it is empty.
    popup.opener = null;
    leaveFor(popup, address);
    return send(actor, { type: 'cashier.left' });
  };
}

/** The deed of the cashier's window. */
export const cashierDeeds = (open: CashierWindow) =>
  deeds({ 'cashier.opened': ({ address }, from) => open(from, address) });
