import { DoorClosed } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { home } from '#machines/places.ts';
import { useLaunching } from '#src/actors/launch.ts';
import { pathOf } from '#src/paths.ts';
import { ButtonLink } from '#src/ui/button.tsx';
import { PathLink } from '#src/ui/path-link.tsx';
import { Spinner } from '#src/ui/spinner.tsx';
import { EmptyState } from '#src/ui/state-panel.tsx';
import { GameFrame } from './game-frame.tsx';
import styles from './game-page.module.css';

type Props = {
  /** The session of play, above the frame. */
  beside: ReactNode;
  /** What is shown once the session of play is over. */
  over: ReactNode;
};

/** The page of a game (spec 2, game): its frame; without a launch in this tab, the way back. */
export default function GamePage({ beside, over }: Props) {
  const { t } = useTranslation(['games']);
  const launching = useLaunching();
  if (launching.at === 'playing') return <GameFrame play={launching.play} beside={beside} />;
  if (launching.at === 'over') return over;
  if (launching.at === 'opening' || launching.at === 'declaring') {
    return (
      <div className={styles.waiting}>
        <Spinner size="large" />
      </div>
    );
  }
  return (
    <div className={styles.waiting}>
      <EmptyState
        level="h1"
        icon={<DoorClosed />}
        title={t('games.play.nothing')}
        text={t('games.play.nothingText')}
        action={
          <ButtonLink as={PathLink} to={pathOf(home)} variant="primary">
            {t('games.play.home')}
          </ButtonLink>
        }
      />
    </div>
  );
}
