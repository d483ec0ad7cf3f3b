import { BadgeCheck } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useConfiguration } from '#src/actors/system-context.tsx';
import { Tag } from '#src/ui/badge.tsx';
import styles from './footer.module.css';

/** Under which licence the product runs: who gave it, its number, and the page of theirs that shows it. */
export function Licence() {
  const { t } = useTranslation(['shell']);
  const { licence } = useConfiguration();
  return (
    <>
      <Tag tone="positive" icon={<BadgeCheck />}>
        {t('shell.footer.licence')}
      </Tag>
      {licence && (
        <p className={styles.licence}>
          <a href={licence.link} target="_blank" rel="noreferrer">
            {t('shell.footer.licensed', licence)}
          </a>
        </p>
      )}
    </>
  );
}
