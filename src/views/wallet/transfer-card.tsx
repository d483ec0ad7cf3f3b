import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import type { ActorRefFrom } from 'xstate';
import type { CallOutput } from '#contract/calls.ts';
import type { transferMachine } from '#machines/wallet/transfer.act.ts';
import { mainWallet, type Transferred } from '#machines/wallet/transfer.rules.ts';
import { useMoneyAct } from '#src/actors/money-act.ts';
import { Card } from '#src/ui/card.tsx';
import { ActOutcome } from '#src/views/acts/act-outcome.tsx';
import { useMoney } from '#src/views/acts/money-text.ts';
import { SurePanel } from '#src/views/acts/sure-panel.tsx';
import { TransferForm } from './transfer-form.tsx';

type Props = {
  transfer: ActorRefFrom<typeof transferMachine>;
  funds: CallOutput<'wallet.funds'>;
};

/** Moving money between the main wallet and one vendor's, step by step. */
export function TransferCard({ transfer, funds }: Props) {
  const { t } = useTranslation(['acts', 'wallet']);
  const money = useMoney();
  const act = useMoneyAct(transfer);
  const { quote, record } = useSelector(transfer, ({ context }) => context);
  const nameOf = (wallet: string) =>
    wallet === mainWallet
      ? t('wallet.funds.main')
      : (funds.vendors.find(({ vassalage }) => vassalage === wallet)?.displayName ?? wallet);
  const factsOf = ({ from, to, amount }: Pick<Transferred, 'from' | 'to' | 'amount'>) => [
    { id: 'from', label: t('wallet.transfer.from'), value: nameOf(from) },
    { id: 'to', label: t('wallet.transfer.to'), value: nameOf(to) },
    { id: 'amount', label: t('wallet.transfer.amount'), value: money(amount), strong: true },
  ];
  const named = (reference: string) => ({
    id: 'reference',
    label: t('acts.reference'),
    value: reference,
  });
  const done = {
    title: t('wallet.transfer.done'),
    facts: record ? [...factsOf(record), named(record.reference)] : [],
    again: t('wallet.transfer.again'),
  };
  return (
    <Card title={t('wallet.transfer.title')}>
      <ActOutcome act={act} done={done} />
      {act.step === 'form' && <TransferForm transfer={transfer} funds={funds} />}
      {(act.step === 'sure' || act.step === 'sending') && (
        <SurePanel act={act} facts={quote ? factsOf(quote) : []} confirm={t('wallet.transfer.confirm')} />
      )}
    </Card>
  );
}
