import { useTranslation } from 'react-i18next';
import type { Begun } from '#machines/member/authenticator.rules.ts';
import { Code } from '#src/ui/as-is.tsx';
import { Qr } from '#src/ui/qr.tsx';
import styles from './authenticator-secret.module.css';

/** Four letters at a time, as people type them. */
const groups = /.{1,4}/g;

/** The secret of a new authenticator, to scan or type. Drawn here, so that no other service sees it. */
export function AuthenticatorSecret({ begun }: { begun: Begun }) {
  const { t } = useTranslation(['member']);
  return (
    <div className={styles.secret}>
      <p>{t('member.authenticator.scan')}</p>
      <Qr value={begun.uri} label={t('member.authenticator.scanLabel')} />
      <p>{t('member.authenticator.type')}</p>
      <Code className={styles.letters}>{begun.secret.match(groups)?.join(' ')}</Code>
      <p className={styles.warning}>{t('member.authenticator.keep')}</p>
    </div>
  );
}
