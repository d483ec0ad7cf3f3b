import type { Movement } from '#contract/wallet/records.ts';
import { pathOf } from '#src/paths.ts';

/** Where one deposit or withdrawal is looked at: below the page of them all. */
export function actAddress(page: 'depositv2' | 'withdraw', reference: string): string {
  return pathOf({ screen: 'member', page, section: reference });
}

/** The page of the thing that moved the money; undefined when it has none. */
export function movementAddress({
  kind,
  reference,
}: Pick<Movement, 'kind' | 'reference'>): string | undefined {
  if (kind === 'deposit') return actAddress('depositv2', reference);
  const ofWithdrawal = kind === 'withdrawal' || kind === 'release' || kind === 'return';
  return ofWithdrawal ? actAddress('withdraw', reference) : undefined;
}

/** The movements that gave back withdrawals which did not arrive, from a day of the merchant's on, yyyy-MM-dd. */
export function returnsAddress(from: string): string {
  return `${pathOf({ screen: 'member', page: 'transactionHistory' })}?${new URLSearchParams({ type: 'return', from })}`;
}
