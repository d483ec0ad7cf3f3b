import type { MemberPage } from '#machines/places.ts';
import type { Load } from '#src/ui/part-loading.ts';

/** Pages of the member centre that are fetched when first shown: money has its own, and the centre comes without them. */
export const memberParts: Partial<Record<MemberPage, Load<object>>> = {
  transferFund: () => import('#src/views/wallet/wallet-page.tsx').then((part) => part.WalletPage),
};
