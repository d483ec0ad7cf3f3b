import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, vi } from 'vitest';
import { wayFaults } from '../browser/stage.ts';
import { unfed, unheard } from './cases.ts';
import { chartOf, tourChart } from './chart.ts';
import { follower, idleExamples, wrongWith } from './examples.ts';
import { findProofs } from './find-proofs.ts';
import { breachUnder } from './judge.ts';
import { proofs } from './liveness.ts';
import { breachLabel, breachOf } from './properties.ts';
import { gapFaults, wordsOfGaps } from './recording.ts';
import { edgesFolder, edgesOf } from './transitions.ts';
import { walkOf } from './walks.ts';

/** Milliseconds: a large machine is walked whole for each planted fault. */
vi.setConfig({ testTimeout: 60_000 });

const all = await findProofs();
describe.each(all.map((proof) => [proof.model.id, proof] as const))('%s', (_, { model, browser, gaps }) => {
  const chart = chartOf(model);
  const { graph } = chart;

  it('a tour takes every transition', () => {
    expect(chart.missed).toEqual([]);
  });

  it('a real actor goes the same way through every tour', async () => {
    expect([...(await tourChart(chart))].sort()).toEqual([...chart.transitions].sort());
  });

  it('every event that is accepted somewhere has a case', () => {
    expect(unfed(model, graph)).toEqual([]);
  });

  it('every case is accepted somewhere', () => {
    expect(unheard(model, graph)).toEqual([]);
  });

  it('its edges are in docs/edges: run `npm run flows:edges` when this fails, and have the change reviewed', () => {
    const file = join(edgesFolder, `${model.id}.txt`);
    expect(existsSync(file) ? readFileSync(file, 'utf8') : '').toBe(edgesOf(model.machine));
  });

  it('every case has a way in the browser, or a reason why it can’t be brought about', () => {
    expect(wayFaults(model, browser)).toEqual([]);
  });

  it('every transition that no tour takes in the browser is listed with its reason', () => {
    const missed = walkOf({ model, browser }).browser.missed.filter((one) => !browser.echoes?.includes(one));
    const taken = chart.transitions.filter((one) => !missed.includes(one));
    expect(gapFaults(chart.transitions, { taken, gaps: wordsOfGaps(gaps.browser) })).toEqual([]);
  });

  it.each(proofs.map((proof) => [proof.name, proof] as const))('%s', (__, { fails }) => {
    const failure = fails(graph, model);
    expect(failure && `${failure.what}: ${breachLabel(failure)}`).toBeUndefined();
  });

  describe('its examples', () => {
    const follow = follower(model);
    const examples = model.examples ?? [];

    it.each(examples.map((example) => [example.name, example] as const))('%s', (__, example) => {
      expect(wrongWith(example, follow(example))).toBeUndefined();
    });

    it('fail when a step is unknown, when they lead elsewhere, and when what else they say is false somewhere', () => {
      for (const example of examples) {
        const { way } = example;
        expect(wrongWith(example, follow({ ...example, way: [...way, 'no such step'] }))).toContain(
          'no such step',
        );
        expect(wrongWith({ ...example, leads: 'nowhere' }, follow(example))).toContain('not to nowhere');
      }
      expect(idleExamples(model, graph)).toEqual([]);
    });
  });

  describe.each((model.properties ?? []).map((property) => [property.name, property] as const))(
    '%s',
    (__, property) => {
      it('holds everywhere', () => {
        const breach = breachOf(graph, property);
        expect(breach && breachLabel(breach)).toBeUndefined();
      });

      it('is broken by its planted fault', () => {
        expect(breachUnder(model, property.fault, property)).toBeDefined();
      });
    },
  );
});
