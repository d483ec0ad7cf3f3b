import { useSelector } from '@xstate/react';
import { CircleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { ActorRefFrom } from 'xstate';
import type { playMachine } from '#machines/games/play.machine.ts';
import { atStep } from '#src/actors/meta.ts';
import { Button } from '#src/ui/button.tsx';
import { Notice } from '#src/ui/notice.tsx';
import { Spinner } from '#src/ui/spinner.tsx';
import { GameBar } from './game-bar.tsx';
import styles from './game-page.module.css';

type Props = { play: ActorRefFrom<typeof playMachine>; beside: ReactNode };

/** What a game's page may do in the frame; nothing that reaches the page around it (cases IFR-04). */
const allowed = 'allow-scripts allow-same-origin allow-forms allow-popups';

/** The game in its frame, under its bar; if nothing loads, a message beside it offers the ways on. */
export function GameFrame({ play, beside }: Props) {
  const { t } = useTranslation(['games']);
  const address = useSelector(play, ({ context }) => context.address);
  const awaited = useSelector(play, atStep('awaited'));
  const doubtful = useSelector(play, (snapshot) => snapshot.hasTag('refused'));
  return (
    <div className={styles.stage} data-game-stage>
      <h1 className="visually-hidden">{t('games.play.title')}</h1>
      <div>
        <GameBar play={play} />
        {beside}
      </div>
      {awaited && (
        <div className={styles.coming} role="status">
          <Spinner size="large" />
          <p>{t('games.play.coming')}</p>
        </div>
      )}
      <iframe
        className={styles.frame}
        title={t('games.play.frame')}
        src={address}
        sandbox={allowed}
        referrerPolicy="no-referrer"
        allow="fullscreen; autoplay"
        onLoad={() => play.send({ type: 'frame.loaded' })}
      />
      {doubtful && (
        <div className={styles.doubt}>
          <Notice
            icon={<CircleAlert />}
            action={
              <span className={styles.ways}>
                <Button size="small" onClick={() => play.send({ type: 'reload.clicked' })}>
                  {t('games.play.reload')}
                </Button>
                <Button size="small" onClick={() => play.send({ type: 'leave.clicked' })}>
                  {t('games.play.leave')}
                </Button>
                <Button size="small" variant="quiet" onClick={() => play.send({ type: 'notice.closed' })}>
                  {t('games.play.fine')}
                </Button>
              </span>
            }
          >
            {t('games.play.doubt')}
          </Notice>
        </div>
      )}
    </div>
  );
}
