import { isLoopback } from '#contract/system/loopback.ts';

const longest = 2_048;

/** Browsers read past these characters in an address, each in its own way. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is looked for.
const deceptive = /[\u0000-\u0020\\\u007f-\u009f]/;

function listed(host: string, hosts: readonly string[]): boolean {
  return hosts.some((allowed) => host === allowed || host.endsWith(`.${allowed}`));
}

/**
 * Checks an address from outside; returns it in its plain form, or null when it is not allowed. It must be
 * https (http on loopback only) on a host of the list, exactly or as a dot-suffix, port included; have no
 * user-info; and never be on our `own` host, port included, where a script of ours would run.
 */
export function safeAddress(
  address: string,
  hosts: readonly string[],
  { own }: { readonly own: string },
): string | null {
  if (address.length > longest || deceptive.test(address) || !URL.canParse(address)) return null;
  const url = new URL(address);
  const secret = url.protocol === 'https:' || (url.protocol === 'http:' && isLoopback(url.hostname));
  const named = url.username !== '' || url.password !== '' || url.host === own;
  return secret && !named && listed(url.host, hosts) ? url.href : null;
}

/** What addresses are checked against: the brand's list and the host that serves the page. */
export type AddressCheck = { readonly hosts: readonly string[]; readonly own: string };

/** A path of our own that no browser can read as leading elsewhere; null for anything else. */
export function ownPath(address: string): string | null {
  if (address.length > longest || deceptive.test(address)) return null;
  return /^\/(?!\/)/.test(address) ? address : null;
}
