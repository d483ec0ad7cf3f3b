import type { Handlers } from '#sandbox/wire/handler.ts';
import { agentAnnouncements } from './announcements.ts';
import { card } from './card.ts';
import { invitationCalls } from './invitations.ts';
import { overview } from './overview.ts';
import { registerPerson } from './register-person.ts';
import { teamBets } from './reports/bets.ts';
import { income } from './reports/income.ts';
import { teamMovements } from './reports/movements.ts';
import { teamProfit } from './reports/profit.ts';
import { tree } from './tree.ts';

/** The agent centre (spec 2): everything is about the caller's own line. */
export const agent = {
  'agent.overview': overview,
  ...invitationCalls,
  'agent.register': registerPerson,
  'agent.announcements': agentAnnouncements,
  'agent.bets': teamBets,
  'agent.profit': teamProfit,
  'agent.movements': teamMovements,
  'agent.income': income,
  'agent.tree': tree,
  'agent.member': card,
} satisfies Partial<Handlers>;
