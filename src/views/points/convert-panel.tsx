import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import { convertMachine } from '#machines/points/convert.machine.ts';
import { pointsLeft } from '#machines/points/quantity.rules.ts';
import { useMoneyAct, useMoneyActor } from '#src/actors/money-act.ts';
import { useMemberRead } from '#src/actors/reads.ts';
import { useFailureText } from '#src/i18n/failure-text.ts';
import { Alert } from '#src/ui/alert.tsx';
import { Button } from '#src/ui/button.tsx';
import { Card } from '#src/ui/card.tsx';
import { LiveStatus } from '#src/ui/live-status.tsx';
import { Skeleton } from '#src/ui/skeleton.tsx';
import { ActOutcome } from '#src/views/acts/act-outcome.tsx';
import { useMoney } from '#src/views/acts/money-text.ts';
import { SurePanel } from '#src/views/acts/sure-panel.tsx';
import { ConvertForm } from './convert-form.tsx';
import { PasswordNeeded } from './password-needed.tsx';
import { usePoints } from './points-text.ts';

/** Turning points into money of the main wallet, step by step. */
export function ConvertPanel() {
  const { t } = useTranslation(['points', 'acts', 'system']);
  const textOf = useFailureText();
  const points = usePoints();
  const money = useMoney();
  const convert = useMoneyActor(convertMachine, 'points.convert');
  const act = useMoneyAct<typeof convertMachine>(convert);
  const { quote, record, differs } = useSelector(convert, ({ context }) => context);
  const config = useMemberRead('points.config', {}, { fresh: 0 });
  const balance = useMemberRead('points.balance', {}, { fresh: 0 });
  const error = config.error ?? balance.error;
  const terms = config.data && balance.data && { ...config.data.convert, free: balance.data.free };
  const again = () => void Promise.all([config.refetch(), balance.refetch()]);
  const factsOf = (one: { points: number; amount: string }, left: string) => [
    { id: 'points', label: t('points.convert.points'), value: points(one.points) },
    { id: 'left', label: t('points.convert.left'), value: points(left) },
    { id: 'amount', label: t('points.convert.amount'), value: money(one.amount), strong: true },
  ];
  const named = (reference: string) => ({ id: 'reference', label: t('acts.reference'), value: reference });
  const done = {
    title: t('points.convert.done'),
    text: t('points.convert.doneText'),
    facts: record ? [...factsOf(record, record.free), named(record.reference)] : [],
    again: t('points.convert.again'),
    differs,
  };
  const sure = act.step === 'sure' || act.step === 'sending';
  return (
    <Card title={t('points.convert.title')}>
      <LiveStatus text={terms || error ? '' : t('points.convert.loading')} />
      {error && !terms && (
        <Alert action={<Button onClick={again}>{t('points.retry')}</Button>}>{textOf(error.failure)}</Alert>
      )}
      {!terms && !error && <Skeleton shape="block" />}
      <ActOutcome act={act} done={done} changeable />
      {act.step === 'form' && terms && !config.data?.withdrawPasswordSet && <PasswordNeeded />}
      {act.step === 'form' && terms && config.data?.withdrawPasswordSet && (
        <ConvertForm convert={convert} terms={terms} />
      )}
      {sure && (
        <SurePanel
          act={act}
          facts={quote && terms ? factsOf(quote, pointsLeft(terms.free, quote.points)) : []}
          confirm={t('points.convert.confirm')}
        />
      )}
    </Card>
  );
}
