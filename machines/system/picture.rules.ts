import type { Vendor } from '#contract/games.ts';
import { type AddressCheck, ownPath, safeAddress } from './address.rules.ts';
import { cdnsOf, onCdn } from './cdn.rules.ts';

/** The hosts that pictures may come from. `cdns` serve pictures given as a path; null until the gateway has answered. */
export type PictureHosts = AddressCheck & { readonly cdns: readonly string[] | null };

/** The hosts from the gateway's list, null before it came; irrelevant for a brand that allows no other host. */
export function pictureHosts(
  check: AddressCheck,
  chance: number,
  list: readonly string[] | null,
): PictureHosts {
  if (check.hosts.every((host) => host === check.own)) return { ...check, cdns: [] };
  return { ...check, cdns: list && cdnsOf(list, chance, check) };
}

/**
 * The address of a picture; '' when it is forbidden or not known yet. A path is served by the gateway's
 * picture hosts, or by our own host when there are none.
 */
export function pictureAddress(address: string, { cdns, ...check }: PictureHosts): string {
  const path = ownPath(address);
  if (path === null) return safeAddress(address, check.hosts, check) ?? '';
  if (cdns === null) return '';
  return cdns.length === 0 ? path : onCdn(path, cdns);
}

/** The picture of a vendor: its icon, or the file under its names on the picture hosts (spec 9, submenu); otherwise ''. */
export function vendorPicture(
  { icon, vassalage }: Pick<Vendor, 'icon' | 'vassalage'>,
  category: string,
  hosts: PictureHosts,
): string {
  if (icon) return pictureAddress(icon, hosts);
  const names = [category, vassalage].map(encodeURIComponent);
  return onCdn(`/submenu/${names.join('/')}.png`, hosts.cdns ?? []);
}
