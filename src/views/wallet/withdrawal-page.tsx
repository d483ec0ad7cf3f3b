import { useSelector } from '@xstate/react';
import { ArrowLeft } from 'lucide-react';
import { type SubmitEvent, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { Receipt, Withdrawal } from '#contract/wallet/withdrawals.ts';
import { isReadingProblem } from '#machines/kit/number.rules.ts';
import { signOf } from '#machines/wallet/amount.rules.ts';
import {
  type ReceiptField,
  type ReceiptPlace,
  remainingOf,
  returnedOf,
  unreturnedOf,
} from '#machines/wallet/receipt.rules.ts';
import { confirmInput } from '#machines/wallet/receipt-word.rules.ts';
import { askAgainIn } from '#machines/wallet/withdrawal.rules.ts';
import { newKey, useMoneyAct } from '#src/actors/money-act.ts';
import { useLatestReading } from '#src/actors/reading.ts';
import { useMemberRead } from '#src/actors/reads.ts';
import { useSecondsLeft } from '#src/actors/seconds-left.ts';
import { type Uploads, useUploads } from '#src/actors/uploads.ts';
import { pathOf } from '#src/paths.ts';
import { Alert } from '#src/ui/alert.tsx';
import { Name } from '#src/ui/as-is.tsx';
import { Button } from '#src/ui/button.tsx';
import { Card } from '#src/ui/card.tsx';
import { focusWrong } from '#src/ui/field-events.ts';
import { BackLink, Note, Row, Stack } from '#src/ui/layout.tsx';
import { LiveStatus } from '#src/ui/live-status.tsx';
import { PathLink } from '#src/ui/path-link.tsx';
import { Skeleton } from '#src/ui/skeleton.tsx';
import { takeFocus, takeFocusUnmoved } from '#src/ui/take-focus.ts';
import { ActFacts } from '#src/views/acts/act-facts.tsx';
import { ActOutcome } from '#src/views/acts/act-outcome.tsx';
import { FailureAlert } from '#src/views/acts/failure-alert.tsx';
import { takesFiles } from '#src/views/acts/file-drop.ts';
import { Loaded } from '#src/views/acts/loaded.tsx';
import { useMerchantHours, useMoney } from '#src/views/acts/money-text.ts';
import { NumberField } from '#src/views/acts/number-field.tsx';
import { useNumberFault } from '#src/views/acts/number-text.ts';
import { ProofPicker } from '#src/views/acts/proof-picker.tsx';
import { ProofPicture } from '#src/views/acts/proof-picture.tsx';
import { RetryButton } from '#src/views/acts/retry-button.tsx';
import { SurePanel } from '#src/views/acts/sure-panel.tsx';
import { returnsAddress } from './act-address.ts';
import { CancellationPanel } from './cancellation-panel.tsx';
import { MoneyGone } from './money-gone.tsx';
import { type ReceiptActor, useReceipt } from './receipt-actor.ts';
import { useReceiptText } from './receipt-text.ts';
import { useReturnedWithdrawals } from './returned-withdrawals.ts';
import styles from './withdrawal-page.module.css';
import { WithdrawalStatus } from './withdrawal-status.tsx';

/** One withdrawal at its own address: its state, what was paid out, cancelling it, and its receipt. */
export function WithdrawalPage({ reference }: { reference: string }) {
  const { t } = useTranslation(['wallet', 'system']);
  const money = useMoney();
  const reading = useLatestReading(
    useMemberRead(
      'wallet.withdrawal',
      { reference },
      { fresh: 0, again: (withdrawal) => askAgainIn([withdrawal]) },
    ),
  );
  const { data, failure } = reading;
  useReturnedWithdrawals(useMemo(() => data && [data], [data]));
  return (
    <Stack gap={5}>
      <BackLink size="fine" to={pathOf({ screen: 'member', page: 'withdraw' })}>
        <ArrowLeft aria-hidden="true" />
        {t('wallet.withdrawal.back')}
      </BackLink>
      {failure?.code === 'NOT_FOUND' ? (
        <MoneyGone what="withdrawal" reference={reference} />
      ) : (
        <Loaded
          reading={reading}
          level="h1"
          failed={t('wallet.withdrawal.failed')}
          loading={t('wallet.withdrawal.loading')}
          awaited={<Skeleton shape="block" />}
        >
          {(withdrawal) => (
            <>
              <Row as="header" gap="2 4" align="center">
                <h1 className={styles.title} tabIndex={-1} ref={takeFocusUnmoved}>
                  {t('wallet.withdrawal.title', { amount: money(withdrawal.amount) })}
                </h1>
                <span role="status">
                  <WithdrawalStatus status={withdrawal.status} />
                </span>
              </Row>
              {withdrawal.receipt && (
                <WithdrawalReceipt withdrawal={withdrawal} receipt={withdrawal.receipt} />
              )}
              <Card title={t('wallet.withdrawal.details')}>
                <WithdrawalFacts withdrawal={withdrawal} />
              </Card>
              <CancellationPanel withdrawal={withdrawal} />
            </>
          )}
        </Loaded>
      )}
    </Stack>
  );
}

type Props = {
  /** The withdrawal that money was paid out for. */
  withdrawal: Withdrawal;
  receipt: Receipt;
};

/** The current question, or how it was settled. Pictures survive the last look and a refusal. */
function ReceiptStep({ receipt, place }: { receipt: ReceiptActor; place: ReceiptPlace }) {
  const uploads = useUploads(useSelector(receipt, ({ context }) => context.withdrawal.reference));
  if (place === 'choosing') return <ReceiptChoice receipt={receipt} />;
  if (place === 'part') return <ReceiptPart receipt={receipt} />;
  if (place === 'none') return <ReceiptNone receipt={receipt} uploads={uploads} />;
  if (place === 'act') return <ReceiptAct receipt={receipt} />;
  return place === 'settled' ? <ReceiptSettled receipt={receipt} /> : null;
}

/** The receipt of a payout (spec 4): the member's answer, or how it was settled. */
function WithdrawalReceipt({ withdrawal, receipt: read }: Props) {
  const { t } = useTranslation(['wallet']);
  const money = useMoney();
  const { receipt, place } = useReceipt(withdrawal);
  const known = useSelector(receipt, ({ context }) => context.withdrawal.receipt) ?? read;
  const parts = useSelector(receipt, ({ context }) => context.withdrawal.payouts.length);
  const returned = useSelector(receipt, ({ context }) => returnedOf(context.withdrawal));
  const unreturned = useSelector(receipt, ({ context }) => unreturnedOf(context.withdrawal));
  const facts = [
    {
      id: 'paidOut',
      label: t('wallet.withdrawal.paidOut'),
      value: `${money(known.paidOut)} / ${money(withdrawal.net)}`,
    },
    { id: 'received', label: t('wallet.receipt.received'), value: money(known.received) },
    ...(signOf(returned) === 0
      ? []
      : [{ id: 'returned', label: t('wallet.receipt.returned'), value: money(returned) }]),
    ...(signOf(unreturned) === 0
      ? []
      : [
          {
            id: 'unreturned',
            label: t('wallet.receipt.unreturned'),
            value: money(unreturned),
            strong: true,
          },
        ]),
    ...(signOf(known.remaining) === 0
      ? []
      : [
          {
            id: 'remaining',
            label: t('wallet.receipt.remaining'),
            value: money(known.remaining),
            strong: true,
          },
        ]),
  ];
  return (
    <Card title={t('wallet.receipt.title')}>
      <Stack gap={4}>
        <ActFacts facts={facts} />
        <ReceiptCountdown receipt={receipt} />
        <LiveStatus text={place === 'looking' ? t('wallet.receipt.looking') : ''} />
        <ReceiptNotice receipt={receipt} place={place} />
        {/* Money paid out since then needs its own pictures. */}
        <ReceiptStep key={parts} receipt={receipt} place={place} />
      </Stack>
    </Card>
  );
}

/** Did it arrive: all of it, a part, or nothing. Each answer starts with its own key. */
function ReceiptChoice({ receipt }: { receipt: ReceiptActor }) {
  const { t } = useTranslation(['wallet']);
  const money = useMoney();
  const remaining = useSelector(receipt, ({ context }) => remainingOf(context.withdrawal));
  const pick = (type: 'full.picked' | 'part.picked' | 'none.picked') => () =>
    receipt.send({ type, key: newKey() });
  return (
    <>
      <p className={styles.question}>{t('wallet.receipt.question', { amount: money(remaining) })}</p>
      <div className={styles.answers}>
        <Button variant="primary" size="large" onClick={pick('full.picked')}>
          {t('wallet.receipt.full')}
        </Button>
        <Button size="large" onClick={pick('part.picked')}>
          {t('wallet.receipt.part')}
        </Button>
        <Button size="large" onClick={pick('none.picked')}>
          {t('wallet.receipt.none')}
        </Button>
      </div>
    </>
  );
}

const fields: readonly ReceiptField[] = ['received', 'remaining'];

/** What arrived and what is left: together they must equal the rest, to the cent. */
function ReceiptPart({ receipt }: { receipt: ReceiptActor }) {
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
    focusWrong(sent.currentTarget, receipt.getSnapshot().context.problems);
  }

  return (
    <Stack as="form" gap={4} narrow noValidate onSubmit={submit}>
      <h3 className={styles.question} tabIndex={-1} ref={takeFocus}>
        {t('wallet.receipt.partTitle')}
      </h3>
      <Note>{t('wallet.receipt.partText', { total })}</Note>
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
      <Row gap={3}>
        <Button type="submit" variant="primary" size="large">
          {t('wallet.receipt.submit')}
        </Button>
        <Button variant="quiet" size="large" onClick={() => receipt.send({ type: 'edited' })}>
          {t('wallet.receipt.back')}
        </Button>
      </Row>
    </Stack>
  );
}

