import { CircleHelp } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { Failure } from '#contract/errors.ts';
import { codeOf } from '#machines/help/refusal.rules.ts';
import styles from './failure-help.module.css';
import { HelpLink } from './help-link.tsx';

/** The way to the article that explains a failure; nothing of the help is loaded before it is approached or pressed. */
export function FailureHelp({ failure }: { failure: Failure }) {
  const { t } = useTranslation(['system']);
  return (
    <HelpLink className={styles.help} topic={{ about: codeOf(failure) }}>
      <CircleHelp aria-hidden="true" />
      {t('system.helpAbout')}
    </HelpLink>
  );
}
