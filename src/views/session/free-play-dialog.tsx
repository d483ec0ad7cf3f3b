import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import type { ActorRefFrom } from 'xstate';
import type { freePlayMachine } from '#machines/session/free-play.machine.ts';
import { notOffered } from '#machines/session/free-play.rules.ts';
import { useRegistrationOffered } from '#src/actors/registration-offered.ts';
import { Button } from '#src/ui/button.tsx';
import { Dialog } from '#src/ui/dialog.tsx';
import { LiveStatus } from '#src/ui/live-status.tsx';
import { Spinner } from '#src/ui/spinner.tsx';
import { FailureAlert } from '#src/views/acts/failure-alert.tsx';
import { RetryButton } from '#src/views/acts/retry-button.tsx';
import styles from './free-play-dialog.module.css';

/** While a demo account is being made, and why it is not (spec 4, free play). Where the market has none, nobody is asked to try again. */
export function FreePlayDialog({ freePlay }: { freePlay: ActorRefFrom<typeof freePlayMachine> }) {
  const { t } = useTranslation(['session', 'system']);
  const refused = useSelector(freePlay, (snapshot) => snapshot.hasTag('refused'));
  const failure = useSelector(freePlay, ({ context }) => context.failure);
  const closed = useSelector(freePlay, ({ context }) => notOffered(context));
  const registrable = useRegistrationOffered();
  const close = () => freePlay.send({ type: 'closed' });
  return (
    <Dialog
      open
      size="warning"
      title={t(closed ? 'session.freePlay.closed' : 'session.freePlay.title')}
      description={!refused && t('session.freePlay.text')}
      closeLabel={t('session.freePlay.close')}
      onClose={close}
      footer={
        refused && (
          <>
            {registrable && (
              <Button onClick={() => freePlay.send({ type: 'way.wanted', way: 'register' })}>
                {t('session.freePlay.register')}
              </Button>
            )}
            {!closed && (
              <RetryButton variant="primary" onClick={() => freePlay.send({ type: 'retry.clicked' })} />
            )}
          </>
        )
      }
    >
      {refused && failure && <FailureAlert failure={failure} />}
      {!refused && (
        <div className={styles.wait}>
          <Spinner size="large" />
        </div>
      )}
      <LiveStatus text={refused ? '' : t('session.freePlay.waiting')} />
    </Dialog>
  );
}
