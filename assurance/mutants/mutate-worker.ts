import { findModels } from '../walk/find-proofs.ts';
import { judgeOf } from '../walk/judge.ts';
import { type Mutant, mutantsOf } from './mutants.ts';

// Judges one mutant after another, by the id of its machine and its number, in a process that can be ended from outside.

type Asked = { readonly id: string; readonly number: number };
type Bench = { readonly judge: ReturnType<typeof judgeOf>; readonly mutants: readonly Mutant[] };

const models = await findModels();
const benches = new Map<string, Bench>();

function benchOf(id: string): Bench {
  const model = models.find((one) => one.id === id);
  if (!model) throw new Error(`there is no model ${id}`);
  const bench = benches.get(id) ?? { judge: judgeOf(model), mutants: mutantsOf(model.machine) };
  benches.set(id, bench);
  return bench;
}

process.on('message', ({ id, number }: Asked) => {
  const { judge, mutants } = benchOf(id);
  const mutant = mutants[number];
  if (!mutant) throw new Error(`${id} has no mutant ${number}`);
  process.send?.({ killer: judge(mutant.fault) });
});
