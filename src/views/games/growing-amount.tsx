import { grown } from '#machines/games/jackpot.rules.ts';
import { useLanguage } from '#src/actors/residents.ts';
import { useSecondsSince } from '#src/actors/seconds-since.ts';
import { useConfiguration } from '#src/actors/system-context.tsx';
import { formatMoney } from '#src/i18n/money.ts';
import { AsIs } from '#src/ui/as-is.tsx';
import styles from './ticker.module.css';

type Props = { amount: string; perMinute: string; at: number; still: boolean };

/** An amount that grows by so much a minute since it was read (`at`, the gateway's clock, epoch ms), unless it is `still`. */
export function GrowingAmount({ amount, perMinute, at, still }: Props) {
  const language = useLanguage();
  const { currencySymbol } = useConfiguration().brand;
  const now = grown(amount, perMinute, useSecondsSince(at, still));
  return (
    <AsIs as="b" className={styles.amount}>
      {formatMoney(now, language, currencySymbol)}
    </AsIs>
  );
}
