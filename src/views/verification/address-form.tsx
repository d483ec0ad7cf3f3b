import { useSelector } from '@xstate/react';
import type { SubmitEvent } from 'react';
import { useTranslation } from 'react-i18next';
import type { ActorRefFrom } from 'xstate';
import type { AddressWay } from '#contract/verification.ts';
import type { addressMachine } from '#machines/verification/address.machine.ts';
import { atStep } from '#src/actors/meta.ts';
import { Alert } from '#src/ui/alert.tsx';
import { Button } from '#src/ui/button.tsx';
import { focusField } from '#src/ui/field-events.ts';
import { LiveStatus } from '#src/ui/live-status.tsx';
import { FailureAlert } from '#src/views/acts/failure-alert.tsx';
import styles from './address.module.css';
import { AddressField } from './address-field.tsx';
import { AddressUnsure } from './address-unsure.tsx';
import { WayIcon } from './way-icon.tsx';

/** The focus comes along from the way that was picked. */
const enter = (form: HTMLFormElement | null) => focusField(form, ['code', 'payee']);

type Props = { address: ActorRefFrom<typeof addressMachine>; way: AddressWay };

/** The answer by the chosen way; typed text is kept after a refusal (spec 8). */
export function AddressForm({ address, way }: Props) {
  const { t } = useTranslation(['verification', 'system']);
  const busy = useSelector(address, (snapshot) => snapshot.hasTag('busy'));
  const failure = useSelector(address, ({ context }) => context.failure);
  const unsure = useSelector(address, (snapshot) => snapshot.hasTag('unsure'));
  const notDone = useSelector(address, atStep('notDone'));
  const hint = useSelector(address, ({ context }) => context.ways.find((open) => open.way === way)?.hint);

  function submit(sent: SubmitEvent<HTMLFormElement>) {
    sent.preventDefault();
    address.send({ type: 'submitted' });
    if (address.getSnapshot().context.missing) focusField(sent.currentTarget, ['code', 'payee']);
  }

  if (unsure) return <AddressUnsure address={address} />;
  return (
    <form ref={enter} className={styles.form} noValidate onSubmit={submit}>
      {failure && <FailureAlert failure={failure} />}
      {notDone && <Alert tone="neutral">{t('system.unsure.notDone')}</Alert>}
      <p className={styles.chosen}>
        <WayIcon way={way} />
        <span className={styles.words}>
          <span className={styles.name}>{t(`verification.address.${way}`)}</span>
          <span className={styles.about}>{t(`verification.address.${way}About`, { hint })}</span>
        </span>
      </p>
      <AddressField address={address} way={way} />
      <p className={styles.small}>{t('verification.address.tries')}</p>
      <LiveStatus text={busy ? t('verification.address.submitting') : ''} />
      <Button type="submit" variant="primary" size="large" wide busy={busy}>
        {t('verification.address.submit')}
      </Button>
      <Button wide disabled={busy} onClick={() => address.send({ type: 'way.left' })}>
        {t('verification.address.other')}
      </Button>
    </form>
  );
}
