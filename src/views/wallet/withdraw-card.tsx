import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import type { ActorRefFrom } from 'xstate';
import type { withdrawMachine } from '#machines/wallet/withdraw.act.ts';
import type { PayoutTerms, WithdrawQuote } from '#machines/wallet/withdraw.rules.ts';
import { useMoneyAct } from '#src/actors/money-act.ts';
import { Name } from '#src/ui/as-is.tsx';
import { ButtonLink } from '#src/ui/button.tsx';
import { Card } from '#src/ui/card.tsx';
import { PathLink } from '#src/ui/path-link.tsx';
import { ActOutcome } from '#src/views/acts/act-outcome.tsx';
import { useMoney } from '#src/views/acts/money-text.ts';
import { SurePanel } from '#src/views/acts/sure-panel.tsx';
import { actAddress } from './act-address.ts';
import styles from './form.module.css';
import { WithdrawForm } from './withdraw-form.tsx';
import { WithdrawNeeds } from './withdraw-needs.tsx';

type Props = {
  withdraw: ActorRefFrom<typeof withdrawMachine>;
  terms: PayoutTerms;
};

/** Requesting a withdrawal, step by step; or what must be done first. */
export function WithdrawCard({ withdraw, terms }: Props) {
  const { t } = useTranslation(['acts', 'wallet']);
  const money = useMoney();
  const act = useMoneyAct(withdraw);
  const { quote, record } = useSelector(withdraw, ({ context }) => context);
  const factsOf = ({ account, amount, fee, net }: WithdrawQuote) => [
    { id: 'account', label: t('wallet.withdraw.to'), value: `${account.institution} ${account.number}` },
    { id: 'holder', label: t('wallet.withdraw.holder'), value: <Name>{account.holder}</Name> },
    { id: 'amount', label: t('wallet.withdraw.amount'), value: money(amount) },
    { id: 'fee', label: t('wallet.withdraw.fee'), value: money(fee) },
    { id: 'net', label: t('wallet.withdraw.net'), value: money(net), strong: true },
  ];
  const named = (reference: string) => ({
    id: 'reference',
    label: t('acts.reference'),
    value: reference,
  });
  const done = {
    title: t('wallet.withdraw.done'),
    text: t('wallet.withdraw.doneText'),
    facts: record ? [...factsOf(record), named(record.reference)] : [],
    again: t('wallet.withdraw.again'),
  };
  const ready = terms.withdrawPasswordSet && terms.accounts.length > 0;
  return (
    <Card title={t('wallet.withdraw.form')}>
      <ActOutcome act={act} done={done} />
      {act.step === 'done' && record && (
        <ButtonLink as={PathLink} className={styles.submit} to={actAddress('withdraw', record.reference)}>
          {t('wallet.withdraw.see')}
        </ButtonLink>
      )}
      {act.step === 'form' &&
        (ready ? <WithdrawForm withdraw={withdraw} terms={terms} /> : <WithdrawNeeds terms={terms} />)}
      {(act.step === 'sure' || act.step === 'sending') && (
        <SurePanel act={act} facts={quote ? factsOf(quote) : []} confirm={t('wallet.withdraw.confirm')} />
      )}
    </Card>
  );
}
