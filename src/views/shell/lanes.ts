import { useSelector } from '@xstate/react';
import { useDeferredValue, useMemo } from 'react';
import { type Lane, lanesOf, type OtherGameList, otherGameLists } from '#machines/games/lanes.rules.ts';
import { atStep } from '#src/actors/meta.ts';
import { useResident } from '#src/actors/residents.ts';

type Lanes = {
  readonly loading: boolean;
  readonly lanes: readonly Lane[];
  /** The game lists besides, which no category leads to. */
  readonly gameLists: readonly OtherGameList[];
};

/** The categories that have vendors: on their way, or as many as came. A failure is no category and no message (spec 8). */
export function useLanes(): Lanes {
  const catalog = useResident('catalog');
  const awaited = useSelector(catalog, (snapshot) => snapshot.hasTag('busy') || atStep('starting')(snapshot));
  const known = useSelector(catalog, ({ context }) => context.vendors);
  // They are in several menus and on the home: drawing them all at once would be one long task.
  const vendors = useDeferredValue(known);
  return {
    loading: vendors === null && (awaited || known !== null),
    lanes: useMemo(() => (vendors ? lanesOf(vendors) : []), [vendors]),
    gameLists: useMemo(() => (vendors ? otherGameLists(vendors) : []), [vendors]),
  };
}
