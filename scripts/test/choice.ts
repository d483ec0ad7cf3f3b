import { coreOf } from './core.ts';
import { areaOf, bundleOf, type Journey, machineOf, type PartName, sixthOf } from './journeys.ts';

// Which tests of the browser an ordinary run holds (decision: what an ordinary run of the tests holds).

/** What changed since everything was green; null where nobody knows. */
export type Touched = { readonly areas: readonly string[]; readonly shared: boolean } | null;

export type Choice = {
  readonly chosen: readonly Journey[];
  /** In plain lines: what was chosen, and why. */
  readonly reasons: readonly string[];
};

/** The sixths that a run takes of what is neither core nor touched, and why these; one besides, where there is one left. */
export type Draw = {
  readonly sixths: readonly PartName[];
  readonly why: string;
  readonly second: PartName | null;
};

/** The share of all tests that the areas touched may hold; with more, two sixths tell more in the same time. */
const mostOfAll = 1 / 3;

type Question = {
  readonly journeys: readonly Journey[];
  /** The cases that tests in Node show. */
  readonly inNode: ReadonlySet<string>;
  readonly areas: readonly string[];
  readonly touched: Touched;
  readonly draw: Draw;
  /** The machines whose tours must be played, because what they go through has changed. */
  readonly machines: readonly string[];
};

const tests = (count: number) => (count === 1 ? '1 test' : `${count} tests`);

/** The tests of an ordinary run: the core, the areas touched, tours through what changed, and of all the rest a sixth or two. */
export function chooseJourneys({ journeys, inNode, areas, touched, draw, machines }: Question): Choice {
  const core = new Set(coreOf(journeys, inNode).map(bundleOf));
  const isCore = (journey: Journey) => core.has(bundleOf(journey));
  const ofAreas = (names: readonly string[]) =>
    journeys.filter((journey) => !isCore(journey) && names.includes(areaOf(journey, areas) ?? ''));
  const everywhere = touched !== null && ofAreas(touched.areas).length > journeys.length * mostOfAll;
  const names = touched === null || everywhere ? [] : touched.areas;
  const two = everywhere || (touched?.shared ?? false);
  const besides = two && draw.second !== null ? [draw.second] : [];
  const drawn = [...draw.sixths, ...besides];
  const inAreas = new Set(ofAreas(names));
  const isDrawn = (journey: Journey) => drawn.includes(sixthOf(bundleOf(journey)));
  const isTour = (journey: Journey) => machines.includes(machineOf(journey) ?? '');
  const changed = new Set(journeys.filter((one) => isTour(one) && !isCore(one) && !inAreas.has(one)));
  const left = journeys.filter((one) => !isCore(one) && !inAreas.has(one) && !changed.has(one));
  const byDraw = new Set(left.filter(isDrawn));
  const chosen = journeys.filter((one) => !left.includes(one) || byDraw.has(one));
  const coreCount = journeys.filter(isCore).length;
  const second = everywhere ? 'what changed reaches everything' : 'code changed that areas share';
  const why = [draw.why, ...besides.map((sixth) => `and ${sixth} because ${second}`)].join(', ');
  return {
    chosen,
    reasons: [
      `${tests(coreCount)} of the core, which every run holds`,
      ...(names.length > 0
        ? [`${tests(inAreas.size)} of the areas touched: ${[...names].sort().join(', ')}`]
        : []),
      ...(changed.size > 0
        ? [`${tests(changed.size)} of tours through what changed since they were recorded`]
        : []),
      `${tests(byDraw.size)} of the other ${left.length}: sixth ${drawn.join(', ')}, ${why}`,
      `${tests(journeys.length - chosen.length)} left out`,
      ...(everywhere ? ['What changed reaches everything: npm test -- --all is due.'] : []),
    ],
  };
}
