import type { AnyActorRef } from 'xstate';
import { apart } from './scenario-apart.ts';
import { sayReady, sayStuck, sayUnable } from './scenario-note.ts';
import { type Begun, playLegs, watchBegun } from './scenario-player.ts';
import { begin, type Visit } from './scenario-visit.ts';

/** A tab that plays a scenario: its replacements for what tabs share, and its work at the start. */
export type ScenarioTab = ReturnType<typeof apart> & {
  /** Call it before anything starts; the returned function begins the scenario, just before the root starts. */
  readonly watch: (root: AnyActorRef) => () => void;
};

async function carryOut(begun: Begun, { title, scenario, telling }: Visit): Promise<void> {
  const stuck = await playLegs(begun, scenario.legs, telling);
  if (stuck) sayStuck(title, stuck);
  else sayReady(title, scenario.description);
}

/**
 * Prepares this tab for the scenario in its address: `<machine>/<state>`. If there is none, the product
 * starts without it, and a note says so.
 */
export async function openScenario(title: string): Promise<ScenarioTab | undefined> {
  try {
    const visit = await begin(title, sessionStorage);
    return {
      ...apart(),
      watch: (root) => {
        const begun = watchBegun(root);
        return () => void carryOut(begun, visit);
      },
    };
  } catch (error) {
    sayUnable(title, error instanceof Error ? error.message : '');
    return undefined;
  }
}
