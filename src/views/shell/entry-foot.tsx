import { useTranslation } from 'react-i18next';
import { pathOf } from '#src/paths.ts';
import { LanguageSelect } from './header/language-select.tsx';
import { useMayEnter } from './may-enter.ts';
import styles from './safer-play-aside.module.css';

/**
 * At the foot of the dialogs that lead into an account: safer play, and where the brand asks for a session first, the
 * language, as the page behind is out of reach.
 */
export function EntryFoot() {
  return (
    <>
      <SaferPlayAside />
      {!useMayEnter() && <LanguageSelect />}
    </>
  );
}

/** At the foot of a dialog: safer play, in another tab, so that what was typed here stays. */
function SaferPlayAside() {
  const { t } = useTranslation(['shell']);
  return (
    <p className={styles.aside}>
      <a href={pathOf({ screen: 'saferPlay' })} target="_blank" rel="noopener">
        {t('shell.saferPlay')}
      </a>
    </p>
  );
}
