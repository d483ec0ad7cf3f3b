import type { Scenarios } from '#src/watch/scenario.schema.ts';

/** Where the scenarios are kept, one file a machine: the sandbox serves them from there. */
export const folder = 'docs/flows/scenarios';

/** The text of a machine's file. */
export function textOf(scenarios: Scenarios): string {
  return `${JSON.stringify(scenarios, null, 1)}\n`;
}
