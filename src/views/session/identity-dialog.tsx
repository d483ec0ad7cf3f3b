import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import type { ActorRefFrom } from 'xstate';
import type { identityMachine } from '#machines/session/identity.machine.ts';
import { useConfiguration } from '#src/actors/system-context.tsx';
import { Alert } from '#src/ui/alert.tsx';
import { Button } from '#src/ui/button.tsx';
import { Dialog } from '#src/ui/dialog.tsx';
import { LiveStatus } from '#src/ui/live-status.tsx';
import { Spinner } from '#src/ui/spinner.tsx';
import styles from './identity-dialog.module.css';

type Props = { identity: ActorRefFrom<typeof identityMachine> };

/** While the person is in an identity provider's window: a way to that window, and a way to cancel. */
export function IdentityDialog({ identity }: Props) {
  const { t } = useTranslation(['session', 'system']);
  const { identityProviders } = useConfiguration();
  const id = useSelector(identity, ({ context }) => context.provider);
  const unseen = useSelector(identity, ({ context }) => context.unseen);
  const checking = useSelector(identity, (snapshot) => snapshot.hasTag('busy'));
  const provider = identityProviders.find((one) => one.id === id)?.name ?? id;
  const close = () => identity.send({ type: 'closed' });
  return (
    <Dialog
      open
      size="warning"
      title={t('session.identity.title')}
      description={t('session.identity.text', { provider })}
      closeLabel={t('session.identity.cancel')}
      onClose={close}
    >
      {unseen && !checking ? (
        <Alert>{`${t('system.errors.IDENTITY_REFUSED')} ${t('session.identity.unseen')}`}</Alert>
      ) : (
        <div className={styles.wait}>
          <Spinner size="large" />
        </div>
      )}
      <LiveStatus text={checking ? t('session.identity.checking') : ''} />
      <div className={styles.choice}>
        <Button
          variant="primary"
          data-autofocus
          disabled={checking}
          onClick={() => identity.send({ type: unseen ? 'asked.again' : 'window.wanted' })}
        >
          {t(unseen ? 'session.identity.again' : 'session.identity.raise')}
        </Button>
        <Button onClick={close}>{t('session.identity.cancel')}</Button>
      </div>
    </Dialog>
  );
}
