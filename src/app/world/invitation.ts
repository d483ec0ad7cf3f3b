import { invitationOf, plausibleInvitation, signsOf } from '#contract/typed.ts';
import type { Invited } from '#machines/registration/invitation.rules.ts';
import type { AppStorage } from './storage.ts';

/** The invitation of this tab: it survives a reload and the way to an identity provider, and ends with the tab. */
export type Invitation = {
  readonly current: () => Invited;
  readonly forget: () => void;
};

/** The parameter of an invitation, however a mail or a chat wrote its name: `referralcode`, `amp;referralCode`. */
const named = (name: string) => /^(amp;)*referralcode$/i.test(signsOf(name));

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
  const names = [...query.keys()].filter(named);
  const codes = names.flatMap((name) => query.getAll(name)).map(invitationOf);
  const code = codes.find((one) => plausibleInvitation.test(one));
  if (names.length > 0) {
    for (const name of names) query.delete(name);
    replaceState(state, '', `${pathname}${query.size > 0 ? `?${query}` : ''}${hash}`);
  }
  if (code !== undefined) storage.keepInvitation(code);
  const unread = code === undefined && codes.some((one) => one !== '');
  return {
    current: () => ({
      code: storage.invitation(),
      domain: host,
      url: origin + pathname,
      ...(unread && { unread: true as const }),
    }),
    forget: storage.dropInvitation,
  };
}
