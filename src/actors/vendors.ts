import { useSelector } from '@xstate/react';
import { useMemo } from 'react';
import type { Vendor, VendorLane } from '#contract/games.ts';
import { useResident } from './residents.ts';

type Vendors = ReadonlyMap<string, Vendor>;

function byCode(lanes: readonly VendorLane[] | null): Vendors {
  const cards = lanes?.flatMap((lane) => lane.cards) ?? [];
  return new Map(cards.map((card) => [card.vassalage, card]));
}

/** Every vendor by its code; none while they are on their way, or cannot be had (spec 8). */
export function useVendors(): Vendors {
  const lanes = useSelector(useResident('catalog'), ({ context }) => context.vendors);
  return useMemo(() => byCode(lanes), [lanes]);
}

/** The same for views that need them only at a press: nothing re-renders when they arrive. */
export function useVendorsLater(): () => Vendors {
  const catalog = useResident('catalog');
  return () => byCode(catalog.getSnapshot().context.vendors);
}

/** The `nodeId` of a launch: the vendor's `accountTypeId`, or '' when unknown (spec 3). */
export function nodeOf(vendors: Vendors, vassalage: string): string {
  return String(vendors.get(vassalage)?.accountTypeId ?? '');
}
