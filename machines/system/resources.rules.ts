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

/** A resource as one of a type, in a list of its own; an empty list if it is of another type, or its address is not allowed. */
export function checkedResource<Type extends string>(
  type: Type,
  { resourceType, url, qrCodeUrl }: Resource,
  { hosts, own }: AddressCheck,
): CheckedResource<Type>[] {
  const address = resourceType === type ? safeAddress(url, hosts, { own }) : null;
  if (address === null) return [];
  const scan = safeAddress(qrCodeUrl ?? '', hosts, { own }) ?? address;
  return [{ type, address, scan, host: new URL(scan).host }];
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
  return types.flatMap((type) =>
    resources.flatMap((resource) => checkedResource(type, resource, check)).slice(0, 1),
  );
}

/** Whether a download has a page of its own to go to first: a profile is installed after a warning only. */
export function needsWarning(type: DownloadType): boolean {
  return type === 'MOBILECONFIG';
}

/** Whether a permission result offers Telegram for customer service (spec 2, side bar). */
export function offersTelegram(result: PermissionResult | null): boolean {
  return result?.info.customerService?.some(({ csType }) => csType === 'TELEGRAM') ?? false;
}
