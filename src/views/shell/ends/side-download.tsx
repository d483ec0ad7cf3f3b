import { Apple, BookOpen, FileCog, Smartphone } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { type CheckedResource, type DownloadType, needsWarning } from '#machines/system/resources.rules.ts';
import { ButtonLink } from '#src/ui/button.tsx';
import { Dropdown } from '#src/ui/dropdown.tsx';
import { IconButton } from '#src/ui/icon-button.tsx';
import { Qr } from '#src/ui/qr.tsx';
import { PlaceLink } from '../place-link.tsx';
import styles from './side-bar.module.css';

const icons = { IOS: Apple, MOBILECONFIG: FileCog, ANDROID: Smartphone };

/**
 * A download of the side bar: its code to scan, drawn here from the checked address, and the host it leads to. A profile is
 * taken on the download page alone, after a warning.
 */
export function SideDownload({ download }: { download: CheckedResource<DownloadType> }) {
  const { t } = useTranslation(['shell']);
  const { type, address, scan, host } = download;
  const Icon = icons[type];
  const name = t(`shell.side.${type}`);
  return (
    <Dropdown
      bare
      className={styles.item}
      panelLabel={name}
      side="left"
      face={
        <>
          <Icon aria-hidden="true" />
          <span className={styles.words}>{name}</span>
        </>
      }
    >
      <div className={styles.download}>
        <Qr value={scan} label={name} size={160} />
        <p>{t('shell.side.scan', { host })}</p>
        {needsWarning(type) ? (
          <ButtonLink as={PlaceLink} to={{ screen: 'download' }} variant="primary" size="small" wide>
            {t('shell.side.open')}
          </ButtonLink>
        ) : (
          <div className={styles.ways}>
            <ButtonLink href={address} target="_blank" rel="noreferrer" variant="primary" size="small" wide>
              {t('shell.side.open')}
            </ButtonLink>
            <IconButton
              as={PlaceLink}
              to={{ screen: 'download' }}
              label={t('shell.side.guides')}
              icon={<BookOpen />}
            />
          </div>
        )}
      </div>
    </Dropdown>
  );
}
