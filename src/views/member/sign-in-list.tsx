import { useTranslation } from 'react-i18next';
import type { CallOutput } from '#contract/calls.ts';
import { formatDate } from '#src/i18n/dates.ts';
import { Tag } from '#src/ui/badge.tsx';
import styles from './sign-in-list.module.css';

/** Sign-ins, newest first: when, from where, with what device, and whether that session is still open. */
export function SignInList({ signIns }: { signIns: CallOutput<'member.signIns'> }) {
  const { t } = useTranslation(['member']);
  return (
    <ul className={styles.list} aria-label={t('member.signIns.list')}>
      {signIns.map(({ id, at, address, device, open, current }) => (
        <li key={id} className={styles.one}>
          <span className={styles.device}>{device || t('member.signIns.unknownDevice')}</span>
          <span className={styles.when}>
            <time dateTime={new Date(at).toISOString()}>{formatDate(at)}</time>
          </span>
          <span className={styles.where}>{t('member.signIns.address', { address })}</span>
          <span className={styles.state}>
            {current && <Tag tone="accent">{t('member.signIns.current')}</Tag>}
            {!current && open && <Tag tone="positive">{t('member.signIns.open')}</Tag>}
            {!current && !open && <Tag>{t('member.signIns.closed')}</Tag>}
          </span>
        </li>
      ))}
    </ul>
  );
}
