import { useTranslation } from 'react-i18next';
import type { Person } from '#contract/agent/person.ts';
import type { Condition } from '#contract/contracts/pay.ts';
import type { Terms } from '#contract/contracts/terms.ts';
import { isMet } from '#machines/contracts/conditions-left.rules.ts';
import { personName } from '#machines/kit/sheet.rules.ts';
import { useLanguage } from '#src/actors/residents.ts';
import { formatCount, formatRate } from '#src/i18n/money.ts';
import { useMoney } from '#src/views/acts/money-text.ts';

/** Texts about contracts: rates are hundredths of a percent, conditions money or members. */
export function useContractWords() {
  const { t } = useTranslation(['contracts']);
  const language = useLanguage();
  const money = useMoney();
  const rate = (hundredths: number) => formatRate(hundredths, language);
  const amount = (name: Condition['name'], value: string | number) =>
    name === 'active' ? formatCount(Number(value), language) : money(String(value));
  return {
    rate,
    /** Of several: the highest of won and of lost bets. */
    rates: (all: readonly number[]) => all.map(rate).join(' / '),
    amount,
    /** Who that is; null for the house. */
    person: (one: Person | null) => (one ? personName(one) : t('contracts.payer.PLATFORM')),
    /** What a condition asks for and what there was. */
    condition: ({ name, needs, had }: Condition) =>
      t(`contracts.condition.${isMet({ name, needs, had }) ? 'met' : 'of'}`, {
        name: t(`contracts.condition.${name}`),
        needs: amount(name, needs),
        had: amount(name, had),
      }),
    period: (terms: Terms) => t(`contracts.period.${terms.kind === 'REALTIME' ? 'REALTIME' : terms.period}`),
  };
}
