import type { AnyStateMachine } from 'xstate';
import type { Trace } from '#src/watch/trace.ts';
import { Refusal } from '../diff/refusal.ts';
import { nodesOf, pathOf } from '../walk/transitions.ts';
import type { Walk } from './trace-walk.ts';

/** The machine that a test is about, and where its last actor should end; without `state`, elsewhere than it did. */
export type Meant = { readonly machine: AnyStateMachine; readonly state?: string };

/**
 * The path of a state of a machine, given whole or from some state on. Throws a Refusal with what exists when the machine
 * has no such state, or several.
 */
export function stateIn(machine: AnyStateMachine, given: string): string {
  const paths = nodesOf(machine)
    .filter((node) => node.parent && node.type !== 'history')
    .map(pathOf);
  if (paths.includes(given)) return given;
  const found = paths.filter((path) => path.endsWith(`.${given}`));
  if (found.length > 1) throw new Refusal(`${machine.id} has several states ${given}: ${found.join(', ')}`);
  if (found[0] === undefined) {
    throw new Refusal(`${machine.id} has no state ${given}: it has ${paths.join(', ')}`);
  }
  return found[0];
}

/**
 * The machine with this id. Throws a Refusal with what exists when there is none, or when it has no actor in the trace;
 * `where` names the trace.
 */
export function machineIn(
  id: string,
  walks: readonly Walk[],
  machines: readonly AnyStateMachine[],
  where: string,
): AnyStateMachine {
  const machine = machines.find((one) => one.id === id);
  const sorted = (ids: readonly string[]) => [...new Set(ids)].sort().join(', ');
  if (!machine) {
    throw new Refusal(`no machine is called ${id}: they are ${sorted(machines.map((one) => one.id))}`);
  }
  if (walks.some((walk) => walk.machine === id)) return machine;
  throw new Refusal(`${where} has no ${id}: in it are ${sorted(walks.map((walk) => walk.machine))}`);
}

/**
 * The walk that is likely meant: the machine’s last to move; of all machines, of those that moved and came to a state where
 * something went wrong, else of those that moved, the last.
 */
export function meantWalk(trace: Trace, walks: readonly Walk[], machine?: string): Walk {
  const last = (walk: Walk) =>
    trace.lines.filter(({ actor, kind }) => actor === walk.actor && kind === 'step').at(-1)?.n ?? 0;
  const its = walks.filter((walk) => (machine ? walk.machine === machine : last(walk) > 0));
  const wrong = (walk: Walk) => (machine ? 0 : Number(walk.refused));
  const found = [...its].sort((a, b) => wrong(a) - wrong(b) || last(a) - last(b)).at(-1);
  if (!found) throw new Error('nobody walks in this trace');
  return found;
}

function wanting({ end, machine }: Walk, state: string | undefined): string {
  if (state !== undefined) {
    return `  expect(endOf(walk, ${JSON.stringify(state)})).toBe(${JSON.stringify(state)});`;
  }
  return `  // Where it ended, which was wrong. Better: --machine ${machine} --expect STATE, which says where it should end.
  expect(walk?.end).not.toBe(${JSON.stringify(end)});`;
}

/**
 * A test of what was saved. It walks the trace again and wants the actor that is meant in `state`; without one, at another
 * end than it came to: so it fails now, and passes once the flow is mended. The walk ends where it first goes another way.
 */
export function traceTest(trace: Trace, walks: readonly Walk[], name: string, meant?: Meant): string {
  const walk = meantWalk(trace, walks, meant?.machine.id);
  const { machine, actor } = walk;
  const state = meant?.state;
  const day = trace.savedAt.slice(0, 10);
  const title = state
    ? `what was saved on ${day} ends in ${state}: the ${machine} is mended`
    : `what was saved on ${day} ends elsewhere than it did: the ${machine} is mended`;
  return `import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { readTrace } from '#src/watch/trace.ts';
import { findModels } from '../walk/find-proofs.ts';
import { ${state ? 'endOf, ' : ''}walkTrace } from './trace-walk.ts';

const trace = readTrace(readFileSync(new URL('./${name}.json', import.meta.url), 'utf8'));

it('${title}', async () => {
  const machines = (await findModels()).map(({ machine }) => machine);
  const walk = walkTrace(trace, machines).find((one) => one.actor === ${JSON.stringify(actor)});
  expect(walk?.machine).toBe(${JSON.stringify(machine)});
${wanting(walk, state)}
}, 60_000);
`;
}
