import { Coins } from 'lucide-react';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { figuresOf, type GameList } from '#machines/games/list-view.rules.ts';
import { useRead, useReceivedAt } from '#src/actors/reads.ts';
import { useLanguage } from '#src/actors/residents.ts';
import { AsIs } from '#src/ui/as-is.tsx';
import { Marquee } from '#src/ui/marquee.tsx';
import { useInView } from '#src/ui/use-in-view.ts';
import { GrowingAmount } from './growing-amount.tsx';
import type { ChangeView } from './list-place.ts';
import styles from './ticker.module.css';

function Drawn({ gameList, change }: { gameList: GameList; change: ChangeView }) {
  const { t } = useTranslation(['games']);
  const language = useLanguage();
  const [look, seen] = useInView();
  const { data, isPending } = useRead('games.jackpots', { language });
  const receivedAt = useReceivedAt('games.jackpots', { language });
  const jackpots = data?.jackpots.filter(
    ({ gameType, vassalage }) =>
      (!gameList.gameType || gameType === gameList.gameType) &&
      (!gameList.vassalage || vassalage === gameList.vassalage),
  );
  // Jackpots grow on reels: where there are none, room for them would only be taken away again, under the finger.
  if (isPending) return figuresOf(gameList).lines ? <div className={styles.room} /> : null;
  if (!jackpots || jackpots.length === 0) return null;
  return (
    <div ref={look} className={styles.ticker}>
      <Marquee
        label={t('games.jackpots.label')}
        icon={<Coins />}
        pauseLabel={t('games.jackpots.pause')}
        playLabel={t('games.jackpots.play')}
        items={jackpots.map(({ gameId, gameName, amount, perMinute }) => ({
          id: gameId,
          content: (
            <button type="button" className={styles.jackpot} onClick={() => change({ details: gameId })}>
              <AsIs>{gameName}</AsIs>{' '}
              <GrowingAmount amount={amount} perMinute={perMinute} at={receivedAt} still={!seen} />
            </button>
          ),
        }))}
      />
    </div>
  );
}

/** The jackpots of a game list, growing while they are shown; without any there is no line. */
export const JackpotTicker = memo(Drawn);
