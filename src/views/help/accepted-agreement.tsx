import { useTranslation } from 'react-i18next';
import { useMemberRead } from '#src/actors/reads.ts';
import { useSignedIn } from '#src/actors/signed-in.ts';
import { formatDate } from '#src/i18n/dates.ts';
import styles from './agreement-page.module.css';

/** Which version of the agreement this member accepted, and when; nothing for a visitor. */
export function AcceptedAgreement() {
  const { t } = useTranslation(['help']);
  const signedIn = useSignedIn();
  const { data, error } = useMemberRead('help.agreement', {}, { fresh: 0 });
  if (!signedIn || (!data && !error)) return null;
  if (!data) return <p className={styles.accepted}>{t('help.agreement.acceptedLost')}</p>;
  const { accepted, version } = data;
  if (!accepted) return <p className={styles.accepted}>{t('help.agreement.none')}</p>;
  return (
    <p className={styles.accepted}>
      <span>
        {t('help.agreement.accepted', { version: accepted.version, date: formatDate(accepted.at) })}
      </span>{' '}
      {accepted.version !== version && <b>{t('help.agreement.newer')}</b>}
    </p>
  );
}
