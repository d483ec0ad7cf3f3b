import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import type { ActorRefFrom } from 'xstate';
import type { withdrawMachine } from '#machines/wallet/withdraw.machine.ts';
import type { PayoutTerms } from '#machines/wallet/withdraw.rules.ts';
import { useMoneyAct } from '#src/actors/money-act.ts';
import { ButtonLink } from '#src/ui/button.tsx';
import { Card } from '#src/ui/card.tsx';
import { PathLink } from '#src/ui/path-link.tsx';
import { actAddress } from './act-address.ts';
import { ActOutcome } from './act-outcome.tsx';
import styles from './form.module.css';
import { useMoney } from './money-text.ts';
import { SurePanel } from './sure-panel.tsx';
import { WithdrawForm } from './withdraw-form.tsx';
import { WithdrawNeeds } from './withdraw-needs.tsx';

type Props = {
  withdraw: ActorRefFrom<typeof withdrawMachine>;
  terms: PayoutTerms;
};

/** Asking for money, step by step; or what is to be done first. */
export function WithdrawCard({ withdraw, terms }: Props) {
  const { t } = useTranslation(['wallet']);
  const money = useMoney();
  const act = useMoneyAct(withdraw);
  const { quote, withdrawal, earlier } = useSelector(withdraw, ({ context }) => context);
  const facts = quote
    ? [
        {
          id: 'account',
          label: t('wallet.withdraw.to'),
          value: `${quote.account.institution} ${quote.account.number}`,
        },
        { id: 'holder', label: t('wallet.withdraw.holder'), value: quote.account.holder },
        { id: 'amount', label: t('wallet.withdraw.amount'), value: money(quote.amount) },
        { id: 'fee', label: t('wallet.withdraw.fee'), value: money(quote.fee) },
        { id: 'net', label: t('wallet.withdraw.net'), value: money(quote.net), strong: true },
      ]
    : [];
  const named = withdrawal
    ? [{ id: 'reference', label: t('wallet.act.reference'), value: withdrawal.reference }]
    : [];
  const done = {
    title: t('wallet.withdraw.done'),
    text: t('wallet.withdraw.doneText'),
    facts: [...(earlier ? [] : facts), ...named],
    again: t('wallet.withdraw.again'),
    earlier,
  };
  const ready = terms.withdrawPasswordSet && terms.accounts.length > 0;
  return (
    <Card title={t('wallet.withdraw.form')}>
      <ActOutcome act={act} done={done} />
      {act.step === 'done' && withdrawal && (
        <ButtonLink as={PathLink} className={styles.submit} to={actAddress('withdraw', withdrawal.reference)}>
          {t('wallet.withdraw.see')}
        </ButtonLink>
      )}
      {act.step === 'form' &&
        (ready ? <WithdrawForm withdraw={withdraw} terms={terms} /> : <WithdrawNeeds terms={terms} />)}
      {(act.step === 'sure' || act.step === 'sending') && (
        <SurePanel act={act} facts={facts} confirm={t('wallet.withdraw.confirm')} />
      )}
    </Card>
  );
}
