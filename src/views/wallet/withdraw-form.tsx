import { useSelector } from '@xstate/react';
import type { SubmitEvent } from 'react';
import { useTranslation } from 'react-i18next';
import type { ActorRefFrom } from 'xstate';
import type { withdrawMachine } from '#machines/wallet/withdraw.act.ts';
import { accountIn, amountTerms, type PayoutTerms, priceOf } from '#machines/wallet/withdraw.rules.ts';
import { Alert } from '#src/ui/alert.tsx';
import { Button } from '#src/ui/button.tsx';
import { focusField } from '#src/ui/field-events.ts';
import { SelectField } from '#src/ui/select-field.tsx';
import { useMoney } from '#src/views/acts/money-text.ts';
import { WithdrawPasswordField } from '#src/views/acts/withdraw-password-field.tsx';
import styles from './form.module.css';
import { MoneyField } from './money-field.tsx';

type Props = {
  withdraw: ActorRefFrom<typeof withdrawMachine>;
  terms: PayoutTerms;
};

/** The account, the amount, and the withdraw password; under the amount its fee and what arrives. */
export function WithdrawForm({ withdraw, terms }: Props) {
  const { t } = useTranslation(['wallet']);
  const money = useMoney();
  const { fields, withdrawPassword, problems } = useSelector(withdraw, ({ context }) => context);
  const price = priceOf(fields.typed, terms);
  const change = (field: keyof typeof fields) => (value: string) =>
    withdraw.send({ type: 'field.changed', field, value });

  function submit(sent: SubmitEvent<HTMLFormElement>) {
    sent.preventDefault();
    withdraw.send({ type: 'submitted', terms });
    const wrong = withdraw.getSnapshot().context.problems;
    const names = [
      wrong.accountId && 'account',
      wrong.typed && 'amount',
      wrong.withdrawPassword && 'withdrawPassword',
    ];
    focusField(
      sent.currentTarget,
      names.filter((name) => typeof name === 'string'),
    );
  }

  return (
    <form className={styles.form} noValidate onSubmit={submit}>
      {problems.turnover && <Alert>{t('wallet.withdraw.turnoverFirst')}</Alert>}
      <SelectField
        name="account"
        label={t('wallet.withdraw.account')}
        value={accountIn(fields, terms)?.accountId ?? ''}
        placeholder={t('wallet.withdraw.pickAccount')}
        options={terms.accounts.map(({ accountId, institution, number }) => ({
          value: accountId,
          label: `${institution} ${number}`,
        }))}
        error={problems.accountId && t('wallet.withdraw.accountRequired')}
        required
        onValue={change('accountId')}
      />
      <MoneyField
        label={t('wallet.withdraw.amount')}
        value={fields.typed}
        fault={problems.typed}
        terms={amountTerms(terms)}
        onValue={change('typed')}
      />
      <p className={styles.note}>
        {price
          ? t('wallet.withdraw.price', { fee: money(price.fee), net: money(price.net) })
          : t('wallet.withdraw.feeRule', { percent: terms.feePercent, fixed: money(terms.feeFixed) })}
      </p>
      <WithdrawPasswordField
        value={withdrawPassword}
        missing={problems.withdrawPassword}
        onValue={(digits) => withdraw.send({ type: 'secret.typed', typed: digits })}
      />
      <Button className={styles.submit} type="submit" variant="primary" size="large">
        {t('wallet.withdraw.submit')}
      </Button>
    </form>
  );
}
