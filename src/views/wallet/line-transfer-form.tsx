import { useSelector } from '@xstate/react';
import type { SubmitEvent } from 'react';
import { useTranslation } from 'react-i18next';
import type { ActorRefFrom } from 'xstate';
import type { lineTransferMachine } from '#machines/wallet/line-transfer.machine.ts';
import { type Line, type LineField, lineTerms, relativesOf } from '#machines/wallet/line-transfer.rules.ts';
import { Button } from '#src/ui/button.tsx';
import { focusField } from '#src/ui/focus-field.ts';
import { SelectField } from '#src/ui/select-field.tsx';
import { useMoney } from '#src/views/acts/money-text.ts';
import { WithdrawPasswordField } from '#src/views/acts/withdraw-password-field.tsx';
import styles from './form.module.css';
import { MoneyField } from './money-field.tsx';

type Props = {
  sending: ActorRefFrom<typeof lineTransferMachine>;
  line: Line;
};

/** To whom of the line, how much, and the withdraw password. */
export function LineForm({ sending, line }: Props) {
  const { t } = useTranslation(['wallet']);
  const money = useMoney();
  const { account, typed, withdrawPassword, problems } = useSelector(sending, ({ context }) => context);
  const change = (field: LineField) => (value: string) =>
    sending.send({ type: 'field.changed', field, value });

  function submit(sent: SubmitEvent<HTMLFormElement>) {
    sent.preventDefault();
    sending.send({ type: 'submitted', line });
    const wrong = sending.getSnapshot().context.problems;
    const names = Object.entries(wrong).filter(([, problem]) => problem !== null && problem !== false);
    focusField(
      sent.currentTarget,
      names.map(([name]) => name),
    );
  }

  return (
    <form className={styles.form} noValidate onSubmit={submit}>
      <SelectField
        name="account"
        label={t('wallet.line.account')}
        value={account}
        placeholder={t('wallet.line.pick')}
        options={relativesOf(line).map((one) => {
          const name = `${one.nickname} (${one.account})`;
          const above = one.account === line.upline?.account;
          return { value: one.account, label: above ? t('wallet.line.upline', { name }) : name };
        })}
        error={problems.account && t('wallet.line.accountRequired')}
        required
        onValue={change('account')}
      />
      <MoneyField
        label={t('wallet.line.amount')}
        value={typed}
        fault={problems.amount}
        terms={lineTerms(line)}
        onValue={change('typed')}
      />
      <p className={styles.note}>{t('wallet.line.leftToday', { amount: money(line.leftToday) })}</p>
      <WithdrawPasswordField
        value={withdrawPassword}
        missing={problems.withdrawPassword}
        onValue={(digits) => sending.send({ type: 'secret.typed', typed: digits })}
      />
      <Button className={styles.submit} type="submit" variant="primary" size="large">
        {t('wallet.line.submit')}
      </Button>
    </form>
  );
}
