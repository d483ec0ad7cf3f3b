import { useSelector } from '@xstate/react';
import type { SubmitEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { type ReceiptField, remainingOf } from '#machines/wallet/receipt.rules.ts';
import type { ReceiptActor } from '#src/actors/receipt.ts';
import { useConfiguration } from '#src/actors/system-context.tsx';
import { Button } from '#src/ui/button.tsx';
import { focusField } from '#src/ui/focus-field.ts';
import { TextField } from '#src/ui/text-field.tsx';
import { useMoney } from '#src/views/acts/money-text.ts';
import form from './form.module.css';
import styles from './receipt.module.css';

const fields: readonly ReceiptField[] = ['received', 'remaining'];

function takeFocus(heading: HTMLElement | null): void {
  heading?.focus();
}

/** What arrived and what is left: together they must equal the rest, to the cent. */
export function ReceiptPart({ receipt }: { receipt: ReceiptActor }) {
  const { t } = useTranslation(['wallet']);
  const money = useMoney();
  const { currencySymbol } = useConfiguration().brand;
  const { typed, problems, withdrawal } = useSelector(receipt, ({ context }) => context);
  const total = money(remainingOf(withdrawal));

  function submit(sent: SubmitEvent<HTMLFormElement>) {
    sent.preventDefault();
    receipt.send({ type: 'submitted', proofs: [] });
    const wrong = receipt.getSnapshot().context.problems;
    focusField(
      sent.currentTarget,
      fields.map((field) => (wrong[field] ? field : '')),
    );
  }

  return (
    <form className={form.form} noValidate onSubmit={submit}>
      <h3 className={styles.question} tabIndex={-1} ref={takeFocus}>
        {t('wallet.receipt.partTitle')}
      </h3>
      <p className={styles.note}>{t('wallet.receipt.partText', { total })}</p>
      {fields.map((field) => (
        <TextField
          key={field}
          name={field}
          label={t(`wallet.receipt.field.${field}`)}
          inputMode="decimal"
          autoComplete="off"
          prefix={currencySymbol}
          value={typed[field]}
          error={problems[field] && t(`wallet.receipt.problem.${problems[field]}`, { total })}
          required
          onValue={(value) => receipt.send({ type: 'field.changed', field, value })}
        />
      ))}
      <div className={form.actions}>
        <Button type="submit" variant="primary" size="large">
          {t('wallet.receipt.submit')}
        </Button>
        <Button variant="quiet" size="large" onClick={() => receipt.send({ type: 'edited' })}>
          {t('wallet.receipt.back')}
        </Button>
      </div>
    </form>
  );
}
