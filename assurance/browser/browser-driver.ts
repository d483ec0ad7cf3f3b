import { once } from 'node:events';
import { isDeepStrictEqual } from 'node:util';
import { expect, type Page } from '@playwright/test';
import { recordInPage, type TakenTransition, transitionsReported } from '../walk/coverage.ts';
import { type FlowEdge, stateLabel } from '../walk/graph.ts';
import type { Model } from '../walk/model.ts';
import type { Driver } from '../walk/replay.ts';
import type { Tour } from '../walk/tours.ts';
import type { Browser, Scene, Way } from './stage.ts';

/** The global of the page in which the app reports its transitions. */
const recorderName = 'vestibuloRecorder';

/** Milliseconds that a step may take on a busy machine. */
const patience = 30_000;

/** The page's one draw is in the middle, as in the models: its machines wait as long as in the walk. */
function drawTheMiddle(): void {
  const draw = crypto.getRandomValues.bind(crypto);
  crypto.getRandomValues = (into) =>
    into instanceof Uint32Array && into.length === 1 ? into.fill(2 ** 31) : draw(into);
}

/**
 * Makes the machines of a page report their transitions, from its next document on; returns what waits for
 * the next one.
 */
export async function listen(page: Page): Promise<() => Promise<void>> {
  const bell = 'vestibuloBell';
  let ring = () => {};
  await page.exposeBinding(bell, () => ring());
  await page.addInitScript(recordInPage, { recorder: recorderName, bell });
  await page.addInitScript(drawTheMiddle);
  return () =>
    new Promise((resolve) => {
      ring = resolve;
    });
}

/** What the machines of a page have reported so far, microstep by microstep. */
export function reportedIn(page: Page): Promise<TakenTransition[][]> {
  return page.evaluate(
    (name) => (window as unknown as Record<string, { reported: TakenTransition[][] }>)[name]?.reported ?? [],
    recorderName,
  );
}

async function go(scene: Scene, what: string, way: Way | undefined): Promise<void> {
  if (typeof way === 'function') await way(scene);
  else if (typeof way === 'object') await way.how(scene);
  else throw new Error(`${what}: ${way ?? 'nothing says how'}`);
}

/** Whether a person and the sandbox can bring a step about, in the state it leaves. */
export function canDo(stage: Browser, { from, step }: FlowEdge): boolean {
  if (step.kind === 'timer') return stage.waits?.(from.snapshot) ?? true;
  const way = (step.kind === 'answer' ? stage.answers[step.actor] : stage.events)?.[step.name];
  return typeof way === 'object' ? way.when(from.snapshot) : typeof way === 'function';
}

/**
 * Milliseconds of the page's clock between two steps: a dialog loaded on demand is shown a moment later, by a
 * timer of the view and not of the machine.
 */
export const pace = 500;
/** A frame at a time: each move is a call to the page, and a slow page answers only some 20 of them in a second. */
const slice = 16;

/**
 * The driver of the browser level: a person's actions in the built app, with the sandbox answering.
 * `nextReport` resolves when the page reports another transition.
 */
export function browserDriver(
  { machine }: Model,
  stage: Browser,
  scene: Scene,
  nextReport: () => Promise<void>,
  { at: moments, edges }: Tour,
): Driver {
  const wanted = new Set(edges.flatMap((edge) => edge.taken));
  const inTour = (id: string) =>
    !stage.echoes?.includes(id) && (wanted.has(id) || !stage.overdue?.includes(id));
  let moment = 0;
  let looked = 0;
  let steps = 0;

  /** Looks while the page's clock goes on in small steps, as far as the next step of the tour allows. */
  async function look(looking: Promise<unknown>): Promise<void> {
    let seen = false;
    const stop = () => {
      seen = true;
    };
    looking.then(stop, stop);
    const until = (moments[steps] ?? moment + pace) - 1;
    for (let room = Math.min(pace, until - moment); room > 0 && !seen; ) {
      const move = Math.min(slice, room);
      await scene.page.clock.runFor(move);
      moment += move;
      room -= move;
    }
    await looking;
  }

  async function taken(): Promise<string[]> {
    return transitionsReported(machine, await reportedIn(scene.page));
  }

  /** Waits until the page has reported these; fails when it reports none or others. */
  async function tellOf(expected: readonly string[], label: string): Promise<void> {
    const deadline = AbortSignal.timeout(patience);
    const late = once(deadline, 'abort');
    const reported = async () => (await taken()).filter(inTour).slice(looked);
    for (
      let next = nextReport();
      !deadline.aborted && !isDeepStrictEqual(await reported(), expected);
      next = nextReport()
    )
      await Promise.race([next, late]);
    expect(await reported(), `transitions to ${label}`).toEqual(expected);
    looked += expected.length;
  }

  /** What a person sees in a state; where regions run beside each other, in each of them, unless they are told together. */
  function shownIn(label: string): readonly Way[] {
    const parts = Object.hasOwn(stage.shows, label) ? [label] : label.split(', ');
    return parts.map((part) => {
      const shown = stage.shows[part];
      if (shown === undefined) throw new Error(`${machine.id}: nothing says what a person sees in ${part}`);
      return shown;
    });
  }

  return {
    start: ({ name }) => go(scene, name, stage.starts[name]),
    do: async (step, at) => {
      if (at > moment) await scene.page.clock.fastForward(at - moment);
      moment = Math.max(moment, at);
      steps += 1;
      if (step.kind === 'event') await go(scene, step.name, stage.events[step.name]);
      if (step.kind === 'answer') await go(scene, step.name, stage.answers[step.actor]?.[step.name]);
    },
    state: async ({ snapshot }, expected) => {
      const label = stateLabel(snapshot);
      await tellOf(expected.filter(inTour), label);
      const shown = shownIn(label);
      await look(Promise.all(shown.map((one) => typeof one === 'function' && one(scene))));
      return { taken: expected };
    },
    stop: () => taken(),
  };
}
