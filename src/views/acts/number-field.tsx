import type { ComponentProps } from 'react';
import { fromPage, toPage } from '#machines/kit/number.rules.ts';
import { useLanguage } from '#src/actors/residents.ts';
import { useConfiguration } from '#src/actors/system-context.tsx';
import { numberSigns } from '#src/i18n/money.ts';
import { TextField } from '#src/ui/text-field.tsx';
import styles from './number-field.module.css';
import { type NumberUnit, useReading } from './number-text.ts';

type Props = Omit<ComponentProps<typeof TextField>, 'value' | 'onValue' | 'aside' | 'prefix'> & {
  unit: NumberUnit;
  /** As a machine holds it (machines/kit/number.rules.ts). */
  value: string;
  onValue: (typed: string) => void;
};

/**
 * Every number that a person types. It is typed with the signs of the page's language, and how it is read is shown beside it
 * at once.
 */
export function NumberField({ unit, value, onValue, ...field }: Props) {
  const signs = numberSigns(useLanguage());
  const { currencySymbol } = useConfiguration().brand;
  const edge = { money: currencySymbol, rate: '%', count: '' }[unit];
  const reading = useReading(unit)(value);
  return (
    <TextField
      {...(unit === 'money' && { prefix: currencySymbol })}
      {...(unit === 'rate' && { suffix: edge })}
      inputMode={unit === 'count' ? 'numeric' : 'decimal'}
      autoComplete="off"
      {...field}
      aside={
        <span className={styles.reading} aria-live="polite">
          {reading === null || reading === value ? '' : `= ${reading}`}
        </span>
      }
      value={toPage(value, signs)}
      onValue={(text) => onValue(fromPage(text, signs, edge))}
    />
  );
}
