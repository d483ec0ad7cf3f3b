import { useSyncExternalStore } from 'react';
import { areaCalls } from '#contract/system/areas.ts';
import type { Place } from '#machines/places.ts';
import { areaOf } from '#machines/system/areas.rules.ts';
import { useSystem } from './system-context.tsx';

/**
 * Says of a place whether this gateway has what it stands on: what is not there is not shown. It is drawn anew when the
 * gateway is found to lack more.
 */
export function useIsHere(): (place: Place) => boolean {
  const { presence } = useSystem();
  useSyncExternalStore(presence.listen, presence.found, presence.found);
  return (place) => {
    const area = areaOf(place);
    return area === undefined || !presence.isMissing(areaCalls[area]);
  };
}
