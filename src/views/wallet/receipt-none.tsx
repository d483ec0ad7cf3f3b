import { useSelector } from '@xstate/react';
import type { SubmitEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { remainingOf } from '#machines/wallet/receipt.rules.ts';
import type { ReceiptActor } from '#src/actors/receipt.ts';
import type { Uploads } from '#src/actors/uploads.ts';
import { Button } from '#src/ui/button.tsx';
import { takeFocus } from '#src/ui/take-focus.ts';
import { takesFiles } from '#src/views/acts/file-drop.ts';
import { useMoney } from '#src/views/acts/money-text.ts';
import { ProofPicker } from '#src/views/acts/proof-picker.tsx';
import form from './form.module.css';
import styles from './receipt.module.css';

/** What did not arrive, with one to three pictures that prove it. */
export function ReceiptNone({ receipt, uploads }: { receipt: ReceiptActor; uploads: Uploads }) {
  const { t } = useTranslation(['wallet']);
  const money = useMoney();
  const { problems, withdrawal } = useSelector(receipt, ({ context }) => context);
  const missing = problems.proofs && uploads.proofs.length === 0;

  function submit(sent: SubmitEvent<HTMLFormElement>) {
    sent.preventDefault();
    receipt.send({ type: 'submitted', proofs: uploads.proofs });
  }

  return (
    <form className={form.form} noValidate onSubmit={submit} {...takesFiles(uploads.choose)}>
      <h3 className={styles.question} tabIndex={-1} ref={takeFocus}>
        {t('wallet.receipt.noneTitle', { amount: money(remainingOf(withdrawal)) })}
      </h3>
      <ProofPicker
        uploads={uploads}
        title={t('wallet.proof.title')}
        hint={t('wallet.proof.hint')}
        error={missing && t('wallet.proof.missing')}
      />
      <div className={form.actions}>
        <Button type="submit" variant="primary" size="large" disabled={uploads.underWay}>
          {t('wallet.receipt.submit')}
        </Button>
        <Button variant="quiet" size="large" onClick={() => receipt.send({ type: 'edited' })}>
          {t('wallet.receipt.back')}
        </Button>
      </div>
    </form>
  );
}
