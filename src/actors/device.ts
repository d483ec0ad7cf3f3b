import { useSyncExternalStore } from 'react';
import { type DeviceSystem, systemOf } from '#machines/downloads/device.rules.ts';

const never = () => () => undefined;

function systemHere(): DeviceSystem {
  const { userAgent, platform, maxTouchPoints } = navigator;
  return systemOf({ userAgent, platform, touchPoints: maxTouchPoints });
}

const secureHere = () => 'subtle' in crypto;

/** Whether the page came over https, or from this machine: without, the browser seals nothing, and nobody can sign in. */
export function usePageSecure(): boolean {
  return useSyncExternalStore(never, secureHere, () => true);
}

/** The system of the device that the page is open on; null for one without an app of ours, and while prerendering. */
export function useDeviceSystem(): DeviceSystem {
  return useSyncExternalStore(never, systemHere, () => null);
}
