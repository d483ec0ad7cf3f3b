import { createHash, createHmac, randomBytes } from 'node:crypto';
import { cashierMethods } from '#sandbox/books/deposit-methods.ts';
import type { deposits } from '#sandbox/db/money-schema.ts';
import type { Sandbox } from '#sandbox/kit/services.ts';

type Row = typeof deposits.$inferSelect;

/** The path of the cashier's page on the game host. */
export const cashierPage = '/cashier';

const secrets = new WeakMap<Sandbox, Buffer>();

function secretOf(sandbox: Sandbox): Buffer {
  const secret = secrets.get(sandbox) ?? randomBytes(32);
  secrets.set(sandbox, secret);
  return secret;
}

/** The stored form of a used ticket, from which a reader of the database can't make a ticket. */
export function ticketHash(ticket: string): string {
  return createHash('sha256').update(ticket).digest('base64url');
}

/** The deposit of a ticket. */
export function depositIn(ticket: string): string {
  return ticket.slice(0, -43);
}

/**
 * The next ticket for the cashier's page. It follows from the one used before: two requests give the same
 * ticket, and after its use the next request gives another.
 */
export function ticketOf(sandbox: Sandbox, { reference, cashierHash }: Row): string {
  const next = createHmac('sha256', secretOf(sandbox)).update(`${reference}\n${cashierHash ?? ''}`);
  return reference + next.digest('base64url');
}

/** The cashier's address for a deposit that waits there; null for any other deposit. */
export function cashierAddress(sandbox: Sandbox, row: Row, language: string): string | null {
  if (row.status !== 'PENDING' || !cashierMethods.includes(row.methodId)) return null;
  const lang = language.toUpperCase() === 'EN' ? 'en' : 'es';
  const query = new URLSearchParams({ lang, ticket: ticketOf(sandbox, row) });
  return `${sandbox.settings.current().gameOrigin}${cashierPage}?${query}`;
}
