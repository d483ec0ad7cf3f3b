import { Megaphone } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Marquee } from '#src/ui/marquee.tsx';
import { Skeleton } from '#src/ui/skeleton.tsx';
import { useBoard } from '../board.ts';
import { PlaceLink } from '../place-link.tsx';
import styles from './home.module.css';

/** The announcements for players, passing by in one line; each leads to the notices (spec 2). */
export function NoticeLine() {
  const { t } = useTranslation(['shell']);
  const { loading, notices } = useBoard();
  if (loading) return <Skeleton className={styles.noticeLine} />;
  return (
    <Marquee
      label={t('shell.home.announcements')}
      icon={<Megaphone />}
      pauseLabel={t('shell.home.pauseAnnouncements')}
      playLabel={t('shell.home.playAnnouncements')}
      items={notices.map(({ id, title }) => ({
        id,
        content: <PlaceLink to={{ screen: 'noticePage' }}>{title}</PlaceLink>,
      }))}
    />
  );
}
