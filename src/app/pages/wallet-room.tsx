import { QuickLimit } from '#src/views/protection/quick-limit.tsx';
import { WalletPage } from '#src/views/wallet/wallet-page.tsx';

/** The wallets, with the member’s limits in reach. */
export function WalletRoom() {
  return <WalletPage limits={<QuickLimit />} />;
}
