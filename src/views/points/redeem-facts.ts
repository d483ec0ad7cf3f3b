import { useTranslation } from 'react-i18next';
import type { Redemption } from '#contract/points/rewards.ts';
import type { RedeemQuote } from '#machines/points/redeem.rules.ts';
import { useLanguage } from '#src/actors/residents.ts';
import { formatCount } from '#src/i18n/money.ts';
import type { ActFact } from '#src/views/acts/act-facts.tsx';
import { usePoints } from './points-text.ts';

/** What a redemption says of itself: before it is confirmed, and as the gateway keeps it. */
export function useRedeemFacts(name: string): {
  readonly quoted: (quote: RedeemQuote) => ActFact[];
  readonly kept: (record: Redemption) => ActFact[];
} {
  const { t } = useTranslation(['points', 'acts']);
  const points = usePoints();
  const language = useLanguage();
  const count = (reward: string, quantity: number) => [
    { id: 'reward', label: t('points.redeem.reward'), value: reward },
    { id: 'quantity', label: t('points.redeem.quantity'), value: formatCount(quantity, language) },
  ];
  const where = (address: string | null, mobile: string | null) =>
    address && mobile
      ? [
          { id: 'address', label: t('points.redeem.address'), value: address },
          { id: 'mobile', label: t('points.redeem.mobile'), value: mobile },
        ]
      : [];
  return {
    quoted: (quote) => [
      ...count(name, quote.quantity),
      { id: 'price', label: t('points.terms.price'), value: points(quote.price) },
      ...where(quote.address, quote.mobile),
      { id: 'points', label: t('points.redeem.points'), value: points(quote.points), strong: true },
    ],
    kept: (record) => [
      ...count(record.name, record.quantity),
      ...where(record.address, record.mobile),
      { id: 'points', label: t('points.redeem.points'), value: points(record.points), strong: true },
      { id: 'reference', label: t('acts.reference'), value: record.reference },
    ],
  };
}
