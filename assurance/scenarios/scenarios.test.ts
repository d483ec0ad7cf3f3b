import { describe, expect, it } from 'vitest';
import type { AnyMachineSnapshot, StateValue } from 'xstate';
import { watchBegun } from '#src/watch/scenario-actors.ts';
import { playLegs } from '#src/watch/scenario-player.ts';
import { findProofs } from '../walk/find-proofs.ts';
import { stateLabel } from '../walk/graph.ts';
import { invented, type Plan } from './candidates.ts';
import { plansOf, slugOf } from './scenarios.ts';
import { stageOf } from './stage.ts';
import { stableLeaves } from './ways.ts';

const proofs = await findProofs();
const all = await plansOf(proofs);
const titled = all.flatMap(({ machine, plans }) =>
  plans.map((plan) => [`${machine}/${plan.scenario.slug}`, plan] as const),
);

function endOf({ scenario: { legs } }: Plan): StateValue {
  const last = legs.at(-1);
  return last?.steps.at(-1)?.value ?? last?.from ?? '';
}

describe('the scenarios', () => {
  it('come to every stable state of every machine, but to those that their proofs list with a reason', () => {
    const reached = new Set(titled.flatMap(([title, plan]) => [title, ...leavesOf(title, plan)]));
    const lacking = proofs.map(({ model }) => {
      const leaves = stableLeaves(model.machine);
      const all = leaves.length > 0 ? leaves : ['(all)'];
      return [model.id, all.filter((leaf) => !reached.has(`${model.id}/${leaf}`)).sort()];
    });
    const listed = proofs.map(({ model, unmet }) => [model.id, Object.keys(unmet).sort()]);
    expect(Object.fromEntries(lacking)).toEqual(Object.fromEntries(listed));
  });
});

function leavesOf(title: string, { scenario }: Plan): readonly string[] {
  return scenario.slug.split(',').map((leaf) => `${title.split('/')[0]}/${leaf}`);
}

describe('told to the machines with stand-ins for all they ask', () => {
  it.each(titled)('%s is reached', async (_, plan) => {
    const { root, open, stop } = stageOf(plan.stages);
    const played = playLegs(watchBegun(root), plan.scenario.legs, invented);
    open();
    expect(await played).toBeNull();
    expect(slugOf(stateLabel({ value: endOf(plan), status: 'active' } as AnyMachineSnapshot))).toBe(
      plan.scenario.slug,
    );
    stop();
  });
});
