import { useSelector } from '@xstate/react';
import { useMemo } from 'react';
import {
  inOrder,
  type Lane,
  lanesOf,
  type OtherGameList,
  otherGameLists,
  screenOf,
} from '#machines/games/lanes.rules.ts';
import { useIsHere } from '#src/actors/areas.ts';
import { atStep } from '#src/actors/meta.ts';
import { useResident } from '#src/actors/residents.ts';
import { useConfiguration } from '#src/actors/system-context.tsx';

type Lanes = {
  readonly loading: boolean;
  readonly lanes: readonly Lane[];
  /** The game lists besides, which no category leads to. */
  readonly gameLists: readonly OtherGameList[];
};

/** The categories that have vendors, in the brand's order: on their way, or as many as came. A failure is no category and no message (spec 8). */
export function useLanes(): Lanes {
  const catalog = useResident('catalog');
  const awaited = useSelector(catalog, (snapshot) => snapshot.hasTag('busy') || atStep('starting')(snapshot));
  const { navigation, gameCodes } = useConfiguration();
  const vendors = useSelector(catalog, ({ context }) => context.vendors);
  const isHere = useIsHere();
  const lanes = useMemo(
    () => inOrder(vendors ? lanesOf(vendors, gameCodes) : [], ({ category }) => category, navigation),
    [vendors, navigation, gameCodes],
  );
  const open = lanes.filter(({ category }) => isHere({ screen: screenOf(category) }));
  return {
    loading: vendors === null && awaited,
    lanes: open.length === lanes.length ? lanes : open,
    gameLists: useMemo(() => (vendors ? otherGameLists(vendors) : []), [vendors]),
  };
}
