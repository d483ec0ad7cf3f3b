/**
 * Whether this run tries every combination (`npm test -- --whole`, docs/decisions/0095). Without it, combinations that
 * lead through the same code are tried in turn: each language, width, theme and kind of fault once, not each with each.
 */
export const whole = process.env.WHOLE === '1';

/** All of them in a whole run, else those that stand for the others. */
export function representing<One>(
  all: readonly One[],
  standFor: (one: One, at: number) => boolean,
): readonly One[] {
  return whole ? all : all.filter(standFor);
}

/** All of them in a whole run, else these rows of a table: by number, from 0. */
export function rows<One>(all: readonly One[], ...these: readonly number[]): readonly One[] {
  return representing(all, (_, at) => these.includes(at));
}

/** How many times as many cases a property is tried with; a night tries ten times as many. */
const times = Number(process.env.PROPERTIES_TIMES ?? 1);

/** With how many drawn cases a property is tried: 100, where it does not say otherwise. */
export function runs(usual = 100): { readonly numRuns: number } {
  return { numRuns: usual * times };
}
