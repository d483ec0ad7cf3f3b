import { DepositLimits } from '#src/views/protection/deposit-limits.tsx';
import { DepositPages } from '#src/views/wallet/deposit-pages.tsx';

/** Bringing money, with the member’s limits in reach. */
export function DepositRoom({ inside }: { inside: string | undefined }) {
  return <DepositPages inside={inside} limits={<DepositLimits />} />;
}
