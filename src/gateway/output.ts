import * as z from 'zod/mini';
import type { CallShape } from '#contract/call.ts';
import { CallFailure } from '#contract/errors.ts';

/** What of an answer is not as agreed: `part` is the section that was dropped, or '' for the whole answer. */
export type Drift = { readonly part: string; readonly problems: readonly string[] };

type Path = readonly PropertyKey[];

function beginsWith(path: Path, section: readonly string[]): boolean {
  return section.every((step, n) => path[n] === step);
}

/** A copy of the value without one part; the value itself is unchanged. */
function without(value: unknown, [first, ...rest]: readonly string[]): unknown {
  if (typeof value !== 'object' || value === null || first === undefined) return value;
  const { [first]: part, ...others } = value as Record<string, unknown>;
  return rest.length === 0 ? others : { ...others, [first]: without(part, rest) };
}

/**
 * Reads the value of an answer with the call's own schema. A section that may be dropped is dropped and
 * reported; any other deviation fails the call (spec 7; the contract's `sections`).
 */
export function readOutput(call: CallShape, value: unknown, tell: (drift: Drift) => void): unknown {
  const read = z.safeParse(call.output, value);
  if (read.success) return read.data;
  const { issues } = read.error;
  const sections = (call.sections ?? []).filter((section) =>
    issues.some(({ path }) => beginsWith(path, section)),
  );
  const problemsOf = (part: readonly string[]) =>
    issues
      .filter(({ path }) => beginsWith(path, part))
      .map(({ path, message }) => `${path.map(String).join('.')}: ${message}`);
  const rest = z.safeParse(
    call.output,
    sections.reduce((left: unknown, section) => without(left, section), value),
  );
  if (!rest.success) {
    tell({ part: '', problems: problemsOf([]) });
    throw new CallFailure({ kind: 'drift' });
  }
  for (const section of sections) tell({ part: section.join('.'), problems: problemsOf(section) });
  return rest.data;
}
