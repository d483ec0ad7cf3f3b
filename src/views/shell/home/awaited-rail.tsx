import { useTranslation } from 'react-i18next';
import { Rail } from '#src/ui/rail.tsx';
import { Skeleton } from '#src/ui/skeleton.tsx';
import styles from './home.module.css';

const awaited = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'];

/** The placeholder of a rail whose games are loading: as high as the rail that will appear. */
export function AwaitedRail() {
  const { t } = useTranslation(['shell']);
  return (
    <>
      <p className="visually-hidden" role="status">
        {t('shell.home.loading')}
      </p>
      <Rail
        title={t('shell.home.hotAny')}
        previousLabel={t('shell.home.previous')}
        nextLabel={t('shell.home.next')}
      >
        {awaited.map((slot) => (
          <div key={slot} className={styles.awaited}>
            <Skeleton shape="poster" />
            <Skeleton />
            <Skeleton />
          </div>
        ))}
      </Rail>
    </>
  );
}
