import * as z from 'zod/mini';
import type { CallShape } from '#contract/call.ts';
import { CallFailure } from '#contract/errors.ts';

type Path = readonly PropertyKey[];

/**
 * What of an answer is not as agreed: `part` is the section that was dropped, or '' for the whole answer. `paths` lead to what
 * is wrong, and may hold keys of data; without it the answer was none of a gateway at all.
 */
export type Drift = {
  readonly part: string;
  readonly problems: readonly string[];
  readonly paths?: readonly Path[];
};

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
  const driftOf = (part: readonly string[]): Drift => {
    const inside = issues.filter(({ path }) => beginsWith(path, part));
    return {
      part: part.join('.'),
      problems: inside.map(({ path, message }) => `${path.map(String).join('.')}: ${message}`),
      paths: inside.map(({ path }) => path),
    };
  };
  const rest = z.safeParse(
    call.output,
    sections.reduce((left: unknown, section) => without(left, section), value),
  );
  if (!rest.success) {
    tell(driftOf([]));
    throw new CallFailure({ kind: 'drift' });
  }
  for (const section of sections) tell(driftOf(section));
  return rest.data;
}
