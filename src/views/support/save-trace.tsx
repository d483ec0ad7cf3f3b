import Download from 'lucide-react/icons/download';
import { useTranslation } from 'react-i18next';
import { Button } from '#src/ui/button.tsx';
import { Card } from '#src/ui/card.tsx';
import styles from './save-trace.module.css';

/** Offers to save what the page did last, and says what that file holds and does not hold. */
export function SaveTrace({ onSave }: { onSave: () => void }) {
  const { t } = useTranslation(['support']);
  return (
    <Card className={styles.panel} title={t('support.trace.title')}>
      <p>{t('support.trace.text')}</p>
      <Button icon={<Download />} onClick={onSave}>
        {t('support.trace.save')}
      </Button>
    </Card>
  );
}
