import {
  CalendarDays,
  ChartLine,
  ChartPie,
  Clock,
  HandCoins,
  LayoutDashboard,
  Megaphone,
  Network,
  ReceiptText,
  Ticket,
  UserPlus,
  Zap,
} from 'lucide-react';
import type { ContractKind } from '#contract/contracts/terms.ts';
import type { AgentPages } from '#src/views/member/centre-page.ts';
import { part } from '../parts/later-part.ts';
import type { PageShows } from './page-shows.ts';

type Pages = { readonly [P in keyof AgentPages]: AgentPages[P] & { readonly shows: PageShows } };

function contracts(kind: ContractKind): PageShows {
  return part(
    () => import('#src/views/contracts/contract-page.tsx').then((found) => found.contractPageOf[kind]),
    ['contracts'],
  );
}

/** The pages of the agent centre. A new one is its name in machines/centres.ts and one entry here. */
export const agentCentre: Pages = {
  announcement: {
    name: 'agent.announcement',
    icon: Megaphone,
    shows: part(() =>
      import('#src/views/agent/announcement-page.tsx').then((found) => found.AnnouncementPage),
    ),
  },
  agentTeamOverview: {
    name: 'agent.agentTeamOverview',
    icon: LayoutDashboard,
    shows: part(
      () => import('#src/views/agent/overview/overview-page.tsx').then((found) => found.OverviewPage),
      ['records'],
    ),
  },
  registrationCenter: {
    name: 'agent.registrationCenter',
    icon: UserPlus,
    shows: part(() =>
      import('#src/views/agent/registration-page.tsx').then((found) => found.RegistrationPage),
    ),
  },
  downline: {
    name: 'agent.downline',
    icon: Network,
    shows: part(
      () => import('#src/views/agent/team-pages.tsx').then((found) => found.TeamPages),
      ['records'],
    ),
  },
  teamBetting: {
    name: 'agent.teamBetting',
    icon: Ticket,
    shows: part(
      () => import('#src/views/agent/reports/team-bets-page.tsx').then((found) => found.TeamBetsPage),
      ['records'],
    ),
  },
  userProfitLoss: {
    name: 'agent.userProfitLoss',
    icon: ChartLine,
    shows: part(
      () => import('#src/views/agent/reports/team-profit-page.tsx').then((found) => found.TeamProfitPage),
      ['records'],
    ),
  },
  myIncome: {
    name: 'agent.myIncome',
    icon: HandCoins,
    shows: part(
      () => import('#src/views/agent/reports/income-page.tsx').then((found) => found.IncomePage),
      ['records'],
    ),
  },
  downlineTransactions: {
    name: 'agent.downlineTransactions',
    icon: ReceiptText,
    shows: part(
      () =>
        import('#src/views/agent/reports/team-movements-page.tsx').then((found) => found.TeamMovementsPage),
      ['records'],
    ),
  },
  dividend: { name: 'agent.dividend', icon: ChartPie, shows: contracts('DIVIDEND') },
  dailyWages: { name: 'agent.dailyWages', icon: CalendarDays, shows: contracts('DAILY') },
  hourlySalary: { name: 'agent.hourlySalary', icon: Clock, shows: contracts('HOURLY') },
  realTimeSalary: { name: 'agent.realTimeSalary', icon: Zap, shows: contracts('REALTIME') },
};
