import { QuickLimit } from '#src/views/protection/quick-limit.tsx';
import { LineTransferPage } from '#src/views/wallet/line-transfer-page.tsx';

/** Sending money in one’s line, with the member’s limits in reach. */
export function LineTransferRoom() {
  return <LineTransferPage limits={<QuickLimit />} />;
}
