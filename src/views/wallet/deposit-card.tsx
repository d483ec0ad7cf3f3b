import { useSelector } from '@xstate/react';
import { ChevronRight, CreditCard, Landmark, Ticket, Wallet } from 'lucide-react';
import type { SubmitEvent } from 'react';
import { useTranslation } from 'react-i18next';
import type { ActorRefFrom } from 'xstate';
import type { Deposit, DepositMethod } from '#contract/wallet/deposits.ts';
import { waitingForDeposit } from '#machines/promotions/rewards.rules.ts';
import { depositLimits, tightest } from '#machines/protection/limit-left.rules.ts';
import type { depositMachine } from '#machines/wallet/deposit.machine.ts';
import { heldByLimit, quoteOf } from '#machines/wallet/deposit.rules.ts';
import { depositStatusMachine } from '#machines/wallet/deposit-status.machine.ts';
import { useLatest } from '#src/actors/latest.ts';
import { useStanding } from '#src/actors/member-protection.ts';
import { atStep } from '#src/actors/meta.ts';
import { type MoneyAct, useMoneyAct } from '#src/actors/money-act.ts';
import { usePageActor } from '#src/actors/page-actor.ts';
import { useMemberRead } from '#src/actors/reads.ts';
import { useLanguage } from '#src/actors/residents.ts';
import { type Uploads, useUploads } from '#src/actors/uploads.ts';
import { Alert } from '#src/ui/alert.tsx';
import { Name } from '#src/ui/as-is.tsx';
import { Tag } from '#src/ui/badge.tsx';
import { Button } from '#src/ui/button.tsx';
import { Card } from '#src/ui/card.tsx';
import { focusWrong } from '#src/ui/field-events.ts';
import { Note, Row, Stack } from '#src/ui/layout.tsx';
import { Spinner } from '#src/ui/spinner.tsx';
import { TextField } from '#src/ui/text-field.tsx';
import { type ActFact, ActFacts } from '#src/views/acts/act-facts.tsx';
import { ActOutcome } from '#src/views/acts/act-outcome.tsx';
import { FailureAlert } from '#src/views/acts/failure-alert.tsx';
import { takesFiles } from '#src/views/acts/file-drop.ts';
import { useMoney } from '#src/views/acts/money-text.ts';
import { ProofPicker } from '#src/views/acts/proof-picker.tsx';
import { RetryButton } from '#src/views/acts/retry-button.tsx';
import { SurePanel } from '#src/views/acts/sure-panel.tsx';
import styles from './deposit-card.module.css';
import { useDepositFailure } from './deposit-failure.ts';
import { DepositStatus } from './deposit-status.tsx';
import { useDepositWords } from './deposit-words.ts';
import { useHeldText } from './held-text.ts';
import { MoneyField } from './money-field.tsx';

type Props = {
  deposit: ActorRefFrom<typeof depositMachine>;
  methods: readonly DepositMethod[];
};

/** One deposit, from the way it comes to how it ended. */
export function DepositCard({ deposit, methods }: Props) {
  const { t } = useTranslation(['acts', 'wallet']);
  const act = useMoneyAct(deposit);
  const uploads = useUploads('wallet.deposit');
  const choosing = useSelector(deposit, atStep('choosing'));
  const asking = useSelector(deposit, atStep('asking'));
  const { methodId, record: taken, differs, language } = useSelector(deposit, ({ context }) => context);
  const said = useDepositFailure();
  const method = methods.find((one) => one.methodId === methodId);
  if (choosing)
    return (
      <Card title={t('wallet.deposit.methods')}>
        <DepositMethods deposit={deposit} methods={methods} />
      </Card>
    );
  return (
    <Card title={act.step === 'done' ? t('wallet.deposit.one') : (method?.name ?? methodId)}>
      {asking && <DepositAsking onEdit={act.edit} />}
      {!asking && <ActOutcome act={{ ...act, failure: said(act.failure) }} />}
      {act.step === 'done' && (
        <Stack gap={4} narrow>
          {differs && <Alert>{t('acts.differsText')}</Alert>}
          {taken && <DepositTaken deposit={taken} language={language} />}
          {!taken && <p role="status">{t('wallet.deposit.taken')}</p>}
          <Button wide="on-phone" onClick={act.again}>
            {t('wallet.deposit.again')}
          </Button>
        </Stack>
      )}
      {act.step === 'form' && <DepositForm deposit={deposit} method={method} uploads={uploads} />}
      {(act.step === 'sure' || act.step === 'sending') && <DepositSure deposit={deposit} act={act} />}
    </Card>
  );
}

const icons = { BANK: Landmark, EWALLET: Wallet, CARD: CreditCard, VOUCHER: Ticket };

/** The ways to bring money, each with its limits, its fee and how long it takes. */
function DepositMethods({ deposit, methods }: Props) {
  const { t } = useTranslation(['wallet']);
  const { limits, fee, usual } = useDepositWords();
  return (
    <Stack as="ul" gap={3}>
      {methods.map((method) => {
        const Icon = icons[method.kind];
        return (
          <li key={method.methodId}>
            <button
              type="button"
              className={styles.method}
              disabled={!method.open}
              onClick={() => deposit.send({ type: 'method.picked', methodId: method.methodId })}
            >
              <span className={styles.icon}>
                <Icon aria-hidden="true" />
              </span>
              <span className={styles.words}>
                <span className={styles.name}>{method.name}</span>
                <Note as="span" small figures>
                  {[limits(method), fee(method), usual(method)].join(' · ')}
                </Note>
              </span>
              {method.open ? (
                <ChevronRight className={styles.chevron} aria-hidden="true" />
              ) : (
                <Tag tone="warning">{t('wallet.deposit.closed')}</Tag>
              )}
            </button>
          </li>
        );
      })}
    </Stack>
  );
}

