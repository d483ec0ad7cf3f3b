import { failureOf } from '#contract/errors.ts';
import { isUnheard } from './failure-meaning.rules.ts';

/** Whether an act on a secret was sent and its outcome is unknown. */
export type Doubt = { readonly doubted: boolean };

/**
 * Whether a failed act on a secret leaves its outcome unknown: its answer did not come; or an earlier one had
 * none, and this refusal is one that success of the earlier act would cause (`echoes`), because its proof is
 * then used up or replaced.
 */
export function leavesUnsure({ doubted }: Doubt, error: unknown, echoes: readonly string[] = []): boolean {
  const failure = failureOf(error);
  return isUnheard(failure) || (doubted && echoes.includes(failure.code ?? ''));
}
