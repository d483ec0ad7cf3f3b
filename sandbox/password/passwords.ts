import { availableParallelism } from 'node:os';
import { hash, verify } from '@node-rs/argon2';
import { createTurns } from '#sandbox/wire/turns.ts';
import { wornPasswords } from './worn-passwords.ts';

/** What an argon2id hash costs: memory in KiB, passes and lanes. */
export type HashCost = {
  readonly memoryCost: number;
  readonly timeCost: number;
  readonly parallelism: number;
};

/** As OWASP asks for it: 19 MiB, two passes, one lane; about 30 ms. */
export const usualCost: HashCost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** How passwords and codes are kept. */
export type Secrets = {
  /** The hash of a password or code as it is kept. */
  readonly hash: (secret: string) => Promise<string>;
  /**
   * Whether a password or code belongs to a kept hash. Without one (no such account) the work is the same and
   * the answer is no, so that nobody learns from the time which names exist.
   */
  readonly matches: (secret: string, kept: string | null) => Promise<boolean>;
};

/**
 * Hashing is the dearest work there is here, so networks take turns with it: as many at once as there are cores, with one
 * of Node's four threads left for everything else.
 */
const hashing = createTurns({ atOnce: Math.min(3, availableParallelism()), mostWaiting: 200 });

/** The same letters typed on different keyboards must be the same password. */
function plain(password: string): string {
  return password.normalize('NFKC');
}

/** Keeps secrets by argon2id, each with a salt of its own. */
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

/** The rule a new password must keep (spec 5), and whose password it is. */
export type PasswordBounds = {
  readonly minLength: number;
  readonly maxLength: number;
  /** Null while it is not known whose it will be. */
  readonly account: string | null;
};

/**
 * Whether a new password may be used: within its bounds, not one that everybody tries first, and not made of
 * the account's own name.
 */
export function passwordAllowed(
  password: string,
  { minLength, maxLength, account }: PasswordBounds,
): boolean {
  const typed = plain(password).toLowerCase();
  const letters = typed.replace(/[^\p{L}\p{N}]/gu, '');
  const fits = password.length >= minLength && password.length <= maxLength;
  const worn = wornPasswords.has(typed) || wornPasswords.has(letters) || /^(.)\1*$/u.test(typed);
  return fits && !worn && (account === null || !typed.includes(account.toLowerCase()));
}
