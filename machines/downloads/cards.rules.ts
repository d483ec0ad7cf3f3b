import type { Resource } from '#contract/system.ts';
import type { AddressCheck } from '../system/address.rules.ts';
import {
  type CheckedResource,
  checkedResource,
  type DownloadType,
  downloadTypes,
} from '../system/resources.rules.ts';
import { type DeviceSystem, downloadOrder, systemFor } from './device.rules.ts';

/** A download as its card shows it. */
export type DownloadCard = CheckedResource<DownloadType> & {
  /** Where the button leads; `host` is where the code to scan leads. */
  readonly addressHost: string;
  /** The gateway's own name for it in this language; '' when it has none. */
  readonly label: string;
  /** In hexadecimal digits; '' when the gateway does not say. */
  readonly sha256: string;
  /** Bytes; null when the gateway does not say. */
  readonly size: number | null;
  /** Whether it is for the device that the page is open on. */
  readonly own: boolean;
};

/** Longer labels are clipped at this many characters. */
const longestLabel = 500;

/** The languages that a resource has names for (spec 3). */
const namesIn: Readonly<Record<string, 'labelNameEn' | 'labelNameCn'>> = {
  EN: 'labelNameEn',
  CN: 'labelNameCn',
  TW: 'labelNameCn',
  ZH: 'labelNameCn',
};

function labelOf(resource: Resource, language: string): string {
  const name = namesIn[language.toUpperCase()];
  const label = (name && resource[name]) ?? '';
  return [...label.trim()].slice(0, longestLabel).join('');
}

function sha256Of({ sha256 }: Resource): string {
  return /^[0-9a-f]{64}$/i.test(sha256 ?? '') ? (sha256 ?? '').toLowerCase() : '';
}

function sizeOf({ size }: Resource): number | null {
  return typeof size === 'number' && size > 0 ? size : null;
}

function cardOf(
  type: DownloadType,
  resources: readonly Resource[],
  { check, language, system }: { check: AddressCheck; language: string; system: DeviceSystem },
): DownloadCard[] {
  const cards = resources.flatMap((resource) =>
    checkedResource(type, resource, check).map((found) => ({
      ...found,
      addressHost: new URL(found.address).host,
      label: labelOf(resource, language),
      sha256: sha256Of(resource),
      size: sizeOf(resource),
      own: systemFor[type] === system,
    })),
  );
  return cards.slice(0, 1);
}

/**
 * The cards of the download page: one for each type that has a resource with an allowed address, those for this device
 * first. What the status says comes before what the routers call says (spec 7).
 */
export function downloadCards(
  resources: readonly Resource[],
  about: { readonly check: AddressCheck; readonly language: string; readonly system: DeviceSystem },
): readonly DownloadCard[] {
  return downloadOrder(about.system).flatMap((type) => cardOf(type, resources, about));
}

/** The types of the cards that are missing, in the order of the side bar. */
export function missingTypes(cards: readonly DownloadCard[]): readonly DownloadType[] {
  return downloadTypes.filter((type) => cards.every((card) => card.type !== type));
}
