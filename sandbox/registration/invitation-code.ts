import { randomInt } from 'node:crypto';

/** Letters and digits that are not easily confused, when read or when heard. */
const signs = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';

const length = 10;

/** A new invitation code of 50 random bits: nobody finds another's by trying. */
export function newInvitationCode(): string {
  return Array.from({ length }, () => signs[randomInt(signs.length)]).join('');
}
