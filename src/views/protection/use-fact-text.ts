import { useTranslation } from 'react-i18next';
import type { LimitKind, LimitPeriod } from '#contract/protection/market.ts';
import type { Fact, FactValue, Span } from '#machines/protection/safer-play.rules.ts';
import { useLanguage } from '#src/actors/residents.ts';
import { formatList } from '#src/i18n/lists.ts';
import { useMoney } from '#src/views/acts/money-text.ts';

/** The sentences about the rules in force, with their figures in the language of the page. */
export function useFactText(): (fact: Fact) => string {
  const { t } = useTranslation(['protection']);
  const language = useLanguage();
  const money = useMoney();
  const spanText = ({ unit, count }: Span) => t(`protection.safer.spans.${unit}`, { count });
  const textOf = (value: FactValue): string | number => {
    if (value.as === 'count') return value.count;
    if (value.as === 'amount') return money(value.amount);
    if (value.as === 'spans') return formatList(value.spans.map(spanText), language, 'or');
    if (value.as === 'minutes') {
      const all = value.minutes.map((count) => t('protection.safer.spans.minutes', { count }));
      return formatList(all, language, 'or');
    }
    const words =
      value.of === 'kinds'
        ? value.names.map((name) => t(`protection.safer.kinds.${name as LimitKind}`))
        : value.names.map((name) => t(`protection.safer.periods.${name as LimitPeriod}`));
    return formatList(words, language, value.joined);
  };
  return ({ id, values }) => {
    const said = Object.fromEntries(Object.entries(values).map(([name, value]) => [name, textOf(value)]));
    return t(`protection.safer.facts.${id}`, said as { count: number });
  };
}
