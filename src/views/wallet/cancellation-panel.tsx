import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import type { Withdrawal } from '#contract/wallet/withdrawals.ts';
import { cancellationMachine } from '#machines/wallet/cancellation.act.ts';
import { useActForm } from '#src/actors/act-form.ts';
import { useMoneyAct } from '#src/actors/money-act.ts';
import { Button } from '#src/ui/button.tsx';
import { Card } from '#src/ui/card.tsx';
import { Note, Stack } from '#src/ui/layout.tsx';
import { ActOutcome } from '#src/views/acts/act-outcome.tsx';
import { useMoney } from '#src/views/acts/money-text.ts';
import { SurePanel } from '#src/views/acts/sure-panel.tsx';
import { useCancellable } from './cancellable.ts';

/** Taking a withdrawal back while it is pending; later only how that went, until it was seen. */
export function CancellationPanel({ withdrawal }: { withdrawal: Withdrawal }) {
  const { t } = useTranslation(['wallet', 'protection']);
  const money = useMoney();
  const { reference, amount, status } = withdrawal;
  const cancellation = useActForm(cancellationMachine, { reference, amount });
  const act = useMoneyAct(cancellation);
  const { record } = useSelector(cancellation, ({ context }) => context);
  const cancellable = useCancellable();
  const pending = status === 'PENDING';
  if (act.step === 'form' && !act.failure && (!pending || cancellable === null)) return null;
  if (act.step === 'form' && !act.failure && !cancellable)
    return <Note>{t('protection.closed.cancel')}</Note>;
  const factsOf = (back: string) => [
    { id: 'amount', label: t('wallet.withdrawal.comesBack'), value: money(back), strong: true },
  ];
  const done = {
    title: t('wallet.withdrawal.takenBack'),
    facts: record ? factsOf(record.amount) : [],
    again: t('wallet.withdrawal.seen'),
  };
  return (
    <Card title={t('wallet.withdrawal.takeBack')}>
      <ActOutcome act={act} done={done} />
      {act.step === 'form' && pending && cancellable && (
        <Stack gap={4} narrow>
          <Note>{t('wallet.withdrawal.takeBackText')}</Note>
          <Button wide="on-phone" onClick={() => cancellation.send({ type: 'submitted', terms: null })}>
            {t('wallet.withdrawal.takeBack')}
          </Button>
        </Stack>
      )}
      {(act.step === 'sure' || act.step === 'sending') && (
        <SurePanel act={act} facts={factsOf(amount)} confirm={t('wallet.withdrawal.takeBackYes')} />
      )}
    </Card>
  );
}
