import { useTranslation } from 'react-i18next';
import { Button } from '#src/ui/button.tsx';
import styles from './game-list.module.css';

interface ListFootProps {
  ended: boolean;
  /** Why the page that was wanted next could not be had. */
  failure: string | null;
  busy: boolean;
  onAgain: () => void;
}

/** The end of a list: more is loading, could not be loaded, or there is no more. */
export function ListFoot({ ended, failure, busy, onAgain }: ListFootProps) {
  const { t } = useTranslation(['games']);
  if (failure !== null) {
    return (
      <div className={styles.foot} role="alert">
        <span>{`${t('games.list.moreFailed')} ${failure}`}</span>
        <Button size="small" busy={busy} onClick={onAgain}>
          {t('games.list.retry')}
        </Button>
      </div>
    );
  }
  return (
    <p className={styles.foot} role="status">
      {ended ? t('games.list.end') : busy && t('games.list.loading')}
    </p>
  );
}
