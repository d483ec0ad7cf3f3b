import type { TFunction } from 'i18next';
import { Flame, Heart, Info } from 'lucide-react';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import type { GameTile as Tile } from '#contract/games.ts';
import { hot } from '#machines/games/lanes.rules.ts';
import { usePictureCheck } from '#src/actors/picture-check.ts';
import { IconButton } from '#src/ui/icon-button.tsx';
import { Stack } from '#src/ui/layout.tsx';
import { PosterCard } from '#src/ui/poster-card.tsx';
import { VirtualGrid } from '#src/ui/virtual-grid.tsx';
import { AwaitedTile } from './awaited-tile.tsx';
import styles from './game-list.module.css';
import type { TileActions } from './tile-actions.ts';
import { useRoomsNote } from './use-rooms.ts';

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

// The same elements for every tile: none is drawn again when another game takes its tile.
const heart = <Heart />;
const info = <Info />;
const lit = <Flame />;

interface GameTileProps extends Pick<TileActions, 'press' | 'open' | 'change'> {
  tile: Tile;
  /** The address of its picture, found safe; '' for none. */
  picture: string;
  /** Passed in, so that ten thousand tiles do not each look it up. */
  t: TFunction<['games']>;
  favourite: boolean;
  /** Among the first of the list: fetched before all else. */
  eager: boolean;
}

/** The vendor of a player-versus-player game, and its rooms. */
function TableNote({ tile }: { tile: Tile }) {
  const rooms = useRoomsNote(tile);
  return <span>{rooms === '' ? tile.vendorName : `${tile.vendorName} · ${rooms}`}</span>;
}

function DrawnTile({ tile, picture, t, favourite, eager, press, open, change }: GameTileProps) {
  const { gameId, gameName: game } = tile;
  const flame = { id: 'hot', label: t('games.tile.hot'), tone: 'hot' as const, icon: lit };
  const fresh = { id: 'new', label: t('games.tile.new'), tone: 'new' as const };
  return (
    <PosterCard
      title={game}
      subtitle={tile.gameType === 'PVP' ? <TableNote tile={tile} /> : tile.vendorName}
      image={picture || undefined}
      eager={eager}
      badges={[...(hot(tile) ? [flame] : []), ...(tile.isNew === 1 ? [fresh] : [])]}
      onClick={() => open(tile)}
      action={
        <Stack gap={1}>
          <IconButton
            className={favourite ? styles.full : undefined}
            size="small"
            overPicture
            label={t(favourite ? 'games.tile.unfavour' : 'games.tile.favour', { game })}
            icon={heart}
            onClick={() => press(gameId, !favourite)}
          />
          <IconButton
            size="small"
            overPicture
            label={t('games.tile.details', { game })}
            icon={info}
            onClick={() => change({ details: gameId })}
          />
        </Stack>
      }
    />
  );
}

/** A game: a press opens it, the heart makes it a favourite, the mark shows details. Drawn again only when it changes. */
const GameTile = memo(DrawnTile);
