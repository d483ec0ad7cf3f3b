import { grown } from '#machines/games/jackpot.rules.ts';
import { useLanguage } from '#src/actors/residents.ts';
import { useSecondsSince } from '#src/actors/seconds-since.ts';
import { useConfiguration } from '#src/actors/system-context.tsx';
import { formatMoney } from '#src/i18n/money.ts';
import styles from './ticker.module.css';

/** An amount that grows by so much a minute since it was read (`at`, epoch milliseconds). */
export function GrowingAmount({ amount, perMinute, at }: { amount: string; perMinute: string; at: number }) {
  const language = useLanguage();
  const { currencySymbol } = useConfiguration().brand;
  const now = grown(amount, perMinute, useSecondsSince(at));
  return <b className={styles.amount}>{formatMoney(now, language, currencySymbol)}</b>;
}
