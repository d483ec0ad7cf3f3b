import type { CallOutput } from '#contract/calls.ts';
import { type ContractKind, contractKinds } from '#contract/contracts/terms.ts';

/** The field of spec 3 that says whether an account has contracts of a kind. */
const fields = {
  DIVIDEND: 'divtypereq',
  DAILY: 'dailysalreqtype',
  HOURLY: 'contracthoursalreq',
  REALTIME: 'realtimesalreqtype',
} as const satisfies Record<ContractKind, keyof CallOutput<'wallet.funds'>>;

/** The kinds of contracts of each type of agent; nobody else has any (spec 6). */
const kindsOfAgents: Readonly<Record<number, readonly ContractKind[]>> = {
  1: contractKinds,
  2: ['DIVIDEND', 'DAILY'],
  41: ['DIVIDEND', 'HOURLY'],
  42: ['DAILY', 'REALTIME'],
};

/** Whether an account of that type can have contracts of a kind. */
export function hasContracts(type: number, kind: ContractKind): boolean {
  return kindsOfAgents[type]?.includes(kind) === true;
}

/** The types of account that can have contracts of a kind. */
export function typesWith(kind: ContractKind): readonly number[] {
  return Object.keys(kindsOfAgents)
    .map(Number)
    .filter((type) => hasContracts(type, kind));
}

/** The four fields of spec 3 for an account of that type. */
export function contractFlags(type: number): Pick<CallOutput<'wallet.funds'>, (typeof fields)[ContractKind]> {
  return Object.fromEntries(
    contractKinds.map((kind) => [fields[kind], hasContracts(type, kind) ? '1' : '0']),
  );
}
