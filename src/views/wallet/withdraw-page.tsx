import { useSelector } from '@xstate/react';
import { type SubmitEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ActorRefFrom } from 'xstate';
import { actDraft } from '#machines/kit/draft.rules.ts';
import { signOf } from '#machines/wallet/amount.rules.ts';
import { withdrawMachine } from '#machines/wallet/withdraw.act.ts';
import {
  accountIn,
  amountTerms,
  type PayoutTerms,
  priceOf,
  turnoverLeft,
  type WithdrawQuote,
} from '#machines/wallet/withdraw.rules.ts';
import { askAgainIn } from '#machines/wallet/withdrawal.rules.ts';
import { useActForm } from '#src/actors/act-form.ts';
import { useDraft } from '#src/actors/drafts.ts';
import { useMoneyAct } from '#src/actors/money-act.ts';
import { readingOf } from '#src/actors/reading.ts';
import { useMemberRead } from '#src/actors/reads.ts';
import { pathOf } from '#src/paths.ts';
import { Alert } from '#src/ui/alert.tsx';
import { AsIs, Name } from '#src/ui/as-is.tsx';
import { Button, ButtonLink } from '#src/ui/button.tsx';
import { Card } from '#src/ui/card.tsx';
import { focusWrong } from '#src/ui/field-events.ts';
import { Note, PageHead, Stack } from '#src/ui/layout.tsx';
import { LiveStatus } from '#src/ui/live-status.tsx';
import { PathLink } from '#src/ui/path-link.tsx';
import { SelectField } from '#src/ui/select-field.tsx';
import { Skeleton } from '#src/ui/skeleton.tsx';
import { ActOutcome } from '#src/views/acts/act-outcome.tsx';
import { LoadFailed } from '#src/views/acts/loaded.tsx';
import { useMoney } from '#src/views/acts/money-text.ts';
import { SurePanel } from '#src/views/acts/sure-panel.tsx';
import { WithdrawPasswordField } from '#src/views/acts/withdraw-password-field.tsx';
import { QuickLimit } from '#src/views/protection/quick-limit.tsx';
import { actAddress } from './act-address.ts';
import { useCancellable } from './cancellable.ts';
import { EarlierCard } from './earlier-card.tsx';
import { MoneyField } from './money-field.tsx';
import { PayoutAccountsCard } from './payout-accounts-card.tsx';
import { useReturnedWithdrawals } from './returned-withdrawals.ts';
import walletPageStyles from './wallet-page.module.css';
import styles from './withdraw-page.module.css';
import { WithdrawalStatus } from './withdrawal-status.tsx';

/** Withdrawing money (spec 2, withdraw): what may be withdrawn, the form, the payout accounts, and earlier withdrawals. */
export function WithdrawPage() {
  const { t } = useTranslation(['wallet', 'system']);
  const withdraw = useActForm(withdrawMachine);
  useDraft(withdraw, actDraft);
  const reading = readingOf(useMemberRead('wallet.payoutTerms', {}, { fresh: 0 }));
  const { data: terms, failure } = reading;
  if (failure) return <LoadFailed reading={reading} level="h1" title={t('wallet.withdraw.failed')} />;
  return (
    <Stack gap={5}>
      <PageHead title={t('wallet.withdraw.title')} text={t('wallet.withdraw.text')} />
      <LiveStatus text={terms ? '' : t('wallet.withdraw.loading')} />
      {terms ? (
        <>
          <PayoutCard terms={terms} />
          <WithdrawCard withdraw={withdraw} terms={terms} />
          <PayoutAccountsCard terms={terms} />
        </>
      ) : (
        <Skeleton className={walletPageStyles.coming} shape="block" />
      )}
      <QuickLimit />
      <WithdrawalsCard />
    </Stack>
  );
}

