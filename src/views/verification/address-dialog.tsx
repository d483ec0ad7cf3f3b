import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import type { ActorRefFrom } from 'xstate';
import type { addressMachine } from '#machines/verification/address.machine.ts';
import { useResident } from '#src/actors/residents.ts';
import { useSupportContact } from '#src/actors/support-contact.ts';
import { Alert } from '#src/ui/alert.tsx';
import { Button } from '#src/ui/button.tsx';
import { Dialog } from '#src/ui/dialog.tsx';
import { LiveStatus } from '#src/ui/live-status.tsx';
import { Spinner } from '#src/ui/spinner.tsx';
import styles from './address.module.css';
import { AddressForm } from './address-form.tsx';
import { AddressWays } from './address-ways.tsx';

type Props = { address: ActorRefFrom<typeof addressMachine> };

/** Before a way is chosen: the ways, or why none are shown. */
function Choice({ address }: Props) {
  const { t } = useTranslation(['verification']);
  const contact = useSupportContact();
  const busy = useSelector(address, (snapshot) => snapshot.hasTag('busy'));
  const refused = useSelector(address, (snapshot) => snapshot.hasTag('refused'));
  const failed = useSelector(address, ({ context }) => context.failure !== null);
  if (busy) {
    return (
      <div className={styles.wait}>
        <Spinner size="large" />
        <LiveStatus text={t('verification.address.loading')} />
      </div>
    );
  }
  if (!refused) return <AddressWays address={address} />;
  const help = (
    <Button size="small" busy={contact.busy} onClick={contact.open}>
      {t('verification.address.contact')}
    </Button>
  );
  return (
    <>
      <Alert action={failed ? undefined : help}>
        {failed ? t('verification.address.failed') : t('verification.address.without')}
      </Alert>
      <Button variant="primary" wide onClick={() => address.send({ type: 'retry.clicked' })}>
        {t('verification.address.retry')}
      </Button>
    </>
  );
}

/** Verifying a person who signs in from a new address (spec 4): the dialog can't be closed, only signed out of. */
export function AddressDialog({ address }: Props) {
  const { t } = useTranslation(['verification', 'system']);
  const session = useResident('session');
  const way = useSelector(address, ({ context }) => context.way);
  return (
    <Dialog open title={t('verification.address.title')} description={t('verification.address.text')}>
      {way ? <AddressForm key={way} address={address} way={way} /> : <Choice address={address} />}
      <Button variant="quiet" wide onClick={() => session.send({ type: 'signOut.asked' })}>
        {t('verification.address.signOut')}
      </Button>
    </Dialog>
  );
}
