import { randomBytes } from 'node:crypto';

/** The reference of an act, a deposit or a withdrawal: random, so that nobody finds another's by counting. */
export function newReference(): string {
  return randomBytes(16).toString('base64url');
}
