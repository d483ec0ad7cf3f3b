import { useTranslation } from 'react-i18next';
import { pointsCount } from '#machines/points/quantity.rules.ts';
import type { Length, Matters } from '#machines/protection/absence.rules.ts';
import { signOf } from '#machines/wallet/amount.rules.ts';
import { useLanguage } from '#src/actors/residents.ts';
import { formatCount } from '#src/i18n/money.ts';
import type { ActFact } from '#src/views/acts/act-facts.tsx';
import { useMoney } from '#src/views/acts/money-text.ts';
import { useLengthWords } from './use-length-words.ts';

/** The last look before going away: for how long, what goes on, and what is given up. */
export function useMatters(): (length: Length | null, matters: Matters | null) => readonly ActFact[] {
  const { t } = useTranslation(['protection']);
  const language = useLanguage();
  const money = useMoney();
  const words = useLengthWords();
  const counted = (
    id: 'bets' | 'withdrawals' | 'points' | 'contracts',
    count: number,
    amount = '',
  ): readonly ActFact[] =>
    count === 0
      ? []
      : [
          {
            id,
            label: t(`protection.away.${id}`),
            value: t(`protection.away.${id}Value`, { count, number: formatCount(count, language), amount }),
          },
        ];
  return (length, matters) => {
    const long = length
      ? [{ id: 'length', label: t('protection.away.length'), value: words(length), strong: true }]
      : [];
    if (!matters) return long;
    const { balance, openBets, withdrawals, bonuses, points, contracts } = matters;
    return [
      ...long,
      ...(signOf(balance) > 0
        ? [{ id: 'balance', label: t('protection.away.balance'), value: money(balance) }]
        : []),
      ...counted('bets', openBets.count, money(openBets.staked)),
      ...counted('withdrawals', withdrawals.count, money(withdrawals.amount)),
      ...bonuses.map(({ title, amount }, at) => ({
        id: `bonus-${at}`,
        label: t('protection.away.bonus', { title }),
        value: t('protection.away.bonusValue', { amount: money(amount) }),
      })),
      ...counted('points', pointsCount(points)),
      ...counted('contracts', contracts),
    ];
  };
}
