import { useSelector } from '@xstate/react';
import type { SubmitEvent } from 'react';
import { useTranslation } from 'react-i18next';
import type { ActorRefFrom } from 'xstate';
import type { lineTransferMachine } from '#machines/wallet/line-transfer.act.ts';
import { type Line, lineTerms } from '#machines/wallet/line-transfer.rules.ts';
import { Button } from '#src/ui/button.tsx';
import { focusField } from '#src/ui/field-events.ts';
import { useMoney } from '#src/views/acts/money-text.ts';
import { WithdrawPasswordField } from '#src/views/acts/withdraw-password-field.tsx';
import styles from './form.module.css';
import { MoneyField } from './money-field.tsx';
import { RecipientField } from './recipient-field.tsx';

type Props = {
  sending: ActorRefFrom<typeof lineTransferMachine>;
  line: Line;
};

/** To whom of the line, how much, and the withdraw password. */
export function LineForm({ sending, line }: Props) {
  const { t } = useTranslation(['wallet']);
  const money = useMoney();
  const { fields, withdrawPassword, problems } = useSelector(sending, ({ context }) => context);

  function submit(sent: SubmitEvent<HTMLFormElement>) {
    sent.preventDefault();
    const form = sent.currentTarget;
    sending.send({ type: 'submitted', terms: line });
    const wrong = sending.getSnapshot().context.problems;
    // A search that found nobody leaves nobody to pick.
    const pick = form.elements.namedItem('to') ? 'to' : 'search';
    const names = [wrong.to && pick, wrong.typed && 'amount', wrong.withdrawPassword && 'withdrawPassword'];
    focusField(
      form,
      names.filter((name) => typeof name === 'string'),
    );
  }

  return (
    <form className={styles.form} noValidate onSubmit={submit}>
      <RecipientField
        line={line}
        picked={fields.to}
        missing={problems.to}
        onPick={(one) => sending.send({ type: 'field.changed', field: 'to', value: one })}
      />
      <MoneyField
        label={t('wallet.line.amount')}
        value={fields.typed}
        fault={problems.typed}
        terms={lineTerms(line)}
        onValue={(amount) => sending.send({ type: 'field.changed', field: 'typed', value: amount })}
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
