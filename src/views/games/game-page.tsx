import { useSelector } from '@xstate/react';
import { ArrowLeft, CircleAlert, DoorClosed, Maximize, RotateCw } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { ActorRefFrom } from 'xstate';
import type { playMachine } from '#machines/games/play.machine.ts';
import { home } from '#machines/places.ts';
import { useLaunching } from '#src/actors/launch.ts';
import { atStep } from '#src/actors/meta.ts';
import { useMemberRead } from '#src/actors/reads.ts';
import { useLanguage } from '#src/actors/residents.ts';
import { useConfiguration } from '#src/actors/system-context.tsx';
import { formatMoney } from '#src/i18n/money.ts';
import { pathOf } from '#src/paths.ts';
import { AsIs } from '#src/ui/as-is.tsx';
import { Button, ButtonLink } from '#src/ui/button.tsx';
import { IconButton } from '#src/ui/icon-button.tsx';
import { Row } from '#src/ui/layout.tsx';
import { Notice } from '#src/ui/notice.tsx';
import { PathLink } from '#src/ui/path-link.tsx';
import { Spinner } from '#src/ui/spinner.tsx';
import { EmptyState } from '#src/ui/state-panel.tsx';
import { PlayBar } from '#src/views/protection/play-bar.tsx';
import { PlayWays } from '#src/views/protection/play-ways.tsx';
import { SessionOver } from '#src/views/protection/session-over.tsx';
import styles from './game-page.module.css';

type Props = {
  /** The break at hand, among the ways to safer play; its code is fetched by the app. */
  stop: ReactNode;
};

/** The page of a game (spec 2, game): its frame; what it was once it is over; without a launch in this tab, the way back. */
export default function GamePage({ stop }: Props) {
  const { t } = useTranslation(['games']);
  const launching = useLaunching();
  if (launching.at === 'playing') {
    const { play, session } = launching;
    return (
      <GameFrame play={play}>
        <PlayWays stop={stop} />
        {session && <PlayBar actor={session} />}
      </GameFrame>
    );
  }
  if (launching.at === 'over') return <SessionOver launch={launching.launch} />;
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

type GameFrameProps = {
  play: ActorRefFrom<typeof playMachine>;
  /** What stands between its bar and the game. */
  children: ReactNode;
};

/** What a game's page may do in the frame; nothing that reaches the page around it (cases IFR-04). */
const allowed = 'allow-scripts allow-same-origin allow-forms allow-popups';

/** The game in its frame, under its bar; if nothing loads, a message beside it offers the ways on. */
function GameFrame({ play, children }: GameFrameProps) {
  const { t } = useTranslation(['games']);
  const address = useSelector(play, ({ context }) => context.address);
  const awaited = useSelector(play, atStep('awaited'));
  const doubtful = useSelector(play, (snapshot) => snapshot.hasTag('refused'));
  return (
    <div className={styles.stage} data-game-stage>
      <h1 className="visually-hidden">{t('games.play.title')}</h1>
      <div>
        <GameBar play={play} />
        {children}
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
              <Row as="span" gap={2}>
                <Button size="small" onClick={() => play.send({ type: 'reload.clicked' })}>
                  {t('games.play.reload')}
                </Button>
                <Button size="small" onClick={() => play.send({ type: 'leave.clicked' })}>
                  {t('games.play.leave')}
                </Button>
                <Button size="small" variant="quiet" onClick={() => play.send({ type: 'notice.closed' })}>
                  {t('games.play.fine')}
                </Button>
              </Row>
            }
          >
            {t('games.play.doubt')}
          </Notice>
        </div>
      )}
    </div>
  );
}

/** The bar over a game: the exit, the balance, full screen, and reopening the game. */
function GameBar({ play }: { play: ActorRefFrom<typeof playMachine> }) {
  const { t } = useTranslation(['games']);
  const language = useLanguage();
  const { currencySymbol } = useConfiguration().brand;
  const { data } = useMemberRead('wallet.balance', {});
  return (
    <header className={styles.bar}>
      <Button size="small" variant="quiet" onClick={() => play.send({ type: 'leave.clicked' })}>
        <ArrowLeft aria-hidden="true" /> {t('games.play.leave')}
      </Button>
      <p className={styles.balance} aria-live="polite">
        <span className={styles.label}>{t('games.play.balance')}</span>{' '}
        {data ? (
          <AsIs>{formatMoney(data.sumBalance, language, currencySymbol)}</AsIs>
        ) : (
          <span>{t('games.play.balanceComing')}</span>
        )}
      </p>
      <IconButton
        label={t('games.play.reload')}
        icon={<RotateCw />}
        onClick={() => play.send({ type: 'reload.clicked' })}
      />
      <IconButton
        label={t('games.play.fill')}
        icon={<Maximize />}
        onClick={() => play.send({ type: 'screen.filled' })}
      />
    </header>
  );
}
