import type { ContractKind } from '#contract/contracts/terms.ts';
import { kindsOn } from '#machines/contracts/kinds.rules.ts';
import { useMemberRead } from './reads.ts';
import { useLanguage } from './residents.ts';

/** The kinds of contracts that the account has (spec 3). */
export function useKindsOn(): readonly ContractKind[] {
  const { data } = useMemberRead('wallet.funds', { language: useLanguage() });
  return kindsOn(data);
}
