import type { PermissionResult, Resource } from '#contract/system.ts';
import { type AddressCheck, safeAddress } from './address.rules.ts';

/** Downloads in the side bar, in order (spec 2, side bar). */
export const downloadTypes = ['IOS', 'MOBILECONFIG', 'ANDROID'] as const;
export type DownloadType = (typeof downloadTypes)[number];

/** Networks in the footer, in order (spec 2, footer: follow us). */
export const networkTypes = [
  'FACEBOOK',
  'INSTAGRAM',
  'X',
  'YOUTUBE',
  'TIKTOK',
  'TELEGRAM',
  'WHATSAPP',
] as const;

/** A resource whose address passed the check: where it leads, its QR code's content, and the host to show. */
export type CheckedResource<Type> = {
  readonly type: Type;
  readonly address: string;
  readonly scan: string;
  readonly host: string;
};

/** The first resource of a type whose address passes the check, in a list of its own; an empty list without one. */
export function checkedResource<Type extends string>(
  type: Type,
  resources: readonly Resource[],
  { hosts, own }: AddressCheck,
): CheckedResource<Type>[] {
  for (const { resourceType, url, qrCodeUrl } of resources) {
    const address = resourceType === type ? safeAddress(url, hosts, { own }) : null;
    if (address === null) continue;
    const scan = safeAddress(qrCodeUrl ?? '', hosts, { own }) ?? address;
    return [{ type, address, scan, host: new URL(scan).host }];
  }
  return [];
}

/**
 * The resources of some types (spec 3), the first usable one of each, in the order of the types. A resource
 * with a forbidden address is left out; a bad QR address is replaced by the address itself.
 */
export function resourcesOf<Type extends string>(
  result: PermissionResult | null,
  types: readonly Type[],
  check: AddressCheck,
): readonly CheckedResource<Type>[] {
  const resources = result?.info.resources ?? [];
  return types.flatMap((type) => checkedResource(type, resources, check));
}

/** Whether a permission result offers Telegram for customer service (spec 2, side bar). */
export function offersTelegram(result: PermissionResult | null): boolean {
  return result?.info.customerService?.some(({ csType }) => csType === 'TELEGRAM') ?? false;
}
