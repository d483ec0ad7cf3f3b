import type { Invited } from '#machines/registration/register-form.rules.ts';

/** As invitation codes are written; anything else in the address is dropped unread. */
const plausible = /^[A-Za-z0-9_-]{1,64}$/;

/**
 * Whose invitation the page was opened with (spec 3, referralCode), and where. The code is taken out of the address,
 * so that neither a history, nor a link that is passed on, nor another host hears of it; it lives in memory alone.
 */
export function takeInvitation(
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
): Invited {
  const query = new URL(href).searchParams;
  const code = query.get('referralCode');
  if (code !== null) {
    query.delete('referralCode');
    replaceState(state, '', `${pathname}${query.size > 0 ? `?${query}` : ''}${hash}`);
  }
  return { code: code !== null && plausible.test(code) ? code : null, domain: host, url: origin + pathname };
}
