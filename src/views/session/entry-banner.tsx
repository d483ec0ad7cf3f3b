import { useTranslation } from 'react-i18next';
import { usePoster } from '#src/actors/poster.ts';
import { LazyImage } from '#src/ui/lazy-image.tsx';
import styles from './entry-banner.module.css';

/** The banner of a dialog that leads into an account, from the group of that dialog (spec 2); its place is kept while the picture comes. */
export function EntryBanner({ group }: { group: 'w_login' | 'w_register' }) {
  const { t } = useTranslation(['session']);
  const poster = usePoster(group);
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
