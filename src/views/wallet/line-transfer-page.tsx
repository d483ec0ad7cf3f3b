import { useSelector } from '@xstate/react';
import { Users } from 'lucide-react';
import { type SubmitEvent, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import type { ActorRefFrom } from 'xstate';
import type { Person } from '#contract/agent/person.ts';
import type { CallOutput } from '#contract/calls.ts';
import { actDraft } from '#machines/kit/draft.rules.ts';
import { personName } from '#machines/kit/sheet.rules.ts';
import { lineTransferMachine } from '#machines/wallet/line-transfer.act.ts';
import {
  anybodyIn,
  type Line,
  type LineQuote,
  lineTerms,
  offeredIn,
  recipientIn,
} from '#machines/wallet/line-transfer.rules.ts';
import { useActForm } from '#src/actors/act-form.ts';
import { useDraft } from '#src/actors/drafts.ts';
import { useLatest } from '#src/actors/latest.ts';
import { useMoneyAct } from '#src/actors/money-act.ts';
import { readingOf } from '#src/actors/reading.ts';
import { useMemberRead } from '#src/actors/reads.ts';
import { useAccount } from '#src/actors/residents.ts';
import { pathOf } from '#src/paths.ts';
import { Alert } from '#src/ui/alert.tsx';
import { Name } from '#src/ui/as-is.tsx';
import { Button, ButtonLink } from '#src/ui/button.tsx';
import { Card } from '#src/ui/card.tsx';
import { focusWrong } from '#src/ui/field-events.ts';
import { Note, PageHead, Stack } from '#src/ui/layout.tsx';
import { LiveStatus } from '#src/ui/live-status.tsx';
import { PathLink } from '#src/ui/path-link.tsx';
import { Skeleton } from '#src/ui/skeleton.tsx';
import { EmptyState } from '#src/ui/state-panel.tsx';
import { TextField } from '#src/ui/text-field.tsx';
import { useSettled } from '#src/ui/use-settled.ts';
import { ActOutcome } from '#src/views/acts/act-outcome.tsx';
import { FailureAlert } from '#src/views/acts/failure-alert.tsx';
import { LoadFailed } from '#src/views/acts/loaded.tsx';
import { useMoney } from '#src/views/acts/money-text.ts';
import { SurePanel } from '#src/views/acts/sure-panel.tsx';
import { WithdrawPasswordField } from '#src/views/acts/withdraw-password-field.tsx';
import { QuickLimit } from '#src/views/protection/quick-limit.tsx';
import { MoneyField } from './money-field.tsx';
import recipientFieldStyles from './recipient-field.module.css';
import styles from './wallet-page.module.css';

const nobody: CallOutput<'wallet.recipients'> = { recipients: [], more: false };

type Props = {
  /** The recipient that the address asks for, by id. */
  asked: string | null;
};

function LineTransfer({ asked }: Props) {
  const { t } = useTranslation(['wallet', 'system']);
  const lines = useMemberRead('wallet.line', {}, { fresh: 0 });
  const whom = useMemberRead(
    'wallet.recipients',
    { search: '', to: asked ?? '' },
    { enabled: asked !== null, fresh: 0 },
  );
  const profile = useMemberRead('member.profile', {});
  const line = useLatest(lines.data);
  // A withdraw password that is missing is said above the form: shown together, it pushes nothing down.
  const known = useLatest(profile.data ?? profile.error ?? undefined);
  const found = useLatest(asked === null ? nobody : whom.data);
  const failed = [readingOf(lines), readingOf(whom)].find(({ failure }) => failure);
  const closed = ['FUNCTION_DISABLED', 'FORBIDDEN'].includes(failed?.failure?.code ?? '');
  if (closed)
    return (
      <EmptyState
        level="h1"
        icon={<Users />}
        title={t('wallet.line.closed')}
        text={t('wallet.line.closedText')}
      />
    );
  if (failed && !(line && found))
    return <LoadFailed reading={failed} level="h1" title={t('wallet.line.failed')} />;
  const ready = known !== undefined && line !== undefined && found !== undefined;
  const [chosen = null] = found?.recipients ?? [];
  return (
    <Stack gap={5}>
      <PageHead title={t('wallet.line.title')} text={t('wallet.line.text')} />
      <QuickLimit />
      <LiveStatus text={ready ? '' : t('wallet.line.loading')} />
      {!ready && <Skeleton className={styles.coming} shape="block" />}
      {ready && !anybodyIn(line) && (
        <EmptyState icon={<Users />} title={t('wallet.line.nobody')} text={t('wallet.line.nobodyText')} />
      )}
      {ready && anybodyIn(line) && (
        <>
          {asked !== null && !chosen && <Alert tone="neutral">{t('wallet.line.gone')}</Alert>}
          <LineTransferCard line={line} chosen={chosen} />
        </>
      )}
    </Stack>
  );
}

/** Sending money within the agent's own line (spec 6: agents only); anyone else reads that. `?to=` is whom. */
export function LineTransferPage() {
  const { t } = useTranslation(['wallet']);
  const agent = useAccount() === 'agent';
  const { search } = useLocation();
  const asked = recipientIn(search);
  if (agent) return <LineTransfer key={asked} asked={asked} />;
  return (
    <EmptyState
      level="h1"
      icon={<Users />}
      title={t('wallet.line.agentsOnly')}
      text={t('wallet.line.agentsOnlyText')}
    />
  );
}

type LineTransferCardProps = {
  line: Line;
  /** The recipient whose page this one was reached from. */
  chosen: Person | null;
};

const choose = pathOf({ screen: 'member', page: 'securityCenter', section: 'withdrawPassword' });

/** Sending money to one of the line, step by step; a withdraw password is chosen first. */
function LineTransferCard({ line, chosen }: LineTransferCardProps) {
  const { t } = useTranslation(['acts', 'wallet']);
  const money = useMoney();
  const sending = useActForm(lineTransferMachine, { filled: { to: chosen } });
  useDraft(sending, actDraft);
  const act = useMoneyAct(sending);
  const { quote, record } = useSelector(sending, ({ context }) => context);
  const { data: profile } = useMemberRead('member.profile', {});
  const factsOf = ({ to, amount }: LineQuote) => [
    { id: 'to', label: t('wallet.line.to'), value: <Name>{personName(to)}</Name> },
    { id: 'amount', label: t('wallet.line.amount'), value: money(amount), strong: true },
  ];
  const named = (reference: string) => ({
    id: 'reference',
    label: t('acts.reference'),
    value: reference,
  });
  const done = {
    title: t('wallet.line.done'),
    facts: record ? [...factsOf(record), named(record.reference)] : [],
    again: t('wallet.line.again'),
  };
  return (
    <Card title={t('wallet.line.form')}>
      {profile?.withdrawPasswordSet === false && (
        <Alert
          tone="neutral"
          action={
            <ButtonLink as={PathLink} to={choose} variant="primary">
              {t('wallet.line.choosePassword')}
            </ButtonLink>
          }
        >
          {t('wallet.line.needsPassword')} {t('wallet.line.needsPasswordText')}
        </Alert>
      )}
      <ActOutcome act={act} done={done} />
      {act.step === 'form' && <LineForm sending={sending} line={line} />}
      {(act.step === 'sure' || act.step === 'sending') && (
        <SurePanel act={act} facts={quote ? factsOf(quote) : []} confirm={t('wallet.line.confirm')} />
      )}
    </Card>
  );
}

type LineFormProps = {
  sending: ActorRefFrom<typeof lineTransferMachine>;
  line: Line;
};

/** To whom of the line, how much, and the withdraw password. */
function LineForm({ sending, line }: LineFormProps) {
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
    focusWrong(form, { ...wrong, [pick]: wrong.to });
  }

  return (
    <Stack as="form" gap={4} narrow noValidate onSubmit={submit}>
      <RecipientField
        line={line}
        picked={fields.to}
        missing={problems.to}
        onPick={(one) => sending.send({ type: 'field.changed', field: 'to', value: one })}
      />
      <MoneyField
        name="typed"
        label={t('wallet.line.amount')}
        value={fields.typed}
        fault={problems.typed}
        terms={lineTerms(line)}
        onValue={(amount) => sending.send({ type: 'field.changed', field: 'typed', value: amount })}
      />
      <Note>{t('wallet.line.leftToday', { amount: money(line.leftToday) })}</Note>
      <WithdrawPasswordField
        value={withdrawPassword}
        missing={problems.withdrawPassword}
        onValue={(digits) => sending.send({ type: 'secret.typed', typed: digits })}
      />
      <Button wide="on-phone" type="submit" variant="primary" size="large">
        {t('wallet.line.submit')}
      </Button>
    </Stack>
  );
}

