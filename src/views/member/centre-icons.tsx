import {
  ArrowDownToLine,
  ArrowUpFromLine,
  ChartLine,
  Gift,
  History,
  Mail,
  ReceiptText,
  Send,
  ShieldCheck,
  Ticket,
  Trophy,
  UserPlus,
  Wallet,
} from 'lucide-react';
import type { MemberPage } from '#machines/places.ts';

const icons = {
  securityCenter: ShieldCheck,
  transferFund: Wallet,
  depositv2: ArrowDownToLine,
  withdraw: ArrowUpFromLine,
  transferUpline: Send,
  personalHistoryCopy: History,
  transactionHistory: ReceiptText,
  personalProfit: ChartLine,
  bonusDetails: Ticket,
  rewardCenter: Gift,
  referral: UserPlus,
  missionLeaderboard: Trophy,
  messageV2: Mail,
} as const;

/** The icon of a page of the member centre; decorative beside its name. */
export function CentreIcon({ page }: { page: MemberPage }) {
  const Icon = icons[page];
  return <Icon aria-hidden="true" />;
}
