import { findCharts } from '../stately/charts.ts';
import { findProofs } from '../walk/find-proofs.ts';
import type { Model } from '../walk/model.ts';
import type { Proof } from '../walk/proof.ts';

/** A machine with the file of its definition (from the root of the project), the model that walks it, and its gaps. */
export type MachineFile = {
  readonly id: string;
  readonly file: string;
  readonly model: Model;
  readonly gaps: Proof['gaps'];
};

/**
 * All machines of the product in the order of their files, each as its file has it: its model may walk it with a call of
 * its own. Throws for a machine that no model walks.
 */
export async function findMachines(): Promise<readonly MachineFile[]> {
  const proofs = await findProofs();
  return (await findCharts()).map(({ id, file, machine }) => {
    const proof = proofs.find(({ model }) => model.machine.config === machine.config);
    if (!proof) throw new Error(`${file}: no model walks ${id}`);
    const { model, gaps } = proof;
    return { id, file, model: { ...model, machine }, gaps };
  });
}
