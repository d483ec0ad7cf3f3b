import { useTranslation } from 'react-i18next';
import { Button } from '#src/ui/button.tsx';
import { Skeleton } from '#src/ui/skeleton.tsx';
import { Spinner } from '#src/ui/spinner.tsx';
import styles from './slider.module.css';

/** The placeholder of a puzzle, as large as the puzzle: nothing moves away from under a finger when it appears. */
export function SliderAwaited({ inWords }: { inWords: boolean }) {
  const { t } = useTranslation(['verification']);
  return (
    <div className={styles.form}>
      {inWords && <Skeleton className={styles.awaitedQuestion} />}
      {!inWords && (
        <>
          <div className={styles.awaited}>
            <Skeleton shape="block" />
            <Spinner size="large" />
          </div>
          <Skeleton className={styles.awaitedHandle} />
          <p className={styles.help}>{t('verification.slider.help')}</p>
        </>
      )}
      <Button variant="primary" wide disabled>
        {t('verification.slider.check')}
      </Button>
    </div>
  );
}
