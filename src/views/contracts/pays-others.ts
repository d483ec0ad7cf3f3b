import type { ContractKind } from '#contract/contracts/terms.ts';
import { useMemberRead } from '#src/actors/reads.ts';

/** Whether the agent pays others of the team by contracts of a kind, or has paid; false until it is known. */
export function usePaysOthers(kind: ContractKind): boolean {
  const bills = useMemberRead('contracts.bills', { kind, side: 'UPLINE', page: 1 });
  const team = useMemberRead('contracts.team', { kind, of: 'DIRECT', page: 1 });
  return (bills.data?.total ?? 0) > 0 || (team.data?.given.some((rate) => rate > 0) ?? false);
}
