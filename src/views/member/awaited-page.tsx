import { useTranslation } from 'react-i18next';
import { Stack } from '#src/ui/layout.tsx';
import { Skeleton } from '#src/ui/skeleton.tsx';
import styles from './awaited-page.module.css';

/** A page of a centre that is on its way, or waits until the gateway has confirmed who is here. */
export function AwaitedPage({ title }: { title: string }) {
  const { t } = useTranslation(['member']);
  return (
    <Stack gap={4} aria-busy="true">
      <h1>{title}</h1>
      <p className="visually-hidden" role="status">
        {t('member.centre.resuming')}
      </p>
      <Skeleton />
      <Skeleton className={styles.card} shape="block" />
      <Skeleton className={styles.card} shape="block" />
    </Stack>
  );
}
