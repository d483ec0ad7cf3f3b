import { useSelector } from '@xstate/react';
import type { SubmitEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { isReadingProblem } from '#machines/kit/number.rules.ts';
import { type ReceiptField, remainingOf } from '#machines/wallet/receipt.rules.ts';
import type { ReceiptActor } from '#src/actors/receipt.ts';
import { Button } from '#src/ui/button.tsx';
import { focusField } from '#src/ui/field-events.ts';
import { useMoney } from '#src/views/acts/money-text.ts';
import { NumberField } from '#src/views/acts/number-field.tsx';
import { useNumberFault } from '#src/views/acts/number-text.ts';
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
  const written = useNumberFault();
  const { typed, problems, withdrawal } = useSelector(receipt, ({ context }) => context);
  const total = money(remainingOf(withdrawal));

  function faultText(field: ReceiptField): string | null {
    const problem = problems[field];
    if (problem !== null && isReadingProblem(problem)) return written(problem);
    return problem && t(`wallet.receipt.problem.${problem}`, { total });
  }

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
        <NumberField
          key={field}
          unit="money"
          name={field}
          label={t(`wallet.receipt.field.${field}`)}
          value={typed[field]}
          error={faultText(field)}
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
