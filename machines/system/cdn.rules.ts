import { type AddressCheck, safeAddress } from './address.rules.ts';

/**
 * The hosts from the gateway's list that the brand allows (spec 9, CDNs): first the one that chance picked
 * for this visit, then the others in order.
 */
export function cdnsOf(list: readonly string[], chance: number, check: AddressCheck): readonly string[] {
  const good = list.filter((cdn) => safeAddress(cdn, check.hosts, check) !== null);
  const first = Math.floor(chance * good.length);
  return [...good.slice(first), ...good.slice(0, first)];
}

/** A path on the first of those hosts, or on a later one after some failed; '' without any. */
export function onCdn(path: string, cdns: readonly string[], given = 0): string {
  const cdn = cdns[given % Math.max(1, cdns.length)];
  return cdn === undefined ? '' : new URL(path, cdn).href;
}
