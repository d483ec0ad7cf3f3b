import type { PermissionResult } from '#contract/system.ts';

/** The situation of the whole product (spec 4, system status); maintenance wins over restriction. */
export type Situation = 'normal' | 'maintenance' | 'restricted';

/** What the gateway's answer means for the product. */
export function situationOf(result: PermissionResult): Situation {
  if (result.maintenance) return 'maintenance';
  return result.regionRestriction ? 'restricted' : 'normal';
}

/** Whether the features need a call of their own. A tree that is present but malformed switches everything off. */
export function bringsNoTree({ info: { whitelabel } }: PermissionResult): boolean {
  return whitelabel === undefined || whitelabel === null;
}

/** Milliseconds between two checks while all is well. */
export const pollEvery = 60_000;

const firstRetry = 2_000;
const longestRetry = 30_000;

/** The wait after the n-th failure in a row: it doubles, up to half a minute. */
export function retryAfter(failures: number): number {
  return Math.min(longestRetry, firstRetry * 2 ** Math.max(0, failures - 1));
}
