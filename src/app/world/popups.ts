import * as z from 'zod/mini';
import { createSafeStore } from './safe-store.ts';

/** Where it is kept (spec 3, index_notice): what a visitor saw in the tab, what a member saw in the browser. */
const key = 'index_notice';

/** The most marks kept; the oldest are forgotten first. */
const most = 200;

const Kept = z.array(z.string());

const session = createSafeStore(() => window.sessionStorage);
const local = createSafeStore(() => window.localStorage);

/** A short mark instead of the account: whose device this is stays out of the storage (FNV-1a, 32 bits). */
function markOf(account: string): string {
  let hash = 0x811c9dc5;
  for (const unit of new TextEncoder().encode(account)) hash = Math.imul(hash ^ unit, 0x01000193) >>> 0;
  return hash.toString(36);
}

const storeOf = (account: string) => (account === '' ? session : local);

function keptIn(account: string): string[] {
  const kept = z.safeParse(Kept, storeOf(account).read(key));
  return kept.success ? kept.data : [];
}

/** The marks of the pop-ups that a person has seen; `account` is '' for a visitor. */
export function seenPopups(account: string): readonly string[] {
  const own = `${markOf(account)} `;
  return keptIn(account).flatMap((one) => (one.startsWith(own) ? [one.slice(own.length)] : []));
}

/** Remembers that a person has seen pop-ups. */
export function keepPopups(account: string, marks: readonly string[]): void {
  const own = marks.map((mark) => `${markOf(account)} ${mark}`);
  const others = keptIn(account).filter((one) => !own.includes(one));
  storeOf(account).set(key, JSON.stringify([...others, ...own].slice(-most)));
}
