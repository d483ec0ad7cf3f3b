import { useMoney } from '../money-text.ts';
import styles from './records.module.css';

/** Money that came or went: told by its sign, and by its colour too. */
export function SignedAmount({ amount }: { amount: string }) {
  const money = useMoney();
  const sign = amount.startsWith('-') ? 'minus' : Number(amount) > 0 ? 'plus' : 'none';
  return (
    <span className={styles.signed} data-sign={sign}>
      {sign === 'plus' ? `+${money(amount)}` : money(amount)}
    </span>
  );
}
