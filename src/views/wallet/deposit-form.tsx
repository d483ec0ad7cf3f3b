import { useSelector } from '@xstate/react';
import type { SubmitEvent } from 'react';
import { useTranslation } from 'react-i18next';
import type { ActorRefFrom } from 'xstate';
import type { DepositMethod } from '#contract/wallet/deposits.ts';
import { depositLimits, tightest } from '#machines/protection/left.rules.ts';
import type { depositMachine } from '#machines/wallet/deposit.machine.ts';
import { heldByLimit, quoteOf } from '#machines/wallet/deposit.rules.ts';
import { useLatest } from '#src/actors/latest.ts';
import { useLanguage } from '#src/actors/residents.ts';
import { useStanding } from '#src/actors/standing.ts';
import type { Uploads } from '#src/actors/uploads.ts';
import { Button } from '#src/ui/button.tsx';
import { focusField } from '#src/ui/field-events.ts';
import { TextField } from '#src/ui/text-field.tsx';
import { ActFacts } from '#src/views/acts/act-facts.tsx';
import { FailureAlert } from '#src/views/acts/failure-alert.tsx';
import { takesFiles } from '#src/views/acts/file-drop.ts';
import { useMoney } from '#src/views/acts/money-text.ts';
import { ProofPicker } from '#src/views/acts/proof-picker.tsx';
import { BankAccount } from './bank-account.tsx';
import { useDepositWords } from './deposit-words.ts';
import styles from './form.module.css';
import { useHeldText } from './held-text.ts';
import { MoneyField } from './money-field.tsx';

type Props = {
  deposit: ActorRefFrom<typeof depositMachine>;
  method: DepositMethod | undefined;
  /** The pictures that prove a transfer; they survive the last look. */
  uploads: Uploads;
};

/** How much, or which voucher, and what will be credited of it. */
export function DepositForm({ deposit, method, uploads }: Props) {
  const { t } = useTranslation(['wallet']);
  const language = useLanguage();
  const money = useMoney();
  const heldText = useHeldText();
  const { fee, usual } = useDepositWords();
  const { typed, voucher, problems } = useSelector(deposit, ({ context }) => context);
  const read = useStanding();
  const standing = useLatest(read.data);
  const limit = standing ? tightest(depositLimits(standing)) : null;
  const joint = standing?.rules.limits.joint != null;
  const back = (
    <Button variant="quiet" onClick={() => deposit.send({ type: 'method.left' })}>
      {t('wallet.deposit.otherMethod')}
    </Button>
  );
  // The gateway took the way off its list meanwhile.
  if (!method) return back;
  const quote = quoteOf(typed, method);
  // Files still uploading would be silently left out.
  const proofs = uploads.underWay ? [] : uploads.proofs;

  function submit(sent: SubmitEvent<HTMLFormElement>, terms: DepositMethod) {
    sent.preventDefault();
    // Before it is known what limits this person has, nothing could be said of them.
    if (!standing) return;
    deposit.send({ type: 'submitted', method: terms, proofs, language, left: limit?.left ?? null, joint });
    const wrong = deposit.getSnapshot().context.problems;
    focusField(sent.currentTarget, [wrong.amount ? 'amount' : '', wrong.voucher ? 'voucher' : '']);
  }

  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={(sent) => submit(sent, method)}
      {...(method.kind === 'BANK' && takesFiles(uploads.choose))}
    >
      <p className={styles.note}>{[fee(method), usual(method)].join(' · ')}</p>
      {method.bank && <BankAccount bank={method.bank} />}
      {method.kind === 'VOUCHER' ? (
        <TextField
          name="voucher"
          label={t('wallet.deposit.voucher')}
          hint={t('wallet.deposit.voucherHint')}
          error={problems.voucher && t('wallet.deposit.voucherMissing')}
          value={voucher}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          required
          onValue={(value) => deposit.send({ type: 'voucher.typed', typed: value })}
        />
      ) : (
        <>
          <MoneyField
            label={t('wallet.deposit.amount')}
            value={typed}
            fault={problems.amount === 'limit' ? null : problems.amount}
            other={
              problems.amount === 'limit' &&
              limit !== null &&
              heldText(heldByLimit(limit), standing?.zone ?? '')
            }
            terms={{ min: method.min, max: method.max }}
            quick={method.quick}
            onValue={(value) => deposit.send({ type: 'amount.typed', typed: value })}
          />
          <ActFacts
            facts={[
              { id: 'fee', label: t('wallet.deposit.fee'), value: money(quote.fee) },
              {
                id: 'credited',
                label: t('wallet.deposit.credited'),
                value: money(quote.credited),
                strong: true,
              },
            ]}
          />
        </>
      )}
      {method.kind === 'BANK' && (
        <ProofPicker
          uploads={uploads}
          title={t('wallet.proof.title')}
          hint={t('wallet.proof.hint')}
          error={problems.proofs && proofs.length === 0 && t('wallet.deposit.proofsMissing')}
        />
      )}
      {!standing && read.error && (
        <FailureAlert
          failure={read.error.failure}
          before={t('wallet.deposit.limitsUnread')}
          action={<Button onClick={() => void read.refetch()}>{t('wallet.funds.retry')}</Button>}
        />
      )}
      <div className={styles.actions}>
        <Button
          type="submit"
          variant="primary"
          size="large"
          busy={!standing && !read.error}
          disabled={!standing}
        >
          {t('wallet.transfer.submit')}
        </Button>
        {back}
      </div>
    </form>
  );
}
