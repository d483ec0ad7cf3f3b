import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import type { ActorRefFrom } from 'xstate';
import type { loadMemberMachine } from '#machines/session/load-member.machine.ts';
import { Alert } from '#src/ui/alert.tsx';
import { Button } from '#src/ui/button.tsx';
import { Dialog } from '#src/ui/dialog.tsx';
import { Spinner } from '#src/ui/spinner.tsx';
import styles from './arriving-dialog.module.css';

type Props = { arrival: ActorRefFrom<typeof loadMemberMachine> };

function ArrivingPanel({ arrival }: Props) {
  const { t } = useTranslation(['session']);
  const failed = useSelector(arrival, (snapshot) => snapshot.hasTag('refused'));
  if (!failed) {
    return (
      <div className={styles.wait}>
        <Spinner size="large" />
      </div>
    );
  }
  return (
    <>
      <Alert>{t('session.arriving.failed')}</Alert>
      <div className={styles.choice}>
        <Button variant="primary" onClick={() => arrival.send({ type: 'retry.clicked' })}>
          {t('session.arriving.retry')}
        </Button>
        <Button onClick={() => arrival.send({ type: 'closed' })}>{t('session.arriving.cancel')}</Button>
      </div>
    </>
  );
}

/** Between a good answer and the known member: a wait, and when it fails the choice to try again or leave (spec 4). */
export function ArrivingDialog(props: Props) {
  const { t } = useTranslation(['session']);
  return (
    <Dialog open title={t('session.arriving.title')} description={t('session.arriving.text')}>
      <ArrivingPanel {...props} />
    </Dialog>
  );
}