/** An answer being sent: the last look at it, and its state until the gateway has replied. */
function ReceiptAct({ receipt }: { receipt: ReceiptActor }) {
  const { t } = useTranslation(['wallet']);
  const money = useMoney();
  const act = useMoneyAct(receipt);
  const context = useSelector(receipt, (snapshot) => snapshot.context);
  const { answer, proofs, withdrawal } = context;
  const { received, remaining } = confirmInput(context);
  const arrived = [
    { id: 'received', label: t('wallet.receipt.field.received'), value: money(received), strong: true },
    { id: 'remaining', label: t('wallet.receipt.field.remaining'), value: money(remaining) },
  ];
  const missing = [
    {
      id: 'missing',
      label: t('wallet.receipt.missing'),
      value: money(remainingOf(withdrawal)),
      strong: true,
    },
    { id: 'proofs', label: t('wallet.receipt.proofs'), value: proofs.length },
  ];
  const none = answer === 'none';
  if (act.step !== 'sure' && act.step !== 'sending') {
    return <ActOutcome act={act} changeable done={{ title: '', facts: [], again: '' }} />;
  }
  return (
    <SurePanel
      act={act}
      facts={none ? missing : arrived}
      confirm={t(none ? 'wallet.receipt.report' : 'wallet.receipt.confirm')}
    />
  );
}

