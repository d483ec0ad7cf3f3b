import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import type { ActorRefFrom } from 'xstate';
import type { CallOutput } from '#contract/calls.ts';
import { amountIn } from '#machines/wallet/amount.rules.ts';
import type { transferMachine } from '#machines/wallet/transfer.machine.ts';
import { useMoneyAct } from '#src/actors/money-act.ts';
import { Card } from '#src/ui/card.tsx';
import { ActOutcome } from './act-outcome.tsx';
import { useMoney } from './money-text.ts';
import { SurePanel } from './sure-panel.tsx';
import { TransferForm } from './transfer-form.tsx';

type Props = {
  transfer: ActorRefFrom<typeof transferMachine>;
  funds: CallOutput<'wallet.funds'>;
};

/** Moving money between the main wallet and one vendor's, step by step. */
export function TransferCard({ transfer, funds }: Props) {
  const { t } = useTranslation(['wallet']);
  const money = useMoney();
  const act = useMoneyAct(transfer);
  const { wallet, direction, typed, reference, earlier } = useSelector(transfer, ({ context }) => context);
  const vendor = funds.vendors.find(({ vassalage }) => vassalage === wallet)?.displayName ?? wallet;
  const main = t('wallet.funds.main');
  const [from, to] = direction === 'in' ? [main, vendor] : [vendor, main];
  const facts = [
    { id: 'from', label: t('wallet.transfer.from'), value: from },
    { id: 'to', label: t('wallet.transfer.to'), value: to },
    { id: 'amount', label: t('wallet.transfer.amount'), value: money(amountIn(typed)), strong: true },
  ];
  const named = reference ? [{ id: 'reference', label: t('wallet.act.reference'), value: reference }] : [];
  const done = {
    title: t('wallet.transfer.done'),
    facts: [...(earlier ? [] : facts), ...named],
    again: t('wallet.transfer.again'),
    earlier,
  };
  return (
    <Card title={t('wallet.transfer.title')}>
      <ActOutcome act={act} done={done} />
      {act.step === 'form' && <TransferForm transfer={transfer} funds={funds} />}
      {(act.step === 'sure' || act.step === 'sending') && (
        <SurePanel act={act} facts={facts} confirm={t('wallet.transfer.confirm')} />
      )}
    </Card>
  );
}
