import type { FeedLine } from '../feed-lines.ts';
import { leavesIn } from '../is-in.ts';

/** Where a machine first went another way in two recordings; a side that had ended there is null. */
export type Difference = {
  readonly machine: string;
  /** How many steps are the same before it. */
  readonly same: number;
  readonly here: { readonly line: number; readonly states: string } | null;
  readonly there: { readonly line: number; readonly states: string } | null;
};

type Step = { readonly line: number; readonly states: string; readonly key: string };

/** The steps of each machine that took an arrow, in order, whichever of its actors took them. */
function stepsIn(lines: readonly FeedLine[]): ReadonlyMap<string, readonly Step[]> {
  const steps = new Map<string, Step[]>();
  for (const line of lines) {
    if (line.kind !== 'step' || line.taken.length === 0) continue;
    const machine = line.taken[0]?.[0] ?? '';
    const states = leavesIn(line.value).join(', ');
    const key = `${JSON.stringify(line.taken)} ${states}`;
    steps.set(machine, [...(steps.get(machine) ?? []), { line: line.n, states, key }]);
  }
  return steps;
}

/** What differs between two recordings, a machine at a time: those that differ earliest first. Times and data don't count. */
export function differencesOf(here: readonly FeedLine[], there: readonly FeedLine[]): readonly Difference[] {
  const [ours, theirs] = [stepsIn(here), stepsIn(there)];
  const lineOf = (step: Step | undefined) => (step ? { line: step.line, states: step.states } : null);
  return [...new Set([...ours.keys(), ...theirs.keys()])]
    .flatMap((machine): Difference[] => {
      const [one, other] = [ours.get(machine) ?? [], theirs.get(machine) ?? []];
      let same = 0;
      while (one[same] && one[same]?.key === other[same]?.key) same += 1;
      if (!one[same] && !other[same]) return [];
      return [{ machine, same, here: lineOf(one[same]), there: lineOf(other[same]) }];
    })
    .sort((a, b) => (a.here?.line ?? a.there?.line ?? 0) - (b.here?.line ?? b.there?.line ?? 0));
}
