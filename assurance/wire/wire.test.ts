import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { startSandbox } from '#tests/kit/sandbox.ts';
import { type Chart, chartOf } from '../walk/chart.ts';
import { findProofs } from '../walk/find-proofs.ts';
import { type FlowEdge, stepLabel } from '../walk/graph.ts';
import type { Model } from '../walk/model.ts';
import { gapFaults, keepRecording, wordsOfGaps } from '../walk/recording.ts';
import { replay } from '../walk/replay.ts';
import { findTours, type Tours } from '../walk/tours.ts';
import { createChildWays } from './children.ts';
import { connectFaults } from './fault-routes.ts';
import { findWireModels } from './fetched.ts';
import { wireDriver } from './wire-driver.ts';

// The chart is walked as it stands, and carried out whole.
const proofs = await findProofs();
const models = await findWireModels();
const ways = createChildWays(models);

/** Milliseconds: a machine may have many tours, and another suite the processor. */
vi.setConfig({ testTimeout: 120_000, hookTimeout: 60_000 });

/** Tours that take every transition, and bring every answer about at least once, as far as a gateway can. */
function wireTours({ graph, transitions }: Chart, model: Model): Tours {
  const allowed = ways.possible(model);
  const answer = ({ step }: FlowEdge) => (step.kind === 'answer' ? [stepLabel(step)] : []);
  const answers = [...graph.edges.values()].flat().filter(allowed).flatMap(answer);
  const counts = (edge: FlowEdge) => [...edge.taken, ...answer(edge)];
  return findTours(graph, [...transitions, ...answers], { allowed, counts });
}

describe('connected to the gateway’s client and a running sandbox', () => {
  it.each(proofs.map(({ model, gaps }, n) => [model.id, model, models[n] as Model, gaps.wire] as const))(
    '%s goes the way of its chart in every tour, and what no gateway can bring about is listed',
    async (id, walked, model, gaps) => {
      const chart = chartOf(walked);
      const { tours, missed } = wireTours(chart, model);
      // Only now: a sandbox in this process hears nothing while tours are found, and gives up who waits for it.
      const sandbox = await startSandbox({ empty: true });
      onTestFinished(() => sandbox.close());
      const taken = new Set<string>();
      for (const tour of tours) {
        const driver = wireDriver(model, connectFaults(sandbox.address), ways);
        for (const one of await replay(tour, driver)) taken.add(one);
      }
      const recording = { taken: [...taken], gaps: wordsOfGaps(gaps) };
      keepRecording('wire', id, recording);
      expect(gapFaults(chart.transitions, recording)).toEqual([]);
      expect(missed.filter((name) => !chart.transitions.includes(name))).toEqual([]);
    },
  );
});
