import { measureAreas } from './areas.ts';
import { loadGateway } from './calls-load.ts';
import { measureDialogs } from './dialogs.ts';
import type { Figures } from './figures.ts';
import { measureHelp } from './help.ts';
import { measureJourney } from './journey.ts';
import { measureLobby } from './lobby.ts';
import { measureMemory } from './memory.ts';
import { loadMoney } from './money-load.ts';
import { visitPages } from './page-visits.ts';
import { measureRecords } from './records.ts';
import { measureReports } from './reports.ts';
import { measureRewards } from './rewards.ts';
import type { Stage } from './stage.ts';
import { measureTeam } from './team.ts';
import { measureWatching } from './watching.ts';

/** What can be measured by itself (`--only pages`), in the order of a whole run. */
const names = [
  'pages',
  'dialogs',
  'journey',
  'lobby',
  'records',
  'reports',
  'rewards',
  'help',
  'team',
  'watching',
  'memory',
  'areas',
  'gateway',
  'money',
] as const;

export type GroupName = (typeof names)[number];

/** Each group is given the stage that all share, and answers its figures. */
export const groups: Readonly<Record<GroupName, (stage: Stage) => Promise<Figures>>> = {
  pages: visitPages,
  dialogs: measureDialogs,
  journey: measureJourney,
  lobby: measureLobby,
  records: measureRecords,
  reports: measureReports,
  rewards: measureRewards,
  help: measureHelp,
  team: measureTeam,
  watching: measureWatching,
  memory: measureMemory,
  areas: measureAreas,
  gateway: loadGateway,
  money: loadMoney,
};

/** The groups that were asked for, by commas; all of them when none was. Throws at a name that there is not. */
export function chosenGroups(only: string | undefined): readonly GroupName[] {
  if (only === undefined) return names;
  const asked = only.split(',').map((name) => name.trim());
  const unknown = asked.find((name) => !(name in groups));
  if (unknown !== undefined) throw new Error(`There is no group ${unknown}, only ${names.join(', ')}`);
  return names.filter((name) => asked.includes(name));
}
