import type { Vendor } from '#contract/games.ts';
import { type AddressCheck, ownPath, safeAddress } from './address.rules.ts';
import { cdnsOf, onCdn } from './cdn.rules.ts';

/** Where pictures may come from. `cdns` hold those that come as a path; null while the gateway has not said. */
export type PictureHosts = AddressCheck & { readonly cdns: readonly string[] | null };

/** The hosts by the gateway's list, null before it came; a brand that allows no other host has no use for one. */
export function pictureHosts(
  check: AddressCheck,
  chance: number,
  list: readonly string[] | null,
): PictureHosts {
  if (check.hosts.every((host) => host === check.own)) return { ...check, cdns: [] };
  return { ...check, cdns: list && cdnsOf(list, chance, check) };
}

/**
 * The address of a picture; '' when it may not be asked for, or is not known yet. A path is one on the gateway's hosts
 * for pictures, and on our own where there are none.
 */
export function pictureAddress(address: string, { cdns, ...check }: PictureHosts): string {
  const path = ownPath(address);
  if (path === null) return safeAddress(address, check.hosts, check) ?? '';
  if (cdns === null) return '';
  return cdns.length === 0 ? path : onCdn(path, cdns);
}

/** The picture of a vendor: its icon, or what lies under its names where the pictures are (spec 9, submenu); else ''. */
export function vendorPicture(
  { icon, vassalage }: Pick<Vendor, 'icon' | 'vassalage'>,
  category: string,
  hosts: PictureHosts,
): string {
  if (icon) return pictureAddress(icon, hosts);
  const names = [category, vassalage].map(encodeURIComponent);
  return onCdn(`/submenu/${names.join('/')}.png`, hosts.cdns ?? []);
}
