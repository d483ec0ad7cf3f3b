import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import { actDraft } from '#machines/kit/draft.rules.ts';
import { convertMachine } from '#machines/points/convert.act.ts';
import type { ConvertQuote, ConvertTerms } from '#machines/points/convert.rules.ts';
import { pointsLeft } from '#machines/points/quantity.rules.ts';
import { useActForm } from '#src/actors/act-form.ts';
import { useDraft } from '#src/actors/drafts.ts';
import { useMoneyAct } from '#src/actors/money-act.ts';
import { ActOutcome } from '#src/views/acts/act-outcome.tsx';
import { useMoney } from '#src/views/acts/money-text.ts';
import { SurePanel } from '#src/views/acts/sure-panel.tsx';
import { ConvertForm } from './convert-form.tsx';
import styles from './mall.module.css';
import { PasswordNeeded } from './password-needed.tsx';
import { usePoints } from './points-text.ts';

/** A conversion, step by step; without a withdraw password the way to one. */
export function ConvertAct({ terms, ready }: { terms: ConvertTerms; ready: boolean }) {
  const { t } = useTranslation(['points', 'acts']);
  const points = usePoints();
  const money = useMoney();
  const convert = useActForm(convertMachine);
  useDraft(convert, actDraft);
  const act = useMoneyAct<typeof convertMachine>(convert);
  const { quote, record } = useSelector(convert, ({ context }) => context);
  const factsOf = (one: ConvertQuote, left: string) => [
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
  };
  return (
    <div className={styles.column}>
      <ActOutcome act={act} done={done} changeable />
      {act.step === 'form' && (ready ? <ConvertForm convert={convert} terms={terms} /> : <PasswordNeeded />)}
      {(act.step === 'sure' || act.step === 'sending') && (
        <SurePanel
          act={act}
          facts={quote ? factsOf(quote, pointsLeft(terms.free, quote.points)) : []}
          confirm={t('points.convert.confirm')}
        />
      )}
    </div>
  );
}
