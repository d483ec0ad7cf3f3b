import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { Days, Period } from '../wallet/records.ts';
import { marks } from './marks.ts';
import { MoneySums } from './sums.ts';

/** What everybody below an agent did in some days; the agent's own play is not in it. */
const TeamFigures = z.object({
  /** People who registered, first deposits, people with a deposit, people with a valid bet. */
  joined: z.number(),
  firstDeposits: z.number(),
  depositors: z.number(),
  active: z.number(),
  ...MoneySums,
});
export type TeamFigures = z.infer<typeof TeamFigures>;

export const overview = {
  /** The team in some days, and in as many days before them (spec 2, agentTeamOverview). Refusals: FORBIDDEN, RANGE_REFUSED. */
  'agent.overview': defineCall({
    method: 'GET',
    path: '/wps/relay/MCS2_agentTeamOverview',
    ...marks,
    input: z.object(Days),
    output: z.object({
      period: Period,
      /** Everybody below the agent now, how many of them are agents, and how many stand directly below. */
      team: z.object({ people: z.number(), agents: z.number(), direct: z.number() }),
      now: TeamFigures,
      before: TeamFigures,
    }),
  }),
};