/** How the receipt was settled, with the submitted pictures and the back office's note. */
function ReceiptSettled({ receipt }: { receipt: ReceiptActor }) {
  const { t } = useTranslation(['wallet']);
  const stateText = useReceiptText();
  const { moment } = useMerchantHours();
  const { reference, receipt: known, returns } = useSelector(receipt, ({ context }) => context.withdrawal);
  if (!known) return null;
  const last = known.state === 'REFUNDED' ? returns.at(-1) : undefined;
  return (
    <div className={styles.notice} data-state={known.state} role="status">
      <p className={styles.noticeTitle}>{t(`wallet.receipt.settled.${known.state}`)}</p>
      <p>{stateText(known)}</p>
      {last && (
        <p>
          <span>{t('wallet.receipt.underReference', { reference })}</span>{' '}
          <PathLink to={returnsAddress(moment(last.at).slice(0, 10))}>
            {t('wallet.receipt.inMovements')}
          </PathLink>
        </p>
      )}
      {known.note && <p>{t('wallet.receipt.note', { note: known.note })}</p>}
      {known.proofs.length > 0 && (
        <Row as="ul" gap={3} aria-label={t('wallet.receipt.proofs')}>
          {known.proofs.map((proofId, at) => (
            <li key={proofId}>
              <ProofPicture proofId={proofId} number={at + 1} />
            </li>
          ))}
        </Row>
      )}
    </div>
  );
}

/** The time left until an unanswered rest counts as received. */
function ReceiptCountdown({ receipt }: { receipt: ReceiptActor }) {
  const { t } = useTranslation(['wallet']);
  const endsAt = useSelector(receipt, ({ context }) =>
    context.withdrawal.receipt?.state === 'OPEN' ? context.endsAt : null,
  );
  const left = useSecondsLeft(endsAt);
  if (endsAt === null) return null;
  const clock = `${Math.floor(left / 60)}:${String(left % 60).padStart(2, '0')}`;
  return (
    <p className={styles.countdown}>
      {t('wallet.receipt.countdown')}{' '}
      <strong role="timer" aria-label={t('wallet.receipt.timeLeft')}>
        {clock}
      </strong>
    </p>
  );
}

type ReceiptNoticeProps = { receipt: ReceiptActor; place: ReceiptPlace };

