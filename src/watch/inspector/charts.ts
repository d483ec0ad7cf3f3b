import { type AnyStateMachine, StateMachine } from 'xstate';
import type { Charts } from './chart-reading.ts';

const files = import.meta.glob<Readonly<Record<string, unknown>>>([
  '../../../machines/**/*.machine.ts',
  '../../../machines/**/*.act.ts',
]);

/** Every chart of the product. They are fetched with the first of these requests: a file of their own (scripts/build.ts). */
export async function loadCharts(): Promise<Charts> {
  const modules = await Promise.all(Object.values(files).map((load) => load()));
  const machines = modules
    .flatMap((exports) => Object.values(exports))
    .filter((one): one is AnyStateMachine => one instanceof StateMachine);
  return new Map(machines.map((machine) => [machine.id, machine]));
}
