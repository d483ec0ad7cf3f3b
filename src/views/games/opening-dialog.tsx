import { useTranslation } from 'react-i18next';
import type { Launching } from '#src/actors/launch.ts';
import { Button } from '#src/ui/button.tsx';
import { Dialog } from '#src/ui/dialog.tsx';
import { Spinner } from '#src/ui/spinner.tsx';
import styles from './opening-dialog.module.css';

type Props = { launching: Extract<Launching, { at: 'opening' }> };

/** A game is being opened: says so, and lets the person give up. */
export function OpeningDialog({ launching: { cancel } }: Props) {
  const { t } = useTranslation(['games']);
  return (
    <Dialog
      open
      size="warning"
      title={t('games.launch.opening')}
      description={t('games.launch.patience')}
      onClose={cancel}
      dismissable={false}
      footer={<Button onClick={cancel}>{t('games.launch.cancel')}</Button>}
    >
      <div className={styles.turning} role="status">
        <Spinner size="large" />
        <span className="visually-hidden">{t('games.launch.opening')}</span>
      </div>
    </Dialog>
  );
}