/** Notices: a refusal, a state that could not be read, an answer that was accepted, or one that came too late. */
function ReceiptNotice({ receipt, place }: ReceiptNoticeProps) {
  const { t } = useTranslation(['wallet', 'system']);
  const stateText = useReceiptText();
  const { failure, refusal, word, withdrawal } = useSelector(receipt, ({ context }) => context);
  if (place === 'conflict') {
    return (
      <Alert
        action={<Button onClick={() => receipt.send({ type: 'seen' })}>{t('wallet.receipt.seen')}</Button>}
      >
        {`${t('wallet.receipt.conflict')} ${stateText(withdrawal.receipt)}`}
      </Alert>
    );
  }
  if (place === 'unread') {
    const again = () => receipt.send({ type: 'look.asked' });
    return (
      <FailureAlert
        failure={failure ?? { kind: 'network' }}
        before={t('wallet.receipt.unread')}
        action={<RetryButton onClick={again} />}
      />
    );
  }
  if (place !== 'choosing') return null;
  if (refusal) return <FailureAlert key={refusal.code} failure={refusal} />;
  return word === 'part' ? <Alert tone="neutral">{t('wallet.receipt.keptPart')}</Alert> : null;
}

/** All details of a withdrawal, including its payments. */
function WithdrawalFacts({ withdrawal }: { withdrawal: Withdrawal }) {
  const { t } = useTranslation(['acts', 'wallet']);
  const money = useMoney();
  const { moment } = useMerchantHours();
  const { account, amount, fee, net, reason, createdAt, settledAt, payouts, returns, reference } = withdrawal;
  const facts = [
    { id: 'account', label: t('wallet.withdraw.to'), value: `${account.institution} ${account.number}` },
    { id: 'holder', label: t('wallet.withdraw.holder'), value: <Name>{account.holder}</Name> },
    { id: 'amount', label: t('wallet.withdraw.amount'), value: money(amount) },
    { id: 'fee', label: t('wallet.withdraw.fee'), value: money(fee) },
    { id: 'net', label: t('wallet.withdrawal.net'), value: money(net), strong: true },
    { id: 'created', label: t('wallet.withdrawal.asked'), value: moment(createdAt) },
    ...payouts.map(({ payoutId, amount: part, at }, nth) => ({
      id: payoutId,
      label: t('wallet.withdrawal.part', { number: nth + 1, when: moment(at) }),
      value: money(part),
    })),
    ...returns.map(({ payoutId, amount: back, at }) => ({
      id: `back-${payoutId}`,
      label: t('wallet.withdrawal.returned', { when: moment(at) }),
      value: money(back),
    })),
    ...(settledAt === null
      ? []
      : [{ id: 'settled', label: t('wallet.withdrawal.settled'), value: moment(settledAt) }]),
    ...(reason ? [{ id: 'reason', label: t('wallet.withdrawal.reason'), value: reason }] : []),
    { id: 'reference', label: t('acts.reference'), value: reference },
  ];
  return <ActFacts facts={facts} />;
}

/** What did not arrive, with one to three pictures that prove it. */
function ReceiptNone({ receipt, uploads }: { receipt: ReceiptActor; uploads: Uploads }) {
  const { t } = useTranslation(['wallet']);
  const money = useMoney();
  const { problems, withdrawal } = useSelector(receipt, ({ context }) => context);
  const missing = problems.proofs && uploads.proofs.length === 0;

  function submit(sent: SubmitEvent<HTMLFormElement>) {
    sent.preventDefault();
    receipt.send({ type: 'submitted', proofs: uploads.proofs });
  }

  return (
    <Stack as="form" gap={4} narrow noValidate onSubmit={submit} {...takesFiles(uploads.choose)}>
      <h3 className={styles.question} tabIndex={-1} ref={takeFocus}>
        {t('wallet.receipt.noneTitle', { amount: money(remainingOf(withdrawal)) })}
      </h3>
      <ProofPicker
        uploads={uploads}
        title={t('wallet.proof.title')}
        hint={t('wallet.proof.hint')}
        error={missing && t('wallet.proof.missing')}
      />
      <Row gap={3}>
        <Button type="submit" variant="primary" size="large" disabled={uploads.underWay}>
          {t('wallet.receipt.submit')}
        </Button>
        <Button variant="quiet" size="large" onClick={() => receipt.send({ type: 'edited' })}>
          {t('wallet.receipt.back')}
        </Button>
      </Row>
    </Stack>
  );
}
