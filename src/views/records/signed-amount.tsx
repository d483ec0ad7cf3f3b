import { signOf } from '#machines/wallet/amount.rules.ts';
import { AsIs } from '#src/ui/as-is.tsx';
import { useMoney } from '#src/views/acts/money-text.ts';
import styles from './records.module.css';

const signs = ['minus', 'none', 'plus'] as const;

/** A gain or a loss: shown by its sign, and by its colour too. */
export function SignedAmount({ amount }: { amount: string }) {
  const money = useMoney();
  const sign = signs[signOf(amount) + 1];
  return (
    <AsIs className={styles.signed} data-sign={sign}>
      {sign === 'plus' ? `+${money(amount)}` : money(amount)}
    </AsIs>
  );
}
