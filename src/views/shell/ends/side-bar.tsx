import { useSelector } from '@xstate/react';
import { Apple, BookOpen, FileCog, Gift, Headset, Send, Smartphone } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { serviceLabel } from '#machines/session/account.rules.ts';
import {
  type CheckedResource,
  type DownloadType,
  downloadTypes,
  needsWarning,
  offersTelegram,
} from '#machines/system/resources.rules.ts';
import { useIsHere } from '#src/actors/areas.ts';
import { useResident } from '#src/actors/residents.ts';
import { useResources } from '#src/actors/resources.ts';
import { useSupportContact } from '#src/actors/support-contact.ts';
import { ButtonLink } from '#src/ui/button.tsx';
import { Dropdown } from '#src/ui/dropdown.tsx';
import { IconButton } from '#src/ui/icon-button.tsx';
import { Qr } from '#src/ui/qr.tsx';
import { PlaceLink } from '../place-link.tsx';
import styles from './side-bar.module.css';

/** The side bar (spec 2): promotions, live chat or VIP service by its own name, messaging apps and downloads that exist. */
export function SideBar() {
  const { t } = useTranslation(['shell']);
  const support = useSupportContact();
  const isHere = useIsHere();
  const telegram = useSelector(useResident('status'), ({ context }) => offersTelegram(context.result));
  const label = useSelector(useResident('session'), ({ context }) => serviceLabel(context.member));
  const downloads = useResources(downloadTypes);
  return (
    <nav aria-label={t('shell.side.label')}>
      <ul className={styles.list}>
        {isHere({ screen: 'promotions' }) && (
          <li>
            <PlaceLink to={{ screen: 'promotions' }} className={styles.item}>
              <Gift aria-hidden="true" />
              <span className={styles.words}>{t('shell.side.promotions')}</span>
            </PlaceLink>
          </li>
        )}
        <li>
          <button type="button" className={styles.item} onClick={support.open}>
            <Headset aria-hidden="true" />
            <span className={styles.words}>
              {support.csType === 'VIP' ? label || t('shell.side.vip') : t('shell.side.chat')}
            </span>
          </button>
        </li>
        {telegram && (
          <li>
            <button type="button" className={styles.item} onClick={() => support.openTo('TELEGRAM')}>
              <Send aria-hidden="true" />
              <span className={styles.words}>{t('shell.side.telegram')}</span>
            </button>
          </li>
        )}
        {downloads.map((download) => (
          <li key={download.type}>
            <SideDownload download={download} />
          </li>
        ))}
      </ul>
    </nav>
  );
}

const icons = { IOS: Apple, MOBILECONFIG: FileCog, ANDROID: Smartphone };

/**
 * A download of the side bar: its code to scan, drawn here from the checked address, and the host it leads to. A profile is
 * taken on the download page alone, after a warning.
 */
function SideDownload({ download }: { download: CheckedResource<DownloadType> }) {
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
