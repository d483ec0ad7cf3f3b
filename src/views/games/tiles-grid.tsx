import { useTranslation } from 'react-i18next';
import type { GameTile as Tile } from '#contract/games.ts';
import { usePictureCheck } from '#src/actors/picture-check.ts';
import { VirtualGrid } from '#src/ui/virtual-grid.tsx';
import { AwaitedTile } from './awaited-tile.tsx';
import { GameTile } from './game-tile.tsx';
import type { TileActions } from './tile-actions.ts';

/** So many tiles are seen without scrolling: their pictures come before all else. */
const atOnce = 6;

interface TilesGridProps {
  listName: string;
  tiles: readonly Tile[];
  actions: TileActions;
  /** The place of the first tile; those before it are on their way. */
  offset?: number | undefined;
  /** So many places after the last tile wait for theirs. */
  awaited?: number | undefined;
  /** The total number, if known. */
  setSize?: number | undefined;
  start?: number | undefined;
  onSeen?: ((first: number, last: number) => void) | undefined;
  pulse?: unknown;
}

const nothing = () => undefined;

/** The games of a list of any length, as far as they are near the window. */
export function TilesGrid(props: TilesGridProps) {
  const {
    listName,
    tiles,
    actions,
    offset = 0,
    awaited = 0,
    setSize,
    start,
    onSeen = nothing,
    pulse,
  } = props;
  const { t } = useTranslation(['games']);
  const pictureOf = usePictureCheck();
  const at = (place: number) => tiles[place - offset];
  return (
    <VirtualGrid
      label={t('games.list.label', { listName })}
      count={offset + tiles.length + awaited}
      setSize={setSize}
      start={start}
      pulse={pulse}
      onSeen={onSeen}
      item={(place) => {
        const tile = at(place);
        if (!tile) return <AwaitedTile />;
        return (
          <GameTile
            tile={tile}
            picture={pictureOf(tile.image)}
            t={t}
            favourite={actions.has(tile.gameId)}
            eager={place < atOnce}
            press={actions.press}
            open={actions.open}
            change={actions.change}
          />
        );
      }}
    />
  );
}
