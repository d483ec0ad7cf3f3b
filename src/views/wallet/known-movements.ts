import { useQueryClient } from '@tanstack/react-query';
import type { CallOutput } from '#contract/calls.ts';
import type { Movement } from '#contract/wallet/records.ts';
import { useAccountName } from '#src/actors/residents.ts';

/** The movements of one deposit or withdrawal that the person who is signed in has just read in a list, the oldest first. */
export function useKnownMovements(reference: string): readonly Movement[] {
  const queries = useQueryClient();
  const whose = useAccountName();
  const read = queries
    .getQueriesData<CallOutput<'wallet.movements'>>({ queryKey: ['wallet.movements'] })
    .flatMap(([key, answer]) => (key[2] === whose ? (answer?.movements ?? []) : []))
    .filter((one) => one.reference === reference);
  return [...new Map(read.map((one) => [one.id, one])).values()].toSorted((a, b) => a.at - b.at);
}
