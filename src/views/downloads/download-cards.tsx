import { useSelector } from '@xstate/react';
import { CircleAlert, Smartphone } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { downloadCards, missingTypes } from '#machines/downloads/cards.rules.ts';
import { useDeviceSystem } from '#src/actors/device.ts';
import { useRead } from '#src/actors/reads.ts';
import { useLanguage, useResident } from '#src/actors/residents.ts';
import { useAddressCheck } from '#src/actors/resources.ts';
import { useSupportContact } from '#src/actors/support-contact.ts';
import { useFailureText } from '#src/i18n/failure-text.ts';
import { Button } from '#src/ui/button.tsx';
import { LiveStatus } from '#src/ui/live-status.tsx';
import { Skeleton } from '#src/ui/skeleton.tsx';
import { EmptyState, ErrorState } from '#src/ui/state-panel.tsx';
import { DownloadCard } from './download-card.tsx';
import styles from './downloads.module.css';

/** A card for each app that exists: those for this device first, and another road where there is none. */
export function DownloadCards() {
  const { t } = useTranslation(['downloads', 'system']);
  const textOf = useFailureText();
  const support = useSupportContact();
  const check = useAddressCheck('downloads');
  const system = useDeviceSystem();
  const language = useLanguage();
  const told = useSelector(useResident('status'), ({ context }) => context.result?.info.resources);
  const { data, error, isFetching, refetch } = useRead('downloads.routers', {});
  const cards = downloadCards([...(told ?? []), ...(data?.resources ?? [])], { check, language, system });
  const settled = data !== undefined || error !== null;
  const missing = missingTypes(cards).map((type) => t(`downloads.name.${type}`));
  if (cards.length === 0 && error && !data)
    return (
      <ErrorState
        icon={<CircleAlert />}
        title={t('downloads.failed')}
        text={textOf(error.failure)}
        action={
          <Button busy={isFetching} onClick={() => void refetch()}>
            {t('downloads.retry')}
          </Button>
        }
      />
    );
  if (cards.length === 0 && settled)
    return (
      <EmptyState
        icon={<Smartphone />}
        title={t('downloads.none.title')}
        text={t('downloads.none.text')}
        action={
          <Button busy={support.busy} onClick={support.open}>
            {t('downloads.none.contact')}
          </Button>
        }
      />
    );
  return (
    <section aria-label={t('downloads.cards')} aria-busy={cards.length === 0} className={styles.section}>
      <LiveStatus text={cards.length === 0 ? t('downloads.loading') : ''} />
      {cards.length === 0 && <Skeleton className={styles.coming} shape="block" />}
      <ul className={styles.cards}>
        {cards.map((card) => (
          <li key={card.type}>
            <DownloadCard card={card} />
          </li>
        ))}
      </ul>
      {settled && missing.length > 0 && (
        <p className={styles.note}>{t('downloads.missing', { names: missing.join(', ') })}</p>
      )}
    </section>
  );
}
