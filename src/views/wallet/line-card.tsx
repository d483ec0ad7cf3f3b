import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import type { ActorRefFrom } from 'xstate';
import { amountIn } from '#machines/wallet/amount.rules.ts';
import type { lineMachine } from '#machines/wallet/line.machine.ts';
import { type Line, relativesOf } from '#machines/wallet/line.rules.ts';
import { useMoneyAct } from '#src/actors/money-act.ts';
import { useRead } from '#src/actors/reads.ts';
import { pathOf } from '#src/paths.ts';
import { Alert } from '#src/ui/alert.tsx';
import { ButtonLink } from '#src/ui/button.tsx';
import { Card } from '#src/ui/card.tsx';
import { PathLink } from '#src/ui/path-link.tsx';
import { ActOutcome } from './act-outcome.tsx';
import { LineForm } from './line-form.tsx';
import { useMoney } from './money-text.ts';
import { SurePanel } from './sure-panel.tsx';

type Props = {
  sending: ActorRefFrom<typeof lineMachine>;
  line: Line;
};

const choose = pathOf({ screen: 'member', page: 'securityCenter', section: 'withdrawPassword' });

/** Sending money to one of the line, step by step; a withdraw password is chosen first. */
export function LineCard({ sending, line }: Props) {
  const { t } = useTranslation(['wallet']);
  const money = useMoney();
  const act = useMoneyAct(sending);
  const { account, typed, reference, earlier } = useSelector(sending, ({ context }) => context);
  const { data: profile } = useRead('member.profile', {});
  const name = relativesOf(line).find((one) => one.account === account)?.nickname ?? '';
  const facts = [
    { id: 'to', label: t('wallet.line.to'), value: `${name} (${account})` },
    { id: 'amount', label: t('wallet.line.amount'), value: money(amountIn(typed)), strong: true },
  ];
  const named = reference ? [{ id: 'reference', label: t('wallet.act.reference'), value: reference }] : [];
  const done = {
    title: t('wallet.line.done'),
    facts: [...(earlier ? [] : facts), ...named],
    again: t('wallet.line.again'),
    earlier,
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
        <SurePanel act={act} facts={facts} confirm={t('wallet.line.confirm')} />
      )}
    </Card>
  );
}
