import { availableParallelism } from 'node:os';
import { hash, verify } from '@node-rs/argon2';
import { passwordOf } from '#contract/typed.ts';
import { createTurns } from '#sandbox/kit/hashing-queue.ts';
import type { Secrets } from '#sandbox/kit/services.ts';
import { wornPasswords } from './worn-passwords.ts';

/** The cost of an argon2id hash: memory in KiB, passes and lanes. */
export type HashCost = {
  readonly memoryCost: number;
  readonly timeCost: number;
  readonly parallelism: number;
};

/** As OWASP recommends: 19 MiB, two passes, one lane; about 30 ms. */
export const usualCost: HashCost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/**
 * Hashing is the most expensive work here, so networks take turns with it: as many at once as there are
 * cores, with one of Node's four threads left for everything else.
 */
const hashing = createTurns({ atOnce: Math.min(3, availableParallelism()), mostWaiting: 200 });

/** Hashes were always made of this form: what `passwordOf` makes one, and half-width and full-width letters too. */
function plain(password: string): string {
  return password.normalize('NFKC');
}

/** Hashes secrets with argon2id, each with its own salt. */
export function createSecrets(cost: HashCost = usualCost): Secrets {
  const hashed = (secret: string) => hashing.take(() => hash(plain(secret), cost));
  let nobodys: Promise<string> | undefined;
  return {
    hash: hashed,
    async matches(secret, kept) {
      nobodys ??= hashed('nobody has this password');
      const known = kept ?? (await nobodys);
      const right = await hashing.take(() => verify(known, plain(secret)));
      return right && kept !== null;
    },
  };
}

/** The rule for a new password (spec 5). */
export type PasswordBounds = {
  readonly minLength: number;
  readonly maxLength: number;
  /** What it may not be built of (forbidden-words.ts). */
  readonly words: readonly string[];
};

/** Whether a new password is acceptable: within its bounds, not a common one, and not built of a forbidden word. */
export function passwordAllowed(password: string, { minLength, maxLength, words }: PasswordBounds): boolean {
  const typed = plain(password).toLowerCase();
  const letters = typed.replace(/[^\p{L}\p{N}]/gu, '');
  const { length } = passwordOf(password);
  const fits = length >= minLength && length <= maxLength;
  const worn = wornPasswords.has(typed) || wornPasswords.has(letters) || /^(.)\1*$/u.test(typed);
  return fits && !worn && !words.some((word) => typed.includes(plain(word).toLowerCase()));
}
