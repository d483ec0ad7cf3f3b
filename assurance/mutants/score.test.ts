import { describe, expect, it, vi } from 'vitest';
import { representing } from '#tests/kit/depth.ts';
import { findModels } from '../walk/find-proofs.ts';
import { judgeOf } from '../walk/judge.ts';
import { equivalents } from './equivalents.ts';
import { mutantsOf } from './mutants.ts';
import { scoreOf, verdictsOf, wrongArguments } from './score.ts';

/** Milliseconds: hundreds of mutants of one chart are judged, and the argued ones walk it whole. */
vi.setConfig({ testTimeout: 120_000 });

/** The machines in whose charts no single fault may go unseen; those of money and of signing out are judged in every run. */
const guarded = representing(
  ['act', 'signOut', 'receipt', 'launch', 'register', 'sending'],
  (_, at) => at < 3,
);

const all = await findModels();
const models = all.filter(({ id }) => guarded.includes(id));

it('every argument is about a fault that its chart has', () => {
  const named = Object.entries(equivalents).flatMap(([id, argued]) => {
    const model = all.find((one) => one.id === id);
    const faults = model ? mutantsOf(model.machine).map(({ name }) => name) : [];
    return Object.keys(argued)
      .filter((name) => !faults.includes(name))
      .map((name) => `${id}: ${name}`);
  });
  expect(named).toEqual([]);
});

describe('the charts of an act of money, signing out, launching, registering and the receipt', () => {
  it('are there', () => {
    expect(models.map(({ id }) => id).toSorted()).toEqual([...guarded].toSorted());
  });

  it.each(models.map((model) => [model.id, model] as const))(
    '%s: every single fault is found, or argued to be none',
    (id, model) => {
      const verdicts = verdictsOf(mutantsOf(model.machine), judgeOf(model));
      expect(scoreOf(id, verdicts, equivalents[id]).survivors).toEqual([]);
      expect(wrongArguments(id, verdicts, equivalents[id])).toEqual([]);
    },
  );
});
