import { randomInt } from 'node:crypto';

/** Letters and digits that are not easily confused, when read or when heard. */
const signs = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';

/** A new invitation code, of five random bits for each sign: nobody finds another's by trying. */
export function newInvitationCode(length = 10): string {
  return Array.from({ length }, () => signs[randomInt(signs.length)]).join('');
}
