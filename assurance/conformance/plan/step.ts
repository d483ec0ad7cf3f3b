import type { CallName } from '#contract/calls.ts';
import type { Found } from '../finding.ts';
import type { Stage } from './stage.ts';

/** A piece of a run: asked as a whole, and never cut in two, so that an act is always undone first. */
export type Step = {
  /** Its name in the state file of a run. */
  readonly id: string;
  /** The calls that it is about, the first of which is blamed. */
  readonly calls: readonly [CallName, ...CallName[]];
  /** Who asks, as reports say it. */
  readonly account: string;
  readonly run: (stage: Stage) => Promise<readonly Found[]>;
};
