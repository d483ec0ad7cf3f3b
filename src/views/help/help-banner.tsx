import { useTranslation } from 'react-i18next';
import { usePoster } from '#src/actors/poster.ts';
import { LazyImage } from '#src/ui/lazy-image.tsx';
import styles from './help.module.css';

/** The banner of the help, from group w_help (spec 2); its place is kept while the picture comes. */
export function HelpBanner() {
  const { t } = useTranslation(['help']);
  const poster = usePoster('w_help');
  return (
    <div className={styles.banner}>
      <LazyImage ratio="fill" eager alt={poster?.title || t('help.centre.bannerAlt')} src={poster?.picture} />
    </div>
  );
}
