import { expect, test } from '../../kit/journeys/journey.ts';
import { browserGaps } from '../browser-gaps.ts';
import { chartOf } from '../chart.ts';
import type { FlowEdge } from '../graph.ts';
import { gapFaults, keepRecording } from '../recording.ts';
import { replay } from '../replay.ts';
import { findTours } from '../tours.ts';
import { browserDriver, canDo, listen, pace } from './browser-driver.ts';
import { checkStage, type Stage } from './stage.ts';

/** Why a transition is missing that the product brings about in its own time: it may come before anybody listens. */
const unheardEcho = 'the product brings it about in its own time, and this time it was not heard';

/** Plays every tour through a machine that people and the sandbox can bring about, and records what was taken. */
export function play(stage: Stage): void {
  checkStage(stage);
  const { id } = stage.model;
  const { graph: whole, transitions } = chartOf(stage.model);
  const starts = whole.starts.filter(({ name }) => typeof stage.starts[name] === 'function');
  const graph = { ...whole, starts };
  const allowed = (edge: FlowEdge) => canDo(stage, edge);
  const { tours, missed } = findTours(graph, transitions, { allowed, pace });
  const gaps = browserGaps[id] ?? {};
  const recorded = new Set<string>();

  // One after the other, because all tours of a machine write one recording.
  test.describe.configure({ mode: 'serial' });

  test(`${id}: every transition that no tour takes in the browser is listed with its reason`, () => {
    const taken = transitions.filter((one) => !missed.includes(one) || stage.echoes?.includes(one));
    expect(gapFaults(transitions, { taken, gaps })).toEqual([]);
  });

  for (const [n, tour] of tours.entries()) {
    test(`${id}: tour ${n + 1} of ${tours.length}, ${tour.edges.length} steps`, async ({ page, door }) => {
      // Each step asks the page and the sandbox for much; a busy machine needs its time for every one.
      test.setTimeout(240_000 + tour.edges.length * 5_000);
      const nextTold = await listen(page);
      await page.clock.install();
      const driver = browserDriver(stage, { page, door }, nextTold, tour);
      for (const taken of await replay(tour, driver)) recorded.add(taken);
    });
  }

  test.afterAll(() => {
    const silent = (stage.echoes ?? []).filter((one) => !recorded.has(one));
    const unheard = Object.fromEntries(silent.map((one) => [one, unheardEcho]));
    keepRecording('browser', id, { taken: [...recorded], gaps: { ...gaps, ...unheard } });
  });
}
