import { useSelector } from '@xstate/react';
import { ArrowLeft } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { PointReward } from '#contract/points/rewards.ts';
import { actDraft } from '#machines/kit/draft.rules.ts';
import { redeemMachine } from '#machines/points/redeem.act.ts';
import { useActForm } from '#src/actors/act-form.ts';
import { useDraft } from '#src/actors/drafts.ts';
import { useMoneyAct } from '#src/actors/money-act.ts';
import { useMemberRead } from '#src/actors/reads.ts';
import { useLanguage } from '#src/actors/residents.ts';
import { Button } from '#src/ui/button.tsx';
import { Card } from '#src/ui/card.tsx';
import { LazyImage } from '#src/ui/lazy-image.tsx';
import { takeFocus } from '#src/ui/take-focus.ts';
import { ActFacts } from '#src/views/acts/act-facts.tsx';
import { ActOutcome } from '#src/views/acts/act-outcome.tsx';
import { useInZone, useMoney } from '#src/views/acts/money-text.ts';
import { SurePanel } from '#src/views/acts/sure-panel.tsx';
import styles from './mall.module.css';
import { PasswordNeeded } from './password-needed.tsx';
import { usePoints, useRuleText } from './points-text.ts';
import { useRedeemFacts } from './redeem-facts.ts';
import { RedeemForm } from './redeem-form.tsx';

type Props = { reward: PointReward; picture: string; zone: string; onBack: () => void };

/** A reward with its terms, and redeeming it step by step. */
export function RewardDetail({ reward, picture, zone, onBack }: Props) {
  const { t } = useTranslation(['points', 'acts']);
  const points = usePoints();
  const money = useMoney();
  const ruleText = useRuleText(zone);
  const language = useLanguage();
  const inZone = useInZone();
  const { id, kind, name, text, price, amountRequired, left, endsAt, refusal } = reward;
  const redeem = useActForm(redeemMachine, { id, language });
  useDraft(redeem, actDraft, id);
  const act = useMoneyAct<typeof redeemMachine>(redeem);
  const { quote, record } = useSelector(redeem, ({ context }) => context);
  const { quoted, kept } = useRedeemFacts(name);
  const { data: config } = useMemberRead('points.config', {});
  const terms = [
    { id: 'kind', label: t('points.terms.kind'), value: t(`points.kind.${kind}`) },
    { id: 'price', label: t('points.terms.price'), value: points(price), strong: true },
    ...(amountRequired === '0.00'
      ? []
      : [{ id: 'bets', label: t('points.terms.bets'), value: money(amountRequired) }]),
    ...(left === null ? [] : [{ id: 'left', label: t('points.terms.left'), value: String(left) }]),
    ...(endsAt === null ? [] : [{ id: 'ends', label: t('points.terms.ends'), value: inZone(endsAt, zone) }]),
  ];
  const done = {
    title: t('points.redeem.done'),
    text: t('points.redeem.doneText'),
    facts: record ? kept(record) : [],
    again: t('points.redeem.again'),
  };
  const form = act.step === 'form';
  return (
    <Card title={name}>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for controls alone */}
      <div
        className={styles.column}
        role="group"
        aria-label={name}
        tabIndex={-1}
        ref={form ? takeFocus : undefined}
      >
        <Button variant="quiet" className={styles.back} disabled={act.step === 'sending'} onClick={onBack}>
          <ArrowLeft aria-hidden="true" />
          {t('points.back')}
        </Button>
        {form && (
          <>
            <LazyImage
              src={picture || undefined}
              alt=""
              ratio="banner"
              fit="cover"
              className={styles.picture}
            />
            <p className={styles.about}>{text}</p>
            <ActFacts facts={terms} />
          </>
        )}
        <ActOutcome act={act} done={done} changeable />
        {form && refusal && <p className={styles.refusal}>{ruleText(refusal)}</p>}
        {form && !refusal && config && !config.withdrawPasswordSet && <PasswordNeeded />}
        {form && !refusal && config?.withdrawPasswordSet && <RedeemForm redeem={redeem} reward={reward} />}
        {(act.step === 'sure' || act.step === 'sending') && (
          <SurePanel act={act} facts={quote ? quoted(quote) : []} confirm={t('points.redeem.confirm')} />
        )}
      </div>
    </Card>
  );
}
