import { useSelector } from '@xstate/react';
import type { SubmitEvent } from 'react';
import { useTranslation } from 'react-i18next';
import type { ActorRefFrom } from 'xstate';
import type { lineTransferMachine } from '#machines/wallet/line-transfer.machine.ts';
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
  const { to, typed, withdrawPassword, problems } = useSelector(sending, ({ context }) => context);

  function submit(sent: SubmitEvent<HTMLFormElement>) {
    sent.preventDefault();
    const form = sent.currentTarget;
    sending.send({ type: 'submitted', line });
    const wrong = sending.getSnapshot().context.problems;
    const names = Object.entries(wrong).filter(([, problem]) => problem !== null && problem !== false);
    // A search that found nobody leaves nobody to pick.
    const pick = form.elements.namedItem('to') ? 'to' : 'search';
    focusField(
      form,
      names.map(([name]) => (name === 'to' ? pick : name)),
    );
  }

  return (
    <form className={styles.form} noValidate onSubmit={submit}>
      <RecipientField
        line={line}
        picked={to}
        missing={problems.to}
        onPick={(one) => sending.send({ type: 'recipient.picked', to: one })}
      />
      <MoneyField
        label={t('wallet.line.amount')}
        value={typed}
        fault={problems.amount}
        terms={lineTerms(line)}
        onValue={(amount) => sending.send({ type: 'amount.typed', typed: amount })}
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
