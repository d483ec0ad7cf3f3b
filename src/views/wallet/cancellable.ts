import { useMemberRead } from '#src/actors/reads.ts';

/** Whether the market lets a withdrawal be cancelled; null until the gateway has said it. A refusal says it otherwise. */
export function useCancellable(): boolean | null {
  const { data, error } = useMemberRead('protection.standing', {});
  if (data) return data.may.cancelWithdrawal;
  return error ? true : null;
}
