import { readFileSync } from 'node:fs';
import { type AccountsFile, readAccounts } from '#assurance/conformance/accounts.ts';
import type { Finding } from '#assurance/conformance/finding.ts';
import type { RunOptions } from '#assurance/conformance/run.ts';

/** The accounts of the sandbox's seed, as the documentation shows them. */
export function exampleFile(): AccountsFile {
  return readAccounts(readFileSync('docs/conformance/accounts.example.json', 'utf8'));
}

/** A clock for runs: a millisecond passes at each look, and waiting takes no time. */
export function quickClock() {
  let now = 0;
  const waited: number[] = [];
  return {
    waited,
    pass: (milliseconds: number) => {
      now += milliseconds;
    },
    tools: {
      manners: { rate: Number.POSITIVE_INFINITY },
      watch: () => {
        now += 1;
        return now;
      },
      pause: async (milliseconds: number) => {
        waited.push(milliseconds);
        now += milliseconds;
      },
    } satisfies Partial<RunOptions>,
  };
}

/** What is against the contract, a line each. */
export function wrongOf(findings: readonly Finding[]): string[] {
  return findings
    .filter(({ verdict }) => verdict === 'differs' || verdict === 'missing')
    .map(({ call, account, concern, got }) => `${call} as ${account}: ${concern}: ${got}`);
}
