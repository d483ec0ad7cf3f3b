import { Apple, Download, FileCog, Smartphone } from 'lucide-react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { DownloadCard as Card } from '#machines/downloads/cards.rules.ts';
import { needsWarning } from '#machines/system/resources.rules.ts';
import { Tag } from '#src/ui/badge.tsx';
import { ButtonLink } from '#src/ui/button.tsx';
import { Qr } from '#src/ui/qr.tsx';
import styles from './downloads.module.css';
import { FileFacts } from './file-facts.tsx';
import { ProfileButton } from './profile-button.tsx';

const icons = { IOS: Apple, MOBILECONFIG: FileCog, ANDROID: Smartphone };

/** One app: its code to scan, drawn here from the checked address, where it comes from, and the way to get it. */
export function DownloadCard({ card }: { card: Card }) {
  const { t } = useTranslation(['downloads']);
  const name = useId();
  const { type, label, scan, host, address, own } = card;
  const Icon = icons[type];
  const shown = label || t(`downloads.name.${type}`);
  return (
    <article className={styles.card} aria-labelledby={name}>
      <header className={styles.head}>
        <Icon aria-hidden="true" />
        <h2 id={name}>{shown}</h2>
        {own && <Tag tone="accent">{t('downloads.own')}</Tag>}
      </header>
      <p>{t(`downloads.about.${type}`)}</p>
      <div className={styles.scan}>
        <Qr value={scan} label={t('downloads.scanLabel', { name: shown })} />
        <p>{t('downloads.scanHost', { host })}</p>
      </div>
      <FileFacts card={card} />
      {needsWarning(type) ? (
        <ProfileButton card={card} />
      ) : (
        <ButtonLink
          className={styles.get}
          href={address}
          target="_blank"
          rel="noreferrer"
          variant="primary"
          icon={<Download aria-hidden="true" />}
          wide
        >
          {t(`downloads.get.${type}`)}
        </ButtonLink>
      )}
    </article>
  );
}
