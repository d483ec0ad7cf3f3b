import type { CallOutput } from '#contract/calls.ts';
import { type ContractKind, contractKinds } from '#contract/contracts/terms.ts';
import type { AgentPage } from '../centres.ts';

/** The pages of the contracts of each kind (spec 2). */
export const contractPages = {
  DIVIDEND: 'dividend',
  DAILY: 'dailyWages',
  HOURLY: 'hourlySalary',
  REALTIME: 'realTimeSalary',
} as const satisfies Record<ContractKind, AgentPage>;

/** The fields of spec 3 that say whether an account has contracts of a kind. */
const flags = {
  DIVIDEND: 'divtypereq',
  DAILY: 'dailysalreqtype',
  HOURLY: 'contracthoursalreq',
  REALTIME: 'realtimesalreqtype',
} as const satisfies Record<ContractKind, keyof CallOutput<'wallet.funds'>>;

type Flags = Pick<CallOutput<'wallet.funds'>, (typeof flags)[ContractKind]>;

/** The kinds of contracts that an account has: none until they are known. */
export function kindsOn(funds: Flags | undefined): readonly ContractKind[] {
  return contractKinds.filter((kind) => funds?.[flags[kind]] === '1');
}

/** The pages of the agent centre that are open to an account with these kinds of contracts. */
export function openPages(pages: readonly AgentPage[], kinds: readonly ContractKind[]): readonly AgentPage[] {
  const closed: readonly AgentPage[] = contractKinds
    .filter((kind) => !kinds.includes(kind))
    .map((kind) => contractPages[kind]);
  return pages.filter((page) => !closed.includes(page));
}
