import type { AnyActorRef } from 'xstate';
import type { Configuration } from '#contract/configuration.ts';
import { safeAddress } from '#machines/system/address.rules.ts';
import { handlers } from './handlers.ts';
import { leaveFor } from './new-window.ts';
import { send } from './send.ts';

/** Opens the cashier's page in a separate window, within the click, and reports the result. */
export type CashierWindow = (actor: AnyActorRef, address: string) => void;

type Browser = { readonly open: typeof window.open; readonly host: string };

/** Opens windows only to the hosts that the brand allows for deposits. */
export function createCashierWindow(
  { hosts }: Pick<Configuration, 'hosts'>,
  browser: Browser = { open: window.open.bind(window), host: location.host },
): CashierWindow {
  return (actor, given) => {
    const address = safeAddress(given, hosts.payments, { own: browser.host });
    if (!address) return send(actor, { type: 'cashier.refused' });
    const popup = browser.open('about:blank', '_blank');
    if (!popup) return send(actor, { type: 'cashier.blocked' });
    // With `noopener` it would look like a blocked window; so the link back is cut here, while it is empty.
    popup.opener = null;
    leaveFor(popup, address);
    return send(actor, { type: 'cashier.left' });
  };
}

/** The effects of the cashier's window. */
export const cashierHandlers = (open: CashierWindow) =>
  handlers({ 'cashier.opened': ({ address }, from) => open(from, address) });
