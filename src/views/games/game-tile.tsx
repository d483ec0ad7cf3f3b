import type { TFunction } from 'i18next';
import { Flame, Heart, Info } from 'lucide-react';
import { memo } from 'react';
import type { GameTile as Tile } from '#contract/games.ts';
import { hot } from '#machines/games/lanes.rules.ts';
import { IconButton } from '#src/ui/icon-button.tsx';
import { PosterCard } from '#src/ui/poster-card.tsx';
import styles from './game-list.module.css';
import type { TileActions } from './tile-actions.ts';
import { useRoomsNote } from './use-rooms.ts';

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

function Drawn({ tile, picture, t, favourite, eager, press, open, change }: GameTileProps) {
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
        <div className={styles.actions}>
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
        </div>
      }
    />
  );
}

/** A game: a press opens it, the heart makes it a favourite, the mark shows details. Drawn again only when it changes. */
export const GameTile = memo(Drawn);
