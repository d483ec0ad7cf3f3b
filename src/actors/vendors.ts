import { useSelector } from '@xstate/react';
import { useMemo } from 'react';
import type { Vendor } from '#contract/games.ts';
import { useResident } from './residents.ts';

/** Every vendor by its code; none while they are on their way, or cannot be had (spec 8). */
export function useVendors(): ReadonlyMap<string, Vendor> {
  const lanes = useSelector(useResident('catalog'), ({ context }) => context.vendors);
  return useMemo(() => {
    const cards = lanes?.flatMap((lane) => lane.cards) ?? [];
    return new Map(cards.map((card) => [card.vassalage, card]));
  }, [lanes]);
}

/** What a launch calls `nodeId`: the vendor's `accountTypeId`, '' when it is not known (spec 3). */
export function nodeOf(vendors: ReadonlyMap<string, Vendor>, vassalage: string): string {
  return String(vendors.get(vassalage)?.accountTypeId ?? '');
}
