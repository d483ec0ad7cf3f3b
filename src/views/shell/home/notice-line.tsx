import { Megaphone } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { titleOrKind } from '#machines/kit/titles.rules.ts';
import { useResident } from '#src/actors/residents.ts';
import { languageTag } from '#src/i18n/languages.ts';
import { Marquee } from '#src/ui/marquee.tsx';
import { instead } from '#src/ui/opens-elsewhere.ts';
import { Skeleton } from '#src/ui/skeleton.tsx';
import { useBoard } from '../board.ts';
import { PlaceLink } from '../place-link.tsx';
import styles from './home.module.css';

/** The newest announcements pass by: as many as a page of the list has. */
const most = 9;

/** The announcements for players, passing by in one line; each opens the notices over the page (spec 2). */
export function NoticeLine() {
  const { t } = useTranslation(['shell']);
  const { loading, notices } = useBoard();
  const board = useResident('notices');
  if (loading) return <Skeleton className={styles.noticeLine} />;
  return (
    <Marquee
      label={t('shell.home.announcements')}
      icon={<Megaphone />}
      pauseLabel={t('shell.home.pauseAnnouncements')}
      playLabel={t('shell.home.playAnnouncements')}
      items={notices.slice(0, most).map(({ id, title, language }) => ({
        id,
        content: (
          <PlaceLink
            to={{ screen: 'noticePage', query: { id } }}
            lang={languageTag(language ?? '') || undefined}
            data-warms="notices"
            onClick={instead(() => board.send({ type: 'notice.opened', id }))}
          >
            {titleOrKind(title, t('shell.home.announcement'))}
          </PlaceLink>
        ),
      }))}
    />
  );
}
