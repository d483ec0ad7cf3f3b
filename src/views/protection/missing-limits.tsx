import type { Standing } from '#contract/protection.ts';
import { Alert } from '#src/ui/alert.tsx';
import { useMissingLimits } from './use-missing-limits.ts';

/** Says on the page of limits which of them play waits for. */
export function MissingLimits({ standing }: { standing: Standing }) {
  return <Alert tone="neutral">{useMissingLimits(standing)}</Alert>;
}
