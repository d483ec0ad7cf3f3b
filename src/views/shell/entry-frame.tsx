import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import type { EntryWay } from '#machines/session/entry.rules.ts';
import { useResident } from '#src/actors/residents.ts';
import { DialogFrame } from '#src/ui/dialog-frame.tsx';
import { LiveStatus } from '#src/ui/live-status.tsx';
import { Skeleton } from '#src/ui/skeleton.tsx';
import { Spinner } from '#src/ui/spinner.tsx';
import styles from './entry-frame.module.css';

const fields = ['a', 'b'];

/** The frame of a dialog that leads into an account, on the screen from the press until the dialog is here. */
export function EntryFrame({ way, onClose }: { way: EntryWay; onClose: () => void }) {
  const { t } = useTranslation(['shell']);
  const ended = useSelector(useResident('session'), (snapshot) => snapshot.hasTag('refused'));
  const small = way === 'freePlay';
  const bannered = way === 'login' || way === 'register';
  return (
    <DialogFrame
      size={small ? 'warning' : 'generic'}
      title={t(`shell.entry.${ended && way === 'login' ? 'expired' : way}`)}
      closeLabel={t('shell.entry.close')}
      onClose={onClose}
      banner={bannered && <div className={styles.banner} data-ahead="banner" />}
    >
      <LiveStatus text={t('shell.entry.loading')} />
      {small ? (
        <div className={styles.wait}>
          <Spinner size="large" />
        </div>
      ) : (
        <div className={styles.fields}>
          <Skeleton className={styles.tabs} />
          {fields.map((field) => (
            <div key={field} className={styles.field}>
              <Skeleton className={styles.label} />
              <Skeleton />
            </div>
          ))}
        </div>
      )}
    </DialogFrame>
  );
}
