import { Menu } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '#src/ui/icon-button.tsx';
import styles from './header.module.css';

/** Beside the logo of a lottery page (spec 2): shows the head navigation, and puts it away again. */
export function NavigationToggle({ open, onToggle }: { open: boolean; onToggle: () => void }) {
  const { t } = useTranslation(['shell']);
  return (
    <IconButton
      size="small"
      className={styles.toggle}
      label={open ? t('shell.nav.hide') : t('shell.nav.show')}
      icon={<Menu />}
      aria-expanded={open}
      onClick={onToggle}
    />
  );
}
