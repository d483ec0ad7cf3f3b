import { ChartLine, LayoutDashboard, Megaphone, Network, ReceiptText, Ticket, UserPlus } from 'lucide-react';
import type { AgentPages } from '#src/views/member/centre-page.ts';
import { part } from '../parts/parts.ts';
import type { PageShows } from './page-shows.ts';

type Pages = { readonly [P in keyof AgentPages]: AgentPages[P] & { readonly shows: PageShows } };

/** The pages of the agent centre. A new one is its name in machines/centres.ts and one entry here. */
export const agentCentre: Pages = {
  announcement: { name: 'agent.announcement', icon: Megaphone, shows: 'unbuilt' },
  agentTeamOverview: { name: 'agent.agentTeamOverview', icon: LayoutDashboard, shows: 'unbuilt' },
  registrationCenter: { name: 'agent.registrationCenter', icon: UserPlus, shows: 'unbuilt' },
  downline: {
    name: 'agent.downline',
    icon: Network,
    shows: part(
      () => import('#src/views/agent/team-pages.tsx').then((found) => found.TeamPages),
      ['agent', 'acts', 'system'],
      ['agent'],
    ),
  },
  teamBetting: { name: 'agent.teamBetting', icon: Ticket, shows: 'unbuilt' },
  userProfitLoss: { name: 'agent.userProfitLoss', icon: ChartLine, shows: 'unbuilt' },
  downlineTransactions: { name: 'agent.downlineTransactions', icon: ReceiptText, shows: 'unbuilt' },
};
