import { useTranslation } from 'react-i18next';
import type { BoardRow } from '#contract/missions/boards.ts';
import { useLanguage } from '#src/actors/residents.ts';
import { formatCount } from '#src/i18n/money.ts';
import { AsIs, Name } from '#src/ui/as-is.tsx';
import { useMoney } from '#src/views/acts/money-text.ts';
import styles from './missions.module.css';

/** One place of a board: rank, masked name, score, and its prize where it has one. */
export function BoardPlace({ row }: { row: BoardRow }) {
  const { t } = useTranslation(['missions']);
  const language = useLanguage();
  const money = useMoney();
  const { rank, name, score, prize, own } = row;
  return (
    <div className={styles.place} data-own={own}>
      <span className={styles.rank}>{formatCount(rank, language)}</span>
      <span className={styles.who}>
        <Name>{name}</Name>
        {own && <span className={styles.note}> {t('missions.board.you')}</span>}
      </span>
      <span className={styles.score}>
        <AsIs>{money(score)}</AsIs>
        {prize !== null && (
          <span className={styles.prize}>{t('missions.board.prize', { amount: money(prize) })}</span>
        )}
      </span>
    </div>
  );
}
