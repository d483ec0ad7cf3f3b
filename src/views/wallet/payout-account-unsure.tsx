import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import type { ActorRefFrom } from 'xstate';
import type { payoutAccountMachine } from '#machines/wallet/payout-account.machine.ts';
import { useSignInAgain } from '#src/actors/sign-in-again.ts';
import { UnsurePanel } from '#src/ui/unsure-panel.tsx';

type Props = { account: ActorRefFrom<typeof payoutAccountMachine>; task: 'binding' | 'removal' };

/** It is unknown whether an account was bound or removed: the current accounts tell. */
export function PayoutAccountUnsure({ account, task }: Props) {
  const { t } = useTranslation(['wallet', 'system']);
  const busy = useSelector(account, (snapshot) => snapshot.hasTag('busy'));
  return (
    <UnsurePanel
      title={t('system.unsure.title')}
      text={t(`wallet.payoutAccount.unsure.${task}`)}
      ways={[
        { label: t('system.unsure.look'), onClick: () => account.send({ type: 'outcome.asked' }) },
        { label: t('system.unsure.back'), onClick: () => account.send({ type: 'form.wanted' }) },
        { label: t('system.unsure.signIn'), onClick: useSignInAgain() },
      ]}
      busy={busy}
    />
  );
}