/** What may be withdrawn now, and how much of the required betting is done. */
function PayoutCard({ terms }: { terms: PayoutTerms }) {
  const { t } = useTranslation(['wallet']);
  const money = useMoney();
  const { required, done } = terms.turnover;
  const left = turnoverLeft(terms);
  const said =
    signOf(left) > 0
      ? t('wallet.withdraw.turnoverLeft', { left: money(left), required: money(required) })
      : t('wallet.withdraw.turnoverDone', { required: money(required) });
  return (
    <Card tone="velvet">
      <dl className={styles.figures}>
        <div className={styles.available}>
          <dt>{t('wallet.withdraw.available')}</dt>
          <AsIs as="dd">{money(terms.available)}</AsIs>
        </div>
        <div>
          <dt>{t('wallet.withdraw.leftToday')}</dt>
          <AsIs as="dd">{money(terms.leftToday)}</AsIs>
        </div>
      </dl>
      {signOf(required) > 0 && (
        <div className={styles.turnover}>
          <p id="turnover">{said}</p>
          <progress max={Number(required)} value={Number(done)} aria-labelledby="turnover" />
        </div>
      )}
    </Card>
  );
}

type Props = {
  withdraw: ActorRefFrom<typeof withdrawMachine>;
  terms: PayoutTerms;
};

/** Requesting a withdrawal, step by step; or what must be done first. */
function WithdrawCard({ withdraw, terms }: Props) {
  const { t } = useTranslation(['acts', 'wallet']);
  const money = useMoney();
  const act = useMoneyAct(withdraw);
  const { quote, record } = useSelector(withdraw, ({ context }) => context);
  const factsOf = ({ account, amount, fee, net }: WithdrawQuote) => [
    { id: 'account', label: t('wallet.withdraw.to'), value: `${account.institution} ${account.number}` },
    { id: 'holder', label: t('wallet.withdraw.holder'), value: <Name>{account.holder}</Name> },
    { id: 'amount', label: t('wallet.withdraw.amount'), value: money(amount) },
    { id: 'fee', label: t('wallet.withdraw.fee'), value: money(fee) },
    { id: 'net', label: t('wallet.withdraw.net'), value: money(net), strong: true },
  ];
  const named = (reference: string) => ({
    id: 'reference',
    label: t('acts.reference'),
    value: reference,
  });
  const done = {
    title: t('wallet.withdraw.done'),
    text: t('wallet.withdraw.doneText'),
    facts: record ? [...factsOf(record), named(record.reference)] : [],
    again: t('wallet.withdraw.again'),
  };
  const ready = terms.withdrawPasswordSet && terms.accounts.length > 0;
  return (
    <Card title={t('wallet.withdraw.form')}>
      <ActOutcome act={act} done={done} />
      {act.step === 'done' && record && (
        <ButtonLink as={PathLink} wide="on-phone" to={actAddress('withdraw', record.reference)}>
          {t('wallet.withdraw.see')}
        </ButtonLink>
      )}
      {act.step === 'form' &&
        (ready ? <WithdrawForm withdraw={withdraw} terms={terms} /> : <WithdrawNeeds terms={terms} />)}
      {(act.step === 'sure' || act.step === 'sending') && (
        <SurePanel act={act} facts={quote ? factsOf(quote) : []} confirm={t('wallet.withdraw.confirm')} />
      )}
    </Card>
  );
}

