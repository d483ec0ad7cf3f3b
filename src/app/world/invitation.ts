import type { Invited } from '#machines/registration/register-form.rules.ts';
import { plausibleInvitation } from './kept.ts';
import type { AppStorage } from './storage.ts';

/** The invitation of this tab: it survives a reload and the way to an identity provider, and ends with the tab. */
export type Invitation = {
  readonly current: () => Invited;
  readonly forget: () => void;
};

/**
 * Whose invitation the page was opened with (spec 3, referralCode), and where. The code is taken out of the address, so
 * that neither a history, nor a link that is passed on, nor another host hears of it; the tab's own storage keeps it. A
 * newer link replaces it.
 */
export function takeInvitation(
  storage: Pick<AppStorage, 'invitation' | 'keepInvitation' | 'dropInvitation'>,
  {
    href,
    origin,
    pathname,
    host,
    hash,
  }: Pick<Location, 'href' | 'origin' | 'pathname' | 'host' | 'hash'> = location,
  { state, replaceState }: Pick<History, 'state' | 'replaceState'> = {
    state: history.state,
    replaceState: history.replaceState.bind(history),
  },
): Invitation {
  const query = new URL(href).searchParams;
  const code = query.get('referralCode');
  if (code !== null) {
    query.delete('referralCode');
    replaceState(state, '', `${pathname}${query.size > 0 ? `?${query}` : ''}${hash}`);
    if (plausibleInvitation.test(code)) storage.keepInvitation(code);
  }
  return {
    current: () => ({ code: storage.invitation(), domain: host, url: origin + pathname }),
    forget: storage.dropInvitation,
  };
}
