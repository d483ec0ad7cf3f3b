import { useSelector } from '@xstate/react';
import { Gift, Headset, Send } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { serviceLabel } from '#machines/session/account.rules.ts';
import { downloadTypes, offersTelegram } from '#machines/system/resources.rules.ts';
import { useResident } from '#src/actors/residents.ts';
import { useResources } from '#src/actors/resources.ts';
import { useSupportContact } from '#src/actors/support-contact.ts';
import { PlaceLink } from '../place-link.tsx';
import styles from './side-bar.module.css';
import { SideDownload } from './side-download.tsx';

/** The side bar (spec 2): promotions, live chat or VIP service by its own name, messaging apps and downloads that exist. */
export function SideBar() {
  const { t } = useTranslation(['shell']);
  const support = useSupportContact();
  const telegram = useSelector(useResident('status'), ({ context }) => offersTelegram(context.result));
  const label = useSelector(useResident('session'), ({ context }) => serviceLabel(context.member));
  const downloads = useResources(downloadTypes);
  return (
    <nav aria-label={t('shell.side.label')}>
      <ul className={styles.list}>
        <li>
          <PlaceLink to={{ screen: 'promotions' }} className={styles.item}>
            <Gift aria-hidden="true" />
            <span className={styles.words}>{t('shell.side.promotions')}</span>
          </PlaceLink>
        </li>
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
