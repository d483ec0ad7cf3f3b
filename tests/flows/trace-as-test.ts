import type { Trace } from '#src/watch/trace.ts';
import type { Walk } from './trace-walk.ts';

/** The walk that is likely meant: of those that came to a state where something went wrong, else of all, the last. */
function meant(trace: Trace, walks: readonly Walk[]): Walk {
  const last = (walk: Walk) =>
    trace.lines.filter(({ actor, kind }) => actor === walk.actor && kind === 'step').at(-1)?.n ?? 0;
  const ranked = [...walks].sort((a, b) => Number(a.refused) - Number(b.refused) || last(a) - last(b));
  const found = ranked.at(-1);
  if (!found) throw new Error('nobody walks in this trace');
  return found;
}

/**
 * A test of what was saved. It walks the trace again and wants the actor that is meant at another end than it came to:
 * so it fails now, and passes once the flow is mended. Which actor and which end are written out, to be corrected.
 */
export function traceTest(trace: Trace, walks: readonly Walk[], name: string): string {
  const { machine, actor, end } = meant(trace, walks);
  const day = trace.savedAt.slice(0, 10);
  return `import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { readTrace } from '#src/watch/trace.ts';
import { findModels } from '../flows/find-proofs.ts';
import { walkTrace } from '../flows/trace-walk.ts';

const trace = readTrace(readFileSync(new URL('./${name}.json', import.meta.url), 'utf8'));

it('what was saved on ${day} ends elsewhere than it did: the ${machine} is mended', async () => {
  const machines = (await findModels()).map(({ machine }) => machine);
  const walk = walkTrace(trace, machines).find((one) => one.actor === ${JSON.stringify(actor)});
  expect(walk?.machine).toBe(${JSON.stringify(machine)});
  // Where it ended, which was wrong. Better: say with toBe where it should end.
  expect(walk?.end).not.toBe(${JSON.stringify(end)});
}, 60_000);
`;
}
