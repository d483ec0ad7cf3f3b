import type { MouseEvent } from 'react';
import type { Category, GameTile, Vendor } from '#contract/games.ts';
import { useLaunch } from '#src/actors/launch.ts';
import { useResident } from '#src/actors/residents.ts';
import { nodeOf, useVendorsLater } from '#src/actors/vendors.ts';
import { instead } from '#src/ui/opens-elsewhere.ts';

type Click = MouseEvent;

/**
 * The effect of a press on a category, a vendor or a game: the catalogue decides where the first two lead, a game
 * is opened (spec 4, navigation/launch). The element stays a link, so that it can be opened in another tab.
 */
export function useOpenGame(): {
  readonly category: (category: Category) => (event: Click) => void;
  readonly vendor: (category: Category, vendor: Vendor) => (event: Click) => void;
  readonly game: (game: GameTile) => (event: Click) => void;
} {
  const catalog = useResident('catalog');
  const launch = useLaunch();
  const vendors = useVendorsLater();
  return {
    category: (category) => instead(() => catalog.send({ type: 'category.picked', category })),
    vendor: (category, vendor) => instead(() => catalog.send({ type: 'vendor.picked', category, vendor })),
    game: ({ gameId, vassalage }) =>
      instead(() => launch({ kind: 'game', gameId, vassalage, nodeId: nodeOf(vendors(), vassalage) })),
  };
}