/** The account, the amount, and the withdraw password; under the amount its fee and what arrives. */
function WithdrawForm({ withdraw, terms }: Props) {
  const { t } = useTranslation(['wallet']);
  const money = useMoney();
  const { fields, withdrawPassword, problems } = useSelector(withdraw, ({ context }) => context);
  const price = priceOf(fields.typed, terms);
  const change = (field: keyof typeof fields) => (value: string) =>
    withdraw.send({ type: 'field.changed', field, value });

  function submit(sent: SubmitEvent<HTMLFormElement>) {
    sent.preventDefault();
    withdraw.send({ type: 'submitted', terms });
    focusWrong(sent.currentTarget, withdraw.getSnapshot().context.problems);
  }

  return (
    <Stack as="form" gap={4} narrow noValidate onSubmit={submit}>
      {problems.turnover && <Alert>{t('wallet.withdraw.turnoverFirst')}</Alert>}
      <SelectField
        name="accountId"
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
        name="typed"
        label={t('wallet.withdraw.amount')}
        value={fields.typed}
        fault={problems.typed}
        terms={amountTerms(terms)}
        onValue={change('typed')}
      />
      <Note>
        {price
          ? t('wallet.withdraw.price', { fee: money(price.fee), net: money(price.net) })
          : t('wallet.withdraw.feeRule', { percent: terms.feePercent, fixed: money(terms.feeFixed) })}
      </Note>
      <WithdrawPasswordField
        value={withdrawPassword}
        missing={problems.withdrawPassword}
        onValue={(digits) => withdraw.send({ type: 'secret.typed', typed: digits })}
      />
      <Button wide="on-phone" type="submit" variant="primary" size="large">
        {t('wallet.withdraw.submit')}
      </Button>
    </Stack>
  );
}

const places = {
  password: pathOf({ screen: 'member', page: 'securityCenter', section: 'withdrawPassword' }),
  name: pathOf({ screen: 'member', page: 'securityCenter', section: 'profile' }),
} as const;

/** What must be there before money can be taken out, and the way to each. */
function WithdrawNeeds({ terms }: { terms: PayoutTerms }) {
  const { t } = useTranslation(['wallet']);
  const { withdrawPasswordSet, payeeName, accounts } = terms;
  return (
    <div>
      <p className={styles.intro}>{t('wallet.withdraw.needs')}</p>
      <ul className={styles.needs}>
        {!withdrawPasswordSet && (
          <li>
            <span>{t('wallet.withdraw.needsPassword')}</span>
            <ButtonLink as={PathLink} to={places.password} variant="primary" size="small">
              {t('wallet.withdraw.setPassword')}
            </ButtonLink>
          </li>
        )}
        {payeeName === null && (
          <li>
            <span>{t('wallet.withdraw.needsName')}</span>
            <ButtonLink as={PathLink} to={places.name} variant="primary" size="small">
              {t('wallet.withdraw.setName')}
            </ButtonLink>
          </li>
        )}
        {accounts.length === 0 && <li>{t('wallet.withdraw.needsAccount')}</li>}
      </ul>
    </div>
  );
}

/** The withdrawals, newest first; read again by itself while one is in progress. */
function WithdrawalsCard() {
  const { t } = useTranslation(['wallet', 'protection', 'system']);
  const [page, setPage] = useState(1);
  const reading = readingOf(
    useMemberRead(
      'wallet.withdrawals',
      { page },
      { fresh: 0, again: ({ withdrawals }) => askAgainIn(withdrawals) },
    ),
  );
  const { data } = reading;
  useReturnedWithdrawals(data?.withdrawals);
  // Said where it could be missed: while one waits.
  const pending = data?.withdrawals.some(({ status }) => status === 'PENDING') ?? false;
  const closed = useCancellable() === false && pending;
  return (
    <EarlierCard
      place="withdraw"
      words={{
        title: t('wallet.withdrawal.list'),
        loading: t('wallet.withdrawal.loading'),
        none: t('wallet.withdrawal.none'),
        pages: t('wallet.withdrawal.pages'),
      }}
      reading={reading}
      said={closed && <Note>{t('protection.closed.cancel')}</Note>}
      rows={({ withdrawals }) =>
        withdrawals.map(({ account, status, ...one }) => ({
          ...one,
          way: (
            <>
              {account.institution} <span className={styles.number}>{account.number}</span>
            </>
          ),
          state: <WithdrawalStatus status={status} />,
        }))
      }
      page={page}
      onPage={setPage}
    />
  );
}
