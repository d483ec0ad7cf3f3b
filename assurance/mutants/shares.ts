/** A share of all work: the first of four is 1/4. */
export type Share = { readonly number: number; readonly of: number };

/** Reads a share such as `2/4`. Throws when it is none. */
export function shareIn(text: string): Share {
  const [, number = 0, of = 0] = (/^(\d+)\/(\d+)$/.exec(text) ?? []).map(Number);
  if (number >= 1 && number <= of) return { number, of };
  throw new Error(`“${text}” is no share: write one such as 2/4`);
}

/** The machines of a share: each goes, the one with the most mutants first, where there are the fewest so far. */
export function machinesOfShare<One extends { readonly id: string; readonly names: readonly string[] }>(
  all: readonly One[],
  { number, of }: Share,
): readonly One[] {
  const shares = Array.from({ length: of }, () => ({ count: 0, machines: [] as One[] }));
  const bySize = [...all].sort(
    (one, other) => other.names.length - one.names.length || one.id.localeCompare(other.id, 'en'),
  );
  for (const one of bySize) {
    const least = shares.reduce((so, share) => (share.count < so.count ? share : so));
    least.count += one.names.length;
    least.machines.push(one);
  }
  return shares[number - 1]?.machines ?? [];
}
