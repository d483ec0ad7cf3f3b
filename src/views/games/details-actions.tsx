import { Heart, Play } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { GameTile } from '#contract/games.ts';
import { Button } from '#src/ui/button.tsx';
import styles from './details.module.css';
import type { TileActions } from './tile-actions.ts';

interface DetailsActionsProps {
  game: GameTile;
  actions: TileActions;
  /** The game is about to be opened. */
  onPlay: () => void;
}

/** The actions for a game whose details are open. */
export function DetailsActions({ game, actions, onPlay }: DetailsActionsProps) {
  const { t } = useTranslation(['games']);
  const favourite = actions.has(game.gameId);
  return (
    <div className={styles.actions}>
      <Button
        className={favourite ? styles.full : undefined}
        icon={<Heart />}
        onClick={() => actions.press(game.gameId, !favourite)}
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
            actions.open(game);
          }}
        >
          {t('games.details.play')}
        </Button>
      )}
    </div>
  );
}
