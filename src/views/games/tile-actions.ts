import { useCallback, useRef } from 'react';
import type { GameTile } from '#contract/games.ts';
import { useLaunch } from '#src/actors/launch.ts';
import { nodeOf, useVendors } from '#src/actors/vendors.ts';
import type { ChangeView } from './list-place.ts';

/** What a tile shows for its member, and its actions. */
export type TileActions = {
  readonly has: (gameId: string) => boolean;
  readonly press: (gameId: string, favorite: boolean) => void;
  /** Opens the game, or the choice of its rooms. */
  readonly open: (tile: GameTile) => void;
  readonly change: ChangeView;
};

/** Opens a game as a player expects: at once, or for player-versus-player by its rooms (spec 3, game launch). */
export function useOpenTile(change: ChangeView): TileActions['open'] {
  const launch = useLaunch();
  const vendors = useVendors();
  const newest = useRef({ launch, vendors });
  newest.current = { launch, vendors };
  return useCallback(
    ({ gameId, vassalage, gameType }) => {
      if (gameType === 'PVP') return change({ details: gameId });
      const nodeId = nodeOf(newest.current.vendors, vassalage);
      newest.current.launch({ kind: 'game', gameId, vassalage, nodeId });
    },
    [change],
  );
}
