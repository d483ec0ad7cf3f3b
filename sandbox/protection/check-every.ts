import { eq } from 'drizzle-orm';
import type { Transaction } from '#sandbox/db/database.ts';
import { checkChoices, playSessions } from '#sandbox/db/protection-schema.ts';
import { marketOf, protectedBy } from '#sandbox/kit/market.ts';
import type { Sandbox } from '#sandbox/kit/services.ts';
import { noteChange } from './changes.ts';
import type { PlaySessionRow } from './play-sessions.ts';
import { checkAt } from './play-shown.ts';

type From = Pick<Transaction, 'select'>;

/** How often a member wants the check, in minutes, in whatever market they chose it; 0 for never; null: they did not choose. */
export async function chosenCheck(from: From, memberId: string): Promise<number | null> {
  const [chosen] = await from.select().from(checkChoices).where(eq(checkChoices.memberId, memberId));
  return chosen?.minutes ?? null;
}

/** What a member chose, where the market has checks and allows one as rare; else null. */
export async function checkInForce(
  from: From,
  memberId: string,
  sandbox: Pick<Sandbox, 'settings'>,
): Promise<number | null> {
  const { check } = marketOf(sandbox).rules.session;
  const chosen = check && (await chosenCheck(from, memberId));
  return check && chosen && chosen <= (check.atMost ?? chosen) ? chosen : null;
}

/** Why a check can't come as often as this. */
function refuse(minutes: number, sandbox: Pick<Sandbox, 'settings'>): void {
  const { check, declare } = marketOf(sandbox).rules.session;
  // Where each session is declared, nothing about an open one can be changed.
  if (check === null || declare) throw protectedBy('notOffered');
  const { atMost, choices } = check;
  if (minutes === 0 && atMost === null) return;
  if (atMost !== null && (minutes === 0 || minutes > atMost)) throw protectedBy('checkTooRare', { atMost });
  if (!choices.includes(minutes)) throw protectedBy('notOffered');
}

type Choice = { memberId: string; minutes: number; row: PlaySessionRow | null };

/**
 * An open session follows the choice. A check that is due must be read all the same, and a rarer one counts after it; but
 * whoever has none any more reads none.
 */
async function follow(tx: Transaction, { minutes, row }: Choice, sandbox: Sandbox): Promise<void> {
  if (row === null || row.endingAt !== null) return;
  const due = checkAt(row, sandbox) ?? Number.POSITIVE_INFINITY;
  const rarer = row.checkMinutes !== null && minutes > row.checkMinutes;
  const later = rarer && due <= sandbox.clock.now();
  const every = later ? { checkMinutesNext: minutes } : { checkMinutes: minutes, checkMinutesNext: null };
  await tx.update(playSessions).set(every).where(eq(playSessions.id, row.id));
}

/** Keeps how often a member wants the check (contract/protection/play-session.ts); `row` is their last session of play. */
export async function chooseCheck(tx: Transaction, choice: Choice, sandbox: Sandbox): Promise<void> {
  const { memberId, minutes } = choice;
  refuse(minutes, sandbox);
  await follow(tx, choice, sandbox);
  const before = await chosenCheck(tx, memberId);
  if (before === minutes) return;
  const kept = { memberId, minutes };
  await tx.insert(checkChoices).values(kept).onConflictDoUpdate({ target: checkChoices.memberId, set: kept });
  const noted = { what: 'CHECK_EVERY' as const, before: before?.toString() ?? null, after: String(minutes) };
  await noteChange(tx, memberId, noted, sandbox.clock.now());
}
