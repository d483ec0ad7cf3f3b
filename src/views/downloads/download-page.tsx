import { useTranslation } from 'react-i18next';
import { DownloadCards } from './download-cards.tsx';
import styles from './downloads.module.css';
import { InstallCard } from './install-card.tsx';
import { InstallGuides } from './install-guides.tsx';
import { OtherSites } from './other-sites.tsx';

/** The download page (spec 2, /download and /down): the apps, how they are installed, and the product's other addresses. */
export default function DownloadPage() {
  const { t } = useTranslation(['downloads', 'system']);
  return (
    <div className={styles.page}>
      <header>
        <h1>{t('downloads.title')}</h1>
        <p className={styles.text}>{t('downloads.text')}</p>
      </header>
      <DownloadCards />
      <InstallCard />
      <InstallGuides />
      <OtherSites />
    </div>
  );
}
