import { coreOf } from './core.ts';
import { areaOf, bundleOf, drawnParts, type Journey, partOf, parts } from './journeys.ts';

// Which tests of the browser an ordinary run holds (decision: what an ordinary run of the tests holds).

/** What changed since everything was green; null where nobody knows. */
export type Touched = { readonly areas: readonly string[]; readonly shared: boolean } | null;

export type Choice = {
  readonly chosen: readonly Journey[];
  /** In plain lines: what was chosen, and why. */
  readonly reasons: readonly string[];
};

/** The share of all tests that the areas touched may hold; with more, drawing two parts tells more in the same time. */
const mostOfAll = 1 / 3;

type Question = {
  readonly journeys: readonly Journey[];
  /** The cases that tests in Node show. */
  readonly inNode: ReadonlySet<string>;
  readonly areas: readonly string[];
  readonly touched: Touched;
  /** How many commits led here. */
  readonly commits: number;
};

const tests = (count: number) => (count === 1 ? '1 test' : `${count} tests`);

/** The tests of an ordinary run: the core, the areas touched, and of all the rest one part or two. */
export function chooseJourneys({ journeys, inNode, areas, touched, commits }: Question): Choice {
  const core = new Set(coreOf(journeys, inNode).map(bundleOf));
  const isCore = (journey: Journey) => core.has(bundleOf(journey));
  const ofAreas = (names: readonly string[]) =>
    journeys.filter((journey) => !isCore(journey) && names.includes(areaOf(journey, areas) ?? ''));
  const everywhere = touched !== null && ofAreas(touched.areas).length > journeys.length * mostOfAll;
  const names = touched === null || everywhere ? [] : touched.areas;
  const two = everywhere || (touched?.shared ?? false);
  const drawn = drawnParts(commits, two);
  const inAreas = new Set(ofAreas(names));
  const isDrawn = (journey: Journey) => drawn.includes(partOf(bundleOf(journey)));
  const left = journeys.filter((journey) => !isCore(journey) && !inAreas.has(journey));
  const byDraw = new Set(left.filter(isDrawn));
  const chosen = journeys.filter((one) => isCore(one) || inAreas.has(one) || byDraw.has(one));
  const coreCount = journeys.filter(isCore).length;
  const numbers = drawn.map((part) => part + 1).join(' and ');
  const why = two ? 'because code changed that areas share' : `by the count of commits, ${commits}`;
  return {
    chosen,
    reasons: [
      `${tests(coreCount)} of the core, which every run holds`,
      ...(names.length > 0
        ? [`${tests(inAreas.size)} of the areas touched: ${[...names].sort().join(', ')}`]
        : []),
      `${tests(byDraw.size)} of the other ${left.length}: part ${numbers} of ${parts}, ${everywhere ? 'because what changed reaches everything' : why}`,
      `${tests(journeys.length - chosen.length)} left out`,
      ...(everywhere ? ['What changed reaches everything: npm test -- --all is due.'] : []),
    ],
  };
}
