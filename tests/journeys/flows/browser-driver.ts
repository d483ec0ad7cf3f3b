import { expect } from '@playwright/test';
import type { AnyStateMachine } from 'xstate';
import { type Told, transitionsTold } from '../../flows/coverage.ts';
import { type Step, stateLabel } from '../../flows/graph.ts';
import type { Driver } from '../../flows/replay.ts';
import type { Tour } from '../../flows/tours.ts';
import type { Scene, Stage, Way, Ways } from './stage.ts';

/** The global of the page under which the app tells its transitions. */
export const recorderName = 'vestibuloRecorder';

async function go(scene: Scene, what: string, way: Way | undefined): Promise<void> {
  if (typeof way === 'function') await way(scene);
  else throw new Error(`${what}: ${way ?? 'nothing says how'}`);
}

/** Whether a person and the sandbox can bring a step about. */
export function canDo(stage: Stage, step: Step): boolean {
  const ways: Ways | undefined = step.kind === 'answer' ? stage.answers[step.actor] : stage.events;
  return step.kind === 'timer' || typeof ways?.[step.name] === 'function';
}

/**
 * Milliseconds of the page's clock between two steps: a dialog that is fetched is shown a moment later, by a timer
 * of the view and not of the machine.
 */
export const pace = 500;

/** The driver of the level of the browser: a person's deeds on the built app, with the sandbox answering. */
export function browserDriver(stage: Stage, scene: Scene, { at: moments }: Tour): Driver {
  const machine: AnyStateMachine = stage.model.machine;
  const inTour = (id: string) => !stage.echoes?.includes(id);
  let moment = 0;
  let looked = 0;
  let steps = 0;

  /** Lets the page's clock go on, as far as the next step allows. */
  async function follow(): Promise<void> {
    const next = moments[steps] ?? moment + pace;
    const room = Math.min(pace, next - moment) - 1;
    if (room > 0) await scene.page.clock.runFor(room);
    moment += Math.max(0, room);
  }

  async function taken(): Promise<string[]> {
    const told = await scene.page.evaluate(
      (name) => (window as unknown as Record<string, { told: Told[][] }>)[name]?.told ?? [],
      recorderName,
    );
    return transitionsTold(machine, told);
  }

  return {
    start: ({ name }) => go(scene, name, stage.starts[name]),
    do: async (step, at) => {
      if (at > moment) await scene.page.clock.runFor(at - moment);
      moment = Math.max(moment, at);
      steps += 1;
      if (step.kind === 'event') await go(scene, step.name, stage.events[step.name]);
      if (step.kind === 'answer') await go(scene, step.name, stage.answers[step.actor]?.[step.name]);
    },
    state: async ({ snapshot }, expected) => {
      const label = stateLabel(snapshot);
      await expect
        .poll(async () => (await taken()).filter(inTour).slice(looked), {
          message: `transitions to ${label}`,
        })
        .toEqual([...expected]);
      looked += expected.length;
      await follow();
      const shown = stage.shows[label];
      if (shown === undefined) throw new Error(`${machine.id}: nothing says what a person sees in ${label}`);
      if (typeof shown === 'function') await shown(scene);
      return { taken: expected };
    },
    stop: () => taken(),
  };
}
