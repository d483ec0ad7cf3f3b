import type { MemberPage } from '#machines/places.ts';
import type { Load } from '#src/ui/part-loading.ts';

/** What every such page is told: what of it is looked at, as its address says. */
export type InsidePage = { readonly inside: string | undefined };

/** Pages of the member centre that are fetched when first shown: money has its own, and the centre comes without them. */
export const memberParts: Partial<Record<MemberPage, Load<InsidePage>>> = {
  transferFund: () => import('#src/views/wallet/wallet-page.tsx').then((part) => part.WalletPage),
  depositv2: () => import('#src/views/wallet/deposit-room.tsx').then((part) => part.DepositRoom),
  transferUpline: () => import('#src/views/wallet/line-page.tsx').then((part) => part.LinePage),
  withdraw: () => import('#src/views/wallet/withdraw-room.tsx').then((part) => part.WithdrawRoom),
  personalHistoryCopy: () => import('#src/views/wallet/records/bets-page.tsx').then((part) => part.BetsPage),
  transactionHistory: () =>
    import('#src/views/wallet/records/movements-page.tsx').then((part) => part.MovementsPage),
  personalProfit: () => import('#src/views/wallet/records/profit-page.tsx').then((part) => part.ProfitPage),
  bonusDetails: () => import('#src/views/wallet/records/bonuses-page.tsx').then((part) => part.BonusesPage),
};
