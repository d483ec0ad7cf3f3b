import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import type { Person } from '#contract/agent/person.ts';
import { actDraft } from '#machines/kit/draft.rules.ts';
import { personName } from '#machines/kit/sheet.rules.ts';
import { lineTransferMachine } from '#machines/wallet/line-transfer.act.ts';
import type { Line, LineQuote } from '#machines/wallet/line-transfer.rules.ts';
import { useActForm } from '#src/actors/act-form.ts';
import { useDraft } from '#src/actors/drafts.ts';
import { useMoneyAct } from '#src/actors/money-act.ts';
import { useMemberRead } from '#src/actors/reads.ts';
import { pathOf } from '#src/paths.ts';
import { Alert } from '#src/ui/alert.tsx';
import { Name } from '#src/ui/as-is.tsx';
import { ButtonLink } from '#src/ui/button.tsx';
import { Card } from '#src/ui/card.tsx';
import { PathLink } from '#src/ui/path-link.tsx';
import { ActOutcome } from '#src/views/acts/act-outcome.tsx';
import { useMoney } from '#src/views/acts/money-text.ts';
import { SurePanel } from '#src/views/acts/sure-panel.tsx';
import { LineForm } from './line-transfer-form.tsx';

type Props = {
  line: Line;
  /** The recipient whose page this one was reached from. */
  chosen: Person | null;
};

const choose = pathOf({ screen: 'member', page: 'securityCenter', section: 'withdrawPassword' });

/** Sending money to one of the line, step by step; a withdraw password is chosen first. */
export function LineTransferCard({ line, chosen }: Props) {
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
