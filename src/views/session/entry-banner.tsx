import { useTranslation } from 'react-i18next';
import { boardInput, postersOf } from '#machines/notices/board.rules.ts';
import { usePictureHosts } from '#src/actors/picture-check.ts';
import { useRead } from '#src/actors/reads.ts';
import { useLanguage } from '#src/actors/residents.ts';
import { LazyImage } from '#src/ui/lazy-image.tsx';
import styles from './entry-banner.module.css';

/** The banner of a dialog that leads into an account, from the group of that dialog (spec 2); its place is kept while the picture comes. */
export function EntryBanner({ group }: { group: 'w_login' | 'w_register' }) {
  const { t } = useTranslation(['session']);
  const pictures = usePictureHosts();
  const { data } = useRead('notices.announcements', boardInput(useLanguage()));
  const [poster] = postersOf(data, group, { pictures, links: [] });
  return (
    <div className={styles.banner}>
      <LazyImage
        ratio="fill"
        eager
        alt={poster?.title || t('session.login.bannerAlt')}
        src={poster?.picture}
      />
    </div>
  );
}
