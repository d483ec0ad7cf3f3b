import { Heart, Play } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { GameTile } from '#contract/games.ts';
import { Button } from '#src/ui/button.tsx';
import styles from './details.module.css';
import type { TileDeeds } from './tile-deeds.ts';

interface DetailsDeedsProps {
  game: GameTile;
  deeds: TileDeeds;
  /** The game is about to be opened. */
  onPlay: () => void;
}

/** The actions for a game whose details are open. */
export function DetailsDeeds({ game, deeds, onPlay }: DetailsDeedsProps) {
  const { t } = useTranslation(['games']);
  const favourite = deeds.has(game.gameId);
  return (
    <div className={styles.deeds}>
      <Button
        className={favourite ? styles.full : undefined}
        icon={<Heart />}
        onClick={() => deeds.press(game.gameId, !favourite)}
      >
        {t(favourite ? 'games.details.unfavour' : 'games.details.favour')}
      </Button>
      {game.gameType !== 'PVP' && (
        <Button
          variant="primary"
          icon={<Play />}
          data-autofocus
          onClick={() => {
            onPlay();
            deeds.open(game);
          }}
        >
          {t('games.details.play')}
        </Button>
      )}
    </div>
  );
}
