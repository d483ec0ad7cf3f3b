import { createHash, createHmac, randomBytes } from 'node:crypto';
import type { deposits } from '#sandbox/db/money-schema.ts';
import type { Sandbox } from '#sandbox/kit/sandbox.ts';
import { cashierMethods } from './deposit-methods.ts';

type Row = typeof deposits.$inferSelect;

/** Where the cashier's page is on the host that plays it. */
export const cashierPage = '/cashier';

const secrets = new WeakMap<Sandbox, Buffer>();

function secretOf(sandbox: Sandbox): Buffer {
  const secret = secrets.get(sandbox) ?? randomBytes(32);
  secrets.set(sandbox, secret);
  return secret;
}

/** As what a ticket that was used is remembered: who reads the database can't make one of it. */
export function ticketHash(ticket: string): string {
  return createHash('sha256').update(ticket).digest('base64url');
}

/** The deposit that a ticket speaks of. */
export function depositIn(ticket: string): string {
  return ticket.slice(0, -43);
}

/**
 * The ticket that opens the cashier's page next. It is made of the one that was used before: asked for twice it is the
 * same, and once it was used it is another.
 */
export function ticketOf(sandbox: Sandbox, { reference, cashierHash }: Row): string {
  const next = createHmac('sha256', secretOf(sandbox)).update(`${reference}\n${cashierHash ?? ''}`);
  return reference + next.digest('base64url');
}

/** Where a deposit that waits for the cashier is gone on with; null for any other. */
export function cashierAddress(sandbox: Sandbox, row: Row, language: string): string | null {
  if (row.status !== 'PENDING' || !cashierMethods.includes(row.methodId)) return null;
  const lang = language.toUpperCase() === 'EN' ? 'en' : 'es';
  const query = new URLSearchParams({ lang, ticket: ticketOf(sandbox, row) });
  return `${sandbox.settings.current().gameOrigin}${cashierPage}?${query}`;
}
