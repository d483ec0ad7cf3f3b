import type { Chart } from './chart.ts';
import { gapFaults, type Level, type Recording } from './recording.ts';
import { nodesOf } from './transitions.ts';

/** A transition that a level does not take. */
export type Missing = { readonly level: Level; readonly transition: string; readonly reason: string };

/** One machine in the report; `chart`, `wire` and `browser` count the transitions taken there. */
export type Row = {
  readonly id: string;
  /** State nodes of the chart, its root not counted. */
  readonly states: number;
  readonly transitions: number;
  readonly chart: number;
  readonly wire: number;
  readonly browser: number;
  readonly missing: readonly Missing[];
  /** Levels whose tours of this machine the run left out: there nothing counts, as taken or as missing. */
  readonly leftOut: readonly Level[];
};

/**
 * What is known of a machine at each level; undefined for a level whose tests have not run, `too old` where the run left its
 * tours out and no recorded run still shows them.
 */
export type Known = {
  readonly chart: Chart;
  readonly seen: Readonly<Record<Level, Recording | 'left out' | 'too old' | undefined>>;
};

const levels: readonly Level[] = ['chart', 'wire', 'browser'];

/** The reason why everything is missing at a level that was not tested. */
export const notRun = 'the tests of this level have not run';
const unexplained = 'nobody says why';
const outOfDate = 'its tours were left out, and no recorded run still shows them: npm test -- --record';

/** The row of one machine. */
export function rowOf({ chart, seen }: Known): Row {
  const { model, transitions } = chart;
  const isLeftOut = (level: Level) => seen[level] === 'left out' || seen[level] === 'too old';
  const leftOut = levels.filter(isLeftOut);
  const recorded = (level: Level) => {
    const recording = seen[level];
    return typeof recording === 'string' ? undefined : recording;
  };
  const taken = (level: Level) => transitions.filter((id) => recorded(level)?.taken.includes(id));
  const played = levels.filter((level) => !leftOut.includes(level));
  const missing = played.flatMap((level) =>
    transitions
      .filter((id) => !taken(level).includes(id))
      .map((transition): Missing => {
        const recording = recorded(level);
        const reason = recording ? (recording.gaps[transition] ?? unexplained) : notRun;
        return { level, transition, reason };
      }),
  );
  return {
    id: model.id,
    states: nodesOf(model.machine).length - 1,
    transitions: transitions.length,
    chart: taken('chart').length,
    wire: taken('wire').length,
    browser: taken('browser').length,
    missing,
    leftOut,
  };
}

/**
 * The faults: a level that has not run, a transition that it neither takes nor lists as a gap, a gap that it
 * takes.
 */
export function faultsOf({ chart, seen }: Known): readonly string[] {
  const { id } = chart.model;
  return levels.flatMap((level) => {
    const recording = seen[level];
    if (recording === 'left out') return [];
    if (recording === 'too old') return [`${id}, ${level}: ${outOfDate}`];
    if (!recording) return [`${id}, ${level}: ${notRun}`];
    return gapFaults(chart.transitions, recording).map((fault) => `${id}, ${level}: ${fault}`);
  });
}
