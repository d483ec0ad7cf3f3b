import type { Failure, FailureKind } from '#contract/errors.ts';

/** The code that stands for a failure that carries none, by its kind. `NETWORK` is our own: no gateway sends it. */
const kinds: Readonly<Record<FailureKind, string>> = {
  refused: 'UNKNOWN_ERROR',
  unauthorized: 'SESSION_ENDED',
  restricted: 'MUST_VERIFY',
  unavailable: 'MAINTENANCE',
  limited: 'TOO_MANY_REQUESTS',
  timeout: 'NETWORK',
  network: 'NETWORK',
  drift: 'INTERNAL',
};

/** The kinds in which the gateway did not speak: a code in such an answer says nothing. */
const unspoken: readonly FailureKind[] = ['timeout', 'network', 'drift'];

/** The code whose article explains a failure. */
export function codeOf({ kind, code }: Pick<Failure, 'kind' | 'code'>): string {
  return unspoken.includes(kind) ? kinds[kind] : (code ?? kinds[kind]);
}

type Texts = Readonly<Record<string, readonly string[]>>;

/** The texts of refusals by code: those of codes, and those of kinds of failures under the code that stands for each. */
export function textsByCode(
  errors: Texts,
  failures: Readonly<Partial<Record<FailureKind, readonly string[]>>>,
): Texts {
  const texts: Record<string, readonly string[]> = { ...errors };
  for (const [kind, code] of Object.entries(kinds)) {
    texts[code] = [...(texts[code] ?? []), ...(failures[kind as FailureKind] ?? [])];
  }
  return texts;
}
