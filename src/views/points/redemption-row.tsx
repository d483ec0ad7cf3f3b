import { useTranslation } from 'react-i18next';
import type { Redemption } from '#contract/points/rewards.ts';
import { pointsCount } from '#machines/points/quantity.rules.ts';
import { Tag } from '#src/ui/badge.tsx';
import { ActFacts } from '#src/views/acts/act-facts.tsx';
import { useMerchantHours, useMoney } from '#src/views/acts/money-text.ts';
import styles from './mall.module.css';
import { usePoints } from './points-text.ts';

const tones = { IN_PROCESS: 'warning', REJECTED: 'danger', APPROVED: 'positive' } as const;

/** One redemption with every field of spec 3: where it is, what it took, what came back, and why. */
export function RedemptionRow({ redemption }: { redemption: Redemption }) {
  const { t } = useTranslation(['points', 'acts']);
  const points = usePoints();
  const money = useMoney();
  const { moment } = useMerchantHours();
  const { reference, appliedAt, settledAt, type, name, quantity, status, remark, refunded } = redemption;
  const { address, mobile, amountRequired } = redemption;
  const facts = [
    { id: 'reference', label: t('acts.reference'), value: reference },
    { id: 'type', label: t('points.terms.kind'), value: t(`points.kind.${type}`) },
    { id: 'quantity', label: t('points.redeem.quantity'), value: String(quantity) },
    { id: 'points', label: t('points.redeem.points'), value: points(redemption.points) },
    ...(amountRequired === '0.00'
      ? []
      : [{ id: 'bets', label: t('points.terms.bets'), value: money(amountRequired) }]),
    ...(address === null ? [] : [{ id: 'address', label: t('points.redeem.address'), value: address }]),
    ...(mobile === null ? [] : [{ id: 'mobile', label: t('points.redeem.mobile'), value: mobile }]),
    { id: 'applied', label: t('points.redemptions.applied'), value: moment(appliedAt) },
    ...(settledAt === null
      ? []
      : [{ id: 'settled', label: t(`points.redemptions.settled.${status}`), value: moment(settledAt) }]),
    ...(pointsCount(refunded) === 0
      ? []
      : [{ id: 'refunded', label: t('points.redemptions.refunded'), value: points(refunded), strong: true }]),
  ];
  return (
    <article className={styles.redemption} aria-labelledby={`redemption-${reference}`}>
      <p className={styles.tags}>
        <strong id={`redemption-${reference}`}>{name}</strong>
        <Tag tone={tones[status]}>{t(`points.status.${status}`)}</Tag>
      </p>
      <p className={styles.note}>{t(`points.redemptions.sentence.${status}`)}</p>
      {remark && <p>{t('points.redemptions.remark', { remark })}</p>}
      <details>
        <summary>{t('points.redemptions.more')}</summary>
        <ActFacts facts={facts} />
      </details>
    </article>
  );
}
