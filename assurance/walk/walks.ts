import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { canDo, pace } from '../browser/browser-driver.ts';
import { chartOf } from './chart.ts';
import { stepsIn } from './explore.ts';
import { type FlowEdge, stepLabel } from './graph.ts';
import type { Proof } from './proof.ts';
import { advance, begin, type Projection } from './pure-step.ts';
import { withStandIns } from './stand-in.ts';
import { findTours, type Tour } from './tours.ts';

/** A tour as it is kept: the name of its start, the labels of its steps, and when each takes place. */
type Kept = { readonly start: string; readonly steps: readonly string[]; readonly at: readonly number[] };

/** What is kept of the walk of a machine, for whoever needs its tours and not its whole graph. */
type Walk<OneTour> = {
  readonly transitions: readonly string[];
  readonly browser: { readonly tours: readonly OneTour[]; readonly missed: readonly string[] };
};

/** A tour that was kept; `retrace` goes its steps again, without walking the rest of the machine. */
export type KeptTour = Kept & { readonly retrace: () => Tour };

const folder = join('.cache', 'walks');

/** What the tours depend on. */
const sources = [
  'contract',
  'machines',
  'assurance/walk',
  'assurance/browser',
  'tests/flows',
  'tests/kit/models',
  'package-lock.json',
];

function filesUnder(place: string): readonly string[] {
  if (place.includes('.')) return [place];
  return readdirSync(place, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts'))
    .sort()
    .map((name) => join(place, name));
}

let known: string | undefined;

/** One text for all that the walk of a machine depends on, as it was when this process began. */
export function walkVersion(): string {
  const read = () => {
    const hash = createHash('sha256');
    for (const file of sources.flatMap(filesUnder)) hash.update(file).update(readFileSync(file));
    return hash.digest('hex').slice(0, 16);
  };
  known ??= read();
  return known;
}

type Walked = Pick<Proof, 'model' | 'browser'>;

function walked({ model, browser }: Walked): Walk<Kept> {
  const { graph: whole, transitions } = chartOf(model);
  const starts = whole.starts.filter(({ name }) => typeof browser.starts[name] === 'function');
  const allowed = (edge: FlowEdge) => canDo(browser, edge);
  const { tours, missed } = findTours({ ...whole, starts }, transitions, { allowed, pace });
  const kept = tours.map(({ start, edges, at }) => ({
    start: start.name,
    steps: edges.map(({ step }) => stepLabel(step)),
    at,
  }));
  return { transitions, browser: { tours: kept, missed } };
}

function retraced({ model }: Walked, { start, steps, at }: Kept): Tour {
  const machine = withStandIns(model.machine);
  const project: Projection = model.project ?? ((context) => context);
  const input = (model.inputs as Readonly<Record<string, unknown>> | undefined)?.[start];
  const { state, ...began } = begin(machine, input, project);
  const edges: FlowEdge[] = [];
  for (const label of steps) {
    const from = edges.at(-1)?.to ?? state;
    const step = stepsIn(model, from).find((one) => stepLabel(one) === label);
    if (!step) throw new Error(`${model.id}: ${label} is no step any more`);
    const { state: to, ...done } = advance(machine, from, step, project);
    edges.push({ from, step, to, ...done });
  }
  return { start: { name: start, input, to: state, ...began }, edges, at };
}

/**
 * The tours of a machine: walked once for all processes of a run, and read by the others from `.cache/walks`. Walked
 * anew when a chart, the contract or a proof has changed.
 */
export function walkOf(proof: Walked): Walk<KeptTour> {
  const file = join(folder, `${proof.model.id}-${walkVersion()}.json`);
  const { transitions, browser } = readWalk(file) ?? keepWalk(file, walked(proof));
  const tours = browser.tours.map((tour) => ({ ...tour, retrace: () => retraced(proof, tour) }));
  return { transitions, browser: { ...browser, tours } };
}

function readWalk(file: string): Walk<Kept> | undefined {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Walk<Kept>;
  } catch {
    return undefined;
  }
}

/** Written beside its place and moved there, so that nobody reads half of it. */
function keepWalk(file: string, walk: Walk<Kept>): Walk<Kept> {
  mkdirSync(folder, { recursive: true });
  writeFileSync(`${file}.${process.pid}`, JSON.stringify(walk));
  renameSync(`${file}.${process.pid}`, file);
  return walk;
}
