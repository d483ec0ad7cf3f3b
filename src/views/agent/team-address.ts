import type { ContractKind } from '#contract/contracts/terms.ts';
import { contractPages } from '#machines/contracts/kinds.rules.ts';
import { teamParameters } from '#machines/contracts/team-view.rules.ts';
import { pathOf } from '#src/paths.ts';

/** The address of the caller's team, or of the team below somebody. */
export function teamAddress(under?: string): string {
  return pathOf({ screen: 'agent', page: 'downline', ...(under ? { query: { under } } : {}) });
}

/** The address of the card of somebody of the team. */
export function cardAddress(id: string): string {
  return pathOf({ screen: 'agent', page: 'downline', section: id });
}

/** The address of the contract of a kind of an agent directly below. */
export function contractAddress(kind: ContractKind, id: string): string {
  return pathOf({ screen: 'agent', page: contractPages[kind], query: teamParameters({ person: id }) });
}
