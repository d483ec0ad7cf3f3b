import { QuickLimit } from '#src/views/protection/quick-limit.tsx';
import { WithdrawPages } from '#src/views/wallet/withdraw-pages.tsx';

/** Taking money out, with the member’s limits in reach. */
export function WithdrawRoom({ inside }: { inside: string | undefined }) {
  return <WithdrawPages inside={inside} limits={<QuickLimit />} />;
}
