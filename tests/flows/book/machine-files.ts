import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { StateMachine } from 'xstate';
import { findProofs } from '../find-proofs.ts';
import type { Model } from '../model.ts';
import type { Proof } from '../proof.ts';

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
  const files = readdirSync('machines', { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.machine.ts'))
    .map((name) => join('machines', name))
    .sort();
  const found: MachineFile[] = [];
  for (const file of files) {
    const parts: unknown[] = Object.values(await import(pathToFileURL(file).href));
    for (const machine of parts.filter((part) => part instanceof StateMachine)) {
      const proof = proofs.find(({ model }) => model.machine.config === machine.config);
      if (!proof) throw new Error(`${file}: no model walks ${machine.id}`);
      const { model, gaps } = proof;
      found.push({ id: machine.id, file, model: { ...model, machine }, gaps });
    }
  }
  return found;
}
