import type { AnyActorRef } from 'xstate';
import { apart } from './scenario-apart.ts';
import { sayReady, sayStuck, sayUnable } from './scenario-note.ts';
import { type Begun, playLegs, watchBegun } from './scenario-player.ts';
import { begin, type Visit } from './scenario-visit.ts';

/** A tab in which a scenario is played: what it has instead of what tabs share, and what is to be done at the start. */
export type ScenarioTab = ReturnType<typeof apart> & {
  /** To be called before anything starts; what it gives begins the scenario, just before the root starts. */
  readonly watch: (root: AnyActorRef) => () => void;
};

async function carryOut(begun: Begun, { title, scenario, telling }: Visit): Promise<void> {
  const stuck = await playLegs(begun, scenario.legs, telling);
  if (stuck) sayStuck(title, stuck);
  else sayReady(title, scenario.description);
}

/**
 * Makes this tab ready for the scenario that its address names: `<machine>/<state>`. The product begins without it,
 * and a note says so, when there is none.
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