/** The register of all operators is being asked; the amount can still be changed. */
function DepositAsking({ onEdit }: { onEdit: () => void }) {
  const { t } = useTranslation(['wallet', 'acts']);
  return (
    <Stack gap={4} narrow>
      <Note role="status">
        <Spinner /> {t('wallet.deposit.asking')}
      </Note>
      <Button wide="on-phone" onClick={onEdit}>
        {t('acts.edit')}
      </Button>
    </Stack>
  );
}

/** The state of a deposit that was just requested. */
function DepositTaken({ deposit, language }: { deposit: Deposit; language: string }) {
  const { reference } = deposit;
  const depositStatus = usePageActor(depositStatusMachine, { reference, language, deposit });
  return <DepositStatus depositStatus={depositStatus} />;
}

type DepositFormProps = {
  deposit: ActorRefFrom<typeof depositMachine>;
  method: DepositMethod | undefined;
  /** The pictures that prove a transfer; they survive the last look. */
  uploads: Uploads;
};

/** How much, or which voucher, and what will be credited of it. */
function DepositForm({ deposit, method, uploads }: DepositFormProps) {
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
    focusWrong(sent.currentTarget, deposit.getSnapshot().context.problems);
  }

  return (
    <Stack
      as="form"
      gap={4}
      narrow
      noValidate
      onSubmit={(sent) => submit(sent, method)}
      {...(method.kind === 'BANK' && takesFiles(uploads.choose))}
    >
      <Note>{[fee(method), usual(method)].join(' · ')}</Note>
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
            name="amount"
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
          action={<RetryButton onClick={() => void read.refetch()} />}
        />
      )}
      <Row gap={3}>
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
      </Row>
    </Stack>
  );
}

/** Where a transfer is sent to, from the member's own bank. */
function BankAccount({ bank }: { bank: NonNullable<DepositMethod['bank']> }) {
  const { t } = useTranslation(['wallet']);
  return (
    <section className={styles.account} aria-label={t('wallet.deposit.sendTo')}>
      <h3 className={styles.title}>{t('wallet.deposit.sendTo')}</h3>
      <ActFacts
        facts={[
          { id: 'bank', label: t('wallet.deposit.bank'), value: bank.bankName },
          { id: 'holder', label: t('wallet.deposit.holder'), value: <Name>{bank.holder}</Name> },
          {
            id: 'number',
            label: t('wallet.deposit.number'),
            value: <span className={styles.number}>{bank.number}</span>,
            strong: true,
          },
        ]}
      />
    </section>
  );
}

type DepositSureProps = { deposit: ActorRefFrom<typeof depositMachine>; act: MoneyAct };

const next = {
  BANK: 'nextBank',
  EWALLET: 'nextCashier',
  CARD: 'nextCashier',
  VOUCHER: 'nextVoucher',
} as const;

/** What is paid, the fee, what is credited, and what comes next. */
function DepositSure({ deposit, act }: DepositSureProps) {
  const { t } = useTranslation(['wallet']);
  const money = useMoney();
  const { usual } = useDepositWords();
  const { typed, voucher, terms } = useSelector(deposit, ({ context }) => context);
  if (!terms) return null;
  const { method, proofs } = terms;
  const quote = quoteOf(typed, method);
  const how: ActFact = { id: 'method', label: t('wallet.deposit.method'), value: method.name };
  const code: ActFact = { id: 'voucher', label: t('wallet.deposit.voucher'), value: voucher };
  const amounts: readonly ActFact[] = [
    { id: 'amount', label: t('wallet.deposit.amount'), value: money(quote.amount) },
    { id: 'fee', label: t('wallet.deposit.fee'), value: money(quote.fee) },
    ...(method.kind === 'BANK'
      ? [{ id: 'proofs', label: t('wallet.deposit.proofs'), value: String(proofs.length) }]
      : []),
    { id: 'credited', label: t('wallet.deposit.credited'), value: money(quote.credited), strong: true },
  ];
  const time: ActFact = { id: 'time', label: t('wallet.deposit.time'), value: usual(method) };
  const facts = method.kind === 'VOUCHER' ? [how, code, time] : [how, time, ...amounts];
  return (
    <SurePanel
      act={act}
      facts={facts}
      confirm={t('wallet.deposit.confirm')}
      later={method.kind !== 'VOUCHER' && <DepositPromotion amount={quote.amount} />}
    >
      <Note>{t(`wallet.deposit.${next[method.kind]}`)}</Note>
    </SurePanel>
  );
}

/** What a deposit brings to the promotion that waits for one; asked before it is made. `amount` is decimal money. */
function DepositPromotion({ amount }: { amount: string }) {
  const { t } = useTranslation(['wallet']);
  const language = useLanguage();
  const money = useMoney();
  const { data: own } = useMemberRead('promotions.rewards', { language });
  const waiting = own && waitingForDeposit(own.rewards);
  const id = waiting?.promotionId ?? '';
  const { data } = useMemberRead('promotions.eligibility', { id, amount }, { enabled: id !== '', fresh: 0 });
  if (!waiting || !data) return null;
  const about = { title: waiting.title, gives: money(data.gives) };
  return (
    <Note role="status">
      {data.rule === null
        ? t('wallet.deposit.promotion', about)
        : t(`wallet.deposit.promotionRules.${data.rule}`, about)}
    </Note>
  );
}
