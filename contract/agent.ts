import { announcements } from './agent/announcements.ts';
import { overview } from './agent/overview.ts';
import { registration } from './agent/registration.ts';
import { reports } from './agent/reports.ts';
import { team } from './agent/team.ts';

/** The calls of the agent centre (spec 2, 6): agents only, and nothing outside the caller's own line. */
export const agent = { ...overview, ...team, ...reports, ...registration, ...announcements };