type RecipientFieldProps = {
  line: Line;
  picked: Person | null;
  /** Nobody was picked, and the form was sent. */
  missing: boolean | undefined;
  onPick: (to: Person) => void;
};

/** To whom of the line: the upline, and those below whose name holds what is typed. */
function RecipientField({ line, picked, missing, onPick }: RecipientFieldProps) {
  const { t } = useTranslation(['wallet', 'system']);
  const [typed, type] = useState('');
  const search = useSettled(typed);
  const asked = line.downlines > 0;
  const read = useMemberRead('wallet.recipients', { search }, { enabled: asked, fresh: 0 });
  const found = useLatest(read.data);
  const problem = useId();
  const people = offeredIn(line, found?.recipients ?? [], picked);
  const nobody = asked && search !== '' && found?.recipients.length === 0;
  return (
    <fieldset className={recipientFieldStyles.recipient} aria-describedby={missing ? problem : undefined}>
      <legend>{t('wallet.line.account')}</legend>
      {asked && (
        <TextField
          type="search"
          name="search"
          label={t('wallet.line.search')}
          value={typed}
          autoComplete="off"
          onValue={type}
        />
      )}
      {read.error && !read.isFetching && <FailureAlert failure={read.error.failure} />}
      <div className={recipientFieldStyles.people} aria-busy={read.isFetching}>
        {people.map((one) => (
          <label key={one.id} className={recipientFieldStyles.person}>
            <input
              type="radio"
              name="to"
              value={one.id}
              checked={one.id === picked?.id}
              aria-invalid={missing || undefined}
              onChange={() => onPick(one)}
            />
            <span>
              <Name>{one.nickname}</Name> <Name>{`(${one.account})`}</Name>
              {one.id === line.upline?.id && <span>{` · ${t('wallet.line.upline')}`}</span>}
            </span>
          </label>
        ))}
      </div>
      <LiveStatus
        text={
          asked && search !== '' && found ? t('wallet.line.found', { count: found.recipients.length }) : ''
        }
      />
      {nobody && <Note small>{t('wallet.line.nobodyFound')}</Note>}
      {found?.more && <Note small>{t('wallet.line.more')}</Note>}
      {missing && (
        <p id={problem} className={recipientFieldStyles.problem}>
          {t('wallet.line.accountRequired')}
        </p>
      )}
    </fieldset>
  );
}
