import type { AnyActorRef } from 'xstate';
import { type Begun, watchBegun } from './scenario-actors.ts';
import { apart } from './scenario-apart.ts';
import { createWaitingCalls, type WaitingCalls } from './scenario-calls.ts';
import { createStoppableClock, type StoppableClock } from './scenario-clock.ts';
import { sayReady, sayStuck, sayUnable } from './scenario-note.ts';
import { playLegs } from './scenario-player.ts';
import { createSight } from './scenario-sight.ts';
import { awaitedInputs, isTimed, watchStay } from './scenario-stay.ts';
import { begin, type Visit } from './scenario-visit.ts';

/** A tab that plays a scenario: its replacements for what tabs share and for time, and its work at the start. */
export type ScenarioTab = ReturnType<typeof apart> & {
  readonly clock: StoppableClock;
  readonly calls: WaitingCalls;
  /** Call it before anything starts; the returned function begins the scenario, just before the root starts. */
  readonly watch: (root: AnyActorRef) => () => void;
};

type Waiting = Pick<ScenarioTab, 'clock' | 'calls'>;

/** Time and the answers that the state would end with stand still, if there are any; returns the way to go on. */
function standStill(begun: Begun, legs: Visit['scenario']['legs'], { clock, calls }: Waiting) {
  const answers = calls.hold(awaitedInputs(begun, legs));
  if (answers === 0 && !isTimed(begun, legs)) return undefined;
  clock.stop();
  return () => {
    clock.goOn();
    calls.release();
  };
}

async function carryOut(begun: Begun, visit: Visit, waiting: Waiting): Promise<void> {
  const { title, account, scenario } = visit;
  const sight = createSight();
  const beforeLast = () => {
    sight.begin();
    waiting.calls.pause();
  };
  const stuck = await playLegs(begun, scenario.legs, visit.telling, beforeLast);
  if (stuck) {
    waiting.calls.release();
    return sayStuck(title, stuck);
  }
  const goOn = standStill(begun, scenario.legs, waiting);
  const note = sayReady({ title, description: scenario.description, account, goOn });
  watchStay(begun, scenario.legs, note.changed);
  sight.show();
}

/**
 * Prepares this tab for the scenario in its address: `<machine>/<state>`. If there is none, the product
 * starts without it, and a note says so.
 */
export async function openScenario(title: string): Promise<ScenarioTab | undefined> {
  try {
    const visit = await begin(title, sessionStorage);
    const waiting = { clock: createStoppableClock(), calls: createWaitingCalls() };
    return {
      ...apart(),
      ...waiting,
      watch: (root) => {
        const begun = watchBegun(root);
        return () => void carryOut(begun, visit, waiting);
      },
    };
  } catch (error) {
    sayUnable(title, error instanceof Error ? error.message : '');
    return undefined;
  }
}
