import { useTranslation } from 'react-i18next';
import { guideOrder } from '#machines/downloads/device.rules.ts';
import { useDeviceSystem } from '#src/actors/device.ts';
import styles from './guides.module.css';
import { InstallGuide } from './install-guide.tsx';

/** How each app is installed, step by step; the guide for this device is open. */
export function InstallGuides() {
  const { t } = useTranslation(['downloads']);
  const [first, ...others] = guideOrder(useDeviceSystem());
  return (
    <section className={styles.guides} aria-labelledby="guides">
      <h2 id="guides">{t('downloads.guides.title')}</h2>
      <p className={styles.text}>{t('downloads.guides.text')}</p>
      {first && <InstallGuide name={first} open />}
      {others.map((name) => (
        <InstallGuide key={name} name={name} />
      ))}
    </section>
  );
}
