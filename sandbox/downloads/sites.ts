import type { Domain } from '#contract/downloads.ts';
import { isThisMachine } from '#contract/system/loopback.ts';
import type { Settings } from '#sandbox/kit/settings.ts';

/** Names of this machine for the product's other addresses, with invented speeds; browsers resolve them to this machine. */
const names = [
  ['norte.localhost', 48],
  ['sur.localhost', 31],
] as const;

/** The sandbox's own other addresses: the same server, where it has other names. */
function ownDomains(origin: string): Domain[] {
  if (!URL.canParse(origin)) return [];
  const { hostname, port } = new URL(origin);
  if (!isThisMachine(hostname)) return [];
  const at = (name: string) => `http://${port === '' ? name : `${name}:${port}`}/`;
  return names.map(([name, speed]) => ({ resourceType: 'WEB', speed, url: at(name) }));
}

/** The other addresses of the product, and, for a page under one of those, the usual one. */
export function domainsOf({ domains, origin }: Settings): Domain[] {
  if (domains) return domains;
  const own = ownDomains(origin);
  return own.length === 0 ? [] : [{ resourceType: 'WEB', speed: 20, url: `${origin}/` }, ...own];
}

/** The hosts that pages may lead to and measure: those of the allow list, and the sandbox's own. */
export function siteHostsOf(settings: Settings): readonly string[] {
  const { hosts, domains } = settings;
  const own = domains ? [] : domainsOf(settings).map(({ url }) => new URL(url).host);
  return [...new Set([...hosts.sites, ...own])];
}
