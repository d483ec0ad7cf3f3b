import { failureOf } from '#contract/errors.ts';
import { isUnheard } from './meaning.rules.ts';

/** Whether an act on a secret was sent whose end nobody knows. */
export type Doubt = { readonly doubted: boolean };

/**
 * Whether nobody knows the end of an act on a secret that failed so: its answer did not come; or one before it had none,
 * and this one was refused as it would be had that one been done (`echoes`), for what it is proven with is spent or replaced.
 */
export function leavesUnsure({ doubted }: Doubt, error: unknown, echoes: readonly string[] = []): boolean {
  const failure = failureOf(error);
  return isUnheard(failure) || (doubted && echoes.includes(failure.code ?? ''));
}
