import { signOf } from '#machines/wallet/amount.rules.ts';
import { useMoney } from '#src/views/acts/money-text.ts';

/** An amount of the wire with its sign, in the currency of the account. */
export function useSignedMoney(): (amount: string) => string {
  const money = useMoney();
  return (amount) => {
    const sign = ['−', '', '+'][signOf(amount) + 1] ?? '';
    return `${sign}${money(amount.replace('-', ''))}`;
  };
}
