import { useTranslation } from 'react-i18next';
import { rateTyped } from '#machines/contracts/rate.rules.ts';
import { type ReadingProblem, wholeTyped } from '#machines/kit/number.rules.ts';
import { amountTyped } from '#machines/wallet/amount.rules.ts';
import { useLanguage } from '#src/actors/residents.ts';
import { formatCount, formatMoney, formatRate, numberSigns } from '#src/i18n/money.ts';
import { useMoney } from './money-text.ts';

/** What a number is of: the brand's money, hundredths of a percent, or things that are counted. */
export type NumberUnit = 'money' | 'rate' | 'count';

/** How a typed number of each unit was read, as people read it; null while it can't be read. */
export function useReading(unit: NumberUnit): (typed: string) => string | null {
  const language = useLanguage();
  const money = useMoney();
  return (typed) => {
    if (unit === 'money') {
      const read = amountTyped(typed);
      return 'amount' in read ? money(read.amount) : null;
    }
    const read = unit === 'rate' ? rateTyped(typed).rate : wholeTyped(typed);
    if (read === null) return null;
    return unit === 'rate' ? formatRate(read, language) : formatCount(read, language);
  };
}

/** What is wrong with how a number is written, as a text, with the signs of the language. */
export function useNumberFault(): (problem: ReadingProblem) => string {
  const { t } = useTranslation(['acts']);
  const language = useLanguage();
  return (problem) =>
    t(`acts.number.${problem}`, {
      ...numberSigns(language),
      example: formatMoney('1250.50', language, '').trim(),
    });
}
