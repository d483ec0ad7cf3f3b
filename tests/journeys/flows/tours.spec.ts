import { type Chart, chartOf } from '#tests/flows/chart.ts';
import { recordInPage } from '#tests/flows/coverage.ts';
import { gapFaults, keepRecording } from '#tests/flows/recording.ts';
import { replay } from '#tests/flows/replay.ts';
import { findTours } from '#tests/flows/tours.ts';
import { expect, test } from '../kit/journey.ts';
import { browserDriver, canDo, recorderName } from './browser-driver.ts';
import type { Stage } from './stage.ts';
import { stages } from './stages.ts';

function play(stage: Stage, { graph, transitions }: Chart): void {
  const { id } = stage.model;
  const { tours, missed } = findTours(graph, transitions, { allowed: ({ step }) => canDo(stage, step) });
  const gaps = stage.gaps ?? {};

  test.describe(id, () => {
    // One after the other, because all tours of a machine write one recording.
    test.describe.configure({ mode: 'serial' });
    const recorded = new Set<string>();

    test(`${id}: every transition that no tour takes in the browser is listed with its reason`, () => {
      const taken = transitions.filter((one) => !missed.includes(one));
      expect(gapFaults(transitions, { taken, gaps })).toEqual([]);
    });

    for (const [n, tour] of tours.entries()) {
      test(`${id}: tour ${n + 1} of ${tours.length}, ${tour.edges.length} steps`, async ({ page, door }) => {
        test.setTimeout(120_000);
        await page.addInitScript(recordInPage, recorderName);
        await page.clock.install();
        for (const taken of await replay(tour, browserDriver(stage, { page, door }))) recorded.add(taken);
      });
    }

    test.afterAll(() => {
      keepRecording('browser', id, { taken: [...recorded], gaps });
    });
  });
}

for (const stage of stages) play(stage, chartOf(stage.model));
