import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import type { ActorRefFrom } from 'xstate';
import type { sessionTimeoutMachine } from '#machines/session/session-timeout.machine.ts';
import { useResident } from '#src/actors/residents.ts';
import { useSecondsLeft } from '#src/actors/seconds-left.ts';
import { Button } from '#src/ui/button.tsx';
import { Dialog } from '#src/ui/dialog.tsx';
import { LiveStatus } from '#src/ui/live-status.tsx';
import { FailureAlert } from '#src/views/acts/failure-alert.tsx';

type Props = { life: ActorRefFrom<typeof sessionTimeoutMachine> };

/** Seconds left at which the rest is read aloud: often enough to act, and seldom enough to hear anything else. */
const said: readonly number[] = [10, 30];

/** The last minute of a session: the question whether to stay, or the notice that it ends anyway (decision: sessions). */
export function LifeDialog({ life }: Props) {
  const { t } = useTranslation(['session', 'system']);
  const session = useResident('session');
  const { endsAt, forGood, failure } = useSelector(life, ({ context }) => context);
  const busy = useSelector(life, (snapshot) => snapshot.hasTag('busy'));
  const count = useSecondsLeft(endsAt);
  const mark = said.find((seconds) => count <= seconds);
  const close = () => life.send({ type: 'warning.closed' });
  return (
    <Dialog
      open
      size="warning"
      title={t('session.life.title')}
      description={t(forGood ? 'session.life.final' : 'session.life.idle', { count })}
      onClose={close}
      footer={
        <>
          <Button onClick={() => session.send({ type: 'signOut.asked' })}>{t('session.life.leave')}</Button>
          {forGood ? (
            <Button data-autofocus variant="primary" onClick={close}>
              {t('session.life.understood')}
            </Button>
          ) : (
            <Button
              data-autofocus
              variant="primary"
              busy={busy}
              onClick={() => life.send({ type: 'stay.clicked' })}
            >
              {t('session.life.stay')}
            </Button>
          )}
        </>
      }
    >
      {failure && <FailureAlert failure={failure} />}
      <LiveStatus
        text={busy ? t('session.life.staying') : mark ? t('session.life.left', { count: mark }) : ''}
      />
    </Dialog>
  );
}
