import { WithdrawPage } from './withdraw-page.tsx';
import { WithdrawalPage } from './withdrawal-page.tsx';

/** Taking money out, or one withdrawal by its reference. */
export function WithdrawPages({ inside }: { inside: string | undefined }) {
  return inside === undefined ? <WithdrawPage /> : <WithdrawalPage key={inside} reference={inside} />;
}
