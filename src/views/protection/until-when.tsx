import { useTranslation } from 'react-i18next';
import type { Absence } from '#contract/protection/absence.ts';
import { useLanguage } from '#src/actors/residents.ts';
import { formatDistance } from '#src/i18n/merchant-dates.ts';
import { Deadline } from '#src/views/acts/deadline.tsx';
import { useInZone } from '#src/views/acts/money-text.ts';
import styles from './absence.module.css';

/** How long a break or an exclusion lasts, and how it ends, on the merchant's clock; `now` is the gateway's. */
export function UntilWhen({ absence, now }: { absence: Absence; now: number }) {
  const { t } = useTranslation(['protection']);
  const language = useLanguage();
  const { kind, until, zone, returnFrom } = absence;
  if (kind === 'BREAK') {
    return until === null ? null : (
      <Deadline label={t('protection.comeBack.breakUntil')} at={until} zone={zone} now={now} />
    );
  }
  if (kind === 'REGISTER') {
    return <p>{t(returnFrom === null ? 'protection.comeBack.register' : 'protection.comeBack.released')}</p>;
  }
  return (
    <>
      {until === null && <p>{t('protection.comeBack.endless')}</p>}
      {until !== null && until > now && (
        <p>
          {t('protection.comeBack.lasts')} <Moment at={until} zone={zone} />
          <span>{`, ${formatDistance(until, now, language)}`}</span>
        </p>
      )}
      {until !== null && until <= now && (
        <p>
          {t('protection.comeBack.passed')} <Moment at={until} zone={zone} />
        </p>
      )}
      <p>{t('protection.comeBack.staysOn')}</p>
      {returnFrom !== null && returnFrom > now && (
        <p>
          {t('protection.comeBack.from')} <Moment at={returnFrom} zone={zone} />
          <span>{`, ${formatDistance(returnFrom, now, language)}`}</span>
        </p>
      )}
    </>
  );
}

/** A moment on the merchant's clock, on one line. */
function Moment({ at, zone }: { at: number; zone: string }) {
  const inZone = useInZone();
  return (
    <time className={styles.moment} dateTime={new Date(at).toISOString()}>
      {inZone(at, zone)}
    </time>
  );
}
