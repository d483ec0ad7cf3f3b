import { useSelector } from '@xstate/react';
import { useMemo } from 'react';
import { type Lane, lanesOf } from '#machines/games/lanes.rules.ts';
import { useResident } from '#src/actors/residents.ts';

/** The categories that have vendors: on their way, or as many as came. A failure is no category and no message (spec 8). */
export function useLanes(): { readonly loading: boolean; readonly lanes: readonly Lane[] } {
  const catalog = useResident('catalog');
  const awaited = useSelector(
    catalog,
    (snapshot) => snapshot.hasTag('busy') || snapshot.can({ type: 'vendors.recalled', vendors: null }),
  );
  const vendors = useSelector(catalog, ({ context }) => context.vendors);
  return {
    loading: awaited && vendors === null,
    lanes: useMemo(() => (vendors ? lanesOf(vendors) : []), [vendors]),
  };
}
