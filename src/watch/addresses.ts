import type { StandIns } from './pseudonyms.ts';

const address = /^(https?:\/\/)([a-z0-9.-]+)(:\d{1,5})?([/?#].*)?$/i;
const host = /^([a-z0-9-]+(?:\.[a-z0-9-]+)+)(:\d{1,5})?$/i;
const own = /^(localhost|127\.0\.0\.1)$/;

/** Label by label, so that what lies in a domain still does. */
function hostFor(name: string, standIn: StandIns): string {
  return own.test(name) ? name : name.split('.').map(standIn).join('.');
}

/**
 * The stand-in of an address or a host, which must pass checks against lists of hosts: scheme and port stay,
 * and each name always gets the same stand-in. Null for any other text.
 */
export function addressFor(text: string, standIn: StandIns): string | null {
  const whole = address.exec(text);
  if (whole) {
    const [, scheme = '', name = '', port = '', rest = ''] = whole;
    const parts = rest.split(/([/?&=#]+)/).map((part, at) => (at % 2 === 1 ? part : standIn(part)));
    return `${scheme}${hostFor(name, standIn)}${port}${parts.join('')}`;
  }
  const named = host.exec(text) ?? /^(localhost)(:\d{1,5})?$/.exec(text);
  return named && `${hostFor(named[1] ?? '', standIn)}${named[2] ?? ''}`;
}
