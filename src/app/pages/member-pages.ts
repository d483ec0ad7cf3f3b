import {
  ArrowDownToLine,
  ArrowUpFromLine,
  ChartLine,
  Gift,
  HeartHandshake,
  History,
  Mail,
  MessageSquareText,
  ReceiptText,
  Send,
  ShieldCheck,
  Ticket,
  Trophy,
  UserPlus,
  Wallet,
} from 'lucide-react';
import type { Load } from '#src/ui/part-loading.ts';
import type { MemberPages } from '#src/views/member/centre-page.ts';
import { part } from '../parts/later-part.ts';
import type { PageShows } from './page-shows.ts';
import { SecurityPage } from './security-page.tsx';

type Pages = { readonly [P in keyof MemberPages]: MemberPages[P] & { readonly shows: PageShows } };

/** A page of money: the member's limits are in reach on it. */
const limited = <Props>(load: Load<Props>) =>
  part(load, ['wallet', 'acts', 'protection', 'system'], ['wallet', 'protection']);

/** The pages of the member centre. A new one is its name in machines/centres.ts and one entry here. */
export const memberCentre: Pages = {
  securityCenter: { name: 'member.securityCenter', icon: ShieldCheck, shows: { here: SecurityPage } },
  transferFund: {
    name: 'member.transferFund',
    icon: Wallet,
    shows: limited(() => import('#src/views/wallet/wallet-page.tsx').then((found) => found.WalletPage)),
  },
  depositv2: {
    name: 'member.depositv2',
    icon: ArrowDownToLine,
    shows: limited(() => import('#src/views/wallet/deposit-pages.tsx').then((found) => found.DepositPages)),
  },
  withdraw: {
    name: 'member.withdraw',
    icon: ArrowUpFromLine,
    shows: limited(() => import('#src/views/wallet/withdraw-pages.tsx').then((found) => found.WithdrawPages)),
  },
  transferUpline: {
    name: 'member.transferUpline',
    icon: Send,
    shows: limited(() =>
      import('#src/views/wallet/line-transfer-page.tsx').then((found) => found.LineTransferPage),
    ),
  },
  personalHistoryCopy: {
    name: 'member.personalHistoryCopy',
    icon: History,
    shows: part(
      () => import('#src/views/wallet/records/bets-page.tsx').then((found) => found.BetsPage),
      ['wallet', 'records'],
    ),
  },
  transactionHistory: {
    name: 'member.transactionHistory',
    icon: ReceiptText,
    shows: part(
      () => import('#src/views/wallet/records/movements-page.tsx').then((found) => found.MovementsPage),
      ['wallet', 'records'],
    ),
  },
  personalProfit: {
    name: 'member.personalProfit',
    icon: ChartLine,
    shows: part(
      () => import('#src/views/wallet/records/profit-page.tsx').then((found) => found.ProfitPage),
      ['wallet', 'records'],
    ),
  },
  bonusDetails: {
    name: 'member.bonusDetails',
    icon: Ticket,
    shows: part(
      () => import('#src/views/wallet/records/bonuses-page.tsx').then((found) => found.BonusesPage),
      ['wallet', 'records'],
    ),
  },
  rewardCenter: {
    name: 'member.rewardCenter',
    icon: Gift,
    shows: part(
      () => import('#src/views/promotions/rewards-pages.tsx').then((found) => found.RewardsPages),
      ['promotions', 'acts', 'system', 'protection'],
      ['promotions', 'protection'],
    ),
  },
  referral: {
    name: 'member.referral',
    icon: UserPlus,
    shows: part(
      () => import('#src/views/member/referral-page.tsx').then((found) => found.ReferralPage),
      ['system', 'protection'],
      ['member', 'protection'],
    ),
  },
  missionLeaderboard: {
    name: 'member.missionLeaderboard',
    icon: Trophy,
    shows: part(
      () => import('#src/views/missions/missions-page.tsx').then((found) => found.MissionsPage),
      ['missions', 'acts', 'protection'],
      ['missions', 'protection'],
    ),
  },
  messageV2: {
    name: 'member.messageV2',
    icon: Mail,
    shows: part(
      () => import('#src/views/inbox/inbox-pages.tsx').then((found) => found.InboxPages),
      ['inbox', 'system'],
      ['inbox'],
    ),
  },
  feedback: {
    name: 'member.feedback',
    icon: MessageSquareText,
    shows: part(
      () => import('#src/views/support/feedback-pages.tsx').then((found) => found.FeedbackPages),
      ['support', 'acts', 'system'],
      ['support', 'wallet'],
    ),
  },
  protection: {
    name: 'member.protection',
    icon: HeartHandshake,
    shows: part(
      () => import('#src/views/protection/protection-pages.tsx').then((found) => found.ProtectionPages),
      ['protection', 'acts'],
      ['protection'],
    ),
  },
};
