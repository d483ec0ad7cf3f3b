import { Trophy } from 'lucide-react';
import { memo, useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { GameList } from '#machines/games/list-view.rules.ts';
import { usePictureCheck } from '#src/actors/picture-check.ts';
import { useRead } from '#src/actors/reads.ts';
import { useLanguage } from '#src/actors/residents.ts';
import { useConfiguration } from '#src/actors/system-context.tsx';
import { formatMoney } from '#src/i18n/money.ts';
import { AsIs } from '#src/ui/as-is.tsx';
import { LazyImage } from '#src/ui/lazy-image.tsx';
import type { ChangeView } from './list-place.ts';
import styles from './winners.module.css';

/** So many winners are shown. */
const shown = 10;

function DrawnBoard({ gameList: { gameType }, change }: { gameList: GameList; change: ChangeView }) {
  const { t } = useTranslation(['games']);
  const title = useId();
  const language = useLanguage();
  const { currencySymbol } = useConfiguration().brand;
  const pictureOf = usePictureCheck();
  const { data } = useRead('games.ranks', { ...(gameType ? { gameType } : {}), language });
  const winners = data?.list.slice(0, shown) ?? [];
  // The game list keeps the board's row until it is known that there is none.
  if (data && winners.length === 0) return <section hidden />;
  return (
    <section className={styles.board} aria-labelledby={title} aria-busy={!data}>
      <h2 id={title} className={styles.title}>
        <Trophy aria-hidden="true" />
        {t('games.winners.title')}
      </h2>
      <ol className={styles.list}>
        {winners.map(({ account, gameId, gameName, image, amount, wonAt }) => (
          <li key={`${account}-${gameId}-${wonAt}`}>
            <button type="button" className={styles.winner} onClick={() => change({ details: gameId })}>
              <LazyImage
                className={styles.picture}
                src={pictureOf(image) || undefined}
                alt=""
                ratio="square"
              />
              <span className={styles.words}>
                <AsIs>{gameName}</AsIs>
                <span className={styles.account}>{account}</span>
              </span>
              <AsIs as="b">{formatMoney(amount, language, currencySymbol)}</AsIs>
            </button>
          </li>
        ))}
      </ol>
    </section>
  );
}

/** The latest winners in a game list (spec 7, winner board); without any, or when they can't be loaded, there is no board. */
export const WinnerBoard = memo(DrawnBoard);
