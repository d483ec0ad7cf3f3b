import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import type { ActorRefFrom } from 'xstate';
import type { addressMachine } from '#machines/verification/address.machine.ts';
import { useSignInAgain } from '#src/actors/sign-in-again.ts';
import { UnsurePanel } from '#src/ui/unsure-panel.tsx';

/** An answer was right, or it was not: the session itself is asked. */
export function AddressUnsure({ address }: { address: ActorRefFrom<typeof addressMachine> }) {
  const { t } = useTranslation(['verification', 'system']);
  const busy = useSelector(address, (snapshot) => snapshot.hasTag('busy'));
  return (
    <UnsurePanel
      title={t('system.unsure.title')}
      text={t(busy ? 'verification.address.unsureAsking' : 'verification.address.unsure')}
      ways={[
        { label: t('system.unsure.look'), onClick: () => address.send({ type: 'outcome.asked' }) },
        { label: t('system.unsure.signIn'), onClick: useSignInAgain() },
      ]}
      busy={busy}
    />
  );
}
