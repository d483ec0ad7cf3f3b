import { type DownloadType, downloadTypes } from '../system/resources.rules.ts';

/** What a browser says about the device that it runs on. */
export type DeviceWords = {
  readonly userAgent: string;
  readonly platform: string;
  /** How many fingers its screen can tell apart. */
  readonly touchPoints: number;
};

/** The systems that the product has an app for; null for any other, such as a computer. */
export type DeviceSystem = 'IOS' | 'ANDROID' | null;

/** The system of a device. An iPad calls itself a Mac, and no Mac has a screen for fingers. */
export function systemOf({ userAgent, platform, touchPoints }: DeviceWords): DeviceSystem {
  const apple = /iPhone|iPad|iPod/;
  if (apple.test(platform) || apple.test(userAgent)) return 'IOS';
  if (platform === 'MacIntel' && touchPoints > 1) return 'IOS';
  return /Android/i.test(userAgent) ? 'ANDROID' : null;
}

/** The system that each download is for. */
export const systemFor: Readonly<Record<DownloadType, Exclude<DeviceSystem, null>>> = {
  IOS: 'IOS',
  MOBILECONFIG: 'IOS',
  ANDROID: 'ANDROID',
};

/** The downloads in the order of the page: those for this device come first, and else the order of spec 2 stays. */
export function downloadOrder(system: DeviceSystem): readonly DownloadType[] {
  const own = (type: DownloadType) => systemFor[type] === system;
  return [...downloadTypes.filter(own), ...downloadTypes.filter((type) => !own(type))];
}

/** The install guides, by their names on the page. */
export type GuideName = DownloadType | 'WEBAPP';

/** The guides in the order of the page, as the downloads are. */
export function guideOrder(system: DeviceSystem): readonly GuideName[] {
  return [...downloadOrder(system), 'WEBAPP'];
}
