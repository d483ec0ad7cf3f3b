import { useSyncExternalStore } from 'react';
import { type DeviceSystem, systemOf } from '#machines/downloads/device.rules.ts';

const never = () => () => undefined;

function systemHere(): DeviceSystem {
  const { userAgent, platform, maxTouchPoints } = navigator;
  return systemOf({ userAgent, platform, touchPoints: maxTouchPoints });
}

/** The system of the device that the page is open on; null for one without an app of ours, and while prerendering. */
export function useDeviceSystem(): DeviceSystem {
  return useSyncExternalStore(never, systemHere, () => null);
}
