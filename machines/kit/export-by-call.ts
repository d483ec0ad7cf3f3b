import { call } from './call.ts';
import { exportMachine } from './export.machine.ts';
import type { RecordCall } from './records.rules.ts';

/** The chart that saves a record (export.machine.ts), with the call that reads its pages. */
export function exportOf(name: RecordCall): typeof exportMachine {
  return exportMachine.provide({ actors: { page: call(name) as never } });
}
