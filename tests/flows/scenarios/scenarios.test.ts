import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { AnyMachineSnapshot, StateValue } from 'xstate';
import { playLegs, watchBegun } from '#src/watch/scenario-player.ts';
import { findModels } from '../find-models.ts';
import { stateLabel } from '../graph.ts';
import { invented, type Plan } from './candidates.ts';
import { folder, textOf } from './files.ts';
import { plansOf, scenariosOf, slugOf } from './scenarios.ts';
import { stageOf } from './stage.ts';
import { unreachable } from './unreachable.ts';
import { stableLeaves } from './ways.ts';

const models = await findModels('tests/machines');
const all = await plansOf(models);
const titled = all.flatMap(({ machine, plans }) =>
  plans.map((plan) => [`${machine}/${plan.scenario.slug}`, plan] as const),
);

function endOf({ scenario: { legs } }: Plan): StateValue {
  const last = legs.at(-1);
  return last?.steps.at(-1)?.value ?? last?.from ?? '';
}

describe('the scenarios', () => {
  it('are as they were written: npm run flows:scenarios writes them anew', () => {
    const written = all.map(({ machine }) => {
      const file = join(folder, `${machine}.json`);
      return [machine, existsSync(file) ? readFileSync(file, 'utf8') : ''];
    });
    expect(written).toEqual(all.map((one) => [one.machine, textOf(scenariosOf(one))]));
    expect(readdirSync(folder).sort()).toEqual(all.map(({ machine }) => `${machine}.json`).sort());
  });

  it('come to every stable state of every machine, but to those that stand in the list with a reason', () => {
    const reached = new Set(titled.flatMap(([title, plan]) => [title, ...leavesOf(title, plan)]));
    const lacking = models.flatMap(({ id, machine }) => {
      const leaves = stableLeaves(machine).map((leaf) => `${id}/${leaf}`);
      return (leaves.length > 0 ? leaves : [id]).filter((leaf) => !reached.has(leaf));
    });
    expect(lacking.sort()).toEqual(Object.keys(unreachable).sort());
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
