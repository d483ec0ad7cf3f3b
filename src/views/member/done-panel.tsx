import { CircleCheck } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { ButtonLink } from '#src/ui/button.tsx';
import { PathLink } from '#src/ui/path-link.tsx';
import styles from './done-panel.module.css';
import { memberAddress } from './member-address.ts';

function takeFocus(panel: HTMLElement | null): void {
  panel?.focus();
}

/** What was done, read out as soon as it appears, and the way back. */
export function DonePanel({ title, text }: { title: string; text?: string }) {
  const { t } = useTranslation(['member']);
  return (
    <div className={styles.panel} role="status" tabIndex={-1} ref={takeFocus}>
      <CircleCheck aria-hidden="true" />
      <p className={styles.title}>{title}</p>
      {text && <p className={styles.text}>{text}</p>}
      <ButtonLink as={PathLink} to={memberAddress('securityCenter')} variant="primary">
        {t('member.overview.back')}
      </ButtonLink>
    </div>
  );
}
