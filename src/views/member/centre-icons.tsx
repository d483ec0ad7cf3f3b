import ArrowDownToLine from 'lucide-react/icons/arrow-down-to-line';
import ArrowUpFromLine from 'lucide-react/icons/arrow-up-from-line';
import ChartLine from 'lucide-react/icons/chart-line';
import Gift from 'lucide-react/icons/gift';
import History from 'lucide-react/icons/history';
import Mail from 'lucide-react/icons/mail';
import ReceiptText from 'lucide-react/icons/receipt-text';
import Send from 'lucide-react/icons/send';
import ShieldCheck from 'lucide-react/icons/shield-check';
import Ticket from 'lucide-react/icons/ticket';
import Trophy from 'lucide-react/icons/trophy';
import UserPlus from 'lucide-react/icons/user-plus';
import Wallet from 'lucide-react/icons/wallet';
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
