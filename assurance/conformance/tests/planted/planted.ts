import type { AccountsFile } from '#assurance/conformance/accounts.ts';
import type { Concern } from '#assurance/conformance/finding.ts';
import type { CallName } from '#contract/calls.ts';
import type { Came, Spoil } from '#tests/kit/spoiling-proxy.ts';

/** What the test's surroundings lend to a difference. */
export type Lent = {
  /** Open sessions by account, for answers that somebody else gets. */
  readonly tokens: Readonly<Record<string, string>>;
  /** Whose token a request brings; undefined for nobody's. */
  readonly ownerOf: (came: Came) => string | undefined;
  /** The gateway itself, past the proxy. */
  readonly gateway: string;
  /** Lets this much time pass, on the run's own clock; milliseconds. */
  readonly pass: (milliseconds: number) => void;
  /** Ends the request at hand, as its time-out would. */
  readonly timeOut: () => void;
};

/** One difference, planted between the run and the sandbox; and what must be said of it, and of nothing else. */
export type Planted = {
  readonly name: string;
  readonly spoils: (lent: Lent) => Partial<Record<CallName | '*', Spoil>>;
  /** The calls that are asked. */
  readonly only: readonly string[];
  /** Every call and concern that is found to differ or to be missing. */
  readonly found: readonly (readonly [call: CallName, concern: Concern])[];
  /** What the report says that came. */
  readonly got: RegExp;
  readonly missing?: true;
  readonly write?: true;
  readonly file?: Partial<AccountsFile>;
};

/** A difference of one call, of one concern. */
export function one(
  name: string,
  call: CallName,
  concern: Concern,
  spoil: Spoil | ((lent: Lent) => Spoil),
  got: RegExp,
): Planted {
  const spoils = (lent: Lent) => ({ [call]: typeof spoil === 'function' ? spoil(lent) : spoil });
  return { name, spoils, only: [call], found: [[call, concern]], got };
}
