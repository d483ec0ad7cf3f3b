import { useTranslation } from 'react-i18next';
import { boardInput, postersOf } from '#machines/notices/board.rules.ts';
import { usePictureHosts } from '#src/actors/picture-check.ts';
import { useRead } from '#src/actors/reads.ts';
import { useLanguage } from '#src/actors/residents.ts';
import { LazyImage } from '#src/ui/lazy-image.tsx';
import styles from './help.module.css';

/** The banner of the help, from group w_help (spec 2); its place is kept while the picture comes. */
export function HelpBanner() {
  const { t } = useTranslation(['help']);
  const pictures = usePictureHosts();
  const { data } = useRead('notices.announcements', boardInput(useLanguage()));
  const [poster] = postersOf(data, 'w_help', { pictures, links: [] });
  return (
    <div className={styles.banner}>
      <LazyImage ratio="fill" eager alt={poster?.title || t('help.centre.bannerAlt')} src={poster?.picture} />
    </div>
  );
}
