import { useTranslation } from 'react-i18next';
import { Button } from '#src/ui/button.tsx';
import { Spinner } from '#src/ui/spinner.tsx';
import styles from './form.module.css';

/** The register of all operators is being asked; the amount can still be changed. */
export function DepositAsking({ onEdit }: { onEdit: () => void }) {
  const { t } = useTranslation(['wallet', 'acts']);
  return (
    <div className={styles.form}>
      <p className={styles.note} role="status">
        <Spinner /> {t('wallet.deposit.asking')}
      </p>
      <Button className={styles.submit} onClick={onEdit}>
        {t('acts.edit')}
      </Button>
    </div>
  );
}
